import { expect, it } from "vitest";
import type { Toolkit } from "../../content/types.ts";
import content from "../../../assets/content/toolkits.json";
import { toolkit } from "./example.ts";
import { filterToolkits, isFiltered, NO_FILTER, type ToolkitFilter } from "./filter-toolkits.ts";
import { ageInWords } from "./toolkit-age.ts";

const toolkits = [
  toolkit(1, { age: { from: 6, by: "ESRB" } }),
  toolkit(2, { age: { from: 13, by: "us" }, platform: "Xbox", platformIcon: "controller" }),
  toolkit(3, { age: { from: 17, by: "ESRB" }, category: "Racing" }),
  toolkit(4, { pdfUrl: "/toolkits/four.pdf", checked: false }),
];

it.each<[string, Partial<ToolkitFilter>, number[]]>([
  ["everything without a wish", {}, [1, 2, 3, 4]],
  ["what a child of seven may play", { age: 7 }, [1]],
  ["what a child of twelve may play", { age: 12 }, [1, 4]],
  ["everything for a grown-up", { age: 17 }, [1, 2, 3, 4]],
  ["a device", { platform: "Xbox" }, [2]],
  ["a kind", { category: "Racing" }, [3]],
  ["what has a guide", { hasGuide: true }, [4]],
  ["nothing where two wishes exclude each other", { age: 7, hasGuide: true }, []],
])("shows %s", (_what, wish, ids) => {
  const filter = { ...NO_FILTER, ...wish };
  expect(filterToolkits(toolkits, filter).map(({ id }) => id)).toEqual(ids);
  expect(isFiltered(filter)).toBe(Object.keys(wish).length > 0);
});

it("says whose word an age is", () => {
  expect(ageInWords({ from: 10, by: "ESRB" })).toBe("ESRB: Everyone 10+");
  expect(ageInWords({ from: 6, by: "us" })).toBe("Ages 6 and up (our estimate)");
});

it("offers nothing to a child of fourteen that its own description calls one for adults", () => {
  const offered = filterToolkits(content as readonly Toolkit[], { ...NO_FILTER, age: 14 });
  expect(offered.filter(({ description }) => /made for adults/i.test(description))).toEqual([]);
});
