/** What was heard without what is no part of an answer: said over and over, said while one thinks, and why. */
import { asNumberWord, cardinalAt, isNumberWord } from "./numbers/index.ts";
import type { Phrase } from "./phrases.ts";
import type { Book } from "./spans.ts";
import { isHesitation, isNegation, isNoise, wordSet } from "./heard-words.ts";

const ARTICLES = wordSet("the a an eigh");

const FEWEST_REPEATED_DIGITS = 3;

/** Stands between two numbers that are not one. */
export const GAP = "/";

export function tidied(all: readonly string[], { vocabulary, phrases }: Book): readonly string[] {
  return withoutALittle(
    withoutReason(
      apart(
        once(
          all.filter((word) => !isHesitation(word) || vocabulary.has(word)),
          phrases,
        ),
      ),
    ),
  );
}

/** "Turn it down a bit" */
function withoutALittle(words: readonly string[]): readonly string[] {
  const plain = words.join(" ").replace(/(?<=\S) (?:a|eigh) (?:(?:little|tiny|wee) bit|bit|little)$/u, "");
  return plain.length > 0 ? plain.split(" ") : words;
}

/** "Go go go", "48 48": what is said over and over is said once. "Nine nine" may be a number, and "up up" what a move is called. */
function once(words: readonly string[], phrases: readonly Phrase[]): readonly string[] {
  const all = words.join(" ");
  if (phrases.some((phrase) => phrase.after === null && phrase.words.join(" ") === all)) return words;
  for (let size = 1; size * 2 <= words.length; size++) {
    const times = words.length / size;
    const isRepeated = Number.isInteger(times) && words.every((word, index) => word === words[index % size]);
    if (!isRepeated) continue;
    if (size > 1 && times > 2 && words.every(isNumberWord)) return words;
    const isDigit = size === 1 && isNumberWord(words[0] ?? "");
    return isDigit && times < FEWEST_REPEATED_DIGITS ? words : words.slice(0, size);
  }
  return words;
}

/** "Five because two plus three": why is no part of the answer. */
function withoutReason(words: readonly string[]): readonly string[] {
  const reason = words.findIndex((word) => /^(?:because|cause|cuz|cos)$/u.test(word));
  if (reason >= 0) return reason > 0 ? words.slice(0, reason) : words.slice(1);
  const plain = words.join(" ").replace(AFTERTHOUGHT, "");
  return plain === "" ? words : plain.split(" ");
}

/** "It's nine, isn't it", "nine, that's when I get up" */
const AFTERTHOUGHT =
  /(?<=\S \S+) (?:(?:is|are|does|do|did) not (?:it|they|he|she|that)|that is (?:when|why|how|where) .*)$/u;

/** "Not seven eight": what comes after the seven is another number. */
function apart(words: readonly string[]): readonly string[] {
  const negation = words.findIndex((word, index) => isNegation(word) && isNumberWord(words[index + 1] ?? ""));
  const not = negation < 0 ? undefined : cardinalAt(words, negation + 1);
  return not === undefined || !isNumberWord(words[not.to] ?? "") ? words : words.toSpliced(not.to, 0, GAP);
}

export function withoutNoise(words: readonly string[], { vocabulary }: Book): readonly string[] {
  const plain: string[] = [];
  let isGap = false;
  for (const word of words) {
    const isFiller = vocabulary.has(word) ? ARTICLES.has(word) : isNoise(word);
    if (isFiller) {
      isGap = true;
      continue;
    }
    // "Seven I mean eight" is no 78.
    if (isGap && isNumberWord(word) && isNumberWord(asNumberWord(plain.at(-1) ?? ""))) plain.push(GAP);
    plain.push(word);
    isGap = false;
  }
  return plain;
}
