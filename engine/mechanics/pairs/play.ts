/** What can be done on a board, and what comes of it. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move } from "../../move.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import {
  bothOf,
  faceCues,
  noteCue,
  notesCue,
  oneValues,
  placeOf,
  sideOf,
  soundOf,
  spoken,
  usesCue,
} from "./words.ts";
import {
  cardAt,
  creditOf,
  drifting,
  goTogether,
  isFirst,
  isWorkedOut,
  knownPartner,
  madeOf,
  pairOf,
  pairsLeft,
  partners,
  traded,
  withCard,
  type PairsDeal,
  type PairsState,
} from "./state.ts";

const NUMBERS = ["one", "two", "three", "four"];
const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;
type Way = keyof typeof STEPS;
const WAYS: readonly Way[] = ["left", "right", "up", "down"];

export function moves(deal: PairsDeal, state: PairsState): Move[] {
  const { content, rules } = deal;
  if (state.using !== null && content.uses !== undefined) {
    const { left, right } = content.uses;
    return [
      { id: "use-left", button: "left", label: left.label, phrases: left.phrases },
      { id: "use-right", button: "right", label: right.label, phrases: right.phrases },
    ];
  }
  const asks = state.at === state.up && rules.asks === true;
  const lifting = content.buttons?.lift ?? { label: "Lift it", phrases: ["lift", "lift it", "turn it over"] };
  const asking = content.buttons?.ask ?? { label: "Ask for its note", phrases: ["ask", "where is it"] };
  const select: Move = asks
    ? { id: "ask", button: "select", ...asking, priced: "ask" }
    : { id: "lift", button: "select", ...lifting, ...(state.up === null ? {} : { judges: true as const }) };
  return [
    ...WAYS.map((way): Move => ({ id: way, button: way, label: `Go ${way}`, phrases: [way, `go ${way}`] })),
    select,
    ...state.cards.map((_, at): Move => {
      const { row, column } = placeOf(deal, at);
      const words = `row ${NUMBERS[row - 1] ?? row} column ${NUMBERS[column - 1] ?? column}`;
      const bare = [`${NUMBERS[row - 1] ?? row} ${NUMBERS[column - 1] ?? column}`, `${row} ${column}`];
      return { id: `to-${at}`, label: `Row ${row}, column ${column}`, phrases: [words, ...bare] };
    }),
  ];
}

export function apply(deal: PairsDeal, state: PairsState, { move }: Action): Step<PairsState> {
  if (move === "use-left" || move === "use-right") return use(deal, state, move);
  if (move === "lift") return lift(deal, state);
  if (move === "ask") return ask(deal, state);
  if (move.startsWith("to-")) return arrive(deal, { ...state, at: Number(move.slice("to-".length)) });
  const [down, across] = STEPS[move as Way];
  const { row, column } = placeOf(deal, state.at);
  const isThere =
    row + down >= 1 &&
    row + down <= deal.rules.rows &&
    column + across >= 1 &&
    column + across <= deal.rules.columns;
  if (isThere) return arrive(deal, { ...state, at: state.at + down * deal.rules.columns + across });
  return going(state, [
    sound(soundOf(deal.content, "edge"), { side: sideOf(deal, state.at) }),
    noteCue(deal, state.at),
  ]);
}

function going(state: PairsState, cues: readonly Cue[], counts?: Counts): Step<PairsState> {
  return { state, cues, outcome: GOING, counts };
}

/** A place is heard, not told; where nothing is left it is another sound, with the same note behind it. */
function arrive(deal: PairsDeal, state: PairsState): Step<PairsState> {
  if (!state.gone.includes(cardAt(state, state.at))) return going(state, [noteCue(deal, state.at)]);
  const gone = sound(soundOf(deal.content, "gone"), { side: sideOf(deal, state.at), hold: "none" });
  return going(state, [gone, noteCue(deal, state.at)]);
}

function lift(deal: PairsDeal, state: PairsState): Step<PairsState> {
  const { at, up } = state;
  const card = cardAt(state, at);
  const side = sideOf(deal, at);
  if (state.gone.includes(card))
    return going(state, [sound(soundOf(deal.content, "gone"), { side }), spoken(deal, "gone")]);
  if (at === up)
    return going(state, [
      sound(soundOf(deal.content, "edge"), { side }),
      spoken(deal, "up", oneValues(deal, card)),
    ]);
  const heard = [sound(soundOf(deal.content, "lift"), { side }), ...faceCues(deal, state, at)];
  if (up === null)
    return { ...going({ ...state, up: at, heard: withCard(state.heard, card) }, heard), helpAnew: true };
  return goTogether(deal, cardAt(state, up), card) ? match(deal, state, heard) : miss(deal, state, heard);
}

