import { describe, expect, it } from "vitest";
import { breadAndPeas, cornerStore, dealOf } from "./corner-store.fixture.ts";
import { movesNow } from "./moves.ts";
import { beginWalk, bestMove, play } from "./play.ts";
import type { WalkState } from "./schema.ts";

const deal = dealOf(breadAndPeas);
const start = beginWalk(deal);
const all: WalkState = { ...start, at: 3, got: [0, 1], spent: 500 };

const selectAt = (state: WalkState) => movesNow(deal, state).find(({ button }) => button === "select")?.id;

describe("select", () => {
  it("picks what is here and wanted, pays when everything is found, and asks anywhere else", () => {
    expect(selectAt({ ...start, at: 8 })).toBe("pick");
    expect(selectAt({ ...start, at: 8, got: [0] })).toBe("ask");
    expect(selectAt(start)).toBe("ask");
    expect(selectAt({ ...all, got: [0] })).toBe("ask");
    expect(selectAt(all)).toBe("finish");
    expect(selectAt({ ...all, at: 2 })).toBe("finish");
  });

  it("leaves asking to a voice where it does something else", () => {
    expect(movesNow(deal, { ...start, at: 8 }).map(({ id, button }) => [id, button])).toEqual([
      ["left", "left"],
      ["right", "right"],
      ["up", "up"],
      ["down", "down"],
      ["pick", "select"],
      ["ask", undefined],
    ]);
  });
});

describe("asking", () => {
  it("tells the way and costs nothing", () => {
    expect(play(deal, start, { move: "ask" })).toEqual({
      state: start,
      cues: [
        { type: "sound", sound: "help" },
        { type: "say", text: "Bread: the bakery, 2 up.", part: "object" },
      ],
      outcome: { type: "going" },
    });
  });
});

describe("paying", () => {
  const finish = (steps: number, wrong = 0) => play(deal, { ...all, steps, wrong }, { move: "finish" });
  const creditOf = (steps: number, wrong = 0) => {
    const { outcome } = finish(steps, wrong);
    return outcome.type === "solved" ? outcome.credit : undefined;
  };

  it("says the total and the route, after the beacons have fallen silent", () => {
    expect(finish(7)).toEqual({
      state: { ...all, steps: 7 },
      cues: [
        { type: "sound", sound: "checkout-beep", hold: "none" },
        { type: "bed", layer: "beacon-checkout", bed: null },
        { type: "bed", layer: "beacon-bakery", bed: null },
        { type: "bed", layer: "beacon-freezer", bed: null },
        { type: "rest", seconds: 0.3 },
        { type: "say", text: "$5, please.", part: "object" },
        { type: "say", text: "7 steps: the shortest.", part: "context" },
      ],
      outcome: { type: "solved", credit: 1 },
    });
  });

  it("compares a longer route with the shortest", () => {
    expect(finish(9).cues.at(-1)).toEqual({
      type: "say",
      text: "9 steps. The shortest has 7.",
      part: "context",
    });
  });

  it("gives full credit near the shortest way and takes a little for a long detour", () => {
    expect([14, 15, 22, 29, 200].map((steps) => Number(creditOf(steps)?.toFixed(2)))).toEqual([
      1, 0.99, 0.84, 0.7, 0.7,
    ]);
  });

  it("takes a little for each wrong choice, and never all", () => {
    expect([1, 2, 9].map((wrong) => Number(creditOf(7, wrong)?.toFixed(2)))).toEqual([0.85, 0.7, 0.3]);
  });
});

describe("the solver", () => {
  it("walks the shortest tour with the fewest turns, picks and pays", () => {
    const made: string[] = [];
    let state = start;
    for (let step = 0; step < 20; step++) {
      const action = bestMove(deal, state);
      made.push(action.move);
      const next = play(deal, state, action);
      if (next.outcome.type === "solved") break;
      state = next.state;
    }
    expect(made).toEqual(["up", "up", "pick", "right", "right", "right", "pick", "down", "down", "finish"]);
  });
});

it("has a voice for the cashier and the clerk where the game names one", () => {
  const { task } = cornerStore;
  const content = { ...cornerStore, task: { ...task, helper: { ...task.helper, voice: "clerk" } } };
  expect(play({ ...deal, content }, start, { move: "ask" }).cues.at(-1)).toEqual({
    type: "say",
    text: "Bread: the bakery, 2 up.",
    part: "object",
    voice: "clerk",
  });
});
