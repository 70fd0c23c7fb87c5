/** A phrase in other words of the same meaning: in another order, with another little word, with one that means the same. */
import { wordMatch, type Match, type Phrase } from "./phrases.ts";
import { wordSet } from "./words.ts";

/** What stands for the thing that is spoken of: "take that" is "take it". */
const THING = wordSet("it this that them these those him her one ones a an eigh the some my");
/** Said beside a phrase, they change nothing. */
const BESIDE = wordSet(
  "please now again first then okay just to of on in at i want let me us can you could would",
);

/** Each line means the same where a game has one of its words. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  [
    "forward forwards ahead straight onward onwards",
    "back backward backwards around",
    "off away",
    "small smaller smallest little littler tiny",
    "big bigger biggest large larger largest huge",
    "take grab get",
    "start begin run",
    "mad angry",
    "happy glad",
    "scared afraid",
    "quick fast",
    "check look search",
    "stop halt",
    "repair fix",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return others.map((word) => [word, first] as const);
  }),
);

/** The only move that has a phrase of these words, wherever each of them stands. */
export function findLoosely(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  for (const keyOf of [thingless, synonymous]) {
    const heard = keyOf(words);
    if (heard === "") continue;
    const found = phrases.filter((phrase) => phrase.after === null && keyOf(phrase.words) === heard);
    const [first] = found;
    if (first !== undefined && found.every(({ move }) => move.id === first.move.id)) return wordMatch(first);
  }
  return undefined;
}

function thingless(words: readonly string[]): string {
  return words
    .filter((word) => !THING.has(word) && !BESIDE.has(word))
    .toSorted()
    .join(" ");
}

function synonymous(words: readonly string[]): string {
  return thingless(words.map((word) => SYNONYMS.get(word) ?? word));
}
