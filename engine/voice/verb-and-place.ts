/** "Accuse the last one": what is done to it, and the place of the one that it is done to. */
import { wordMatch, type Match, type Phrase } from "./phrases.ts";
import { findPlace } from "./places.ts";
import type { Move } from "../move.ts";

/** @param words all of them must belong to it */
export function findVerbAndPlace(
  words: readonly string[],
  phrases: readonly Phrase[],
  choices: readonly Move[],
): Match | undefined {
  const [verb = "", ...place] = words;
  const chosen = place.length === 0 ? undefined : findPlace(place, choices, { bare: false });
  if (chosen === undefined) return undefined;
  const number = numberOf(chosen.action.move);
  const phrase = phrases.find(
    ({ move, words: [first, ...rest], after }) =>
      after === null && rest.length > 0 && first === verb && number !== "" && numberOf(move.id) === number,
  );
  return phrase && wordMatch(phrase);
}

/** The "3" of "go-3" and "accuse-3". */
function numberOf(id: string): string {
  return /-(\d+)$/u.exec(id)?.[1] ?? "";
}
