/** Taking words for the blanks of a tale, and telling it when all have come. */
import { capitalize } from "../../../capitalize.ts";
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
  fitsBlank,
  isMarked,
  jobOf,
  nameAt,
  openBlanks,
  stepAt,
  type Blank,
} from "./state.ts";
import { taleOf, taleScore, toldSoFar } from "./state.ts";
import { ball, performance, taleOpening, taleValues, wanted } from "./words.ts";

const MOST_AIDED = 0.5;
const HAND_SIDE = 0.7;

export function openTale(deal: ReactDeal, state: ReactState): Telling<ReactState> {
  return telling(state, [...taleOpening(deal), ...wanted(deal, state), ...ball(deal, state)]);
}

export function whereInTale(deal: ReactDeal, state: ReactState): Telling<ReactState> {
  return telling(state, [...wanted(deal, state), ...ball(deal, state)]);
}

export function taleMoves(deal: ReactDeal, { at }: ReactState): Move[] {
  const blanks = blanksAt(deal, at);
  const isGap = taleOf(deal).gaps !== undefined;
  const said = blanks.map(({ call }) => callOf(deal.content, call).phrases);
  const names = blanks.length === 1 ? (["take"] as const) : (["left", "right"] as const);
  const hands = names.map((id, hand): Move => {
    const { label, phrases } = buttonOf(deal, id);
    const called = [...(isGap ? [] : (said[hand] ?? [])), ...(id === "take" ? [nameAt(deal, at)] : [])];
    const button = id === "take" ? "select" : id;
    return { id, button, label, phrases: [...phrases, ...called], judges: true };
  });
  const { label, phrases } = buttonOf(deal, "pass");
  const others = isGap ? [] : elsewhere(deal, said.flat());
  return [...hands, { id: "pass", button: "down", label, phrases: [...phrases, ...others] }];
}

/** Who says that it does another job has let it go. */
function elsewhere({ content }: ReactDeal, here: readonly string[]): string[] {
  const all = new Set(Object.values(content.calls).flatMap(({ phrases }) => phrases));
  return [...all].filter((phrase) => !here.includes(phrase));
}

export function applyToTale(deal: ReactDeal, state: ReactState, { move }: Action): Step<ReactState> {
  if (move === "pass") return onward(deal, state, [sound(soundOf(deal, "pass"))]);
  const hand = move === "right" ? 1 : 0;
  const blank = openBlanks(deal, state).find((one) => one.hand === hand);
  if (blank === undefined) {
    const filled = blanksAt(deal, state.at)[hand]?.index ?? 0;
    const cues = [sound(soundOf(deal, "edge")), wordsOf(deal, "closed", { blank: filled + 1 })];
    return { state, cues, outcome: GOING };
  }
  const { at, aided, fills } = state;
  const fill: Fill = { blank: blank.index, at, fits: fitsBlank(deal, blank, at), aided };
  return onward(deal, { ...state, fills: [...fills, fill] }, taken(deal, blank, fill, at));
}

function taken(deal: ReactDeal, blank: Blank, { fits }: Fill, at: number): Cue[] {
  const side = blanksAt(deal, at).length === 1 ? 0 : blank.hand === 0 ? -HAND_SIDE : HAND_SIDE;
  const name = nameAt(deal, at);
  const job = jobOf(deal.content, thingOf(deal.content, deal.item.things[at] ?? ""));
  const called = { name, Name: capitalize(name) };
  const values = { ...called, job: nameOf(deal, job), call: nameOf(deal, blank.call), move: "" };
  const heard = sound(soundOf(deal, fits ? (isMarked(deal, at) ? "prize" : "taken") : "wrong"), { side });
  if (fits) return [heard, wordsOf(deal, "held", values)];
  const { shows } = callOf(deal.content, job);
  const why = shows === undefined ? [] : [oneOf(shows, "object", { values: called })];
  return [heard, wordsOf(deal, "wrongJob", values), ...why];
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
  const empty = open.map(({ index }): Fill => ({ blank: index, at: null, fits: false, aided: false }));
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
  const { hits, wrongs, slips, worth, right, ripe } = taleScore(deal, state);
  const { practice, told: given = 0 } = taleOf(deal);
  const isClean = hits === ripe;
  const values = { hits, ripe, wrongs };
  const result = isClean
    ? wordsOf(deal, "clean", { ripe })
    : wordsOf(deal, right > hits ? "helpedOut" : "told", values);
  const all = { hits, wrongs, slips, worth, net: hits, ripe, clean: isClean ? 1 : 0, runs: 1 };
  const ended = practice === true ? [] : [sound(soundOf(deal, isClean ? "clean" : "end")), result];
  return {
    state,
    cues: [...cues, ...performance(deal, state), ...ended],
    outcome: solved(Math.min(right > hits ? MOST_AIDED : 1, hits / ripe)),
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
      words: practice === true ? words : [...words, ...held],
    },
  };
}
