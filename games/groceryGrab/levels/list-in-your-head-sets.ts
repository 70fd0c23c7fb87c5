/** What is asked for, and by which rules, in the level list-in-your-head. */
import { callersFor } from "../orders.ts";
import { substitutes } from "../substitutes.ts";
import type { Bank, Rules } from "../types.ts";
import { chasing, hiding, shopping } from "./rules.ts";

const orders = callersFor({
  okafor: ["carrots", "onions", "crackers", "sour-cream", "butter", "chickpeas", "rice", "flour", "olives"],
  ravi: [
    "grapes",
    "popcorn",
    "lemonade",
    "juice-boxes",
    "spaghetti",
    "cake-mix",
    "ketchup",
    "balloons",
    "hummus",
  ],
  lou: ["blueberries", "maple-syrup", "oatmeal", "eggs", "cocoa", "tomato-soup", "egg-noodles", "honey"],
  bell: [
    "pretzels",
    "cornflakes",
    "black-beans",
    "marshmallows",
    "chocolate-chips",
    "strawberry-jam",
    "streamers",
    "milk",
  ],
});

const memory = { map: "all", orders, full: true, list: { hearings: 2, carried: false }, shelf: 2 } as const;
const rival = { pace: 1, tells: false, muddles: true } as const;

export const listInYourHeadRules: Rules = shopping({ ...memory, trips: { things: 3 }, rival });

export const listInYourHeadBanks: Bank[] = [
  {
    id: "hide-in-the-back",
    difficulty: -1,
    skill: "find-by-sound",
    rules: hiding("all"),
    items: [{ id: "hides-paper", task: { type: "chase", thing: "himself", round: ["paper"] } }],
  },
  {
    id: "no-parrot",
    difficulty: -0.5,
    skill: "remember-and-replace",
    rules: shopping({ ...memory, trips: { things: 2 } }),
    items: [
      {
        id: "both-corners",
        task: { type: "gather", order: "okafor", things: [{ product: "flour" }, { product: "olives" }] },
      },
    ],
  },
  {
    id: "sold-out-calls",
    difficulty: 0.2,
    skill: "remember-and-replace",
    rules: shopping({ ...memory, substitutes, trips: { things: 3, soldOut: 1 }, rival }),
  },
  {
    id: "four-in-the-head",
    difficulty: 0.4,
    skill: "remember-and-replace",
    rules: shopping({ ...memory, trips: { things: 4 }, rival }),
  },
  {
    id: "long-rounds",
    difficulty: 0.5,
    skill: "find-by-sound",
    rules: chasing("all", 3, 5, false),
    items: [
      {
        id: "microphone",
        task: {
          type: "chase",
          thing: "the microphone",
          round: ["deli", "party", "freezer", "canned", "baking"],
        },
      },
      {
        id: "plug",
        task: { type: "chase", thing: "the plug", round: ["pasta", "drinks", "produce", "dairy", "sauces"] },
      },
      {
        id: "antenna",
        task: {
          type: "chase",
          thing: "the antenna",
          round: ["bakery", "deli", "breakfast", "paper", "canned"],
        },
      },
    ],
  },
];
