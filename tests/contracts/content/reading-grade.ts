/** How hard texts are, as a school year: the formula of Kincaid and others (1975) for American schools. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** Of fewer words the formula says nothing. */
const FEWEST_WORDS = 100;

/** @returns 0 is kindergarten; null where there is too little to tell. What is no sentence is left out: names, labels, lists. */
export function readingGrade(texts: readonly string[]): number | null {
  const sentences = texts
    .flatMap((text) => text.match(/[^.!?]+[.!?]+/g) ?? [])
    .filter((each) => /\s/.test(each.trim()));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}']+/gu) ?? []);
  if (words.length < FEWEST_WORDS) return null;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
