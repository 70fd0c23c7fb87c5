import { describe, expect, it } from "vitest";
import { breadAndPeas, dealOf, plainRules } from "./corner-store.fixture.ts";
import { beginWalk, play } from "./play.ts";
import type { WalkDeal, WalkState } from "./schema.ts";

const deal = dealOf(breadAndPeas);
const start = beginWalk(deal);

function after(moves: readonly string[], from: WalkState = start, played: WalkDeal = deal): WalkState {
  return moves.reduce((state, move) => play(played, state, { move }).state, from);
}

const without = (cues: readonly { type: string }[]) => cues.filter(({ type }) => type !== "bed");

describe("a step", () => {
  it("is a footstep, then the beacons from there, and nothing is said of plain floor", () => {
    expect(play(deal, start, { move: "up" })).toEqual({
      state: { at: 4, steps: 1, idle: 1, got: [], spent: 0, wrong: 0, choice: null },
      cues: [
        { type: "sound", sound: "footstep", hold: "none" },
        { type: "bed", layer: "beacon-checkout", bed: "checkout", level: 0.39, side: 1 },
        { type: "bed", layer: "beacon-bakery", bed: "bakery", level: 0.67, side: 0 },
        { type: "bed", layer: "beacon-freezer", bed: "freezer", level: 0.39, side: 1 },
      ],
      outcome: { type: "going" },
    });
  });

  it("into a place with a sound of its own is that sound and the place's name", () => {
    expect(without(play(deal, after(["up"]), { move: "up" }).cues)).toEqual([
      { type: "sound", sound: "footstep", hold: "none" },
      { type: "sound", sound: "bakery-here" },
      { type: "say", text: "The bakery.", part: "name" },
    ]);
  });

  it("into a place without one waits for the footstep before the name; a mat sounds as a mat", () => {
    expect(without(play(deal, after(["right"]), { move: "left" }).cues)).toEqual([
      { type: "sound", sound: "footstep-mat", hold: "none" },
      { type: "rest", seconds: 0.2 },
      { type: "say", text: "The door.", part: "name" },
    ]);
  });

  it("tells what of the list is here, and where to pay, in levels that say so", () => {
    const telling = {
      ...deal,
      rules: { ...plainRules, task: { ...plainRules.task, tellsWhatIsHere: true } },
    };
    const said = (state: WalkState, move: string) =>
      play(telling, state, { move }).cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
    expect(said(after(["up"]), "up")).toEqual(["The bakery.", "Here: bread."]);
    expect(said({ ...start, at: 2, got: [0, 1] }, "right")).toEqual(["The checkout.", "Pay here."]);
    expect(said({ ...start, at: 2, got: [0] }, "right")).toEqual(["The checkout."]);
  });
});

describe("a bump", () => {
  it("sounds on the side of the shelf, names it, and is no step", () => {
    expect(play(deal, after(["up"]), { move: "right" })).toEqual({
      state: { at: 4, steps: 1, idle: 2, got: [], spent: 0, wrong: 0, choice: null },
      cues: [
        { type: "sound", sound: "bump", side: 1 },
        { type: "say", text: "A shelf.", part: "object", side: 1 },
      ],
      outcome: { type: "going" },
    });
  });

  it("at the end of the map is the wall, and the caption says so", () => {
    expect(play(deal, start, { move: "down" }).cues).toEqual([
      { type: "sound", sound: "bump", side: 0, caption: "bump: the wall" },
      { type: "say", text: "The wall.", part: "object", side: 0 },
    ]);
  });
});

describe("a long walk that leads to nothing", () => {
  it("counts as a miss after as many steps as the map has cells, and says that one can ask", () => {
    const eleven = after([
      "right",
      "left",
      "right",
      "left",
      "right",
      "left",
      "right",
      "left",
      "right",
      "left",
      "right",
    ]);
    expect(eleven.idle).toBe(11);
    const twelfth = play(deal, eleven, { move: "left" });
    expect(twelfth.outcome).toEqual({ type: "missed" });
    expect(twelfth.cues.at(-1)).toEqual({ type: "say", text: "You can always ask.", part: "object" });
    expect(twelfth.state).toEqual({ ...eleven, at: 0, steps: 12, idle: 0 });
  });

  it("starts anew with every thing that is picked", () => {
    const walked = after(["right", "left", "right", "left", "up", "up"]);
    expect([walked.idle, after(["pick"], walked).idle]).toEqual([6, 0]);
  });
});
