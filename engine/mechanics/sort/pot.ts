/** What a row of right things has earned and has not been brought home, in tips: it grows, it can be banked, and a miss spills it. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Counts } from "../contract.ts";
import { answerCues, evidenceCues, type Heard } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import type { SortState } from "./state.ts";

interface Kept {
  readonly state: SortState;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

const SEMITONES_A_DROP = 2;

/** So much drops in at most: it can be counted by ear. */
const MOST_AT_ONCE = 5;

/** What drops in: one for the first in a row, two for the second, up to five. */
function dropAfter(row: number): number {
  return Math.min(row + 1, MOST_AT_ONCE);
}

/** As many sounds as there are tips. */
function counted(heard: readonly Heard[], times: number): Heard[] {
  return heard.map((coin) => ({ ...coin, times, every: 0.15 }));
}

/** A thing was right at the first try: who asked first earns the least, and the row is as long as before. */
export function grow(deal: SortDeal, state: SortState, isAsked: boolean): Kept {
  const { pot } = deal.rules;
  if (pot === undefined) return { state, cues: [], counts: {} };
  const drop = isAsked ? 1 : dropAfter(state.row);
  const higher = pot.grows.map((coin) => ({ ...coin, pitch: (drop - 1) * SEMITONES_A_DROP }));
  const grown = { ...state, row: state.row + (isAsked ? 0 : 1), pot: state.pot + drop };
  return { state: grown, cues: evidenceCues(counted(higher, drop)), counts: {} };
}

/** What a look costs, as far as there is anything. */
export function pay(deal: SortDeal, state: SortState): Kept {
  const { pot } = deal.rules;
  if (pot === undefined || state.pot === 0) return { state, cues: [], counts: {} };
  const cost = Math.min(pot.price, state.pot);
  const left = state.pot - cost;
  const cues = [
    ...evidenceCues(counted(pot.pays, cost)),
    oneOf(pot.left, "object", { values: { tips: left } }),
  ];
  return { state: { ...state, pot: left }, cues, counts: {} };
}

/** A miss, or somebody who grabs it: it is empty, and the row begins anew. */
export function spill(deal: SortDeal, state: SortState, lines = deal.rules.pot?.spills): Kept {
  if (lines === undefined) return { state, cues: [], counts: {} };
  const broken = { ...state, row: 0, pot: 0 };
  if (state.pot === 0) return { state: broken, cues: [], counts: {} };
  return { state: broken, cues: lineCues(lines, { part: "object" }), counts: { spilled: 1 } };
}

export function bank(deal: SortDeal, state: SortState): Kept {
  const { pot } = deal.rules;
  if (pot === undefined || state.pot === 0) return { state, cues: [], counts: {} };
  const tips = state.pot;
  const cues = [...answerCues(pot.banks), oneOf(pot.banked, "object", { values: { tips } })];
  return { state: { ...state, row: 0, pot: 0, earned: state.earned + tips }, cues, counts: { tips } };
}
