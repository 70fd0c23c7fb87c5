/** What can be done while things come by, and what comes of it. */
import { mark, sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, telling, type Step, type Telling } from "../contract.ts";
import { counted, over } from "./end.ts";
import { callOf, callsAt, firstAsked, hasTaken, isPrize, leftHere } from "./state.ts";
import { paceOf, sideAt, wantedAt, worthAt, type ReactDeal, type ReactState } from "./state.ts";
import { tellsNumber, tookRight, tookWrong } from "./taken.ts";
import { againName, beatName, buttonOf, coming, listed, nameOf, opening, question, READY } from "./words.ts";
import { soundOf, underCursor, valuesAt, wakeFrom, where, wordsOf } from "./words.ts";

const CALL = "call-";
const HANDS: Readonly<Record<string, readonly number[]>> = { take: [0], left: [0], right: [1], both: [0, 1] };
/** So many things in a row without a press, and the drum waits. */
const MOST_IDLE = 5;

export function open(deal: ReactDeal, state: ReactState): Telling<ReactState> {
  return { ...telling(state, opening(deal, state)), wake: wakeFrom(deal, state, READY) };
}

export function whereNow(deal: ReactDeal, state: ReactState): Telling<ReactState> {
  const { at, known } = state;
  const from = at < firstAsked(deal) ? READY : known === at ? againName(at) : beatName(at);
  const isWaiting = state.idle >= MOST_IDLE;
  return { ...telling(state, where(deal, state)), wake: isWaiting ? undefined : wakeFrom(deal, state, from) };
}

export function moves(deal: ReactDeal, state: ReactState): Move[] {
  if (state.call === null) return offers(deal, state);
  const ask: Move = {
    id: "ask",
    button: "up",
    ...buttonOf(deal, "ask"),
    ...(state.known === state.at ? {} : { priced: "ask" }),
  };
  const pass: Move = { id: "pass", button: "down", ...buttonOf(deal, "pass") };
  if (deal.item.both !== true)
    return [{ id: "take", button: "select", ...buttonOf(deal, "take"), judges: true }, pass, ask];
  const hands = (["left", "right"] as const).map((id, hand): Move => {
    const { label, phrases } = buttonOf(deal, id);
    const said = callOf(deal.content, deal.item.calls[hand] ?? "").phrases;
    return { id, button: id, label, phrases: [...phrases, ...said], judges: true };
  });
  return [...hands, { id: "both", button: "select", ...buttonOf(deal, "both"), judges: true }, pass, ask];
}

function offers(deal: ReactDeal, { cursor }: ReactState): Move[] {
  return [
    { id: "previous", button: "left", ...buttonOf(deal, "previous") },
    { id: "next", button: "right", ...buttonOf(deal, "next") },
    ...deal.item.calls.map((id, index): Move => {
      const { label, phrases } = callOf(deal.content, id);
      return { id: `${CALL}${id}`, label, phrases, ...(index === cursor ? { button: "select" } : {}) };
    }),
  ];
}

export function apply(deal: ReactDeal, state: ReactState, action: Action): Step<ReactState> {
  const { move } = action;
  if (move === "previous") return browse(deal, state, state.cursor - 1);
  if (move === "next") return browse(deal, state, state.cursor + 1);
  if (move.startsWith(CALL)) return choose(deal, state, move.slice(CALL.length));
  const awake = { ...state, idle: 0 };
  if (move === "pass") return advance(deal, awake);
  if (move === "ask") return askNumber(deal, awake);
  return take(deal, awake, placeOf(deal, awake, action), HANDS[move] ?? []);
}

function browse(deal: ReactDeal, state: ReactState, wanted: number): Step<ReactState> {
  const cursor = Math.min(deal.item.calls.length - 1, Math.max(0, wanted));
  const next = { ...state, cursor };
  const id = soundOf(deal, cursor === wanted ? "browse" : "edge");
  return { state: next, cues: [sound(id, { pitch: cursor * 2 }), underCursor(deal, next)], outcome: GOING };
}

function choose(deal: ReactDeal, state: ReactState, call: string): Step<ReactState> {
  const next = { ...state, call };
  return {
    state: next,
    cues: [sound(soundOf(deal, "choose")), ...question(deal, next)],
    outcome: GOING,
    helpAnew: true,
    wake: wakeFrom(deal, next, READY),
  };
}

/** A press belongs to the thing in whose time it was made, also when the game hears of it after the next has begun. */
function placeOf(deal: ReactDeal, { at }: ReactState, { since }: Action): number {
  if (paceOf(deal) === null || since === undefined) return at;
  return (since[beatName(at)] ?? -1) >= 0 ? at : at - 1;
}

