/** What a sentence may come to, and how much else may be in it. */
import type { Match } from "./phrases.ts";
import type { Meaning } from "./meaning.ts";
import { GAP } from "./tidy.ts";
import { isLight, isNegation, wordSet } from "./heard-words.ts";

export type Sentence =
  | { readonly type: "meaning"; readonly meaning: Meaning }
  /** It says two things, or takes back what it says: nothing is to be guessed from it. */
  | { readonly type: "nothing" }
  /** The words that something may be guessed from. */
  | { readonly type: "unknown"; readonly words: readonly string[] };

export const NOTHING: Sentence = { type: "nothing" };
/** Talk: nothing is to be guessed from it. */
export const TALK: Sentence = { type: "unknown", words: [] };

const EITHER = wordSet("or either between");

export function isEither(words: readonly string[]): boolean {
  return words.some((word) => EITHER.has(word));
}

export function asMove(match: Match): Sentence {
  return { type: "meaning", meaning: { type: "move", match } };
}

/** The same, to be read back. */
export function doubtful(sentence: Sentence): Sentence {
  if (sentence.type !== "meaning" || sentence.meaning.type !== "move") return sentence;
  return asMove({ ...sentence.meaning.match, sure: false });
}

/** Where more than this share of the words is something else, it was not said to the game. */
const MOST_LEFT_OVER = 0.7;
export function isTooMuch(left: number, used: number): boolean {
  return left * (1 - MOST_LEFT_OVER) > used * MOST_LEFT_OVER;
}

/** Nothing is lost without it. */
export function isLittle(word: string): boolean {
  return word === GAP || isLight(word) || isNegation(word);
}
