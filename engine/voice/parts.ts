/** A choice by part of its words: "the bottle" for "the green glass bottle". */
import { isAlwaysThere, wordMatch, type Match, type Phrase } from "./phrases.ts";
import { isKin, isWordAlike } from "./sounds.ts";
import { isLight } from "./heard-words.ts";
import { isNumberWord, numberIn } from "./numbers/index.ts";

/** So many words of a phrase, or half of them, leave no doubt. */
const ENOUGH_WORDS = 2;

interface Part {
  readonly phrase: Phrase;
  /** How many of the heard words it has. */
  readonly count: number;
  readonly isEnough: boolean;
}

/** The only move that has these words, or the two of them. Words that no move has are left over. */
export function findPart(
  words: readonly string[],
  phrases: readonly Phrase[],
): { readonly match: Match; readonly left: readonly string[] } | undefined {
  const heard = words.filter((word) => !isLight(word));
  const numbers = words.filter(isNumberWord);
  const worded = phrases.filter(
    (phrase) => phrase.after === null && !isAlwaysThere(phrase.move) && !isOtherNumber(phrase, numbers),
  );
  const parts = [...new Set(worded.map(({ move }) => move))]
    .map((move) =>
      bestPart(
        heard,
        worded.filter((phrase) => phrase.move === move),
      ),
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [best, second, third] = parts;
  if (best === undefined) return undefined;
  const match = wordMatch(best.phrase);
  const left = heard.filter((word) => !hasWord(best.phrase, word));
  if (second === undefined || second.count < best.count)
    return { match: { ...match, sure: best.isEnough }, left };
  if (third !== undefined && third.count === best.count) return undefined;
  return { match: { ...match, sure: false, other: wordMatch(second.phrase) }, left };
}

/** "Seven lumps" are no part of "six lumps". */
export function isOtherNumber({ words }: Pick<Phrase, "words">, heard: readonly string[]): boolean {
  const own = words.filter(isNumberWord);
  if (own.length === 0 || heard.length === 0) return false;
  return !own.some((word) => heard.includes(word)) || isAnotherWhole(words, heard);
}

/** "Thirty three" has a word of "twenty three", and is not that. */
function isAnotherWhole(words: readonly string[], heard: readonly string[]): boolean {
  const [own, said] = [words, heard].map((of) => numberIn(of, { homophones: false }));
  return own?.sure === true && said?.sure === true && own.value !== said.value;
}

function bestPart(heard: readonly string[], phrases: readonly Phrase[]): Part {
  const [best] = phrases
    .map((phrase) => {
      const content = phrase.words.filter(isContent);
      const count = new Set(
        heard.filter(
          (word) => isContent(word) && content.some((own) => isWordAlike(word, own) || isKin(word, own)),
        ),
      ).size;
      return { phrase, count, isEnough: count >= ENOUGH_WORDS || count * 2 >= content.length };
    })
    .toSorted((a, b) => b.count - a.count || a.phrase.words.length - b.phrase.words.length);
  return best as Part;
}

function hasWord({ words }: Phrase, heard: string): boolean {
  return words.some((word) => isWordAlike(word, heard) || isKin(word, heard));
}

function isContent(word: string): boolean {
  return !isLight(word) && !isNumberWord(word) && word.length > 1;
}
