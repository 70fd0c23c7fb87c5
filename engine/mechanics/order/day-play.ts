/** A day is run: it is lived through to its end, or until something comes in between. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { GOING, MISSED, solved, type Step } from "../contract.ts";
import {
  anchorOf,
  bestRow,
  dayOf,
  firstFault,
  heardParts,
  isMishap,
  live,
  mostOf,
  worth,
  type Lived,
} from "./day.ts";
import {
  keptCues,
  livedCues,
  mendCues,
  pausedCues,
  quickCues,
  surpriseCues,
  treatCues,
  verdictCue,
} from "./day-words.ts";
import { creditOf, doneOf, type OrderDeal, type OrderState } from "./state.ts";
import { soundOf } from "./words.ts";

export function runDay(deal: OrderDeal, state: OrderState): Step<OrderState> {
  const stops = state.stops ?? [];
  const lived = live(deal, state.row, stops);
  const from = heardParts(lived.parts, stops.length);
  const begun: Cue[] = [sound(soundOf(deal, "begin"))];
  const quick = stops.length > 0 ? 0 : asBefore(deal, state, lived);
  const cues = [
    ...begun,
    ...quickCues(deal, lived.parts.slice(0, quick)),
    ...livedCues(deal, state.row, lived, Math.max(from, quick), deal.seed + state.misses),
  ];
  if (lived.pause === undefined) return ended(deal, state, lived, cues);
  return interrupted(deal, state, lived, cues);
}

/** How many parts go as they went when the day went wrong, and went well so far. Where something comes in between: none. */
function asBefore(deal: OrderDeal, { before, row }: OrderState, { parts }: Lived): number {
  if (before === undefined || dayOf(deal).surprises !== undefined) return 0;
  const same = row.findIndex((card, at) => card !== before[at]);
  const wrong = parts.findIndex(({ clashes, leaves }) => clashes.length > 0 || leaves !== undefined);
  return Math.max(0, Math.min(...[same, wrong, row.indexOf(anchorOf(deal))].filter((at) => at >= 0)));
}

/** Something comes in between. Who is left with time for it can move what is not done yet. */
function interrupted(
  deal: OrderDeal,
  state: OrderState,
  { pause, parts }: Lived,
  cues: readonly Cue[],
): Step<OrderState> {
  const { at, used } = pause ?? { at: 0, used: 0 };
  const next: OrderState = { ...state, isHeld: false, at, stops: [...(state.stops ?? []), at] };
  const known = live(deal, state.row, next.stops ?? []);
  const surprise = known.parts[parts.length];
  if (surprise === undefined) return ended(deal, next, known, cues);
  const left = dayOf(deal).before - used - surprise.idle - surprise.takes;
  const heard = [...cues, ...surpriseCues(deal, surprise)];
  if (left >= 0)
    return { state: next, cues: [...heard, ...pausedCues(deal, next, left)], outcome: GOING, helpAnew: true };
  const rest = livedCues(deal, state.row, known, parts.length + 1, deal.seed + state.misses);
  if (known.pause !== undefined) return interrupted(deal, next, known, [...heard, ...rest]);
  return ended(deal, next, known, [...heard, ...rest]);
}

function ended(deal: OrderDeal, state: OrderState, lived: Lived, cues: readonly Cue[]): Step<OrderState> {
  const { row, stops = [] } = state;
  const day = dayOf(deal);
  const set = { ...state, isHeld: false };
  if (isMishap(day, lived)) {
    const fault = firstFault(lived);
    const at = row.indexOf(fault?.kind === "early" ? fault.card : anchorOf(deal));
    const next = { ...set, at, stops: undefined, before: row, misses: state.misses + 1 };
    return {
      state: next,
      cues: [...cues, ...mendCues(deal, next, lived)],
      outcome: MISSED,
      counts: {
        fixes: 1,
        fines: day.fine ?? 1,
        clashes: lived.clashes,
        ...(lived.late > 0 ? { late: 1 } : {}),
        // A day that is never mended had its treats all the same.
        ...(state.misses === 0 ? { possible: mostOf(deal) } : {}),
      },
      helpAnew: true,
    };
  }
  const isFirst = state.misses === 0;
  const all = worth(day, lived);
  // Whoever has heard the day before knows what comes in between.
  const reached = worth(day, live(deal, bestRow(deal, row.slice(0, doneOf(state)), stops), stops));
  const best = Math.max(all, isFirst ? reached : mostOf(deal));
  const kept = deal.rules.helpCosts === true ? Math.min(all, state.shown) : 0;
  const treats = all - kept;
  const isFull = all >= best && isFirst && state.shown === 0;
  return {
    state: set,
    cues: [
      ...cues,
      ...treatCues(deal, treats, day.wrong === true ? 0 : lived.over),
      ...keptCues(deal, kept),
      sound(soundOf(deal, treats === 0 ? "broken" : "whole")),
      verdictCue(deal, treats, best),
      ...lineCues(deal.item.done ?? [], { part: "object" }),
    ],
    outcome: solved((best === 0 ? 1 : all / best) * creditOf(state)),
    counts: { whole: 1, treats, ...(isFirst ? { possible: best } : {}), ...(isFull ? { full: 1 } : {}) },
  };
}
