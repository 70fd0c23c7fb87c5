/** Level 3: sets of coins, folded bills, and a rat who has learned to count. */
import { beforeLast, ending, NEXT, rows } from "../acts.ts";
import { BIGGER, bankOf, RICHER, rulesOf } from "../table.ts";
import type { Bank, Level } from "../types.ts";

const goes = [
  "Count each heap: three nickels are fifteen cents. {name} takes the heap that's worth more. If they're worth the same, the right one.",
];
const SETS = ["pennies", "nickels", "dime", "three-nickels", "dime-nickel", "dimes", "quarter"];
const own = { things: SETS, goes, rival: RICHER };
const bills = {
  things: ["one", "five", "ten"],
  goes: [
    "A one lies flat, a five is folded across, a ten lengthwise. {name} takes what's worth less. If they're the same, the right one.",
  ],
  rival: BIGGER,
  feel: true as const,
  unit: { one: "dollar", many: "dollars" },
  step: 1,
};

export const sets: Level = {
  id: "sets",
  name: "Heaps and folded bills",
  difficulty: 1.6,
  skill: "equal-sets",
  learned: "to count heaps of coins, and to tell bills apart by how they are folded",
  tallies: ["clean"],
  tryAtHome: [
    "With a grown-up, fold a one, a five and a ten so that you can tell them apart. Which way is yours?",
  ],
  next: "Next time, there'll be new rows to play for.",
  rules: rulesOf({ ...own, length: 6 }),
  chapter: [
    {
      id: "hook",
      lines: [
        { bed: "museum", layer: "hall", level: 0.15 },
        { sound: "mouse", hold: "end" },
        "rufus: I can count now! I don't care what's bigger. I take what's worth more.",
      ],
      again: [
        { bed: "museum", layer: "hall", level: 0.15 },
        "wurly: Heaps again! Rufus takes whatever's worth more.",
      ],
    },
    rows("ride", "sets-four", ["Tonight it's heaps. Left or Right takes one, then Rufus does. Select pays."]),
    {
      id: "aim",
      lines: [
        "wurly: If Rufus has enough before you do, he pays, and carries one of us off. With four awake, we play the big waltz.",
      ],
      again: ["wurly: With four awake, we play the big waltz."],
    },
    rows(
      "hunt",
      "sets-five",
      ["wurly: If both ends are worth the same, Rufus takes the right one.", ...NEXT],
      3,
    ),
    rows("duel", "sets", undefined, 2),
    {
      id: "bills",
      lines: [
        { sound: "vault-unlock", hold: "end" },
        "wurly: The bill vault! My ones lie flat, my fives are folded across, and my tens lengthwise. Your family may fold another way.",
        "rufus: A nest needs small bills. Now I take whatever's worth less!",
      ],
      again: [
        { sound: "vault-unlock", hold: "end" },
        "wurly: Bills! Ones flat, fives folded across, tens lengthwise. Rufus takes what's worth less.",
      ],
    },
    rows("hunt", "sets-bills", undefined, 3),
    ...beforeLast(),
    rows("boss", "sets-mother", [
      { sound: "boss-near" },
      { sound: "mouse", pitch: -7, hold: "end" },
      "mother: Rufus! Is this how I taught you? Move over.",
      "wurly: His mother! She takes what's worth more, and then she turns the row around:",
      { sound: "ratchet", hold: "end" },
    ]),
    ...ending({
      big: ["mother: I like a child who counts. Play, machine!", "wurly: Yes, ma'am! The big waltz!"],
      middle: ["wurly: A waltz for those who are awake."],
      small: ["mother: Rufus, play something for our guest.", "rufus: On the ducks, Mother?"],
      gift: "rustle",
    }),
  ],
};

export const setsBanks: Bank[] = [
  bankOf("sets-four", "equal-sets", 1, { ...own, length: 4 }),
  bankOf("sets-five", "equal-sets", 1.3, { ...own, length: 5 }),
  bankOf("sets-bills", "bill-folds", 1.5, { ...bills, length: 5, prize: 2 }),
  bankOf("sets-mother", "equal-sets", 2, {
    ...own,
    goes: [
      "{name} takes the heap that's worth more. If they're worth the same, the right one. Then the row turns around.",
    ],
    length: 7,
    turns: true,
    rival: { ...RICHER, name: "Mama Rat" },
  }),
];
