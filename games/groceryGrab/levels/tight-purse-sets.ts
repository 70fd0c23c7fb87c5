/** What is asked for, and by which rules, in the level tight-purse. */
import { callersFor } from "../orders.ts";
import type { Bank, Rules } from "../types.ts";
import { chasing, shopping } from "./rules.ts";

const orders = callersFor({
  okafor: [
    "onions",
    "dinner-rolls",
    "crab-cakes",
    "yogurt-cups",
    "paper-plates",
    "tomato-soup",
    "sponges",
    "rice",
  ],
  diaz: [
    "apples",
    "bagels",
    "crackers",
    "ice-pops",
    "bottled-water",
    "paper-towels",
    "sliced-turkey",
    "salsa",
  ],
  ravi: ["grapes", "muffins", "juice-boxes", "balloons", "string-cheese", "napkins", "popcorn", "hummus"],
  bell: [
    "oranges",
    "yogurt-cups",
    "pretzels",
    "bagels",
    "streamers",
    "sparkling-water",
    "veggie-burgers",
    "tissues",
  ],
});

/** Ravi has a call of his own. */
const forAnybody = Object.fromEntries(Object.entries(orders).filter(([id]) => id !== "ravi"));

const purse = {
  map: "all",
  orders,
  full: true,
  shelf: 2,
  list: { hearings: 2, carried: false },
  budget: true,
} as const;
const rival = { pace: 1, tells: false } as const;

export const tightPurseRules: Rules = shopping({
  ...purse,
  trips: { things: 3, packs: 1, swap: true },
  rival,
});

export const tightPurseBanks: Bank[] = [
  {
    id: "purse-alone",
    difficulty: 1.5,
    skill: "budget-and-memory",
    rules: shopping({ ...purse, trips: { things: 2, packs: 1 } }),
  },
  {
    id: "for-ravi",
    difficulty: 2,
    skill: "budget-and-memory",
    rules: shopping({
      ...purse,
      orders: callersFor({
        ravi: [
          "grapes",
          "muffins",
          "juice-boxes",
          "balloons",
          "string-cheese",
          "napkins",
          "popcorn",
          "hummus",
        ],
      }),
      trips: { things: 3, packs: 2, swap: true },
      rival,
    }),
  },
  {
    id: "for-all",
    difficulty: 2.2,
    skill: "budget-and-memory",
    rules: shopping({ ...purse, orders: forAnybody, trips: { things: 5, packs: 1, swap: true }, rival }),
  },
  {
    id: "party-shop",
    difficulty: 2.4,
    skill: "budget-and-memory",
    rules: shopping({
      ...purse,
      trips: { things: 4, packs: 2, swap: true },
      rival: { pace: 1, tells: false, muddles: true },
    }),
  },
  {
    id: "cake-rounds",
    difficulty: 2.4,
    skill: "find-by-sound",
    rules: chasing("all", 3, 5, false),
    items: [
      {
        id: "cake",
        task: { type: "chase", thing: "the cake", round: ["bakery", "drinks", "baking", "canned", "pasta"] },
      },
      {
        id: "candles",
        task: { type: "chase", thing: "the candles", round: ["party", "deli", "fish", "paper", "produce"] },
      },
    ],
  },
];
