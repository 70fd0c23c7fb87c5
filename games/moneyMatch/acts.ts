/** Acts that every night has: rows, what is to be played for, and how it ends. */
import { FEW, GOAL } from "./frame.ts";
import type { Act, Lines } from "./types.ts";

const BUTTONS: Lines = ["Left or Right: take that end. Select: pay."];

/** What is to be woken up next, as it sounds. */
export const NEXT: Lines = ["wurly: Next to wake up:", { device: "band", next: true }];

type As = "learn" | "ride" | "hunt" | "duel" | "boss";

export function rows(as: As, set: string, how?: Lines, turns = 1): Act {
  return { id: set, as, set, turns, short: 1, ...(how === undefined ? {} : { how }), resumed: BUTTONS };
}

interface Ways {
  readonly ask: string;
  readonly short: string;
  readonly long: string;
  /** The sets of the two rows. */
  readonly sets: readonly [string, string];
}

/** A short row, or a long one that wakes two and is harder to win. */
export function twoRows({ ask, short, long, sets }: Ways): Act[] {
  const [shortSet, longSet] = sets;
  return [
    {
      id: "which",
      length: "full",
      ask: [ask],
      options: [
        {
          id: "short",
          label: "The short row",
          phrases: ["short", "short row", "five"],
          chosen: [{ sound: "door-squeak" }, short],
        },
        {
          id: "long",
          label: "The long row",
          phrases: ["long", "long row", "seven"],
          chosen: [{ sound: "door-squeak", pitch: -5 }, long],
        },
      ],
    },
    { ...rows("ride", shortSet), if: { chose: { which: "short" } }, length: "full" },
    { ...rows("hunt", longSet), if: { chose: { which: "long" } }, length: "full" },
  ];
}

/** Before the last row: whether what is awake is enough already. */
export function beforeLast(): Act[] {
  return [
    {
      id: "enough",
      if: { stakes: { band: { from: GOAL } } },
      lines: ["wurly: Enough of us are awake for the waltz. Lose this last row, and one is gone."],
    },
    {
      id: "not-enough",
      if: { stakes: { band: { to: GOAL - 1 } } },
      lines: ["wurly: One more row. Then we play with whoever is awake."],
    },
  ];
}

interface Ending {
  readonly big: Lines;
  readonly middle: Lines;
  readonly small: Lines;
  readonly gift: string;
}

export function ending({ big, middle, small, gift }: Ending): Act[] {
  const isBig = { stakes: { band: { from: GOAL } } };
  const isMiddle = { stakes: { band: { from: FEW + 1, to: GOAL - 1 } } };
  const isSmall = { stakes: { band: { to: FEW } } };
  return [
    {
      id: "big-waltz",
      as: "perform",
      if: isBig,
      lines: [
        { sound: "drum-roll-end" },
        ...big,
        { device: "band" },
        { device: "band" },
        { sound: "crowd-cheer" },
      ],
    },
    {
      id: "little-waltz",
      as: "perform",
      if: isMiddle,
      lines: [...middle, { device: "band" }, { sound: "squeak-toy" }, { sound: "applause-small" }],
    },
    {
      id: "duck-waltz",
      as: "perform",
      if: isSmall,
      lines: [
        ...small,
        { sound: "squeak-toy" },
        { sound: "squeak-toy", pitch: 4 },
        { sound: "squeak-toy", pitch: 4 },
        { sound: "mouse", pitch: 3 },
        { sound: "crowd-laugh" },
      ],
    },
    { id: "gift", if: isBig, keepsake: gift },
    { id: "little-gift", if: isMiddle, keepsake: "chime" },
    { id: "duck-gift", if: isSmall, keepsake: "duck" },
  ];
}
