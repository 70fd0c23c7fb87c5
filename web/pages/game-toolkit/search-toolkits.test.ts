import { describe, expect, it } from "vitest";
import type { Toolkit } from "../../content/types.ts";
import { toolkit } from "./example.ts";
import { AT_FIRST, guidesFirst, searchToolkits } from "./search-toolkits.ts";
import content from "../../../assets/content/toolkits.json";

const toolkits = [
  toolkit(1, { name: "Night Train" }),
  toolkit(2, { description: "You drive a TRAIN." }),
  toolkit(3, { category: "Racing" }),
  ...[4, 5, 6, 7, 8, 9].map((id) => toolkit(id, {})),
];
const found = (typed: string) => searchToolkits(toolkits, typed).map(({ id }) => id);

it("puts what can be read today first, but nothing for adults before what children may look for", () => {
  const mixed = [
    toolkit(1, {}),
    toolkit(2, { pdfUrl: "/toolkits/two.pdf" }),
    toolkit(3, { pdfUrl: "/toolkits/three.pdf", age: { from: 17, by: "ESRB" } }),
    toolkit(4, { pdfUrl: "/toolkits/four.pdf" }),
  ];
  expect(guidesFirst(mixed).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

it.each([
  ["pokemon", "Pokémon"],
  ["spiderman", "Spider-Man"],
  ["ragnarok", "Ragnarök"],
])("%s finds %s", (typed, name) => {
  const games = searchToolkits(content as readonly Toolkit[], typed);
  expect(games.some((one) => one.name.includes(name))).toBe(true);
});

describe("searchToolkits", () => {
  it.each([
    ["a name", "night", [1]],
    ["a description", "drive a train", [2]],
    ["a category", "racing", [3]],
    ["letters of any size, in any of the three", "tRaIn", [1, 2]],
    ["a part of a word", "igh", [1]],
    ["what stands in none", "chess", []],
    ["a platform", "pc", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["a name however it is hyphenated", "night-train", [1]],
    ["signs that mean something to a program", ".*", []],
  ])("finds %s", (_what, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it.each(["", "   "])("shows the first eight to who typed nothing: %j", (typed) => {
    expect(found(typed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("does not mind spaces around the words", () => {
    expect(found(" racing ")).toEqual([3]);
  });
});

it("shows no game to children, before they search, that its own description calls one for adults", () => {
  const forAdults = content.filter(({ description }) => description.includes("adults"));
  expect(forAdults.length).toBeGreaterThan(0);
  expect(
    guidesFirst(content as readonly Toolkit[])
      .slice(0, AT_FIRST)
      .filter(({ description }) => description.includes("adults")),
  ).toEqual([]);
});