function take(deal: ReactDeal, state: ReactState, at: number, pressed: readonly number[]): Step<ReactState> {
  const hands = pressed.filter((hand) => !hasTaken(state, at, hand));
  if (at < firstAsked(deal) || hands.length === 0) return nothingThere(deal, state);
  const wanted = wantedAt(deal, state.call, at);
  const right = hands.filter((hand) => wanted.includes(hand));
  const wrong = hands.filter((hand) => !wanted.includes(hand));
  const isTold = wrong.length > 0 || tellsNumber(deal, at, right);
  const next: ReactState = {
    ...state,
    known: isTold ? Math.max(state.known, at) : state.known,
    takes: [...state.takes, ...hands.map((hand) => ({ at, hand }))],
  };
  const cues = [...tookRight(deal, next, at, right), ...tookWrong(deal, next, at, wrong)];
  const counts = counted(deal, {
    hits: right.length,
    ...(deal.rules.pace === undefined ? {} : { drummed: right.length }),
    wrongs: wrong.length,
    worth: right.reduce((sum, hand) => sum + worthAt(deal, callsAt(deal, state.call, at)[hand] ?? "", at), 0),
    prizes: right.length > 0 && isPrize(deal, at) ? 1 : 0,
  });
  if (at === deal.item.things.length - 1 && leftHere(deal, next).length === 0)
    return over(deal, next, cues, counts);
  const told = `told-${at}`;
  return {
    state: next,
    cues: [...cues, mark(told)],
    outcome: GOING,
    ...counts,
    helpAnew: true,
    wake: wakeFrom(deal, next, told),
  };
}

function nothingThere(deal: ReactDeal, state: ReactState): Step<ReactState> {
  return {
    state,
    cues: [sound(soundOf(deal, "edge")), wordsOf(deal, "empty"), mark(READY)],
    outcome: GOING,
    wake: wakeFrom(deal, state, READY),
  };
}

function askNumber(deal: ReactDeal, state: ReactState): Step<ReactState> {
  const isKnown = state.known === state.at;
  const told = `asked-${state.at}`;
  const next = { ...state, known: state.at };
  const { number } = valuesAt(deal, state.at);
  return {
    state: next,
    cues: [
      sound(soundOf(deal, isKnown ? "edge" : "asked")),
      wordsOf(deal, isKnown ? "known" : "asked", { number }),
      mark(told),
    ],
    outcome: GOING,
    ...(isKnown ? {} : counted(deal, { asked: 1 })),
    wake: wakeFrom(deal, next, told),
  };
}

/** Time has passed: the next thing comes, unless nobody seems to be there. */
export function tick(deal: ReactDeal, state: ReactState): Step<ReactState> {
  const step = advance(deal, { ...state, idle: state.idle + 1 });
  if (state.idle + 1 < MOST_IDLE || step.outcome.type === "solved") return step;
  return { ...step, cues: [...step.cues, wordsOf(deal, "waits")], wake: undefined };
}

/** The next thing comes; what was to be taken of this one is gone. */
function advance(deal: ReactDeal, state: ReactState): Step<ReactState> {
  const left = leftHere(deal, state);
  const slipped = left.length > 0;
  const at = state.at + 1;
  const cues: Cue[] = [
    sound(soundOf(deal, "pass"), { hold: "none", side: sideAt(deal, at) }),
    ...(slipped ? wentBy(deal, state, left) : []),
  ];
  const known = slipped ? state.at : state.known;
  const counts = counted(deal, { slips: left.length });
  const next = { ...state, known };
  if (at >= deal.item.things.length) return over(deal, next, cues, counts);
  const moved = { ...next, at };
  return {
    state: moved,
    cues: [...cues, ...flipping(deal, moved), ...coming(deal, at)],
    outcome: GOING,
    ...counts,
    helpAnew: true,
    wake: wakeFrom(deal, moved, beatName(at)),
  };
}

function wentBy(deal: ReactDeal, { call, at }: ReactState, left: readonly number[]): Cue[] {
  const calls = callsAt(deal, call, at).filter((_, hand) => left.includes(hand));
  const name = listed(
    calls.map((id) => nameOf(deal, id)),
    "and",
  );
  return [
    sound(soundOf(deal, "slipped"), { side: sideAt(deal, at) }),
    deal.item.shown === undefined
      ? wordsOf(deal, "slipped", { ...valuesAt(deal, at), call: name })
      : wordsOf(deal, "slippedHidden", valuesAt(deal, at)),
  ];
}

function flipping(deal: ReactDeal, { at }: ReactState): Cue[] {
  const { flip } = deal.item;
  if (flip?.at !== at) return [];
  return [sound(soundOf(deal, "flips")), wordsOf(deal, "flips", { call: nameOf(deal, flip.call) })];
}
