/** "Accuse the last one": what is done to it, and the place of the one that it is done to. */
import { wordMatch, type Match, type Phrase } from "./phrases.ts";
import { findPlace, type Places } from "./places.ts";
import { sameWords } from "./sounds.ts";

/** @param words all of them must belong to it */
export function findVerbAndPlace(
  words: readonly string[],
  phrases: readonly Phrase[],
  places: Places,
): Match | undefined {
  const [verb = "", ...place] = words;
  const chosen = place.length === 0 ? undefined : findPlace(place, places, { bare: false });
  if (chosen === undefined) return undefined;
  const names = phrases.filter(({ move, after }) => move.id === chosen.action.move && after === null);
  const phrase = phrases.find(
    ({ words: [first, ...rest], after }) =>
      after === null && first === verb && names.some((name) => sameWords(name.words, rest)),
  );
  return phrase && wordMatch(phrase);
}
