/** How a board is heard: notes by place, words by the voice of their half, and what is said around them. */
import { capitalize } from "../../capitalize.ts";
import {
  CENTRE,
  oneOf,
  rest,
  say,
  sound,
  type Cue,
  type Part,
  type PatternNote,
  type Side,
} from "../../cue.ts";
import { amountOf } from "../../devices/amount.ts";
import type { SoundId } from "../../sound/index.ts";
import { USUAL_SOUNDS, type Face, type PairsContent, type PairsWorld, type SoundName } from "./schema.ts";
import { cardAt, faceOf, isFirst, pairsLeft, textOf, type PairsDeal, type PairsState } from "./state.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

/** Semitones: each row is an octave, and along a row it rises, so that no two notes are alike even in mono. */
const ROWS = [12, 0, -12, -24];
const COLUMNS = [0, 2, 4, 7];
const PAIR = { one: "pair", many: "pairs" };
const BETWEEN_MILLISECONDS = 550;

export function spoken(
  deal: PairsDeal,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
  part: Part = "object",
): Cue {
  return oneOf(wordsOf(deal, name), part, { values });
}

function wordsOf({ content, rules }: PairsDeal, name: WordName) {
  return (name === "goes" ? rules.goes : undefined) ?? content.words?.[name] ?? USUAL_WORDS[name];
}

export function soundOf(content: PairsContent, name: SoundName): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function placeOf({ rules }: PairsDeal, at: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(at / rules.columns) + 1, column: (at % rules.columns) + 1 };
}

export function sideOf(deal: PairsDeal, at: number): Side {
  const { column } = placeOf(deal, at);
  return deal.rules.columns === 1 ? CENTRE : -0.9 + (1.8 * (column - 1)) / (deal.rules.columns - 1);
}

/** The place as it sounds. */
function noteAt(deal: PairsDeal, at: number): Omit<PatternNote, "at"> {
  const { row, column } = placeOf(deal, at);
  const pitch = (ROWS[row - 1] ?? 0) + (COLUMNS[column - 1] ?? 0);
  return { sound: soundOf(deal.content, "note"), pitch, side: sideOf(deal, at) };
}

export function noteCue(deal: PairsDeal, at: number): Cue {
  const { sound: id, ...how } = noteAt(deal, at);
  return sound(id, { ...how, caption: captionOf(deal, at) });
}

export function notesCue(deal: PairsDeal, places: readonly number[], together = false): Cue {
  const caption = places.map((at) => captionOf(deal, at)).join(together ? " and " : ", then ");
  const notes = places.map((at, index) => ({
    ...noteAt(deal, at),
    at: together ? 0 : index * BETWEEN_MILLISECONDS,
  }));
  return { type: "pattern", name: "notes", notes, caption, hold: "end" };
}

function captionOf(deal: PairsDeal, at: number): string {
  const { row, column } = placeOf(deal, at);
  return `note of row ${row}, column ${column}`;
}

export function faceCues(deal: PairsDeal, state: PairsState, at: number): Cue[] {
  const card = cardAt(state, at);
  return said(deal.content, faceOf(deal, card), isFirst(card), sideOf(deal, at));
}

function said({ voices }: PairsContent, face: Face, first: boolean, side?: Side): Cue[] {
  const voice = first ? voices?.first : voices?.second;
  const words = say(`${capitalize(textOf(face))}.`, "name", { voice, side });
  return typeof face === "string" ? [words] : [sound(face.sound, { side, hold: "end" }), words];
}

/** Values for what lies at a place. */
export function oneValues(deal: PairsDeal, card: number): Record<string, string> {
  const first = textOf(faceOf(deal, card));
  return { first, First: capitalize(first) };
}

/** Values for the two that were lifted, the first of the pair first. */
export function bothOf(deal: PairsDeal, one: number, other: number): Record<string, string> {
  const [first = "", second = ""] = [one, other].map((card) => textOf(faceOf(deal, card)));
  return { first, second, First: capitalize(first), Second: capitalize(second) };
}

export function opening(deal: PairsDeal, state: PairsState): Cue[] {
  const values = {
    pairs: amountOf(pairsLeft(state), PAIR),
    count: state.cards.length,
    things: deal.content.thing.many,
  };
  return [spoken(deal, "opens", values), notesCue(deal, [state.at])];
}

export function where(deal: PairsDeal, state: PairsState): Cue[] {
  if (state.using !== null) return [usesCue(deal)];
  return [
    noteCue(deal, state.at),
    ...placeCues(deal, state),
    spoken(deal, "left", { pairs: amountOf(pairsLeft(state), PAIR) }),
  ];
}

export function placeCues(deal: PairsDeal, state: PairsState): Cue[] {
  const here = spoken(deal, "place", placeOf(deal, state.at));
  if (state.up === null) return [here, spoken(deal, "none", { thing: deal.content.thing.one })];
  const values = { ...oneValues(deal, cardAt(state, state.up)), ...placeOf(deal, state.up) };
  return [here, spoken(deal, "lifted", values)];
}

export function usesCue(deal: PairsDeal): Cue {
  const { left, right } = deal.content.uses ?? {};
  return spoken(deal, "spend", { left: left?.label ?? "", right: right?.label ?? "" });
}

/** What was found, one pair after another, each half in its own voice. */
export function performance(content: PairsContent, { found }: PairsWorld): Cue[] {
  return found.flatMap(({ first, second }) => [
    ...said(content, first, true, -0.5),
    ...said(content, second, false, 0.5),
    rest(0.2),
  ]);
}
