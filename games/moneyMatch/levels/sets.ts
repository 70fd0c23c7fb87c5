/** Level 3: sets that are worth the same, who begins, and somebody who forgets nothing. */
import { beforeLast, ending, NOTES, room } from "../acts.ts";
import { DOLLARS, SETS } from "../money.ts";
import { bankOf, boardsOf, rulesOf } from "../rooms.ts";
import type { Act, Bank, Level } from "../types.ts";

const goes = [
  "Count each set by itself: two dimes are twenty, and a nickel makes twenty-five. So it's a quarter.",
  "Begin with the biggest coin: a quarter is twenty-five, a nickel more makes thirty.",
];
const own = { kind: "set", money: SETS, skill: "equal-sets", goes };
const bills = {
  kind: "bill",
  money: DOLLARS,
  skill: "equal-sets",
  goes: ["Four quarters make a dollar. So do ten dimes: ten, twenty, thirty, up to a hundred cents."],
};
const THREES = [
  [10, 20, 25],
  [15, 20, 30],
  [20, 25, 30],
  [15, 25, 35],
  [25, 30, 40],
  [20, 35, 40],
  [30, 35, 50],
  [25, 35, 50],
];
const FOURS = [
  [10, 20, 25, 30],
  [15, 25, 30, 40],
  [20, 30, 35, 50],
  [5, 25, 30, 35],
  [10, 30, 40, 50],
  [15, 20, 35, 40],
  [20, 25, 35, 40],
  [10, 25, 40, 50],
];
const RICH = [
  [25, 50, 75, 100],
  [50, 75, 100, 125],
  [25, 75, 100, 150],
  [50, 75, 125, 150],
];

const begins: Act[] = [
  {
    id: "who",
    length: "full",
    ask: [
      "wurly: Who goes first? If you do, the price is as always. If Rufus does, you hear two lockers first, and I charge five cents more.",
    ],
    options: [
      { id: "you", label: "I go first", phrases: ["me", "i do", "first"], chosen: ["wurly: Go ahead!"] },
      {
        id: "he",
        label: "Rufus goes first",
        phrases: ["rufus", "he does", "him"],
        chosen: [{ sound: "mouse" }, "rufus: After me? How kind."],
      },
    ],
  },
  { ...room("duel", "sets"), if: { chose: { who: "you" } }, length: "full" },
  { ...room("duel", "sets-he"), if: { chose: { who: "he" } }, length: "full" },
];

export const sets: Level = {
  id: "sets",
  name: "Coins for coins",
  difficulty: 1.6,
  skill: "equal-sets",
  learned: "to find sets of coins and bills that are worth the same",
  tallies: ["memory"],
  tryAtHome: ["With a grown-up, lay out a quarter in other coins. How many ways do you find?"],
  next: "Next time Rufus hums other notes.",
  rules: rulesOf(8, { remembers: 4 }, goes),
  items: boardsOf({ ...own, id: "sets", amounts: FOURS, difficulty: 1.6, rival: { remembers: 4 } }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "mouse", hold: "end" },
        "rufus: I ate the labels.",
        "wurly: Then match coins with coins! Two nickels are a dime: both ten cents.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: No labels again! Match coins with coins.",
      ],
    },
    room("ride", "sets-six", [
      "Arrows: along the lockers. Select: open. You open two, then Rufus. He hums the last four, and takes any pair among them.",
    ]),
    {
      id: "aim",
      lines: [
        "wurly: If what Rufus leaves can't make the price, he carries one of us off. Four awake make the big waltz. Know two pairs? Take the one worth more.",
      ],
      again: ["wurly: Four awake, for the big waltz."],
    },
    ...begins,
    room("hunt", "sets-rich", [
      { sound: "vault-unlock", hold: "end" },
      "wurly: The dollar room! A dollar is a hundred cents. Each note in here is a quarter, and the price wakes two of us. Rufus remembers the last five.",
    ]),
    ...beforeLast(),
    room("boss", "sets-mother", [
      { sound: "boss-near" },
      { sound: "mouse", pitch: -7, hold: "end" },
      "mother: Rufus! Is this how I taught you? Move over.",
      "wurly: His mother! She forgets nothing. Everything that was opened, she hums:",
      NOTES.topLeft,
      NOTES.topNext,
      NOTES.topRight,
      NOTES.lowLeft,
      NOTES.lowRight,
      "wurly: So show her no more than you must.",
    ]),
    ...ending({
      big: ["mother: I like a child who saves. Play, machine!", "wurly: Yes, ma'am! The big waltz!"],
      middle: ["wurly: A waltz for those who are awake."],
      small: ["mother: Rufus, play something for our guest.", "rufus: On the ducks, Mother?"],
      gift: "rustle",
    }),
  ],
};

const threes = { ...own, amounts: THREES };
const fours = { ...own, amounts: FOURS };

export const setsBanks: Bank[] = [
  bankOf({ ...threes, id: "sets-six", isGentle: true, difficulty: 1, rival: { remembers: 4 } }),
  bankOf({ ...fours, id: "sets-he", difficulty: 1.4, rival: { remembers: 4, begins: true }, extra: 5 }),
  bankOf({
    ...bills,
    id: "sets-rich",
    amounts: RICH,
    difficulty: 1.7,
    rival: { remembers: 5, note: 25, prize: 2 },
  }),
  bankOf({ ...fours, id: "sets-mother", difficulty: 2, rival: { name: "Mama Rat", remembers: 16 } }),
];
