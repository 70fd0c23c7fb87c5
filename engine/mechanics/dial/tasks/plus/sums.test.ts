import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../random.ts";
import { content, filling, leaping } from "../../example.ts";
import { generate, startsFor } from "./generate.ts";
import type { PlusRules } from "./schema.ts";
import { drawPlus, plusId, plusQuestion, plusStart } from "./sums.ts";

const singles = { from: 1, to: 9 };

/** All that is drawn in many draws, as ids in order. */
function drawn(rules: Omit<PlusRules, "type" | "start">): string[] {
  const random = createRandom(7);
  const ids = Array.from({ length: 2000 }, () =>
    plusId(drawPlus({ type: "plus", start: "first", ...rules }, random)),
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
      plusQuestion(content.task, { type: "plus", addends: [8, 5] }),
      plusQuestion(content.task, { type: "plus", addends: [8, 5, 2] }),
      plusQuestion(content.task, { type: "plus", addends: [8, 5], missing: 1 }),
      plusQuestion(content.task, { type: "plus", addends: [8, 5], missing: 0 }),
    ];
    expect(asked).toEqual([
      "8 plus 5?",
      "8 plus 5 plus 2?",
      "8 plus what makes 13?",
      "What plus 5 makes 13?",
    ]);
  });

  it("starts at the first addend, the largest, or the track's beginning", () => {
    const sum = { type: "plus" as const, addends: [2, 6] };
    expect([
      plusStart(sum, "first", 0),
      plusStart(sum, "largest", 0),
      plusStart({ ...sum, missing: 1 }, "first", 0),
    ]).toEqual([2, 6, 0]);
  });
});

describe("an item", () => {
  it("holds what is asked and where it starts, and nothing else", () => {
    const [drawing] = filling.tasks ?? [];
    const only = { from: 9, to: 9 };
    const rules = {
      ...filling,
      tasks: drawing === undefined ? [] : [{ ...drawing, addends: [{ from: 5, to: 5 }, only] }],
    };
    expect(generate(content, rules, createRandom(1))).toEqual({
      id: "5+9",
      task: { type: "plus", addends: [5, 9] },
      start: 9,
    });
  });

  it("starts anywhere from where the answer takes as many jumps as wanted", () => {
    expect(startsFor(50, { from: 2, to: 2 }, content, leaping)).toEqual([30, 39, 41, 48, 52, 59, 61, 70]);
    const starts = Array.from({ length: 50 }, (_, seed) => {
      const item = generate(content, { ...leaping, anyStart: { from: 2, to: 2 } }, createRandom(seed));
      const answer = item.task.addends.reduce((sum, addend) => sum + addend);
      return startsFor(answer, { from: 2, to: 2 }, content, leaping).includes(item.start);
    });
    expect(new Set(starts)).toEqual(new Set([true]));
  });
});
