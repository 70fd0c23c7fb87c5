/** Level 2: coins by touch, and rows that turn around. */
import { beforeLast, ending, NEXT, rows, twoRows } from "../acts.ts";
import { BIGGER, bankOf, COINS, rulesOf } from "../table.ts";
import type { Bank, Level } from "../types.ts";

const goes = [
  "Tiny with ridges is a dime, big with ridges a quarter. Thick and smooth is a nickel, small and smooth a penny. {name} takes the one that's bigger in size. If they're the same, the right one.",
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
  next: "Next time, Rufus will know how to count.",
  rules: rulesOf({ ...own, length: 6 }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "music-box", pitch: 0, hold: "end" },
        "wurly: It's dark. Feel the coins! A dime, ten cents, is tiny with ridges. A nickel, five, is thick and smooth.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: Money by touch! Dime: tiny, with ridges. Nickel: thick and smooth.",
      ],
    },
    rows("learn", "touch-first", ["Left or Right takes that end. Once you have enough, Select pays."]),
    {
      id: "more",
      lines: [
        "wurly: A quarter, twenty-five, is big with ridges. A penny is small and smooth.",
        { sound: "mouse", hold: "end" },
        "wurly: After you, Rufus takes the coin that's bigger in size. From small to big: dime, penny, nickel, quarter.",
      ],
      again: [{ sound: "mouse", hold: "end" }, "wurly: From small to big: dime, penny, nickel, quarter."],
    },
    rows("ride", "touch-four", [
      "wurly: If Rufus has enough before you do, he pays, and carries one of us off.",
    ]),
    rows("ride", "touch-five", ["wurly: If both ends are the same, Rufus takes the right one.", ...NEXT], 2),
    { id: "goal", lines: ["wurly: Four awake at the end make the big waltz."] },
    rows("hunt", "touch", undefined, 3),
    ...twoRows({
      ask: "wurly: Two rows. The short one has five coins, and wakes one of us. The long one has seven, and wakes two.",
      short: "wurly: The short one. Feel away!",
      long: "wurly: The long one. Take your time.",
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
