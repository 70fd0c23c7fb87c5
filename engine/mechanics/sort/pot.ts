/** What a row of right things has earned and has not been brought home: it grows, it can be banked, and a miss spills it. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Counts } from "../contract.ts";
import { answerCues, evidenceCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import type { SortState } from "./state.ts";

interface Kept {
  readonly state: SortState;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

const SEMITONES_A_COIN = 2;

/** What it is worth: one for the first, two for the second, and so on. */
export function worth(coins: number): number {
  return (coins * (coins + 1)) / 2;
}

/** A thing was right at the first try. */
export function grow(deal: SortDeal, state: SortState): Kept {
  const { pot } = deal.rules;
  if (pot === undefined) return { state, cues: [], counts: {} };
  const cues = evidenceCues(pot.grows.map((coin) => ({ ...coin, pitch: state.pot * SEMITONES_A_COIN })));
  return { state: { ...state, pot: state.pot + 1 }, cues, counts: {} };
}

/** One coin less, for a look or a question. */
export function pay(deal: SortDeal, state: SortState): Kept {
  const { pot } = deal.rules;
  if (pot === undefined || state.pot === 0) return { state, cues: [], counts: {} };
  return { state: { ...state, pot: state.pot - 1 }, cues: evidenceCues(pot.pays), counts: {} };
}

export function spill(deal: SortDeal, state: SortState, lines = deal.rules.pot?.spills): Kept {
  if (lines === undefined || state.pot === 0) return { state, cues: [], counts: {} };
  return { state: { ...state, pot: 0 }, cues: lineCues(lines, { part: "object" }), counts: { spilled: 1 } };
}

export function bank(deal: SortDeal, state: SortState): Kept {
  const { pot } = deal.rules;
  if (pot === undefined || state.pot === 0) return { state, cues: [], counts: {} };
  const tips = worth(state.pot);
  const cues = [
    ...answerCues(pot.banks),
    oneOf(pot.banked, "object", { values: { tips, count: state.pot } }),
  ];
  return { state: { ...state, pot: 0, earned: state.earned + tips }, cues, counts: { tips } };
}