function match(deal: PairsDeal, state: PairsState, heard: readonly Cue[]): Step<PairsState> {
  const { at, up } = state;
  const [one, other] = [cardAt(state, up ?? at), cardAt(state, at)];
  const isKnown = state.heard.includes(other);
  const isGiven = state.told.includes(other) || (!isKnown && isWorkedOut(state));
  const next: PairsState = {
    ...state,
    up: null,
    gone: [...state.gone, one, other],
    heard: withCard(state.heard, other),
    passed: null,
    isSharp: true,
    using: deal.content.uses === undefined || deal.rules.plain === true ? null : one,
  };
  const cues = [
    ...heard,
    notesCue(deal, [up ?? at, at], true),
    sound(soundOf(deal.content, "match"), { hold: "end" }),
    spoken(
      deal,
      isGiven ? "made" : isKnown ? "pair" : "lucky",
      isFirst(one) ? bothOf(deal, one, other) : bothOf(deal, other, one),
    ),
    ...lineCues(madeOf(deal, one, other)?.says ?? [], { part: "object" }),
  ];
  const counts = {
    tries: 1,
    found: 1,
    [isKnown ? "remembered" : "lucky"]: 1,
    ...(isKnown && state.isSharp ? { sharp: 1 } : {}),
  };
  if (next.using === null && pairsLeft(next) === 0)
    return { state: next, cues, outcome: solved(creditOf(deal, next)), counts };
  return {
    state: next,
    cues: next.using === null ? cues : [...cues, usesCue(deal)],
    outcome: ADVANCED,
    counts,
    helpAnew: true,
  };
}

/** It costs what had been heard before: what could have been known. Two that are new cost nothing. */
function miss(deal: PairsDeal, state: PairsState, heard: readonly Cue[]): Step<PairsState> {
  const { at, up } = state;
  const [one, other] = [cardAt(state, up ?? at), cardAt(state, at)];
  const isMissed = knownPartner(deal, state, one) !== null;
  const wasted = Number(isMissed) + Number(state.heard.includes(other));
  const next: PairsState = {
    ...state,
    up: null,
    heard: withCard(state.heard, other),
    passed: isMissed ? one : state.heard.includes(other) ? other : null,
    misses: state.misses + 1,
    wasted: state.wasted + wasted,
    isSharp: state.isSharp && wasted === 0,
  };
  const [pair, beside] = [pairOf(deal, one), pairOf(deal, other)];
  const isNear = pair.scale !== undefined && pair.scale === beside.scale;
  const isHalf = deal.content.voices !== undefined && isFirst(one) === isFirst(other);
  const values = bothOf(deal, one, other);
  const cues = [
    ...heard,
    sound(soundOf(deal.content, wasted > 0 ? "crack" : "apart"), { side: sideOf(deal, at), hold: "end" }),
    spoken(deal, isHalf ? "half" : isNear ? "near" : "miss", values),
    ...(wasted > 0 ? [spoken(deal, isMissed ? "crack" : "waste", values)] : []),
  ];
  const counts = { tries: 1, ...(wasted > 0 ? { cracked: wasted } : {}) };
  const outcome = wasted > 0 ? MISSED : GOING;
  const trade = isDrifting(deal, next) ? drifting(deal, next) : null;
  if (trade === null) return { state: next, cues, outcome, counts, helpAnew: true };
  const drifted = { ...next, cards: traded(next.cards, trade) };
  const told = [
    sound(soundOf(deal.content, "drift"), { hold: "end" }),
    spoken(deal, "drifts", { things: deal.content.thing.many }),
    notesCue(deal, trade),
  ];
  return {
    state: drifted,
    cues: [...cues, ...told],
    outcome,
    counts: { ...counts, drifts: 1 },
    helpAnew: true,
  };
}

function isDrifting({ rules: { drift } }: PairsDeal, { misses }: PairsState): boolean {
  return drift !== undefined && misses % drift === 0;
}

/** The note and not the place: whoever has the notes in the ear knows where to go. */
function ask(deal: PairsDeal, state: PairsState): Step<PairsState> {
  const card = cardAt(state, state.at);
  const [partner] = partners(deal, state, card);
  if (partner === undefined) throw new RangeError("ask: nothing goes with what is up");
  const given = cardAt(state, partner);
  const cues = [
    sound(soundOf(deal.content, "ask")),
    spoken(deal, "asked", oneValues(deal, card)),
    notesCue(deal, [partner]),
  ];
  const asked = {
    ...state,
    heard: withCard(state.heard, given),
    told: [...state.told, given],
    isSharp: false,
  };
  return going(asked, cues, { asked: 1 });
}

function use(deal: PairsDeal, state: PairsState, move: "use-left" | "use-right"): Step<PairsState> {
  const chosen = deal.content.uses?.[move === "use-left" ? "left" : "right"];
  if (chosen === undefined || state.using === null) throw new RangeError(`use: nothing is to be chosen`);
  const next = { ...state, using: null };
  const cues = [sound("tick", { hold: "none" }), ...lineCues(chosen.lines, { part: "object" })];
  const counts = move === "use-left" ? { usedLeft: 1 } : { usedRight: 1 };
  if (pairsLeft(next) === 0) return { state: next, cues, outcome: solved(creditOf(deal, next)), counts };
  return going(next, cues, counts);
}
