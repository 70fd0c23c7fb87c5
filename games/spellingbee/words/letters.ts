/** The alphabet as a tune: vowels are sung, consonants are plucked, both rise from A to Z. A caption counts how high. */
import type { Content } from "../types.ts";

type Dots = NonNullable<Content["symbols"][string]["dots"]>;

/** Unified English Braille (Rules of UEB, second edition 2013, section 4.1), from memory: checked: false. */
const DOTS: Record<string, Dots> = {
  a: [1],
  b: [1, 2],
  c: [1, 4],
  d: [1, 4, 5],
  e: [1, 5],
  f: [1, 2, 4],
  g: [1, 2, 4, 5],
  h: [1, 2, 5],
  i: [2, 4],
  j: [2, 4, 5],
  k: [1, 3],
  l: [1, 2, 3],
  m: [1, 3, 4],
  n: [1, 3, 4, 5],
  o: [1, 3, 5],
  p: [1, 2, 3, 4],
  q: [1, 2, 3, 4, 5],
  r: [1, 2, 3, 5],
  s: [2, 3, 4],
  t: [2, 3, 4, 5],
  u: [1, 3, 6],
  v: [1, 2, 3, 6],
  w: [2, 4, 5, 6],
  x: [1, 3, 4, 6],
  y: [1, 3, 4, 5, 6],
  z: [1, 3, 5, 6],
};
const VOWELS = "aeiou";
/** Semitones of the five vowels, from A to U: far enough apart to tell them by ear. */
const SUNG = [-5, 0, 4, 7, 12];
const CONSONANTS = "bcdfghjklmnpqrstvwxyz";
const LOWEST = -9;
const ALSO: Record<string, string[]> = { z: ["z", "zed"] };

export const symbols: Content["symbols"] = Object.fromEntries(
  Object.entries(DOTS).map(([letter, dots]) => {
    const name = letter.toUpperCase();
    const vowel = VOWELS.indexOf(letter);
    const consonant = CONSONANTS.indexOf(letter);
    const how =
      vowel >= 0
        ? {
            sound: "voice-ah" as const,
            pitch: SUNG[vowel] ?? 0,
            caption: `sung ${vowel + 1}`,
          }
        : {
            sound: "kalimba" as const,
            pitch: LOWEST + consonant,
            caption: `plucked ${consonant + 1}`,
          };
    return [letter, { name, phrases: ALSO[letter] ?? [letter], ...how, dots }];
  }),
);
