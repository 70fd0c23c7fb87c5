/** Choices by a side and a number of their own: "left three" is "door three on the left" and "the third one on the left", too. */
import type { Move } from "../move.ts";
import { FILLERS, NOUNS } from "./places.ts";
import { ORDINALS, numberIn } from "./numbers/index.ts";
import { wordMatchOf, type Match, type Phrase } from "./phrases.ts";

interface Named {
  readonly side: string;
  readonly number: number;
}

/** They only lead from the number to the side. */
const BETWEEN = /^(?:on|at|to|from|in|hand|handed|counted)$/u;
const SIDE = /^(?:left|right)$/u;

/** Whether these are called by a side and a number: then a number alone is no place in a list. "The left one" has none. */
export function isBySideAndNumber(phrases: readonly Phrase[]): boolean {
  const named = phrases.flatMap(({ words, after }) => (after === null ? (namedBy(words) ?? []) : []));
  return new Set(named.map(({ number }) => number)).size > 1;
}

/** @param words all of them must belong to the name */
export function findSideAndNumber(words: readonly string[], phrases: readonly Phrase[]): Match | undefined {
  const said = namedBy(words);
  if (said === undefined) return undefined;
  const moves = new Map<string, Move>();
  for (const { move, words: own, after } of phrases) {
    const named = after === null ? namedBy(own) : undefined;
    if (named?.side === said.side && named.number === said.number) moves.set(move.id, move);
  }
  const [move, other] = moves.values();
  return move !== undefined && other === undefined ? wordMatchOf(move) : undefined;
}

function namedBy(words: readonly string[]): Named | undefined {
  const sides = words.filter((word) => SIDE.test(word));
  const numbers = words.filter((word) => numberOf(word) !== undefined);
  // "The third one" has one number.
  const [number, more] = numbers.length > 1 ? numbers.filter((word) => word !== "one") : numbers;
  const isAll = words.every(
    (word) =>
      SIDE.test(word) || numbers.includes(word) || NOUNS.has(word) || FILLERS.has(word) || BETWEEN.test(word),
  );
  const [side] = sides;
  const value = number === undefined ? undefined : numberOf(number);
  if (side === undefined || value === undefined || sides.length > 1 || more !== undefined) return undefined;
  return isAll ? { side, number: value } : undefined;
}

function numberOf(word: string): number | undefined {
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined) return ordinal.plural ? undefined : ordinal.value;
  return numberIn([word], { homophones: false })?.value;
}
