/** Acts that every night has: rooms, what is to be played for, and how it ends. */
import { FEW, GOAL } from "./frame.ts";
import type { Act, Lines } from "./types.ts";

const BUTTONS: Lines = ["Arrows: along the lockers. Select: open."];

/** What is to be woken up next, as it sounds. */
export const NEXT: Lines = ["wurly: Next to wake up:", { device: "band", next: true }];

export function room(as: "learn" | "ride" | "hunt" | "duel" | "boss", set: string, how?: Lines): Act {
  return { id: set, as, set, turns: 1, short: 1, ...(how === undefined ? {} : { how }), resumed: BUTTONS };
}

/** A note of the top left, and of others, as on eight lockers. */
export const NOTES = {
  topLeft: { sound: "cell-note", pitch: 12, side: -0.9, hold: "end" },
  topNext: { sound: "cell-note", pitch: 14, side: -0.3, hold: "end" },
  topRight: { sound: "cell-note", pitch: 19, side: 0.9, hold: "end" },
  lowLeft: { sound: "cell-note", pitch: 0, side: -0.9, hold: "end" },
  lowRight: { sound: "cell-note", pitch: 7, side: 0.9, hold: "end" },
} as const;

interface Ways {
  readonly ask: string;
  readonly small: string;
  readonly big: string;
  /** The sets of the two rooms. */
  readonly sets: readonly [string, string];
}

/** A small room, or a big one that wakes two and is harder to win. */
export function twoRooms({ ask, small, big, sets }: Ways): Act[] {
  const [smallSet, bigSet] = sets;
  return [
    {
      id: "which",
      length: "full",
      ask: [ask],
      options: [
        {
          id: "small",
          label: "The small room",
          phrases: ["small", "small room", "six"],
          chosen: [{ sound: "door-squeak" }, small],
        },
        {
          id: "big",
          label: "The big room",
          phrases: ["big", "big room", "eight"],
          chosen: [{ sound: "door-squeak", pitch: -5 }, big],
        },
      ],
    },
    { ...room("ride", smallSet), if: { chose: { which: "small" } }, length: "full" },
    { ...room("hunt", bigSet), if: { chose: { which: "big" } }, length: "full" },
  ];
}

/** Before the last room: whether what is awake is enough already. */
export function beforeLast(): Act[] {
  return [
    {
      id: "enough",
      if: { stakes: { band: { from: GOAL } } },
      lines: [
        "wurly: Four or more awake, enough for the waltz! Lose this last room, and one is carried off.",
      ],
    },
    {
      id: "not-enough",
      if: { stakes: { band: { to: GOAL - 1 } } },
      lines: ["wurly: One more room. Whatever wakes up in here, we play with."],
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
