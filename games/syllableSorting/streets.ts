/** Short forms for rows of words: those that are written, and those that are drawn. */
import { fronts, lasts, middles, ones, rising, threes, twos } from "./words.ts";
import type { Bank, Line, Rules } from "./types.ts";

type Drumming = NonNullable<Rules["drumming"]>;

const seats: Rules["seats"] = { left: "boom", right: "bop" };

const SIZE = 4;

const idsOf = (...lists: readonly object[]): string[] => lists.flatMap((list) => Object.keys(list));

/** Words of one to three beats. */
export const SHORT = idsOf(ones, twos, threes, middles);
/** Words that the wind can shorten, and some that it cannot. */
export const WINDY = idsOf(ones, twos, fronts);
/** The loud beat first, in the middle or last. */
export const ACCENTED = idsOf(ones, twos, rising, threes, middles, lasts);

/** A loud beat wants the first or the third place. */
export const EVEN: Drumming["accents"] = { left: [1, 3], right: [1, 3] };
/** And on the right drum the second or the fourth. */
export const CROSSED: Drumming["accents"] = { left: [1, 3], right: [2, 4] };

/** What the gate knocks: how many beats each word has. */
export const KNOCKS = [
  [3, 1],
  [1, 3],
  [2, 2],
  [2, 1, 1],
  [1, 2, 1],
  [1, 1, 2],
];

export function street(drumming: Partial<Drumming>, reminder?: readonly string[]): Rules {
  return {
    seats,
    feels: false,
    drumming: { size: SIZE, ...drumming },
    ...(reminder === undefined ? {} : { reminder: [...reminder] }),
  };
}

/** Rows that are written word by word, separated by blanks. */
export function written(
  id: string,
  drumming: Partial<Drumming>,
  rows: readonly string[],
  reminder?: readonly string[],
): Bank {
  return {
    id,
    difficulty: -2,
    skill: "syllables",
    rules: street(drumming, reminder),
    items: rows.map((row) => ({ id: row.replaceAll(" ", "-"), drum: { words: row.split(" ") } })),
  };
}

export function drawn(id: string, difficulty: number, rules: Rules): Bank {
  return { id, difficulty, skill: "syllables", rules };
}

/** How a knock sounds: so many beats, and a pause before the next word. */
export function knocked(...beats: readonly number[]): Line[] {
  return beats.flatMap((count) => [
    ...Array.from({ length: count }, (): Line => ({ sound: "tag-knock", hold: "end" })),
    { rest: 0.3 },
  ]);
}
