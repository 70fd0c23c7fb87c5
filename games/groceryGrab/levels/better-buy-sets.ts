/** What is asked for, and by which rules, in the level better-buy. */
import { callersFor } from "../orders.ts";
import type { Bank, Rules } from "../types.ts";
import { chasing, shopping } from "./rules.ts";

const orders = callersFor({
  diaz: ["apples", "bagels", "ice-pops", "string-cheese", "bottled-water", "balloons", "sponges"],
  ravi: [
    "muffins",
    "crab-cakes",
    "juice-boxes",
    "string-cheese",
    "balloons",
    "napkins",
    "popcorn",
    "oranges",
  ],
  bell: ["oranges", "yogurt-cups", "veggie-burgers", "pretzels", "sponges", "sparkling-water", "bagels"],
  lou: ["lemons", "waffles", "eggs", "birthday-candles", "tissues", "tomato-soup", "oatmeal-cookies"],
});

const rival = { pace: 1, tells: true } as const;

export const betterBuyRules: Rules = shopping({ map: "all", orders, trips: { things: 3, packs: 2 }, rival });

export const betterBuyBanks: Bank[] = [
  {
    id: "quiet-packs",
    difficulty: 0.5,
    skill: "unit-price",
    rules: shopping({ map: "all", orders, trips: { things: 2, packs: 1 } }),
  },
  {
    id: "three-packs",
    difficulty: 1.2,
    skill: "unit-price",
    rules: shopping({ map: "all", orders, trips: { things: 4, packs: 3 }, rival }),
  },
  {
    id: "all-lies",
    difficulty: 1.4,
    skill: "unit-price",
    rules: shopping({ map: "all", orders, trips: { things: 3, packs: 2 }, rival: { ...rival, lies: true } }),
  },
  {
    id: "shiny-rounds",
    difficulty: 1,
    skill: "find-by-sound",
    rules: chasing("all", 2, 5),
    items: [
      {
        id: "quarters",
        task: {
          type: "chase",
          thing: "the quarters",
          round: ["dairy", "clock", "canned", "sauces", "breakfast"],
        },
      },
      {
        id: "pennies",
        task: {
          type: "chase",
          thing: "the pennies",
          round: ["baking", "freezer", "deli", "canned", "dairy"],
        },
      },
    ],
  },
];
