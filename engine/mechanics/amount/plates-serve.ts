/** What comes of a plate that is served: it goes out, it comes back, or it is stopped at the pass. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { sound, type Cue } from "../../cue.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import {
  bannedOn,
  bansAt,
  dishAt,
  kindsOn,
  laidAt,
  missingOn,
  plateAt,
  platesAt,
  plateState,
  serviceOf,
  unique,
} from "./plates.ts";
import { bandCue, orderedCue } from "./plates-heard.ts";
import { dishesTold, dishInside, kindsTold, markTold, needCues, nameOf, told } from "./plates-words.ts";
import type { Seats } from "./measure.ts";
import { soundOf } from "./sounds.ts";
import { unitAt, type AmountDeal, type AmountState } from "./state.ts";

const IN_PIECES = 0.5;

export function serve(deal: AmountDeal, state: AmountState): Step<AmountState> {
  const { at, on } = state;
  if (on.length === 0)
    return { state, cues: [sound(soundOf(deal, "edge")), told(deal, "bare")], outcome: GOING };
  const first = at === 0 && state.goes === 0;
  const next = {
    ...state,
    goes: state.goes + 1,
    known: unique([...state.known, ...on.map((seat) => unitAt(deal, seat))]),
  };
  const marks = on
    .flatMap((seat) => dishAt(deal, seat).marks ?? [])
    .filter((mark) => bansAt(deal, at).includes(mark));
  const cues = [
    sound(soundOf(deal, "run"), { hold: "lead" }),
    bandCue(deal, kindsOn(deal, at, on), unique(marks)),
  ];
  const counts = { goes: 1, ...(first ? { ordered: platesAt(deal).length } : {}) };
  const banned = bannedOn(deal, at, on);
  if (banned !== undefined) {
    const values = {
      dish: dishInside(deal, banned.seat),
      mark: markTold(deal, banned.mark),
      name: guestWho(deal, at, banned.mark),
    };
    const left = { ...next, on: on.filter((seat) => !isBanned(deal, at, seat)) };
    return back(deal, left, [...cues, sound(soundOf(deal, "over")), told(deal, "stops", values)], counts);
  }
  const missing = missingOn(deal, at, on);
  if (missing.length === 0) return out(deal, next, cues, counts);
  const values = { missing: kindsTold(deal, missing), name: nameOf(deal, at) };
  return back(
    deal,
    next,
    [...cues, sound(soundOf(deal, "under")), told(deal, "comes", values), orderedCue(deal, missing)],
    counts,
  );
}

/** Of a plate for all, the guest who may not have it. */
function guestWho(deal: AmountDeal, at: number, mark: string): string {
  if (deal.item.shared !== true) return nameOf(deal, at);
  return nameOf(
    deal,
    (deal.item.wants ?? []).findIndex(({ not }) => not === mark),
  );
}

function isBanned(deal: AmountDeal, at: number, seat: number): boolean {
  return bannedOn(deal, at, [seat]) !== undefined;
}

/** What may not be there has been taken off; else it stays as it is, and can be mended. */
function back(deal: AmountDeal, state: AmountState, cues: readonly Cue[], counts: Counts): Step<AmountState> {
  return { state, cues, outcome: MISSED, ...counted(deal, { ...counts, returned: 1 }), helpAnew: true };
}

function out(deal: AmountDeal, state: AmountState, cues: readonly Cue[], counts: Counts): Step<AmountState> {
  const { at, on, goes, aided } = state;
  const plate = plateState(state);
  const isClean = goes === 1 && !aided && !plate.fetched;
  const right = deal.item.shared === true ? "servesAll" : "serves";
  const word = isClean ? right : aided ? "aided" : "late";
  const kinds = kindsOn(deal, at, on);
  const dishes = dishesTold(deal, on);
  const gives = kindsTold(
    deal,
    on.flatMap((seat) => dishAt(deal, seat).kinds ?? []),
  );
  const heard = [
    ...cues,
    sound(soundOf(deal, "exact"), { hold: "lead" }),
    told(deal, word, {
      dishes: uncapitalize(dishes),
      Dishes: dishes,
      gives,
      Gives: capitalize(gives),
      name: nameOf(deal, at),
    }),
  ];
  const done = {
    ...state,
    credits: [...state.credits, isClean ? 1 : IN_PIECES],
    plate: { ...plate, served: [...plate.served, kinds] },
  };
  const all = { ...counts, filled: 1, ...(isClean ? { clean: 1 } : {}) };
  if (at === platesAt(deal).length - 1)
    return {
      state: done,
      cues: heard,
      outcome: solved(done.credits.reduce((a, b) => a + b, 0) / done.credits.length),
      ...counted(deal, all),
    };
  return onward(deal, done, heard, all);
}

/** The next plate; where nothing that is left does it, all dishes are brought again. */
function onward(
  deal: AmountDeal,
  state: AmountState,
  cues: readonly Cue[],
  counts: Counts,
): Step<AmountState> {
  const at = state.at + 1;
  const used = [...state.used, ...state.on];
  const isGone = serviceOf(deal, { at, used }) === null;
  const left: Seats = isGone ? [] : used;
  const after: AmountState = {
    ...state,
    at,
    used: left,
    on: laidAt(deal, at),
    goes: 0,
    aided: false,
    cursor: cursorAfter(deal, state.cursor, left),
    plate: { ...plateState(state), fetched: isGone },
  };
  const name = nameOf(deal, at);
  const has = plateAt(deal, at).has;
  return {
    state: after,
    cues: [
      ...cues,
      ...(isGone ? [sound(soundOf(deal, "over")), told(deal, "gone", { name })] : []),
      ...needCues(deal, after),
      ...(has === undefined ? [] : [told(deal, "has"), bandCue(deal, has)]),
    ],
    outcome: ADVANCED,
    ...counted(deal, isGone ? { ...counts, returned: 1 } : counts),
    helpAnew: true,
  };
}

function cursorAfter({ rules }: AmountDeal, cursor: number, used: Seats): number {
  if (!used.includes(cursor)) return cursor;
  return [...rules.tray.keys()].find((seat) => !used.includes(seat)) ?? cursor;
}

/** Nothing hangs on practice. */
function counted({ rules }: AmountDeal, counts: Counts): { readonly counts?: Counts } {
  return rules.practice === true ? {} : { counts };
}
