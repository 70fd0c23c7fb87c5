/** What may be said, as a grammar for pocketsphinx: the phrases, and words beside them that are none of them. */
import { USUAL_COMMANDS } from "../../voice/index.ts";
import type { Decoder } from "./decoder.ts";
import { placeWithin } from "./phones.ts";
import { pronounce } from "./pronounce.ts";

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
/** A decoy that has so nearly the sounds of a phrase in it would take its answers: "because" those of "pause". */
const TOO_NEAR = 0.4;
/** Of longer phrases no decoy has enough. */
const MOST_PHONES = 6;

/**
 * How likely a command is beside an answer. Rather too little: one that is heard wrongly acts at once. By this, and without the
 * rare ones, a sixth of what was said aside was taken for something, instead of half.
 */
const COMMAND_WEIGHT = (1e-17).toFixed(17);
const COMMANDS: ReadonlySet<string> = new Set(USUAL_COMMANDS);

export interface Expected {
  /** As the decoder writes them. */
  readonly phrases: ReadonlySet<string>;
  readonly decoys: readonly string[];
}

/** What can be heard of these phrases, and decoys that sound like none of them. */
export function expectPhrases(decoder: Decoder, phrases: readonly string[]): Expected {
  const sayable = phrases
    .map(wordsIn)
    .filter((words) => words.length > 0 && words.every((word) => isSayable(decoder, word)));
  const sounds = [...new Set(sayable.flat())]
    .map((word) => phonesIn(decoder, word))
    .filter(({ length }) => length <= MOST_PHONES);
  const decoys = DECOYS.filter((decoy) => {
    const own = phonesIn(decoder, decoy);
    return own.length > 0 && sounds.every((phones) => placeWithin(phones, own) > TOO_NEAR);
  });
  return { phrases: new Set(sayable.map((words) => words.join(" "))), decoys };
}

/** Sets the grammar of this name: all that is expected, but for these phrases. */
export function setExpected(
  decoder: Decoder,
  name: string,
  { phrases, decoys }: Expected,
  without: ReadonlySet<string>,
): void {
  const alternatives = [...phrases, ...decoys]
    .filter((phrase) => !without.has(phrase))
    .map((phrase) => `/${COMMANDS.has(phrase) ? COMMAND_WEIGHT : 1}/ ${phrase}`);
  decoder.setGrammar(name, alternatives.join(" | "));
}

/** Of a phrase that is expected. */
export function phonesOf(decoder: Decoder, phrase: string): readonly string[] {
  return phrase.split(" ").flatMap((word) => phonesIn(decoder, word));
}

function wordsIn(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== "");
}

function phonesIn(decoder: Decoder, word: string): readonly string[] {
  return decoder.phonesOf(word)?.split(" ") ?? [];
}

function isSayable(decoder: Decoder, word: string): boolean {
  if (decoder.phonesOf(word) !== null) return true;
  const phones = pronounce(word);
  if (phones === undefined) return false;
  decoder.addWord(word, phones);
  return true;
}
