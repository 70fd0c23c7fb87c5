/** Level 1: what coins are worth, a rat who goes by their size, and a power failure. */
import { beforeLast, ending, NEXT, rows, twoRows } from "../acts.ts";
import { BIGGER, bankOf, COINS, rulesOf } from "../table.ts";
import type { Bank, Level } from "../types.ts";

const goes = [
  "{name} takes the coin that's bigger in size. From small to big: dime, penny, nickel, quarter. If they're the same, he takes the right one.",
];
const own = { things: COINS, goes, rival: BIGGER };

export const names: Level = {
  id: "names",
  name: "Small coins, big coins",
  difficulty: -1.6,
  skill: "coin-names",
  learned: "what coins are worth, and that a bigger coin may be worth less",
  tallies: ["clean"],
  tryAtHome: [
    "Ask a grown-up for a dime, a nickel, a penny and a quarter. Put them in order by size, and then by worth.",
  ],
  next: "Next time, can you tell the coins apart by how they feel?",
  rules: rulesOf({ ...own, length: 6 }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "music-box", pitch: 0, hold: "end" },
        "wurly: I'm Wurly, a music machine. I play for money! Penny: one cent. Nickel: five. Dime: ten.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: You're back! Penny: one cent. Nickel: five. Dime: ten.",
      ],
    },
    rows("learn", "names-first", [
      "Left or Right takes that end. Once you have enough, Select pays. You get change back.",
    ]),
    {
      id: "rufus",
      lines: [
        { sound: "mouse", hold: "end" },
        "wurly: Oh no, Rufus, the pack rat! After you, he takes an end: the coin that's bigger in size, whatever it's worth.",
        "wurly: The dime is the smallest! Then penny, then nickel.",
      ],
      again: [
        { sound: "mouse", hold: "end" },
        "wurly: Rufus is back, and he takes the coin that's bigger in size.",
      ],
    },
    rows("ride", "names-four", [
      "wurly: If Rufus has enough before you do, he pays, and carries one of us off.",
    ]),
    {
      id: "aim",
      lines: [
        "wurly: A quarter is twenty-five cents, and the biggest of all. Up plays the row again.",
        "wurly: And if both ends are the same, Rufus takes the right one.",
      ],
      again: ["wurly: A quarter is the biggest. If both ends are the same, Rufus takes the right one."],
    },
    rows("ride", "names-five", NEXT, 3),
    { id: "goal", lines: ["wurly: Four awake at the end, and I play the big waltz."] },
    rows("hunt", "names", undefined, 3),
    ...twoRows({
      ask: "wurly: Two rows. The short one has five coins, and wakes one of us. The long one has seven, and wakes two.",
      short: "wurly: Short and sweet.",
      long: "wurly: Long! Think before each coin.",
      sets: ["names-short", "names-long"],
    }),
    ...beforeLast(),
    rows("boss", "names-dark", [
      { sound: "power-down", hold: "end" },
      "wurly: Power's out! I read the row once. Then you only hear which end he takes:",
      { sound: "rubber-band", side: -0.9, hold: "end" },
      { sound: "rubber-band", side: 0.9, hold: "end" },
      "rufus: Ow. Who put a wall there?",
    ]),
    ...ending({
      big: ["wurly: Lights or no lights: the big waltz!"],
      middle: ["wurly: Not all of us are awake. But it's a waltz."],
      small: ["wurly: I'm too sleepy. Rufus, would you?", "rufus: With ducks? With pleasure!"],
      gift: "top",
    }),
  ],
};

export const namesBanks: Bank[] = [
  bankOf("names-first", "coin-names", -2.2, { things: COINS, length: 3 }, [
    { id: "first-15", row: ["nickel", "penny", "dime"], price: 15 },
  ]),
  bankOf("names-four", "coin-names", -2, { ...own, length: 4 }, [
    { id: "four-20", row: ["dime", "nickel", "dime", "penny"], price: 20 },
    { id: "four-20-b", row: ["penny", "dime", "nickel", "dime"], price: 20 },
  ]),
  bankOf("names-five", "coin-names", -1.8, { ...own, length: 5 }),
  bankOf("names-short", "coin-names", -1.7, { ...own, length: 5 }),
  bankOf("names-long", "coin-names", -1.3, { ...own, length: 7, prize: 2 }),
  bankOf("names-dark", "coin-names", -1.2, { ...own, length: 5, dark: true }),
];
