/** Heard words to moves. The moves that there are now are all that can be meant. */
import type { Action, Move } from "../move.ts";
import { letterOf } from "./letter-names.ts";
import { likeness } from "./likeness.ts";
import { numberOf, numberWithin, soundsLikeAnother, wordsOf } from "./number-words.ts";
import { withoutFillers, wordsIn } from "./words.ts";

/** What can be said at any time. */
export const COMMANDS = ["repeat", "hint", "slower", "faster", "pause", "menu"] as const;
export type Command = (typeof COMMANDS)[number];

export type Understanding =
  | { readonly type: "understood"; readonly action: Action }
  /** Probably this: ask back before it counts. */
  | { readonly type: "unsure"; readonly action: Action; readonly readBack: string }
  | { readonly type: "command"; readonly command: Command }
  | { readonly type: "not-understood" };

export interface Heard {
  readonly words: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Below this a recogniser's own doubt is passed on: we ask back. Chrome gives 0 where it does not know. */
const LOW_CONFIDENCE = 0.4;
/** A near miss must be this alike, and this much more alike than the next. */
const ALIKE_ENOUGH = 0.6;
const CLEARLY_NEARER = 0.15;

const NUMBER_SLOT = "<number>";

/** @param heard what the recogniser offers, most likely first: the first that makes sense counts */
export function understand(heard: readonly Heard[], moves: readonly Move[]): Understanding {
  const sayings = moves.flatMap((move) => move.phrases.map((phrase) => ({ move, words: wordsIn(phrase) })));
  for (const { words, confidence } of heard) {
    const understanding = understandExactly(wordsIn(words), moves, sayings);
    if (understanding !== null)
      return confidence > 0 && confidence < LOW_CONFIDENCE ? doubt(understanding, moves) : understanding;
  }
  for (const { words } of heard) {
    const move = nearestMove(wordsIn(words).join(" "), sayings);
    if (move !== null) return { type: "unsure", action: { move: move.id }, readBack: move.label };
  }
  return { type: "not-understood" };
}

interface Saying {
  readonly move: Move;
  readonly words: readonly string[];
}

function understandExactly(
  words: readonly string[],
  moves: readonly Move[],
  sayings: readonly Saying[],
): Understanding | null {
  const said = sayings.find((saying) => isSame(saying.words, words));
  if (said !== undefined) return { type: "understood", action: { move: said.move.id } };
  const command = COMMANDS.find((name) => isSame([name], withoutFillers(words)));
  if (command !== undefined) return { type: "command", command };
  // "b as in dog" contradicts itself: the b in it must not count for a b.
  if (containsInRow(words, ["as", "in"])) return understandLetter(words, sayings) ?? { type: "not-understood" };
  return (
    understandNumber(words, moves) ?? understandLetter(words, sayings) ?? understandWithin(words, sayings)
  );
}

function understandNumber(words: readonly string[], moves: readonly Move[]): Understanding | null {
  const move = moves.find(
    ({ phrases, slot }) => slot !== undefined && phrases.some((phrase) => phrase.includes(NUMBER_SLOT)),
  );
  const value = numberOf(words) ?? numberWithin(words);
  if (move?.slot === undefined || value === null || value < move.slot.from || value > move.slot.to)
    return null;
  const action = { move: move.id, value };
  return soundsLikeAnother(value)
    ? { type: "unsure", action, readBack: wordsOf(value) }
    : { type: "understood", action };
}

function understandLetter(words: readonly string[], sayings: readonly Saying[]): Understanding | null {
  const letter = letterOf(words);
  const said = sayings.find((saying) => letter !== null && isSame(saying.words, [letter]));
  return said === undefined ? null : { type: "understood", action: { move: said.move.id } };
}

/** "um the left one please": a phrase within what was said, if only one move has one. The longest counts. */
function understandWithin(words: readonly string[], sayings: readonly Saying[]): Understanding | null {
  const within = sayings.filter((saying) => containsInRow(words, saying.words));
  const longest = Math.max(0, ...within.map((saying) => saying.words.length));
  const moves = new Set(
    within.filter((saying) => saying.words.length === longest).map((saying) => saying.move.id),
  );
  const [move] = moves;
  if (move !== undefined && moves.size === 1) return { type: "understood", action: { move } };
  const meant = withoutFillers(words);
  const said = sayings.find((saying) => isSame(withoutFillers(saying.words), meant));
  return said === undefined ? null : { type: "understood", action: { move: said.move.id } };
}

function nearestMove(said: string, sayings: readonly Saying[]): Move | null {
  const best = new Map<Move, number>();
  for (const { move, words } of sayings) {
    best.set(move, Math.max(best.get(move) ?? 0, likeness(said, words.join(" "))));
  }
  const [first, second] = [...best].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < ALIKE_ENOUGH) return null;
  return second !== undefined && first[1] - second[1] < CLEARLY_NEARER ? null : first[0];
}

/** Understood, but by a recogniser that was not sure of its ears. */
function doubt(understanding: Understanding, moves: readonly Move[]): Understanding {
  if (understanding.type !== "understood") return understanding;
  const { action } = understanding;
  const label = moves.find(({ id }) => id === action.move)?.label ?? "";
  return { type: "unsure", action, readBack: action.value === undefined ? label : wordsOf(action.value) };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

function containsInRow(words: readonly string[], row: readonly string[]): boolean {
  if (row.length === 0) return false;
  return words.some((_word, start) => row.every((word, index) => words[start + index] === word));
}
