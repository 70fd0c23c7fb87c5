/** Everything that may be said now, for listeners that hear better when they know. */
import type { Move } from "../move.ts";
import { cardinal } from "../speech/numbers.ts";
import { SLOT } from "./phrases.ts";
import { USUAL_COMMANDS } from "./usual-commands.ts";
import { wordsOf } from "./heard-words.ts";

const MOST_NUMBERS = 120;
/** What all greater numbers are made of. */
const NUMBER_WORDS = [
  ...[...Array.from({ length: 20 }, (_, number) => number), 20, 30, 40, 50, 60, 70, 80, 90].map(cardinal),
  "hundred",
  "thousand",
  "and",
];

/**
 * Phrases in words, lower case, each once: what has no number, the usual commands, and then numbers, those of each move's first
 * phrase before all, since a listener may take no more than it can. A slot becomes its numbers; one with too many to list becomes
 * the words that numbers are made of.
 */
export function grammar(moves: readonly Move[]): string[] {
  const plain = moves.flatMap(({ phrases, label }) => [
    ...phrases.filter((phrase) => !SLOT.test(phrase)),
    wordsOf(label).join(" "),
  ]);
  const slots = moves.map(({ phrases, slot }) => ({
    slot,
    phrases: phrases.filter((phrase) => SLOT.test(phrase)),
  }));
  const most = Math.max(0, ...slots.map(({ phrases }) => phrases.length));
  const numbers = Array.from({ length: most }, (_, at) =>
    slots.flatMap(({ slot, phrases }) => withNumbers(phrases[at] ?? "", slot)),
  ).flat();
  return [...new Set([...plain, ...USUAL_COMMANDS, ...numbers])].filter((phrase) => phrase !== "");
}

function withNumbers(phrase: string, slot: Move["slot"]): string[] {
  if (slot === undefined || phrase === "") return [];
  const many = slot.to - slot.from + 1;
  if (many > MOST_NUMBERS) return [...wordsOf(phrase.replace(SLOT, " ")), ...NUMBER_WORDS];
  return Array.from({ length: Math.max(0, many) }, (_, index) =>
    phrase.replace(SLOT, inWords(slot.from + index)),
  );
}

function inWords(value: number): string {
  return value < 0 ? `negative ${cardinal(-value)}` : cardinal(value);
}
