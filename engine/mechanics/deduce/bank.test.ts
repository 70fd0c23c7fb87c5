import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { choices, clueIn, rowsWith, settledClues, verdict } from "./bank.ts";
import { tools } from "./fixture.ts";

describe("the bank", () => {
  it("has a verdict only where all readers agree", () => {
    const handle = clueIn(tools, "handle");
    expect(["hammer", "saw", "drill", "brush"].map((id) => verdict(handle, id))).toEqual([
      true,
      true,
      undefined,
      true,
    ]);
  });

  it("uses in a row only the clues that are settled for everybody in it", () => {
    const ids = (row: string[]) => settledClues(tools, row).map(({ id }) => id);
    expect(ids(["hammer", "saw", "brush"])).toContain("handle");
    expect(ids(["hammer", "saw", "drill"])).not.toContain("handle");
  });

  it("seats who is sought with every choice of others", () => {
    const rows = rowsWith(tools, ["saw"], 3, createRandom(1));
    expect(new Set(rows.map((row) => row.toSorted().join(" ")))).toEqual(
      new Set(["drill hammer saw", "brush hammer saw", "brush drill saw"]),
    );
    expect(choices([1, 2, 3], 2)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });
});
