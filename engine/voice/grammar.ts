import type { Move } from "../move.ts";
import { COMMANDS } from "./understand.ts";
import { wordsOf } from "./number-words.ts";

/** A slot with more numbers than this is left to the recogniser's own ears. */
const MOST_NUMBERS = 121;

/** Everything that may be said now, for recognisers that hear better when they know. */
export function grammar(moves: readonly Move[]): string[] {
  return [...new Set([...moves.flatMap(sayingsOf), ...COMMANDS])];
}

function sayingsOf({ phrases, slot }: Move): string[] {
  return phrases.flatMap((phrase) => {
    if (!phrase.includes("<number>") || slot === undefined) return phrase;
    const count = slot.to - slot.from + 1;
    if (count > MOST_NUMBERS) return [];
    return Array.from({ length: count }, (_, index) =>
      phrase.replace("<number>", wordsOf(slot.from + index)),
    );
  });
}
