/** How a level ends: by whether the last case came whole, and by how loud the chewing is that is heard to the end. */
import type { Chapter } from "./level.ts";

type Condition = NonNullable<Chapter[number] extends { readonly if?: infer If } ? If : never>;

/** The stretches of the nibbler in `stakes.ts`: chewing is heard, and it is loud. */
const CHEWS = 2;
const LOUD = 4;

const CAUGHT = { tallies: { finals: { from: 1 } } };
const AWAY = { tallies: { finals: { to: 0 } } };

export const WHEN = {
  caught: CAUGHT,
  /** The last case was not whole, but most of the book is left. */
  away: { ...AWAY, stakes: { nibbler: { to: LOUD - 1 } } },
  /** It was not, and the chewing is loud. */
  eaten: { ...AWAY, stakes: { nibbler: { from: LOUD } } },
} satisfies Record<string, Condition>;

/** The page of the new word: whole, with a bite, or a crumb of it. */
export function pageGiven(word: string): Chapter {
  return [
    { id: "entry", keepsake: word, if: { ...CAUGHT, stakes: { nibbler: { to: CHEWS - 1 } } } },
    {
      id: "entry-nibbled",
      keepsake: `${word}-bitten`,
      if: { ...CAUGHT, stakes: { nibbler: { from: CHEWS } } },
    },
    { id: "entry-bitten", keepsake: `${word}-bitten`, if: WHEN.away },
    { id: "entry-crumb", keepsake: `${word}-crumb`, if: WHEN.eaten },
  ];
}

/** What Dot says where little is left. */
export const CORNER = "dot: One corner is left. Tell me what you mean, and I'll write very small.";
