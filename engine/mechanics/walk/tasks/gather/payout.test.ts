import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../cue.ts";
import { wordings } from "../../../../lines/family.ts";
import { dealOf, rulesWith, tripOf } from "../../fixture.ts";
import type { WalkDeal } from "../../schema.ts";
import { walk } from "../../index.ts";
import { gather } from "./index.ts";
import type { GatherState } from "./state.ts";

function said(cues: readonly Cue[]): string {
  return cues
    .flatMap((cue) =>
      cue.type === "say"
        ? [cue.text]
        : cue.type === "family"
          ? [...wordings(cue.family), ...Object.values(cue.values ?? {})]
          : [],
    )
    .join(" ");
}

function play(deal: WalkDeal, moves: readonly string[]) {
  let step = walk.apply(deal, walk.begin(deal), { move: moves[0] as string });
  for (const move of moves.slice(1)) {
    if (step.outcome.type === "solved") break;
    step = walk.apply(deal, step.state, { move });
  }
  return step;
}

const SHORT = ["up", "up", "grab", "down", "down", "pay"];
const LONG = ["up", "right", "left", "right", "left", "up", "grab", "down", "down", "pay"];

describe("what a trip pays", () => {
  it("is a coin for each thing, and one for the short way", () => {
    expect(play(dealOf(tripOf("frog")), SHORT).counts).toMatchObject({ coins: 2, payable: 2, home: 1 });
    expect(play(dealOf(tripOf("frog")), LONG).counts).toMatchObject({ coins: 1, payable: 2, home: 1 });
  });

  it("is less for what was not brought, and says how all of it could have been", () => {
    const early = play(dealOf(tripOf("frog", "pear")), [...SHORT, "pay"]);
    expect(early.counts).toMatchObject({ coins: 1, payable: 3 });
    expect(said(early.cues)).toContain("brings it all");
  });

  it("comes too when nobody waits any longer: what is in the cart is fetched", () => {
    const dawdling = [...SHORT.slice(0, 3), ...Array.from({ length: 120 }, () => "nothing")];
    const step = play(dealOf(tripOf("frog", "pear")), dawdling);
    expect(step.outcome).toEqual({ type: "solved", credit: 0.5 });
    expect(step.counts).toMatchObject({ coins: 1 });
  });
});

describe("the next trip", () => {
  it("begins with what went wrong on the last one", () => {
    const after = (moves: readonly string[]) => {
      const deal = dealOf(tripOf("frog"));
      return gather.leave(deal, play(deal, moves).state as GatherState);
    };
    expect(after(SHORT).lesson).toBeUndefined();
    expect(after(LONG).lesson).toBe("route");
    const next: WalkDeal = { ...dealOf(tripOf("pear")), world: after(LONG) };
    expect(said(walk.open(next, walk.begin(next)).cues)).toContain("Plan.");
  });
});

describe("a list that must be remembered", () => {
  const deal = dealOf(tripOf("pear", "frog"), rulesWith({ shelf: 1, list: { hearings: 2, carried: false } }));

  it("is named by no help, however strong, before a shelf is open", () => {
    const state = walk.begin(deal);
    const help = Object.values(walk.help(deal, state))
      .map((cues) => said(cues ?? []))
      .join(" ");
    const asked = said(walk.apply(deal, state, { move: "ask" }).cues);
    expect(`${help} ${asked} ${said(walk.where(deal, state).cues)}`).not.toMatch(/pears|a frog/);
  });

  it("costs a coin where it is guessed wrong", () => {
    const open = play(deal, ["up", "left", "up", "grab"]);
    const wrong = walk
      .moves(deal, open.state)
      .find(({ id, label }) => id.startsWith("take-") && label !== "pears");
    const step = walk.apply(deal, open.state, { move: wrong?.id ?? "" });
    expect(step.outcome.type).toBe("missed");
    expect((step.state as GatherState).wrong).toBe(1);
  });
});
