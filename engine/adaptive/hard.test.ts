import { expect, it } from "vitest";
import { aVerdict } from "../../tests/fakes/verdicts.ts";
import { hardOf } from "./hard.ts";

it("names what went wrong more than once, the hardest first, and takes what a hint has done off", () => {
  const verdicts = [
    aVerdict({ item: "6+7", credit: 0 }),
    aVerdict({ item: "6+7", credit: 0.5 }),
    aVerdict({ item: "8+5", credit: 1, help: 3 }),
    aVerdict({ item: "8+5", credit: 1, help: 3 }),
    aVerdict({ item: "9+9", credit: 0 }),
    aVerdict({ item: "1+1" }),
    aVerdict({ item: "1+1" }),
  ];
  expect(
    hardOf({ forgotten: 0, verdicts, plays: [] }).map(({ item, times, credit }) => [item, times, credit]),
  ).toEqual([
    ["6+7", 2, 0.25],
    ["8+5", 2, 0.4],
  ]);
});
