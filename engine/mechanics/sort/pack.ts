/** Packing: each thing goes where it will belong, a crumb may be tested, and the lever shows what has become of all of it. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move, Press } from "../../move.ts";
import { ADVANCED, GOING, solved, type Counts, type Help } from "../contract.ts";
import { answerCues, evidenceCues } from "../kit/evidence.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { SortDeal } from "./basket.ts";
import type { Sorting } from "./onward.ts";
import { binAfter, climateOf, isSet, mayBe, roomAfter } from "./rooms.ts";
import { besides, clueOf, forecast, known, packArrival, readyCues, soundsAfter } from "./rooms-heard.ts";
import type { Seat } from "./schema.ts";
import { binAt, movesOf, seatFor, seatOfMove, sendTo, SIDES } from "./seats.ts";
import { packingOf, shelfOf, thingAt, type Packing, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";

const TEST = "test";
const PULL = "pull";
const NEXT = "next";
const AGAIN = "again";
const RESET = "reset";

/** Nothing is left to pack: the lever waits. */
export function isPacked({ kept, packed }: Packing): boolean {
  return kept.every((at) => packed[at] !== undefined);
}

export function packMoves(deal: SortDeal, state: SortState, packing: Packing): Move[] {
  const { lever, test, next, again, reset } = climateOf(deal);
  if (packing.isOver === true) return [moveOf(AGAIN, "select", again)];
  if (isPacked(packing))
    return [
      { ...moveOf(PULL, "select", lever), judges: true },
      ...(reset === undefined || packing.isAgain === true ? [] : [moveOf(RESET, "up", reset)]),
    ];
  const sends = movesOf({ content: deal.content, rules: { ...deal.rules, feels: false } });
  return [
    ...sends,
    ...(canTest(deal, state, packing) ? [moveOf(TEST, "up", test, TEST)] : []),
    ...(state.rest.length > 0 ? [moveOf(NEXT, "select", next)] : []),
  ];
}

function moveOf(id: string, button: Press, { label, phrases }: MoveWords, priced?: string): Move {
  return { id, button, label, phrases, priced };
}

export function packApply(deal: SortDeal, state: SortState, packing: Packing, { move }: Action): Sorting {
  if (move === PULL) return pull(deal, state, packing);
  if (move === AGAIN) return anew(deal, state, packing);
  if (move === RESET) return takenBack(deal, state, packing);
  if (move === TEST) return testOne(deal, state, packing);
  if (move === NEXT) return another(deal, state, packing);
  const seat = seatOfMove(move);
  const packed = { ...packing, packed: { ...packing.packed, [state.at]: seat } };
  const thud = answerCues(binAt(deal, seat).arrives, { side: SIDES[seat] });
  const [at, ...rest] = state.rest;
  if (at === undefined) {
    return {
      state: { ...state, packing: packed },
      cues: [...thud, ...readyCues(deal, packed)],
      outcome: GOING,
    };
  }
  return comes(deal, { ...state, at, rest }, packed, thud);
}

export function packBest(deal: SortDeal, state: SortState, packing: Packing): Action {
  if (packing.isOver === true) return { move: AGAIN };
  if (isPacked(packing)) return { move: PULL };
  return { move: sendTo(seatAfter(deal, state, packing.pull)) };
}

/** How one thing tells of others, what is known of what is due, and that beside what was heard; and that a crumb would tell. */
export function packHelp(deal: SortDeal, state: SortState, packing: Packing): Help {
  const { ready, weigh, onward, tryCrumb, sure } = wordsOf(deal.content);
  if (packing.isOver === true) return { move: [oneOf(onward)] };
  if (isPacked(packing)) return { move: [oneOf(ready)] };
  const two = besides(deal, state, packing);
  const isSure =
    mayBe(deal, shelfOf(deal), packing.pull, thingAt(deal, state), known(deal, state, packing)).size === 1;
  const last = isSure ? sure : canTest(deal, state, packing) ? tryCrumb : undefined;
  return {
    listen: [oneOf(deal.rules.reminder ?? weigh)],
    rule: clueOf(thingAt(deal, state)),
    ...(two.length === 0 ? {} : { two }),
    ...(last === undefined ? {} : { move: [oneOf(last)] }),
  };
}

function canTest({ rules }: SortDeal, { at }: SortState, { tested }: Packing): boolean {
  return tested.length < (rules.tests ?? Infinity) && !tested.includes(at);
}

/** The thing that is due as what it will be. */
export function foreseen(deal: SortDeal, state: SortState, { pull: by }: Packing): SortState {
  const thing = thingAt(deal, state);
  const bin = binAfter(thing, shelfOf(deal).goes, by);
  return { ...state, things: state.things.with(state.at, { ...thing, bin }) };
}

/** Where the thing will belong. */
function seatAfter(deal: SortDeal, state: SortState, pulls: number): Seat {
  return seatFor(deal, state, binAfter(thingAt(deal, state), shelfOf(deal).goes, pulls));
}

/** All of it is packed anew, before the lever is pulled. */
function takenBack(deal: SortDeal, state: SortState, packing: Packing): Sorting {
  const [at = state.at, ...rest] = packing.kept;
  const cues = answerCues(climateOf(deal).reset?.heard ?? []);
  return comes(deal, { ...state, at, rest }, { ...packing, packed: {}, isAgain: true }, cues);
}

