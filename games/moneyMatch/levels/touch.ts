/** Level 2: coins by touch, and rows of lockers that roll. */
import { beforeLast, ending, NEXT, NOTES, room, twoRooms } from "../acts.ts";
import { TOUCH } from "../money.ts";
import { bankOf, boardsOf, rulesOf } from "../rooms.ts";
import type { Bank, Level } from "../types.ts";

const goes = [
  "Ridges: a dime or a quarter, and the dime is the tiny one. A thick smooth coin is a nickel.",
  "Tiny with ridges is a dime, ten cents. Big with ridges is a quarter, twenty-five. Thick and smooth is a nickel, five.",
];
const own = { kind: "touch", money: TOUCH, skill: "coin-touch", goes };
const THREES = [
  [10, 15, 20],
  [10, 20, 25],
  [15, 20, 25],
  [20, 25, 30],
  [15, 30, 40],
  [20, 30, 40],
  [25, 30, 50],
  [30, 40, 50],
];
const FOURS = [
  [5, 10, 20, 25],
  [10, 15, 20, 25],
  [5, 15, 20, 30],
  [10, 25, 30, 40],
  [15, 20, 30, 50],
  [5, 20, 30, 40],
  [10, 20, 40, 50],
  [15, 25, 40, 50],
];

export const touch: Level = {
  id: "touch",
  name: "Coins by touch",
  difficulty: 0,
  skill: "coin-touch",
  learned: "how coins feel: dimes and quarters have ridges, nickels and pennies are smooth",
  tallies: ["memory"],
  tryAtHome: [
    "With a grown-up, put a dime, a penny, a nickel and a quarter in a row by size. Is the order right by touch?",
    "With a grown-up, feel the edges of four coins. Two have ridges. Which two?",
  ],
  next: "Next time two sets of coins can be worth the same.",
  rules: rulesOf(8, { remembers: 4 }, goes),
  items: boardsOf({ ...own, id: "touch", amounts: FOURS, difficulty: 0, rival: { remembers: 4 } }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "music-box", pitch: 0, hold: "end" },
        "wurly: Tonight the labels say how money feels. The dime is tiny and has ridges around its edge. The nickel is thick, and its edge is smooth.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: Money by touch! Dime: tiny, with ridges. Nickel: thick and smooth.",
      ],
    },
    room("learn", "touch-first", ["Arrows: along the lockers. Select: open. Two that match wake my drum."]),
    {
      id: "more",
      lines: [
        "wurly: The quarter is big and has ridges, like the dime. The penny is smooth, like the nickel, but not so thick. From small to big: dime, penny, nickel, quarter.",
        { sound: "mouse", hold: "end" },
        "wurly: Rufus! You open two, he opens two. He takes any pair that he hums, so you take the one worth more. Two dimes are twenty cents, though they're tiny.",
      ],
      again: [
        "wurly: Quarter: big, with ridges. From small to big: dime, penny, nickel, quarter.",
        { sound: "mouse", hold: "end" },
        "wurly: And Rufus takes any pair that he hums.",
      ],
    },
    room("hunt", "touch-six", [
      "wurly: Reach the price, and the next one wakes up. If what he leaves can't make the price, he carries one off. Four awake make the big waltz.",
    ]),
    ...twoRooms({
      ask: "wurly: Two doors. The small room has six lockers, and wakes one of us. The big one has eight, and wakes two, but Rufus remembers six in there.",
      small: "wurly: Small it is. Like a dime.",
      big: "wurly: Big it is. Like a quarter.",
      sets: ["touch-small", "touch-big"],
    }),
    room("ride", "touch", NEXT),
    ...beforeLast(),
    room("boss", "touch-rolls", [
      { sound: "boss-near" },
      "wurly: These lockers are on rails! After each turn of Rufus a row rolls one place to the right, and the last comes around to the front:",
      { sound: "ratchet", hold: "end" },
      NOTES.topLeft,
      NOTES.topNext,
      "wurly: What was here is now there. First row one, which is the top one. Then row two, and so on.",
    ]),
    ...ending({
      big: ["wurly: My edges tingle. The big waltz!"],
      middle: ["wurly: Some of us sleep on. The rest: after me!"],
      small: ["wurly: Nobody left but me, and I'm tired.", "rufus: I brought the ducks."],
      gift: "spring",
    }),
  ],
};

const threes = { ...own, amounts: THREES };
const fours = { ...own, amounts: FOURS };

export const touchBanks: Bank[] = [
  bankOf({
    ...own,
    id: "touch-first",
    amounts: [[5, 10]],
    difficulty: -0.8,
    rival: { remembers: 0 },
    extra: 5,
  }),
  bankOf({ ...threes, id: "touch-six", isGentle: true, difficulty: -0.5, rival: { remembers: 4 } }),
  bankOf({ ...threes, id: "touch-small", difficulty: -0.3, rival: { remembers: 4 } }),
  bankOf({ ...fours, id: "touch-big", difficulty: 0.2, rival: { remembers: 6, prize: 2 } }),
  bankOf({ ...fours, id: "touch-rolls", difficulty: 0.4, rival: { remembers: 4, rolls: true } }),
];
