import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../random.ts";
import { content, dealOf, leaping } from "../../example.ts";
import { generate } from "../../generate.ts";
import { best } from "../../help.ts";
import { apply, begin } from "../../play.ts";
import type { DialRules } from "../../schema.ts";
import { minus } from "./index.ts";

const words = {
  minus: "minus",
  ask: "?",
  hints: {
    count: "Back {b} from {a}.",
    backToTen: "Back to the ten.",
    tensThenOnes: "The tens of {b} first.",
  },
  worked: { less: "{a} less {b} is {c}." },
};

describe("taking away", () => {
  it("asks, and works the answer in the steps of a person", () => {
    const sum = { type: "minus" as const, from: 43, take: 25 };
    expect(minus.question(words, sum)).toEqual([{ number: 43 }, "minus", { number: 25 }, "?"]);
    expect(minus.worked(words, sum, 43)).toEqual([
      "43 less 20 is 23.",
      "23 less 3 is 20.",
      "20 less 2 is 18.",
    ]);
  });

  it("helps from where the player is", () => {
    const sum = { type: "minus" as const, from: 43, take: 25 };
    const thoughts = [43, 23, 20].map((at) => minus.thinking(words, sum, 43, at));
    expect(thoughts.map(({ strategy, thought }) => [strategy, thought])).toEqual([
      ["The tens of 25 first.", "43 less 20 is 23."],
      ["Back to the ten.", "23 less 3 is 20."],
      ["Back 2 from 20.", undefined],
    ]);
  });

  it("stands beside addition in one level, and is solved by the same jumps", () => {
    const both = { ...content, tasks: { ...content.tasks, minus: words } };
    const rules: DialRules = {
      ...leaping,
      tasks: [
        ...(leaping.tasks ?? []),
        { type: "minus", from: { from: 30, to: 90 }, take: { from: 11, to: 29 } },
      ],
    };
    const types = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const deal = { ...dealOf(rules, generate(both, rules, createRandom(seed))), content: both };
      types.add(deal.item.ways[0]?.task.type ?? "none");
      let state = begin(deal);
      for (let press = 0; press < 40; press++) {
        const step = apply(deal, state, best(deal, state));
        state = step.state;
        if (step.outcome.type !== "solved") continue;
        expect(step.outcome.credit).toBe(1);
        break;
      }
      expect(state.arrived).toBe(true);
    }
    expect([...types].toSorted()).toEqual(["minus", "plus"]);
  });
});