/** The next one, and this one again when the others were looked at. */
function another(deal: SortDeal, state: SortState, packing: Packing): Sorting {
  const [at = state.at, ...others] = state.rest;
  const rest = [...others, state.at];
  return comes(deal, { ...state, at, rest }, packing, answerCues(climateOf(deal).next.heard));
}

function comes(deal: SortDeal, state: SortState, packing: Packing, heard: readonly Cue[]): Sorting {
  const isFirst = !packing.shown.includes(state.at);
  const shown = isFirst ? [...packing.shown, state.at] : packing.shown;
  return {
    state: { ...state, packing: { ...packing, shown } },
    cues: [...heard, ...packArrival(deal, state, packing, isFirst)],
    outcome: GOING,
  };
}

function testOne(deal: SortDeal, state: SortState, packing: Packing): Sorting {
  const tested = { ...packing, tested: [...packing.tested, state.at] };
  return {
    state: { ...state, packing: tested },
    cues: [...answerCues(climateOf(deal).test.heard), ...soundsAfter(deal, state, state.at, packing.pull)],
    outcome: GOING,
    counts: { tested: 1 },
  };
}

/** It is as warm or cold as was foretold, and one after the other is heard. */
function pull(deal: SortDeal, state: SortState, packing: Packing): Sorting {
  const shelf = shelfOf(deal);
  const { lever, rooms, escaped = [] } = climateOf(deal);
  const room = roomAfter(shelf, packing.pull);
  const isKept = (at: number): boolean =>
    deal.rules.seats[packing.packed[at] ?? "left"] ===
    binAfter(thingAt(deal, state, at), shelf.goes, packing.pull);
  const kept = packing.kept.filter(isKept);
  const lost = packing.kept.filter((at) => !isKept(at));
  const cues = [
    ...answerCues(lever.heard),
    ...evidenceCues(rooms[room]?.arrives ?? []),
    ...packing.kept.flatMap((at) => becomes(deal, state, packing, at, isKept(at))),
    ...reached(deal, room),
    summary(deal, kept.length, packing.kept.length),
    ...(lost.length === 0 ? [] : lineCues(escaped, { part: "object", values: { count: lost.length } })),
    ...reasons(deal, state, packing, lost),
  ];
  const counts = shelf.practice === true ? {} : countsOf(kept.length, lost.length);
  const isLast = packing.pull + 1 >= shelf.goes.length;
  const [at, ...rest] = kept;
  if (isLast || at === undefined)
    return { state, cues, outcome: solved(kept.length / state.things.length), counts };
  return {
    state: { ...state, at, rest, packing: { ...packingOf(kept, packing.pull + 1), isOver: true } },
    cues: [...cues, oneOf(wordsOf(deal.content).onward)],
    outcome: ADVANCED,
    counts,
  };
}

/** The same things, from what they have become. */
function anew(deal: SortDeal, state: SortState, { isOver: _isOver, ...packing }: Packing): Sorting {
  return {
    state: { ...state, packing },
    cues: [
      ...answerCues(climateOf(deal).again.heard),
      ...forecast(deal, packing),
      ...packArrival(deal, state, packing, false),
    ],
    outcome: GOING,
  };
}

function countsOf(kept: number, escaped: number): Counts {
  return { kept, due: kept + escaped, escaped, ...(escaped === 0 ? { cleared: 1 } : {}) };
}

/** How it sounds now, from where it was packed; and how it gets away from there, if that was wrong. */
function becomes(deal: SortDeal, state: SortState, packing: Packing, at: number, isKept: boolean): Cue[] {
  const seat = packing.packed[at] ?? "left";
  const side = SIDES[seat];
  return [
    ...soundsAfter(deal, state, at, packing.pull, side),
    ...(isKept ? [] : evidenceCues(binAt(deal, seat).loses ?? [], { side })),
  ];
}

function reached(deal: SortDeal, id: string): Cue[] {
  const room = climateOf(deal).rooms[id]?.name;
  return room === undefined ? [] : [oneOf(wordsOf(deal.content).reached, "object", { values: { room } })];
}

function summary({ content }: SortDeal, kept: number, of: number): Cue {
  const { keptAll, keptSome, keptNone, keptOne, lostOne } = wordsOf(content);
  if (of === 1) return oneOf(kept === 1 ? keptOne : lostOne);
  const family = kept === of ? keptAll : kept === 0 ? keptNone : keptSome;
  return oneOf(family, "object", { values: { kept, of } });
}

/** Of each that got away, or of one that changed. */
function reasons(
  deal: SortDeal,
  state: SortState,
  { kept, pull: by }: Packing,
  lost: readonly number[],
): Cue[] {
  const { goes } = shelfOf(deal);
  const changed = kept.filter((at) => {
    const thing = thingAt(deal, state, at);
    return binAfter(thing, goes, by) !== binAfter(thing, goes, by - 1);
  });
  const told = lost.length > 0 ? lost : changed.slice(deal.seed % Math.max(1, changed.length)).slice(0, 1);
  return told.flatMap((at) => {
    const thing = thingAt(deal, state, at);
    const became = thing.became?.[roomAfter(shelfOf(deal), by)];
    const why = isSet(thing, goes, by - 1) ? (thing.set ?? became) : became;
    return why === undefined ? [] : [oneOf(why)];
  });
}
