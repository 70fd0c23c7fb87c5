/** Somebody claims things, and sits on the marks; and what was thrown back pays less. */
import { expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { dealOf, prowled, sack } from "./example.ts";
import { hint } from "./help.ts";
import { sort } from "./index.ts";
import { apply, begin, best } from "./play.ts";
import type { SortRules } from "./schema.ts";

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const heckled: SortRules = {
  ...prowled,
  heckles: {
    voice: "ann",
    lies: 0.5,
    by: { near: "Near!", far: "Far!" },
    tells: [{ sound: "rubber-band", caption: "a twang" }],
    covers: true,
  },
};
const item = { ...sack, things: [{ name: "A parcel", mark: "knot" }] };

function isHeard(cues: readonly Cue[], caption: string): boolean {
  return JSON.stringify(cues).includes(caption);
}

it("a covered mark is heard by who feels for it, and from then on", () => {
  const deal = dealOf(item, heckled);
  const begun = begin(deal);
  expect(isHeard(sort.open(deal, begun).cues, "one tick")).toBe(false);
  const felt = apply(deal, begun, { move: "feel" });
  expect(isHeard(felt.cues, "one tick")).toBe(true);
  expect(isHeard(sort.where(deal, felt.state).cues, "one tick")).toBe(true);
});

it("a lie has a tell, a true claim has none, and both are heard again with where one is", () => {
  const lies = SEEDS.map((seed) => {
    const deal = dealOf(item, heckled, seed);
    const state = begin(deal);
    const isLie = state.things[0]?.claim !== "near";
    expect(isHeard(sort.open(deal, state).cues, "a twang")).toBe(isLie);
    expect(isHeard(sort.where(deal, state).cues, "a twang")).toBe(isLie);
    return isLie;
  });
  expect(new Set(lies)).toEqual(new Set([true, false]));
});

it("who listens trusts what is true, and feels where it is a lie; help names no mark", () => {
  for (const seed of SEEDS) {
    const deal = dealOf(item, heckled, seed);
    const state = begin(deal);
    const isLie = state.things[0]?.claim !== "near";
    expect(best(deal, state)).toEqual({ move: isLie ? "feel" : "send-left" });
    expect(isHeard(hint(deal, state, 2), "one knot")).toBe(false);
  }
});

it("a thing that was thrown back pays less in its load", () => {
  const deal = dealOf({ ...sack, things: [0, 1].map(() => ({ name: "A parcel", mark: "knot" })) }, prowled);
  const moves = ["send-right", "send-left", "send-left"];
  const { counts } = moves.reduce<ReturnType<typeof apply>>((so, move) => apply(deal, so.state, { move }), {
    state: begin(deal),
    cues: [],
    outcome: { type: "going" },
  });
  expect(counts).toEqual({ loads: 1, saved: 1, clean: 2, tips: 1 });
});
