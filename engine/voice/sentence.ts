/** What a sentence comes to, by the first of the rules that has something to say: fillers, thinking aloud, "not", "or" and all. */
import type { Sentence } from "./outcome.ts";
import { FOUND_AMONG_WORDS, foundAmong } from "./rules/found-among-words.ts";
import { firstOf, type Said } from "./rules/rule.ts";
import { SAID_AS_A_WHOLE } from "./rules/said-as-a-whole.ts";
import { SECOND_THOUGHTS } from "./rules/second-thoughts.ts";
import { TAKEN_AS_WORDS } from "./rules/taken-as-words.ts";
import { wordForWord, type Book } from "./spans.ts";
import { tidied } from "./tidy.ts";

export interface Decided {
  /** The name of the rule that decided. */
  readonly rule: string;
  readonly sentence: Sentence;
}

/** @param paused the same words, with what tells clauses apart */
export function readSentence(all: readonly string[], book: Book, paused: readonly string[] = all): Sentence {
  return decideSentence(all, book, paused).sentence;
}

export function decideSentence(all: readonly string[], book: Book, paused: readonly string[]): Decided {
  const words = tidied(all, book);
  const said: Said = { all, words, book, anew: (some) => readSentence(some, book) };
  const read = (some: readonly string[]): Sentence =>
    decideWords({ ...said, all: some, words: some }).sentence;
  const isWhole = wordForWord(words, book) !== undefined;
  const whole = firstOf(SAID_AS_A_WHOLE, { ...said, paused, isWhole, read });
  if (whole !== undefined) return whole;
  const decided = decideWords(said);
  const { type } = decided.sentence;
  if (type === "meaning") return decided;
  return firstOf(SECOND_THOUGHTS, { ...said, isTorn: type === "nothing" }) ?? decided;
}

function decideWords(said: Said): Decided {
  const decided = firstOf(TAKEN_AS_WORDS, said) ?? firstOf(FOUND_AMONG_WORDS, foundAmong(said));
  if (decided === undefined) throw new RangeError("the last rule has an answer to everything");
  return decided;
}
