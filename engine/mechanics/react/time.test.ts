import { describe, expect, it } from "vitest";
import { createRandom } from "../../random.ts";
import { content, dealOf, stateOf } from "./example.ts";
import { react } from "./index.ts";
import type { ReactRules } from "./schema.ts";
import type { ReactDeal, ReactState } from "./state.ts";

const rules: ReactRules = { pace: 1000 };
const timed = dealOf({}, { rules });

function after(deal: ReactDeal, ticks: number): ReactState {
  let state = stateOf(deal);
  for (let count = 0; count < ticks; count++) state = react.tick?.(deal, state, {}).state ?? state;
  return state;
}

describe("in the time of a drum", () => {
  it("the next thing comes by itself, counted from the beginning of this one", () => {
    expect(react.open(timed, stateOf(timed)).wake).toEqual({ milliseconds: 1000, from: "ready" });
    expect(react.tick?.(timed, stateOf(timed), {})).toMatchObject({
      state: { at: 0 },
      wake: { milliseconds: 1000, from: "beat-0" },
    });
  });

  it("a press belongs to the thing in whose time it was made, to the millisecond", () => {
    const third = after(timed, 3);
    const pressed = (since: Record<string, number>) =>
      react.apply(timed, third, { move: "take", since }).state.takes;
    expect(pressed({ "beat-1": 1003, "beat-2": 3 })).toEqual([{ at: 2, hand: 0 }]);
    expect(pressed({ "beat-1": 997, "beat-2": -3 })).toEqual([{ at: 1, hand: 0 }]);
    expect(pressed({ "beat-1": 997 })).toEqual([{ at: 1, hand: 0 }]);
  });

  it("a press before anything has come takes nothing", () => {
    expect(react.apply(timed, after(timed, 1), { move: "take", since: {} }).counts).toBeUndefined();
  });

  it("waits for who is not there, and goes on with who comes back", () => {
    const long = dealOf({ things: Array(9).fill("one") }, { rules });
    const fifth = react.tick?.(long, after(long, 4), {});
    expect(fifth?.wake).toBeUndefined();
    expect(react.apply(long, after(long, 5), { move: "pass" }).wake).toMatchObject({ from: "beat-5" });
  });

  it("has no clock in calm mode", () => {
    const calm = { ...timed, calm: true };
    expect(react.open(calm, stateOf(calm)).wake).toBeUndefined();
    expect(react.apply(calm, stateOf(calm), { move: "pass" }).wake).toBeUndefined();
    expect(react.where(calm, after(calm, 2)).wake).toBeUndefined();
  });

  it("is a little faster after a clean run, and slower after a hard one", () => {
    let state = stateOf(timed);
    for (let moves = 0; moves < 9; moves++) state = react.apply(timed, state, react.best(timed, state)).state;
    expect(react.leave?.(timed, state)?.pace).toBeLessThan(1);
    expect(react.leave?.(timed, stateOf(timed))?.pace).toBeGreaterThan(1);
    expect(react.leave?.({ ...timed, calm: true }, state)?.pace).toBe(1);
  });
});

describe("runs that are made", () => {
  const made = (kind: "offer" | "both" | "hidden" | "flip", seed: number) =>
    react.generate?.(
      content,
      {
        make: {
          calls: ["even", "threes", "odd"],
          kind,
          start: [0, 6],
          things: { one: 6, two: 2, bell: 1 },
          length: 16,
        },
      },
      createRandom(seed),
      { pace: 1 },
    );

  it.each(["offer", "hidden", "flip"] as const)("of the kind %s can be won, and are told apart", (kind) => {
    const runs = Array.from({ length: 60 }, (_, seed) => made(kind, seed));
    for (const item of runs) {
      const deal = dealOf(item);
      let step = react.apply(deal, stateOf(deal), react.best(deal, stateOf(deal)));
      while (step.outcome.type !== "solved")
        step = react.apply(deal, step.state, react.best(deal, step.state));
      expect(step.outcome).toEqual({ type: "solved", credit: 1 });
    }
    expect(new Set(runs.map((run) => run?.id)).size).toBeGreaterThan(55);
  });
});
