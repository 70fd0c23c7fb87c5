import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../random.ts";
import { content } from "../../example.ts";
import type { PlusRules, PlusTask } from "./schema.ts";
import { drawPlus, plusId, plusQuestion, plusStarts } from "./sums.ts";

const words = content.tasks.plus ?? expect.fail("no words");

const singles = { from: 1, to: 9 };

function idOf(sum: PlusTask | undefined): string {
  return sum === undefined ? "nothing" : plusId(sum);
}

/** All that is drawn in many draws, as ids in order. */
function drawn(rules: Omit<PlusRules, "type" | "start">): string[] {
  const random = createRandom(7);
  const ids = Array.from({ length: 2000 }, () =>
    idOf(drawPlus({ type: "plus", start: "first", ...rules }, {}, random)),
  );
  return [...new Set(ids)].toSorted();
}

describe("drawing sums", () => {
  it("keeps to the ranges, their steps and the total", () => {
    expect(
      drawn({
        addends: [
          { from: 3, to: 4 },
          { from: 10, to: 35, by: 10 },
        ],
        total: { from: 0, to: 33 },
      }),
    ).toEqual(["3+10", "3+20", "3+30", "4+10", "4+20"]);
  });

  it("regroups, or does not, where it should", () => {
    const addends = [
      { from: 14, to: 16 },
      { from: 4, to: 6 },
    ];
    expect(drawn({ addends, regroups: true })).toEqual(["14+6", "15+5", "15+6", "16+4", "16+5", "16+6"]);
    expect(drawn({ addends, regroups: false })).toEqual(["14+4", "14+5", "15+4"]);
  });

  it("says the addends in any order where that is allowed", () => {
    const addends = [
      { from: 20, to: 20 },
      { from: 3, to: 3 },
    ];
    expect(drawn({ addends })).toEqual(["20+3"]);
    expect(drawn({ addends, anyOrder: true })).toEqual(["20+3", "3+20"]);
  });

  it("hides the addend that is asked for", () => {
    const addends = [
      { from: 8, to: 8 },
      { from: 5, to: 5 },
    ];
    expect(drawn({ addends, missing: "last" })).toEqual(["8+?=13"]);
    expect(drawn({ addends, missing: "first" })).toEqual(["?+5=13"]);
  });

  it("begins where it is told to, or not at all", () => {
    const rules = {
      type: "plus" as const,
      start: "first" as const,
      addends: [singles, singles],
      total: { from: 8, to: 9 },
    };
    const from = (at: number) => drawPlus(rules, { from: at }, createRandom(1))?.addends[0];
    expect([from(3), from(12)]).toEqual([3, undefined]);
  });

  it("finds what fits seldom", () => {
    const rare = { addends: [singles, { from: 1, to: 90 }, singles], total: { from: 108, to: 108 } };
    expect(drawn(rare)).toEqual(["9+90+9"]);
  });

  it("has two addends that make ten", () => {
    const ids = drawn({
      addends: [singles, singles, { from: 5, to: 5 }],
      tenPair: true,
      total: { from: 12, to: 12 },
    });
    expect(ids).toEqual(["2+5+5", "5+2+5"]);
  });
});

describe("a sum", () => {
  it("is asked for by its total or by what is missing", () => {
    const asked = [
      plusQuestion(words, { type: "plus", addends: [8, 5] }),
      plusQuestion(words, { type: "plus", addends: [8, 5, 2] }),
      plusQuestion(words, { type: "plus", addends: [8, 5], missing: 1 }),
      plusQuestion(words, { type: "plus", addends: [8, 5], missing: 0 }),
    ];
    const number = (value: number) => ({ number: value });
    expect(asked).toEqual([
      [number(8), "plus", number(5), "?"],
      [number(8), "plus", number(5), "plus", number(2), "?"],
      [number(8), "plus", "what", "makes", number(13), "?"],
      ["what", "plus", number(5), "makes", number(13), "?"],
    ]);
  });

  it("starts at the first addend, the largest, or the track's beginning", () => {
    const sum = { type: "plus" as const, addends: [2, 6] };
    expect([
      plusStarts(sum, "first", 0),
      plusStarts(sum, "largest", 0),
      plusStarts({ ...sum, missing: 1 }, "first", 0),
    ]).toEqual([[2, 6], [6, 2], [0]]);
  });
});
