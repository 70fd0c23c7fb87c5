import { shownText } from "../../speech/markup.ts";

const ENDINGS = ["ness", "ings", "ing", "ers", "est", "ed", "er", "es", "ly", "s", "y", "e"];
const SHORTEST_STEM = 3;

/**
 * Whether a text says a word outright, or in a simple inflection: hop, hops, hopping. It compares stems, so it knows
 * no irregular forms, and it does not take "bath" for "bat".
 */
export function givesAway(text: string, word: string): boolean {
  const wanted = stem(shownText(word).toLowerCase());
  return (
    shownText(text)
      .toLowerCase()
      .match(/[a-z']+/g) ?? []
  ).some((token) => stem(token) === wanted);
}

/** The word without one ending, and with one of two equal last consonants: hopping and hop are "hop". */
function stem(word: string): string {
  const whole = word.replace(/(ies|ied)$/, "y");
  const ending = ENDINGS.find((end) => whole.endsWith(end) && whole.length - end.length >= SHORTEST_STEM);
  const bare = ending === undefined ? whole : whole.slice(0, -ending.length);
  return bare.length > SHORTEST_STEM ? bare.replace(/([^aeiou])\1$/, "$1") : bare;
}
