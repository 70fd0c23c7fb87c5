import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../random.ts";
import { less } from "./index.ts";
import type { LessSum } from "./schema.ts";

const words = {
  forms: {
    chest: { ask: "From {part} to {whole}" },
    leak: {
      ask: "{whole}, then up: {part} And now?",
      by: "back" as const,
      knocks: {
        ten: { sound: "bubbles" as const, word: "blubber" },
        one: { sound: "bubble-pop" as const, word: "blub" },
      },
    },
    both: { ask: "{whole} below. {part}, up by {lost}" },
  },
};
const chest: LessSum = { type: "less", form: "chest", whole: 62, part: 34 };

describe("a whole without a part", () => {
  it("asks in the words of its form, numbers in their order, and with the form's own knocks", () => {
    expect(less.question(words, chest)).toEqual(["From", { number: 34 }, "to", { number: 62 }]);
    const leak = less.question(words, { ...chest, form: "leak", whole: 34, part: 6 });
    expect(leak.at(2)).toEqual({ number: 6, knocks: words.forms.leak.knocks });
    expect(leak.at(-1)).toBe("And now?");
  });

  it("works a difference up by way of the ten, and what is left back by way of it", () => {
    expect(less.worked(words, chest)).toEqual([
      "From 34 to 40 is 6.",
      "From 40 to 62 is 22.",
      "6 and 22 make 28.",
    ]);
    expect(less.worked(words, { ...chest, whole: 12, part: 8 }).at(-1)).toBe("2 and 2 make 4.");
    expect(less.worked(words, { ...chest, form: "leak", whole: 34, part: 6 })).toEqual([
      "34 take away 4 is 30.",
      "30 take away 2 is 28.",
    ]);
  });

  it("takes from the part first what it has lost", () => {
    const both: LessSum = { type: "less", form: "both", whole: 62, part: 34, lost: 6 };
    expect(less.target(both)).toBe(34);
    expect(less.worked(words, both)[0]).toBe("34 take away 6 is 28.");
    expect(less.fact(words, both)).toBe("62 take away 28 is 34.");
    expect(less.thinking(words, both).strategy).not.toContain("28");
  });

  it("never says the answer before the worked one", () => {
    for (const [whole, part] of [
      [62, 34],
      [12, 8],
      [9, 5],
    ] as const)
      for (const form of ["chest", "leak"]) {
        const sum: LessSum = { type: "less", form, whole, part };
        expect(less.thinking(words, sum).strategy).not.toMatch(new RegExp(`\\b${whole - part}\\b`));
      }
  });

  it("draws what its rules allow, and says where answers can lie", () => {
    const rules = {
      type: "less" as const,
      form: "chest",
      whole: { from: 41, to: 60 },
      part: { from: 14, to: 30 },
      left: { from: 20, to: 30 },
      regroups: true,
    };
    for (let seed = 0; seed < 50; seed++) {
      const sum = less.draw(rules, { trackFrom: 0 }, createRandom(seed));
      expect(sum).toBeDefined();
      if (sum === undefined) continue;
      expect(sum.part % 10).toBeGreaterThan(sum.whole % 10);
      expect(less.target(sum)).toBeGreaterThanOrEqual(20);
      expect(less.target(sum)).toBeLessThanOrEqual(30);
    }
    expect(less.within(rules, 0)?.starts).toEqual({ from: 0, to: 0 });
    expect(less.within({ ...rules, left: { from: 90, to: 99 } }, 0)).toBeUndefined();
    expect(less.draw(rules, { trackFrom: 0, from: 19 }, createRandom(1))?.part).toBe(19);
  });
});
