/** A day is run: it is lived through to its end, or until something comes in between. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { GOING, MISSED, solved, type Step } from "../contract.ts";
import {
  anchorOf,
  bestRow,
  bestRun,
  dayOf,
  isSameRow,
  firstFault,
  heardParts,
  isMishap,
  live,
  mostOf,
  worth,
  type Lived,
} from "./day.ts";
import {
  betterCues,
  keptCues,
  livedCues,
  lostCue,
  mendCues,
  pausedCues,
  quickCues,
  spareCues,
  surpriseCues,
  treatCues,
  verdictCue,
} from "./day-words.ts";
import { creditOf, doneOf, type OrderDeal, type OrderState } from "./state.ts";
import { soundOf } from "./words.ts";

export function runDay(deal: OrderDeal, state: OrderState): Step<OrderState> {
  const { row, spare, stops = [] } = state;
  if (spare !== undefined && isSameRow(row, spare.row)) return closed(deal, state, spare, []);
  const lived = live(deal, row, stops);
  const from = heardParts(lived.parts, stops.length);
  const begun: Cue[] = [sound(soundOf(deal, "begin"))];
  const quick = stops.length > 0 ? 0 : asBefore(deal, state, lived);
  const to = lived.pause === undefined ? wrongUntil(deal, lived) : lived.parts.length;
  const cues = [
    ...begun,
    ...quickCues(deal, lived.parts.slice(0, quick)),
    ...livedCues(
      deal,
      row,
      { ...lived, parts: lived.parts.slice(0, to) },
      Math.max(from, quick),
      deal.seed + state.misses,
    ),
    ...quickCues(deal, lived.parts.slice(to), "the rest, fast"),
  ];
  if (lived.pause === undefined) return ended(deal, state, lived, cues);
  return interrupted(deal, state, lived, cues);
}

/** Of a day that goes wrong, how many parts are told: after the last that went wrong, and the anchor, its evening is only ticks. */
function wrongUntil(deal: OrderDeal, lived: Lived): number {
  if (!isMishap(dayOf(deal), lived)) return lived.parts.length;
  return lived.parts.findLastIndex(({ kind, clashes }) => kind === "anchor" || clashes.length > 0) + 1;
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
  const best = bestRun(deal, state.row.slice(0, at), next.stops ?? []);
  if (!isMishap(dayOf(deal), best.lived))
    return { state: next, cues: [...heard, ...pausedCues(deal, next, left)], outcome: GOING, helpAnew: true };
  const told = { ...known, parts: known.parts.slice(0, wrongUntil(deal, known)) };
  const rest = [
    ...(left < 0 ? [] : [lostCue(deal, left)]),
    ...livedCues(deal, state.row, told, parts.length + 1, deal.seed + state.misses),
  ];
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
  const isWrong = day.wrong === true;
  const all = worth(day, lived);
  const reached = worth(day, live(deal, bestRow(deal, row.slice(0, doneOf(state)), stops), stops));
  // Whoever has heard the day before knows what comes in between.
  const best = Math.max(all, state.misses === 0 && state.spare === undefined ? reached : mostOf(deal));
  if (!isWrong && all < best && state.spare === undefined && state.misses === 0) {
    const spare = { row, treats: all, best };
    const next: OrderState = {
      ...set,
      at: row.indexOf(anchorOf(deal)),
      stops: undefined,
      before: row,
      spare,
    };
    return { state: next, cues: [...cues, ...spareCues(deal, next, lived)], outcome: GOING, helpAnew: true };
  }
  return closed(deal, set, { treats: all, best }, [
    ...cues,
    ...treatCues(deal, all - feeOf(deal, state, all), isWrong ? 0 : lived.over),
  ]);
}

/** What is kept of a day's treats for the moves that help has said. */
function feeOf({ rules }: OrderDeal, { shown }: OrderState, treats: number): number {
  return rules.helpCosts === true ? Math.min(treats, shown) : 0;
}

/** The day is over. Of two runs that worked the better one counts. */
function closed(
  deal: OrderDeal,
  state: OrderState,
  { treats: own, best }: { readonly treats: number; readonly best: number },
  cues: readonly Cue[],
): Step<OrderState> {
  const all = Math.max(own, state.spare?.treats ?? 0);
  const kept = feeOf(deal, state, all);
  const treats = all - kept;
  const isFirst = state.misses === 0;
  const isFull = all >= best && isFirst && state.spare === undefined && state.shown === 0;
  return {
    state: { ...state, isHeld: false },
    cues: [
      ...cues,
      ...(own < all ? betterCues(deal, treats) : []),
      ...keptCues(deal, kept),
      ...(treats === 0 ? [] : [sound(soundOf(deal, "whole"))]),
      verdictCue(deal, treats, best),
      ...lineCues(deal.item.done ?? [], { part: "object" }),
    ],
    outcome: solved((best === 0 ? 1 : all / best) * creditOf(state)),
    counts: { whole: 1, treats, ...(isFirst ? { possible: best } : {}), ...(isFull ? { full: 1 } : {}) },
  };
}
