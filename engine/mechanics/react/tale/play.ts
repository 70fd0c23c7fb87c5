/** Taking words for the blanks of a tale, and telling it when all have come. */
import { oneOf, sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import type { Action, Move } from "../../../move.ts";
import { GOING, solved, telling, type Counts, type Step, type Telling } from "../../contract.ts";
import { callOf, thingOf, type Fill, type ReactDeal, type ReactState } from "../state.ts";
import type { ReactWorld } from "../schema.ts";
import { buttonOf, nameOf, soundOf, wordsOf } from "../words.ts";
import {
  blankCount,
  blanksAt,
  calledAt,
  fitsBlank,
  isMarked,
  jobOf,
  nameAt,
  openBlanks,
  stepAt,
  taleOf,
  taleScore,
  toldSoFar,
  type Blank,
} from "./state.ts";
import { ball, performance, taleOpening, taleValues, trial, tried, wanted } from "./words.ts";

const MOST_AIDED = 0.5;
const HAND_SIDE = 0.7;

export function openTale(deal: ReactDeal, state: ReactState): Telling<ReactState> {
  return telling(state, [...taleOpening(deal), ...wanted(deal, state), ...ball(deal, state)]);
}

export function whereInTale(deal: ReactDeal, state: ReactState): Telling<ReactState> {
  return telling(state, [...wanted(deal, state), ...ball(deal, state)]);
}

export function taleMoves(deal: ReactDeal, { at }: ReactState): Move[] {
  const isAlone = blanksAt(deal, at).length === 1;
  const name = nameAt(deal, at);
  const hands = isAlone ? (["take"] as const) : (["left", "right"] as const);
  return [
    ...hands.map((id): Move => {
      const { label, phrases } = buttonOf(deal, id);
      const button = id === "take" ? "select" : id;
      return { id, button, label, phrases: [...phrases, ...(isAlone ? [name] : [])], judges: true };
    }),
    { id: "pass", button: "down", ...buttonOf(deal, "pass") },
    { id: "try", button: "up", ...testing(deal, name) },
  ];
}

/** Whoever asks what a word is, or says it in a test, hears it in its sentence: nothing is taken by that. */
function testing(deal: ReactDeal, name: string) {
  const { label, phrases } = buttonOf(deal, "try");
  const said = Object.values(deal.content.calls).flatMap(({ phrases: called, tries = [] }) => [
    ...called,
    ...tries.map((text) => fillTemplate(text, { name })),
  ]);
  return { label, phrases: [...new Set([...phrases, ...said])] };
}

export function applyToTale(deal: ReactDeal, state: ReactState, { move }: Action): Step<ReactState> {
  if (move === "pass") return onward(deal, state, [sound(soundOf(deal, "pass"))]);
  if (move === "try") return trying(deal, state);
  const hand = move === "right" ? 1 : 0;
  const blank = openBlanks(deal, state).find((one) => one.hand === hand);
  if (blank === undefined) {
    const filled = blanksAt(deal, state.at)[hand]?.index ?? 0;
    const cues = [sound(soundOf(deal, "edge")), wordsOf(deal, "closed", { blank: filled + 1 })];
    return { state, cues, outcome: GOING };
  }
  const { at, aided, fills, takes } = state;
  if (!fitsBlank(deal, blank, at))
    return onward(deal, { ...state, takes: [...takes, { at, hand }] }, dropped(deal, blank, at));
  const fill: Fill = { blank: blank.index, at, aided };
  return onward(deal, { ...state, fills: [...fills, fill] }, caught(deal, blank, at));
}

function trying(deal: ReactDeal, state: ReactState): Step<ReactState> {
  return { state, cues: [sound(soundOf(deal, "asked")), ...trial(deal, state)], outcome: GOING };
}

function sideOf(deal: ReactDeal, { hand }: Blank, at: number): number {
  return blanksAt(deal, at).length === 1 ? 0 : hand === 0 ? -HAND_SIDE : HAND_SIDE;
}

function caught(deal: ReactDeal, blank: Blank, at: number): Cue[] {
  const side = sideOf(deal, blank, at);
  const values = { ...calledAt(deal, at), job: "", call: nameOf(deal, blank.call), move: "" };
  return [
    sound(soundOf(deal, isMarked(deal, at) ? "prize" : "taken"), { side }),
    wordsOf(deal, "held", values),
  ];
}

/** What does not fit is heard where it does not, and why; it never stands in the tale. */
function dropped(deal: ReactDeal, blank: Blank, at: number): Cue[] {
  const { content, item } = deal;
  const thing = thingOf(content, item.things[at] ?? "");
  const job = jobOf(content, thing);
  const called = calledAt(deal, at);
  const { name: call, is = "" } = callOf(content, blank.call);
  const values = { ...called, job: nameOf(deal, job), call, is, move: "" };
  const why = thing.why ?? callOf(content, job).shows;
  return [
    sound(soundOf(deal, "wrong"), { side: sideOf(deal, blank, at) }),
    ...tried(deal, blank, at),
    wordsOf(deal, "wrongJob", values),
    ...(why === undefined ? [] : [oneOf(why, "object", { values: called })]),
  ];
}

/** The next that comes for a blank that is still open; a blank for which none is left stays empty. */
function onward(deal: ReactDeal, state: ReactState, cues: readonly Cue[]): Step<ReactState> {
  const { ends = [], things } = deal.item;
  const open = openBlanks(deal, state);
  const end = ends[stepAt(deal, state.at)] ?? things.length;
  const fresh = { ...state, aided: false };
  if (open.length > 0 && state.at + 1 < end) {
    const next = { ...fresh, at: state.at + 1 };
    const isNew = open.length < blanksAt(deal, state.at).length && fresh.fills.at(-1)?.at === state.at;
    const again = isNew ? wanted(deal, next) : [];
    return { state: next, cues: [...cues, ...again, ...ball(deal, next)], outcome: GOING, helpAnew: true };
  }
  const empty = open.map(({ index }): Fill => ({ blank: index, at: null, aided: false }));
  const left = open.flatMap(({ index }) => [
    sound(soundOf(deal, "empty"), { hold: "end" }),
    wordsOf(deal, "emptied", { blank: index + 1 }),
  ]);
  const filled = { ...fresh, fills: [...state.fills, ...empty] };
  if (end >= things.length) return over(deal, filled, [...cues, ...left]);
  const next = { ...filled, at: end };
  const heard = [...cues, ...left, ...wanted(deal, next), ...ball(deal, next)];
  return { state: next, cues: heard, outcome: GOING, helpAnew: true };
}

function over(deal: ReactDeal, state: ReactState, cues: readonly Cue[]): Step<ReactState> {
  const { hits, firsts, wrongs, slips, worth, net, right, ripe } = taleScore(deal, state);
  const { practice, told: given = 0 } = taleOf(deal);
  const isClean = firsts === ripe;
  const values = { hits, firsts, ripe, wrongs };
  const why = right > hits ? "helpedOut" : wrongs > 0 ? "told" : "toldEmpty";
  const result = isClean ? wordsOf(deal, "clean", { ripe }) : wordsOf(deal, why, values);
  const all = { hits, firsts, wrongs, slips, worth, net, ripe, clean: isClean ? 1 : 0, runs: 1 };
  const ended = practice === true ? [] : [sound(soundOf(deal, isClean ? "clean" : "end")), result];
  return {
    state,
    cues: [...cues, ...performance(deal, state), ...ended],
    outcome: solved(Math.min(right > hits ? MOST_AIDED : 1, hits / (ripe + wrongs))),
    ...counted({ ...(practice === true ? {} : all), told: given }),
  };
}

function counted(counts: Counts): { readonly counts?: Counts } {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return some.length === 0 ? {} : { counts: Object.fromEntries(some) };
}

/** What was named, told and taken stays, of a tale that was told. */
export function leaveTale(deal: ReactDeal, state: ReactState): ReactWorld {
  if (state.fills.length < blankCount(taleOf(deal))) return deal.world;
  const { names, told, came, words } = toldSoFar(deal);
  const { names: given = {}, practice } = taleOf(deal);
  const values = taleValues(deal, state);
  const named = Object.entries(given).map(([id, text]) => [id, fillTemplate(text, values)]);
  const held = state.fills.flatMap(({ at }) => (at === null ? [] : [nameAt(deal, at)]));
  return {
    ...deal.world,
    tales: {
      names: { ...names, ...(Object.fromEntries(named) as Record<string, string>) },
      told: [...told, deal.item.tale ?? ""],
      came: [...came, ...deal.item.things],
      words: practice === true ? words : held,
    },
  };
}
