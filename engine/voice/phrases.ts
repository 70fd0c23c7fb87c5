/** The phrases of the moves, ready to be compared, and where they are found in what was heard. */
import type { Action, Move } from "../move.ts";
import { nameOf } from "../speech/letters.ts";
import { numberIn, soundsLike } from "./number-words.ts";
import { soundsSame } from "./sounds.ts";
import { wordsOf } from "./words.ts";

/** Where a number goes in a phrase. */
export const SLOT = "<number>";

export interface Phrase {
  readonly move: Move;
  /** The words, or those before its number. */
  readonly words: readonly string[];
  /** The words after its number; null if it has none. */
  readonly after: readonly string[] | null;
}

/** A phrase that was found. */
export interface Match {
  readonly action: Action;
  /** How it is read back. */
  readonly readBack: string;
  /** False where it must be read back before it counts. */
  readonly sure: boolean;
}

/** A move's phrases first, then its label. A move that only a number makes is not made by words without one. */
export function phrasesOf(moves: readonly Move[]): Phrase[] {
  return moves.flatMap((move) => {
    const phrases = [...move.phrases.map((phrase) => phraseOf(move, phrase)), phraseOf(move, move.label)];
    const needsNumber = move.slot !== undefined && move.button === undefined;
    return needsNumber ? phrases.filter(({ after }) => after !== null) : phrases;
  });
}

/** The words of all phrases: none of them is a filler now. */
export function vocabularyOf(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(
    moves.flatMap(({ phrases }) => phrases.flatMap((phrase) => wordsOf(phrase.replace(SLOT, " ")))),
  );
}

function phraseOf(move: Move, phrase: string): Phrase {
  const [before = "", ...after] = phrase.split(SLOT);
  return { move, words: wordsOf(before), after: after.length === 0 ? null : wordsOf(after.join(" ")) };
}

/** The phrase that these words are, and nothing else: to the letter if there is one, else by its sound. */
export function findWhole(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  return (
    first(phrases, (phrase) => matchWhole(words, phrase, sameWords)) ??
    first(phrases, (phrase) => matchWhole(words, phrase, soundsSame))
  );
}

/** "b as in boy": the word tells more than the letter, which is why it is said. */
export function findLetter(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  const said = / (?:as in|is for|like|for) (\p{L})\p{L}+$/u.exec(words.join(" "));
  const letter = said?.[1];
  if (letter === undefined) return undefined;
  return findWhole(wordsOf(nameOf(letter)), phrases) ?? findWhole(words.slice(0, 1), phrases);
}

export interface Found {
  readonly match: Match;
  /** Which of the heard words they are: from, and up to but not including. */
  readonly from: number;
  readonly to: number;
}

/** Every phrase that is somewhere in these words, but for those that are part of a longer one. */
export function findWithin(words: readonly string[], phrases: readonly Phrase[]): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const part = words.slice(from, to);
      const match = first(phrases, (phrase) => matchWhole(part, phrase, sameWords));
      if (match && !isPieceOfNumber(match, words, from, to)) found.push({ match, from, to });
    }
  }
  return found.filter(
    (one) => !found.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  );
}

/** "forty two" is no two, nor is "a hundred and one" a one. */
function isPieceOfNumber({ action }: Match, words: readonly string[], from: number, to: number): boolean {
  if (action.value === undefined) return false;
  const before = words.slice(0, from).filter(isNoAnd).at(-1);
  const behind = words.slice(to).find(isNoAnd);
  return [before, behind].some(
    (word) => word !== undefined && numberIn([word], { homophones: false }) !== undefined,
  );
}

function isNoAnd(word: string): boolean {
  return word !== "and";
}

type Same = (a: readonly string[], b: readonly string[]) => boolean;

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

function matchWhole(heard: readonly string[], { move, words, after }: Phrase, same: Same): Match | undefined {
  if (after === null) {
    return words.length > 0 && same(heard, words)
      ? { action: { move: move.id }, readBack: move.label, sure: true }
      : undefined;
  }
  const end = heard.length - after.length;
  if (end <= words.length || !same(heard.slice(0, words.length), words) || !same(heard.slice(end), after))
    return undefined;
  const number = numberIn(heard.slice(words.length, end), { homophones: same === soundsSame });
  if (number === undefined || !fits(number.value, move)) return undefined;
  const other = soundsLike(number.value);
  const confusable = other !== undefined && fits(other, move);
  return {
    action: { move: move.id, value: number.value },
    readBack: [...words, confusable ? withDigits(number.value) : String(number.value), ...after].join(" "),
    sure: number.sure && !confusable,
  };
}

function fits(value: number, { slot }: Move): boolean {
  return slot !== undefined && value >= slot.from && value <= slot.to;
}

/** "13, one three", which nobody takes for thirty. */
function withDigits(value: number): string {
  return `${value}, ${[...String(Math.abs(value))].map((digit) => wordsOf(digit).join("")).join(" ")}`;
}

function first<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
