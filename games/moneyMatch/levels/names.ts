/** Level 1: coins and what they are worth, a rat who hums, and a power failure. */
import { beforeLast, ending, NEXT, NOTES, room, twoRooms } from "../acts.ts";
import { NAMES } from "../money.ts";
import { bankOf, boardsOf, EIGHTS, rulesOf, SIXES } from "../rooms.ts";
import type { Bank, Level } from "../types.ts";

const goes = [
  "A nickel is five cents, a dime ten, a quarter twenty-five. Two coins: add them.",
  "Count it out: a dime, ten; and a nickel, fifteen.",
];
const own = { kind: "name", money: NAMES, skill: "coin-names", goes };

export const names: Level = {
  id: "names",
  name: "Coins and cents",
  difficulty: -1.6,
  skill: "coin-names",
  learned: "what coins are worth, and to take the bigger amount first",
  tallies: ["memory"],
  tryAtHome: [
    "Ask a grown-up for a dime, a nickel, a penny and a quarter. Which edges have ridges? Which coin is the thickest?",
  ],
  next: "Next time the labels say how coins feel.",
  rules: rulesOf(8, { remembers: 4 }, goes),
  items: boardsOf({ ...own, id: "names", amounts: EIGHTS, difficulty: -1.6, rival: { remembers: 4 } }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "music-box", pitch: 0, hold: "end" },
        "wurly: Psst! I'm Wurly, the museum's music machine. I play for money. My drum costs fifteen cents.",
        "wurly: Open two lockers with the same amount, like a nickel and five cents.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: You're back! My drum costs fifteen cents. Find two lockers with the same amount.",
      ],
    },
    room("learn", "names-first", ["Arrows: along the lockers, each has a note. Select: open."]),
    {
      id: "rufus",
      lines: [
        { sound: "mouse", hold: "end" },
        "wurly: Oh no, Rufus, the pack rat! You open two, then he opens two. I see his flashlight, so I'll read them out.",
        "wurly: He remembers the last four that were opened, and hums their notes:",
        { sound: "mouse", hold: "end" },
        NOTES.topLeft,
        NOTES.topNext,
        NOTES.lowLeft,
        NOTES.lowRight,
        "wurly: If two of those match, he takes them. You always come first!",
      ],
      again: [
        { sound: "mouse", hold: "end" },
        "wurly: Rufus is back. He takes any pair that he hums. You come first.",
      ],
    },
    room("ride", "names-six", [
      "wurly: Reach the price, and my next instrument wakes up. If what he leaves can't make the price, he carries one of mine off.",
    ]),
    {
      id: "aim",
      lines: [
        "wurly: Four awake at the end, and I play the big waltz. When you know two pairs, take the one worth more. Rufus may take the other.",
      ],
      again: ["wurly: Four awake at the end, for the big waltz."],
    },
    room("hunt", "names", NEXT),
    ...twoRooms({
      ask: "wurly: Two doors. The small room has six lockers, and wakes one of us. The big one has eight, and wakes two, but Rufus remembers six in there.",
      small: "wurly: Small and cozy.",
      big: "wurly: Big! I hope you slept well.",
      sets: ["names-small", "names-big"],
    }),
    ...beforeLast(),
    room("boss", "names-dark", [
      { sound: "power-down", hold: "end" },
      "wurly: Power's out! I can't see what he opens. From now on you hear only which lockers:",
      NOTES.topRight,
      { sound: "key-turn", side: 0.9 },
      NOTES.lowLeft,
      { sound: "key-turn", side: -0.9 },
      "rufus: Ow. Who put a wall there?",
      "wurly: Your fingers don't need any light. In the dark he remembers only the last two.",
    ]),
    ...ending({
      big: ["wurly: Lights or no lights: the big waltz!"],
      middle: ["wurly: Not all of us are awake. But it's a waltz."],
      small: ["wurly: I'm too sleepy. Rufus, would you?", "rufus: With ducks? With pleasure!"],
      gift: "top",
    }),
  ],
};

const room6 = { ...own, amounts: SIXES };
const room8 = { ...own, amounts: EIGHTS };

export const namesBanks: Bank[] = [
  bankOf({
    ...own,
    id: "names-first",
    amounts: [[5, 10]],
    difficulty: -2.2,
    rival: { remembers: 0 },
    extra: 5,
  }),
  bankOf({ ...room6, id: "names-six", isGentle: true, difficulty: -2, rival: { remembers: 4 } }),
  bankOf({ ...room6, id: "names-small", difficulty: -1.8, rival: { remembers: 4 } }),
  bankOf({ ...room8, id: "names-big", difficulty: -1.3, rival: { remembers: 6, prize: 2 } }),
  bankOf({ ...room8, id: "names-dark", difficulty: -1.2, rival: { remembers: 2, dark: true } }),
];
