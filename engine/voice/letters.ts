/** Letters as they are spelled out: "bee", "B as in bear", "bravo", "capital B". */
import { nameOf } from "../speech/letters.ts";
import { findWhole, type Match, type Phrase } from "./phrases.ts";
import { isSameLetter, sameWords } from "./sounds.ts";
import { wordSet, wordsOf } from "./heard-words.ts";

const ALPHABET = new Map(
  (
    "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa " +
    "quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu"
  )
    .split(" ")
    .map((word) => [word, word[0] ?? ""] as const),
);
const BEFORE = wordSet("letter capital big small little uppercase lowercase");
/** "b as in boy": the word tells more than the letter, which is why it is said. */
const ANCHORED = / (?:as in|is for|like|like in|for|from|in) (?:an? |eigh |the )?(\p{L})\p{L}+$/u;

/** "c as in sea" */
const ANCHORED_WORDS = 4;

/**
 * @param phrases of moves that have letters among them
 * @param bare whether a word that sounds like a letter will do: "see"
 */
export function findLetter(
  words: readonly string[],
  phrases: readonly Phrase[],
  { bare }: { bare: boolean },
): Match | undefined {
  const plain = words.filter((word) => word !== "the");
  const said = BEFORE.has(plain[0] ?? "") ? plain.slice(1) : plain;
  const letter =
    ALPHABET.get(said.join("").replace(/^ex(?=ray)/u, "x")) ?? ANCHORED.exec(said.join(" "))?.[1];
  if (letter !== undefined) {
    const spelled = named(wordsOf(nameOf(letter)), phrases);
    // "C as in sea" may be an S as well as a C.
    const own = said.length === ANCHORED_WORDS ? named(said.slice(0, 1), phrases) : undefined;
    const isOther = spelled !== undefined && own !== undefined && own.action.move !== spelled.action.move;
    return isOther
      ? { ...spelled, sure: false, other: own }
      : (spelled ?? findWhole(said.slice(0, 1), phrases, sameWords, false));
  }
  return bare || said.length < plain.length ? named(said, phrases) : undefined;
}

function named(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  return findWhole(words, phrases, isSameName, false);
}

function isSameName(a: readonly string[], b: readonly string[]): boolean {
  return sameWords(a, b) || isSameLetter(a, b);
}
