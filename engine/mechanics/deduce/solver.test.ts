import { describe, expect, it } from "vitest";
import { openCase } from "./case-file.ts";
import { dealOf, GUESTS, seated, TOOLS, WORLDS } from "./fixture.ts";
import { apply } from "./play.ts";
import { best, credit, fitting, nextClue, par, settledBy } from "./solver.ts";
import type { State } from "./state.ts";

const hammer = dealOf({ culprits: ["hammer"] });
const nobody: Pick<State, "heard" | "silenced"> = { heard: [], silenced: [] };

describe("what the evidence says", () => {
  const file = openCase(hammer, TOOLS);

  it("leaves those who fit every clue so far and were not cleared", () => {
    expect(fitting(file, nobody)).toEqual(TOOLS);
    expect(fitting(file, { heard: [0], silenced: [] })).toEqual(["hammer", "saw", "drill"]);
    expect(fitting(file, { heard: [0, 1], silenced: [] })).toEqual(["hammer", "drill"]);
    expect(fitting(file, { heard: [0, 1], silenced: ["drill"] })).toEqual(["hammer"]);
  });

  it("tells which clue settled it, and none where it was settled by who was cleared, or not at all", () => {
    expect(settledBy(file, { heard: [0, 1, 2], silenced: [] })).toBe(2);
    expect(settledBy(file, { heard: [0, 1, 2], silenced: ["drill"] })).toBe(1);
    expect(settledBy(file, { heard: [0, 1], silenced: [] })).toBeUndefined();
    expect(settledBy(file, { heard: [0], silenced: ["drill", "saw", "brush"] })).toBeUndefined();
  });

  it("passes over a clue that speaks for another right answer", () => {
    const clues = [
      { text: "It does not rhyme.", fits: ["dog"] },
      { text: "It does not breathe.", fits: ["hat"] },
    ];
    const guests = openCase(dealOf({ culprits: ["dog", "hat"], suspects: GUESTS, clues }), GUESTS);
    expect(fitting(guests, { heard: [0, 1], silenced: [] })).toEqual(["dog"]);
    expect(fitting(guests, { heard: [0, 1], silenced: ["dog"] })).toEqual(["hat"]);
  });
});

describe("the solver's number", () => {
  it.each([
    ["hammer", TOOLS, 3],
    ["saw", TOOLS, 2],
    ["brush", TOOLS, 1],
    ["hammer", ["hammer", "saw", "brush"], 2],
    ["hammer", ["hammer", "brush"], 1],
  ])("for the %s among %j is %i", (culprit, suspects, clues) => {
    const deal = dealOf({ culprits: [culprit] }, { suspects: suspects.length });
    expect(par(deal, openCase(deal, suspects))).toBe(clues);
  });

  it("is never less than the clues that are told anyway", () => {
    const deal = dealOf({ culprits: ["brush"] }, { freeClues: 2 });
    expect(par(deal, openCase(deal, TOOLS))).toBe(2);
  });

  it("takes the probe that leaves the fewest: of these worlds both are needed, then one", () => {
    const deal = dealOf({ culprits: ["sea"] }, { clues: "chosen" });
    expect(par(deal, openCase(deal, WORLDS))).toBe(2);
    const pair = openCase(deal, ["dry", "sea"]);
    expect(nextClue(pair, nobody)).toBe(0);
    expect(nextClue(openCase(deal, ["sea", "ice"]), nobody)).toBe(1);
    expect(par(deal, pair)).toBe(1);
  });
});

describe("the best move", () => {
  it("is the same for two culprits whom the evidence does not tell apart", () => {
    const drill = dealOf({ culprits: ["drill"] });
    for (const cursor of [0, 1, 2, 3]) {
      for (const heard of [[], [0], [0, 1]]) {
        const state = { ...seated(hammer, TOOLS), cursor, heard };
        expect(best(hammer, state)).toEqual({ move: "clue" });
        expect(best(drill, state)).toEqual({ move: "clue" });
      }
    }
  });

  it("walks to the suspect that is left, and accuses", () => {
    const moves: string[] = [];
    let state = seated(hammer, ["brush", "saw", "drill", "hammer"]);
    for (;;) {
      const action = best(hammer, state);
      moves.push(action.move);
      const step = apply(hammer, state, action);
      if (step.outcome.type === "solved") break;
      state = step.state;
    }
    expect(moves).toEqual(["clue", "clue", "clue", "right", "right", "right", "accuse"]);
  });

  it("leaves the list of probes when nothing more is needed", () => {
    const deal = dealOf({ culprits: ["sea"] }, { clues: "chosen" });
    const list = { type: "probes", cursor: 0 } as const;
    expect(best(deal, { ...seated(deal, WORLDS), heard: [0, 1], list })).toEqual({ move: "back" });
    expect(best(deal, { ...seated(deal, WORLDS), heard: [], list })).toEqual({ move: "choose" });
    expect(best(deal, { ...seated(deal, ["sea", "ice"]), heard: [], list })).toEqual({ move: "right" });
  });
});

describe("credit", () => {
  const file = openCase(hammer, TOOLS);
  const fresh = seated(hammer, TOOLS);

  it.each([
    ["named by the solver's number of clues", { heard: [0, 1, 2] }, 1],
    ["named earlier", { heard: [0] }, 1],
    ["one innocent of three accused", { heard: [0, 1], given: 1, silenced: ["saw"] }, 0.67],
    ["all innocents accused", { heard: [0, 1], given: 2, silenced: ["saw", "drill", "brush"] }, 0],
    ["one wrong reason", { heard: [0, 1, 2], wrongReasons: 1 }, 0.8],
  ])("%s", (_what, changes, earned) => {
    expect(credit(hammer, file, { ...fresh, ...changes })).toBe(earned);
  });

  it("takes a little for each clue bought beyond the number, and nothing for free ones", () => {
    const saw = dealOf({ culprits: ["saw"] });
    const sawFile = openCase(saw, TOOLS);
    expect(credit(saw, sawFile, { ...fresh, heard: [0, 1, 2] })).toBe(0.9);
    expect(credit(saw, sawFile, { ...fresh, heard: [0, 1, 2], given: 1 })).toBe(1);
  });
});
