/** What may be said, as a grammar for pocketsphinx: the phrases, and words beside them that are none of them. */
import { PHONES, pronounce } from "./pronounce.ts";
import type { Decoder } from "./decoder.ts";

/**
 * Words of all sounds and lengths. What is said beside the phrases is heard as one of them instead of as the phrase that
 * is least unlike it.
 */
const DECOYS = (
  "about after apple banana because believe bottle brother button candle castle chicken children coffee cousin dinner " +
  "doctor dragon elephant enough family finger garden giraffe hammer happy heaven hospital house hundredth ice jacket " +
  "jungle kitchen ladder laugh lemon library machine magic mirror monkey mother mountain music neighbor nobody ocean " +
  "orange paper party pencil people piano picture pillow pirate planet pocket potato purple question rainbow river " +
  "school shoulder silver sister spaghetti squirrel summer table teacher thank tomorrow tractor umbrella understand " +
  "vacation vegetable village violin water weather whisper window winter wizard wonderful yellow yesterday zebra"
).split(" ");

/** One phone of any kind after the other: how well the sound fits when it need not be words. */
export const LOOP = "loop";

/** Sets the grammar of this name; the phrases that it can hear. */
export function expectPhrases(decoder: Decoder, name: string, phrases: readonly string[]): readonly string[] {
  const sayable = phrases.filter((phrase) => wordsIn(phrase).every((word) => isSayable(decoder, word)));
  const decoys = DECOYS.filter((word) => !sayable.some((phrase) => phrase.includes(word)));
  const alternatives = [...sayable, ...decoys].map((phrase) => wordsIn(phrase).join(" "));
  decoder.setGrammar(name, [...new Set(alternatives)].filter((phrase) => phrase !== "").join(" | "));
  return sayable;
}

export function expectPhones(decoder: Decoder): void {
  const words = PHONES.map((phone) => [`sound${phone.toLowerCase()}`, phone] as const);
  for (const [word, phone] of words) if (!decoder.knows(word)) decoder.addWord(word, phone);
  decoder.setGrammar(LOOP, `( ${words.map(([word]) => word).join(" | ")} )+`);
}

function wordsIn(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== "");
}

function isSayable(decoder: Decoder, word: string): boolean {
  if (decoder.knows(word)) return true;
  const phones = pronounce(word);
  if (phones === undefined) return false;
  decoder.addWord(word, phones);
  return true;
}
