/** Level 2: coins by touch, and rows that turn around. */
import { beforeLast, ending, NEXT, rows, twoRows } from "../acts.ts";
import { BIGGER, bankOf, COINS, rulesOf } from "../table.ts";
import type { Bank, Level } from "../types.ts";

const goes = [
  "Tiny with ridges is a dime, big with ridges a quarter. Thick and smooth is a nickel, small and smooth a penny. {name} takes the bigger one; of two alike, the right one.",
];
const own = { things: COINS, goes, feel: true as const, rival: BIGGER };

export const touch: Level = {
  id: "touch",
  name: "Coins by touch",
  difficulty: 0,
  skill: "coin-touch",
  learned: "how coins feel: dimes and quarters have ridges, nickels and pennies are smooth",
  tallies: ["clean"],
  tryAtHome: [
    "With a grown-up, feel the edges of four coins. Two have ridges. Which two?",
    "With a grown-up, put a dime, a penny, a nickel and a quarter in a row by size. Is the order right by touch?",
  ],
  next: "Next time Rufus has learned to count.",
  rules: rulesOf({ ...own, length: 6 }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "music-box", pitch: 0, hold: "end" },
        "wurly: It's dark. Feel the coins! Dimes are tiny with ridges, nickels thick and smooth.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: Money by touch! Dime: tiny, with ridges. Nickel: thick and smooth.",
      ],
    },
    rows("learn", "touch-first", ["Left or Right takes that end. Select pays."]),
    {
      id: "more",
      lines: [
        "wurly: Quarters are big with ridges, pennies small and smooth.",
        { sound: "mouse", hold: "end" },
        "wurly: After you, Rufus takes the bigger coin. From small to big: dime, penny, nickel, quarter.",
      ],
      again: [{ sound: "mouse", hold: "end" }, "wurly: From small to big: dime, penny, nickel, quarter."],
    },
    rows("ride", "touch-four", ["wurly: Pay first, or he carries one of us off."]),
    rows("ride", "touch-five", NEXT, 2),
    { id: "goal", lines: ["wurly: Four awake at the end make the big waltz."] },
    rows("hunt", "touch", undefined, 3),
    ...twoRows({
      ask: "wurly: Two rows. The short one has five coins, and wakes one of us. The long one has seven, and wakes two.",
      short: "wurly: Short it is. Like a dime.",
      long: "wurly: Long it is. Rich as a quarter.",
      sets: ["touch-short", "touch-long"],
    }),
    ...beforeLast(),
    rows("boss", "touch-turns", [
      { sound: "boss-near" },
      "wurly: This table turns! Each time Rufus has taken one, what was left is right:",
      { sound: "ratchet", hold: "end" },
      "wurly: And what was right is left.",
    ]),
    ...ending({
      big: ["wurly: My edges tingle. The big waltz!"],
      middle: ["wurly: Some of us sleep on. The rest: after me!"],
      small: ["wurly: Nobody left but me, and I'm tired.", "rufus: I brought the ducks."],
      gift: "spring",
    }),
  ],
};

export const touchBanks: Bank[] = [
  bankOf("touch-first", "coin-touch", -0.8, { things: COINS, length: 3, feel: true }, [
    { id: "felt-15", row: ["dime", "penny", "nickel"], price: 15 },
  ]),
  bankOf("touch-four", "coin-touch", -0.5, { ...own, length: 4 }),
  bankOf("touch-five", "coin-touch", -0.4, { ...own, length: 5 }),
  bankOf("touch-short", "coin-touch", -0.3, { ...own, length: 5 }),
  bankOf("touch-long", "coin-touch", 0.2, { ...own, length: 7, prize: 2 }),
  bankOf("touch-turns", "coin-touch", 0.4, { ...own, length: 6, turns: true }),
];
