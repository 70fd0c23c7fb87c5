/** What comes of a plate that is served: it goes out, it comes back, or it is stopped at the pass. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, sound, type Cue } from "../../cue.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import {
  bannedOn,
  bansAt,
  dishAt,
  freeFor,
  guestWho,
  kindsIn,
  kindsOn,
  laidAt,
  missingOn,
  plateAt,
  platesAt,
  plateState,
  serviceOf,
  stuckAt,
  unique,
  type Serving,
} from "./plates.ts";
import { bandCue, orderedCue } from "./plates-heard.ts";
import { listed } from "./listed.ts";
import {
  dishesTold,
  dishInside,
  guestAt,
  hereCues,
  kindsTold,
  markTold,
  nameOf,
  needCues,
  told,
} from "./plates-words.ts";
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
      name: nameOf(deal, guestWho(deal, at, banned.mark)),
    };
    const left = { ...next, on: on.filter((seat) => !isBanned(deal, at, seat)) };
    return back(deal, left, [...cues, sound(soundOf(deal, "over")), told(deal, "stops", values)], counts);
  }
  const missing = missingOn(deal, at, on);
  if (missing.length === 0) return out(deal, next, cues, counts);
  const values = { missing: kindsTold(deal, missing), name: nameOf(deal, at) };
  const comes = deal.item.shared === true ? "comesAll" : "comes";
  return back(
    deal,
    next,
    [...cues, sound(soundOf(deal, "under")), told(deal, comes, values), orderedCue(deal, missing)],
    counts,
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
  const left = { at: at + 1, used: [...state.used, ...on] };
  const isGone = serviceOf(deal, left) === null;
  const isClean = goes === 1 && !aided && !isGone;
  const heard = [
    ...cues,
    sound(soundOf(deal, "exact"), { hold: "lead" }),
    servedTold(deal, state, isGone),
    ...(isClean ? gladCues(deal, at) : []),
  ];
  const done = {
    ...state,
    credits: [...state.credits, isClean ? 1 : IN_PIECES],
    plate: isClean ? { served: [...plate.served, kindsIn(deal, on)] } : plate,
  };
  const all = { ...counts, filled: 1, ...(isClean ? { clean: 1 } : {}) };
  if (left.at === platesAt(deal).length)
    return {
      state: done,
      cues: heard,
      outcome: solved(done.credits.reduce((a, b) => a + b, 0) / done.credits.length),
      ...counted(deal, all),
    };
  if (!isGone) return onward(deal, { ...done, used: left.used }, heard, all);
  const again = [...heard, sound(soundOf(deal, "over")), ...goneCues(deal, left)];
  return onward(deal, { ...done, used: [] }, again, { ...all, returned: 1 });
}

function servedTold(deal: AmountDeal, { at, on, goes, aided }: AmountState, isGone: boolean): Cue {
  const isShared = deal.item.shared === true;
  const right = isShared ? "servesAll" : isGone ? "costly" : "serves";
  const late = isShared ? "lateAll" : "late";
  const dishes = dishesTold(deal, on);
  const gives = kindsTold(deal, kindsIn(deal, on));
  return told(deal, aided ? "aided" : goes > 1 ? late : right, {
    dishes: uncapitalize(dishes),
    Dishes: dishes,
    gives,
    Gives: capitalize(gives),
    name: nameOf(deal, at),
  });
}

function gladCues(deal: AmountDeal, at: number): Cue[] {
  const { glad, voice } = guestAt(deal, at);
  return glad === undefined ? [] : [oneOf(glad, "object", { voice })];
}

/** Who cannot be served, and why; then what that costs whoever was served last. */
function goneCues(deal: AmountDeal, left: Serving): Cue[] {
  const stuck = stuckAt(deal, left);
  const waiting = platesAt(deal).flatMap((_, at) => (at < left.at ? [] : [nameOf(deal, at)]));
  const why =
    stuck === undefined
      ? told(deal, "goneAll", { names: listed(waiting) })
      : stuck.missing.length === 0
        ? told(deal, "goneFor", { name: nameOf(deal, stuck.at) })
        : told(deal, "goneLacks", { name: nameOf(deal, stuck.at), missing: kindsTold(deal, stuck.missing) });
  return [why, told(deal, "gone", { name: nameOf(deal, left.at - 1) })];
}

/** The next plate, with what is left; the hand goes back to the first of it. */
function onward(
  deal: AmountDeal,
  state: AmountState,
  cues: readonly Cue[],
  counts: Counts,
): Step<AmountState> {
  const at = state.at + 1;
  const after: AmountState = {
    ...state,
    at,
    on: laidAt(deal, at),
    goes: 0,
    aided: false,
    cursor: freeFor(deal, { at, used: state.used })[0] ?? state.cursor,
  };
  const has = plateAt(deal, at).has;
  return {
    state: after,
    cues: [
      ...cues,
      ...needCues(deal, after),
      ...(has === undefined ? [] : [told(deal, "has"), bandCue(deal, has)]),
      told(deal, "back"),
      ...hereCues(deal, after),
    ],
    outcome: ADVANCED,
    ...counted(deal, counts),
    helpAnew: true,
  };
}

/** Nothing hangs on practice. */
function counted({ rules }: AmountDeal, counts: Counts): { readonly counts?: Counts } {
  return rules.practice === true ? {} : { counts };
}
