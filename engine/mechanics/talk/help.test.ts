import { describe, expect, it } from "vitest";
import { bed, say } from "../../cue.ts";
import { dealOf, withChoice } from "./fixture.ts";
import { talk } from "./index.ts";
import { BEGINNING, type TalkDeal, type TalkState } from "./state.ts";

function after(deal: TalkDeal, moves: readonly string[]): TalkState {
  return moves.reduce((state, move) => talk.apply(deal, state, { move }).state, BEGINNING);
}

function solved(deal: TalkDeal): string[] {
  const moves: string[] = [];
  for (let state = BEGINNING; moves.at(-1) !== "finish" && moves.length < 20;) {
    const action = talk.best(deal, state);
    moves.push(action.move);
    state = talk.apply(deal, state, action).state;
  }
  return moves;
}

describe("the solver", () => {
  it("takes the shorter of two ways of full credit", () => {
    expect(solved(dealOf())).toEqual(["attempt", "finish"]);
  });

  it("prefers credit to shortness, and browses to its line from either side", () => {
    const deal = dealOf(withChoice(0, 2, { credit: 0.5 }));
    expect(solved(deal)).toEqual(["next", "say", "next", "say", "finish"]);
    expect(talk.best(deal, after(deal, ["line-2", "next", "next"]))).toEqual({ move: "previous" });
  });
});

describe("help", () => {
  const deal = dealOf();
  const asked = after(deal, ["line-2"]);

  it("begins with how the other person feels, or with the skill where nobody is there", () => {
    expect(talk.hint(deal, asked, 1)).toEqual([say("She hums."), say("She has time.")]);
    expect(talk.hint(deal, BEGINNING, 1)).toEqual([say("Begin politely.")]);
  });

  it("then names the best line's skill and rules the worst line out", () => {
    expect(talk.hint(deal, asked, 2)).toEqual([say("Ask for exactly what you need."), say("Not number 1.")]);
  });

  it("rules nothing out where every line is good", () => {
    const allGood = dealOf(withChoice(0, 1, { credit: 1 }));
    expect(talk.hint(allGood, BEGINNING, 2)).toEqual([say("Begin politely.")]);
  });

  it("at last says the best line, with its number if it has one", () => {
    expect(talk.hint(deal, asked, 3)).toEqual([say("Try number 2: Where is room nine?")]);
    expect(talk.hint(deal, BEGINNING, 3)).toEqual([say("One good way: You feel along the wall.")]);
  });

  it("says at an ending that one can go on", () => {
    expect(talk.hint(deal, after(deal, ["attempt"]), 1)).toEqual([say("Go on.")]);
  });

  it("reveals one good line, or at an ending what there was to learn, and ends the layers", () => {
    const silence = [bed("place", null), bed("warmth", null)];
    expect(talk.reveal(deal, asked)).toEqual([...silence, say("One good way: Where is room nine?")]);
    expect(talk.reveal(deal, after(deal, ["attempt"]))).toEqual([...silence, say("Trying first is fine.")]);
  });

  it("fills what was kept into the line that it gives", () => {
    const quoting = dealOf(withChoice(1, 0, { line: "{greeting}, where is room nine?" }));
    expect(talk.hint(quoting, after(quoting, ["line-2"]), 3)).toEqual([
      say("Try number 2: Excuse me, where is room nine?"),
    ]);
  });
});
