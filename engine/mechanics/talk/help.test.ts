import { describe, expect, it } from "vitest";
import { dealOf, door, rules, worldWith } from "./example.ts";
import { best, hint, stepsFrom } from "./help.ts";
import { apply } from "./play.ts";
import { begin } from "./world.ts";
import { performance } from "./words.ts";

describe("help in a conversation", () => {
  it("points to who is heard, then to what it may mean, then to the line", () => {
    const deal = dealOf(door, worldWith({ mood: "rushed" }));
    const heard = ([1, 2, 3] as const).map((strength) => hint(deal, begin(deal), strength));
    expect(heard).toMatchObject([
      [{ family: "Listen to {name}.", values: { name: "The porter" } }],
      [{ family: "Fast hands." }],
      [{ family: "Number {number}: {line}", values: { line: "Quick question: room nine?" } }],
    ]);
  });

  it("waits while others talk on", () => {
    const deal = dealOf(door, worldWith({ mood: "rushed" }));
    const state = { ...begin(deal), at: "talker" };
    expect(best(deal, state)).toEqual({ move: "listen" });
    expect(hint(deal, state, 3)).toMatchObject([{ family: "Wait." }]);
  });

  it("solves either mood with full credit", () => {
    for (const mood of ["rushed", "calm"]) {
      const deal = dealOf(door, worldWith({ mood }));
      let step = apply(deal, begin(deal), best(deal, begin(deal)));
      while (step.outcome.type !== "solved") step = apply(deal, step.state, best(deal, step.state));
      expect(step.outcome.credit).toBe(1);
    }
  });

  it("knows how far it is to an ending, also where a talk leads back", () => {
    expect(["porter", "talker", "in"].map((id) => stepsFrom(door, id))).toEqual([3, 2, 0]);
  });
});

describe("what was made", () => {
  it("is all parts whose facts hold, together", () => {
    expect(performance(rules, {})).toMatchObject([{ caption: "together: keys" }]);
    expect(performance(rules, { door: "open" })).toMatchObject([
      { caption: "together: a door and keys", notes: [{ at: 0 }, { at: 300 }] },
    ]);
  });
});
