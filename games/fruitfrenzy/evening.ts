/** Acts that every evening has: how many guests there are, and the party by how many had a drink. */
import type { Act, Lines } from "./types.ts";

/** So many guests come, for so many of them everybody dances, and for so many it is a party. */
interface Evening {
  readonly guests: number;
  readonly dance: number;
  readonly party: number;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const LENGTHS = ["full", "short"] as const;
type ByLength = Record<(typeof LENGTHS)[number], Evening>;

/** How many come, and what for: said before the first one that counts on it. */
export function goal(evenings: ByLength): Act[] {
  return LENGTHS.map((length): Act => {
    const { guests, dance } = evenings[length];
    return {
      id: `goal-${length}`,
      length,
      lines: [
        `mango: Guests tonight: ${NUMBERS[guests]}. When ${NUMBERS[dance]} of them have had their drink, everybody dances!`,
      ],
    };
  });
}

interface Party {
  readonly evenings: ByLength;
  readonly dance: Lines;
  readonly some: Lines;
  readonly few: Lines;
  readonly keepsake: string;
}

/** Everybody dances, some do, or Gulp has had the most. */
export function party({ evenings, dance, some, few, keepsake }: Party): Act[] {
  return LENGTHS.flatMap((length): Act[] => {
    const { guests, dance: many, party: least } = evenings[length];
    const ends = [
      {
        id: "dance",
        stakes: { party: { from: many } },
        lines: [
          { sound: "applause-small" },
          `mango: {partyTold} of ${guests} had their drink. Everybody dances!`,
          ...dance,
        ],
        keepsake,
      },
      {
        id: "some",
        stakes: { party: { from: least, to: many - 1 } },
        lines: [
          { sound: "glass-clink" },
          `mango: {partyTold} of ${guests} had their drink. They sit and hum.`,
          ...some,
        ],
        keepsake: "bucket",
      },
      {
        id: "few",
        stakes: { party: { to: least - 1 } },
        lines: [
          { sound: "monster-gurgle", pitch: -5, hold: "end" },
          `mango: Served tonight: {partyTold} of ${guests}. But our ferry is full to the brim.`,
          ...few,
        ],
        keepsake: "burp",
      },
    ] as const;
    return ends.flatMap(({ id, stakes, lines, keepsake: kept }): Act[] => [
      { id: `party-${id}-${length}`, if: { stakes, length }, as: "perform", lines: [...lines] },
      { id: `kept-${id}-${length}`, if: { stakes, length }, keepsake: kept },
    ]);
  });
}
