/** Heard words and written phrases in one form, so that they can be compared. */
import { spokenText } from "../speech/index.ts";

/** An answer is short. What goes on for longer is not one, and is not worth comparing word by word. */
const MOST_WORDS = 40;
const MOST_CHARACTERS = 400;

/** "Add 10!" and "add ten" are the same words, and "b" is "bee". */
export function wordsOf(text: string): string[] {
  return spokenText(text.slice(0, MOST_CHARACTERS))
    .toLowerCase()
    .split(/[\s,.?!]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
}

/** Words that mean nothing in an answer. */
const NOISE = wordSet(
  "um uh er erm ah hmm well so okay ok like maybe please thanks the that this these those it it's its is thing my i'm",
  "i'd i'll want would wanna gonna think guess say said mean choose pick take try press do make let let's lets can",
  "could will with go answer number letter now then just really",
);
/** Words that sometimes do: "one", and "to" and "for", which may be numbers. */
const LIGHT = wordSet("a an one oh i me you to for of");

/**
 * The words as they are, then without those that mean nothing, then without those that mean little.
 *
 * @param vocabulary words of the phrases that may be said now: those always mean something
 */
export function readings(words: readonly string[], vocabulary: ReadonlySet<string>): (readonly string[])[] {
  const withoutNoise = words.filter((word) => vocabulary.has(word) || !NOISE.has(word));
  const withoutFillers = withoutNoise.filter((word) => vocabulary.has(word) || !LIGHT.has(word));
  return [words, withoutNoise, withoutFillers].filter(
    (reading, index, all) => reading.length > 0 && reading.length !== all[index - 1]?.length,
  );
}

/** Words that turn an answer into another. */
const NEGATIONS = wordSet("negative minus not no don't isn't never can't nope neither");

export function hasNegation(words: readonly string[]): boolean {
  return words.some((word) => NEGATIONS.has(word));
}

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
