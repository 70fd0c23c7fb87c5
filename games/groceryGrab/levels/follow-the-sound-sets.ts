/** What is asked for, and by which rules, in the level follow-the-sound. */
import { callersFor } from "../orders.ts";
import type { Bank, Orders, Rules } from "../types.ts";
import { chasing, hiding, shopping } from "./rules.ts";

const orders = callersFor({
  okafor: ["onions", "carrots", "oatmeal", "crackers", "dinner-rolls", "cod", "frozen-peas"],
  diaz: ["bananas", "apples", "maple-syrup", "popcorn", "bagels", "salmon", "fish-sticks"],
  ravi: ["grapes", "strawberries", "cornflakes", "pretzels", "muffins", "shrimp", "ice-cream"],
  lou: ["blueberries", "lemons", "pancake-mix", "graham-crackers", "sandwich-bread", "trout", "waffles"],
});

const lunch: Orders = {
  banana: {
    voice: "cashier",
    calls: ["First, my lunch: {list}. They're one step left, where the mist hisses."],
    products: ["bananas"],
    all: ["My bananas! You're hired. And here are your coins:"],
    some: ["Without {lost}? Then I'll just hum until dinner."],
  },
  peas: {
    voice: "cashier",
    calls: ["Now {list}. The freezers hum straight ahead, at the far wall. Left of them is the bakery."],
    products: ["frozen-peas", "sandwich-bread"],
    all: ["A pea sandwich! My mother's recipe."],
    some: ["A sandwich without {lost}? Then it's full of air."],
  },
};

export const followTheSoundRules: Rules = shopping({
  map: "three",
  orders,
  questions: 0,
  rival: { pace: 1, tells: true },
});

export const followTheSoundBanks: Bank[] = [
  {
    id: "pennys-lunch",
    difficulty: -2.5,
    skill: "find-by-sound",
    rules: shopping({ map: "three", orders: lunch, questions: 0 }),
    items: [
      { id: "lunch-banana", task: { type: "gather", order: "banana", things: [{ product: "bananas" }] } },
      {
        id: "lunch-peas-bread",
        task: {
          type: "gather",
          order: "peas",
          things: [{ product: "frozen-peas" }, { product: "sandwich-bread" }],
        },
      },
    ],
  },
  {
    id: "hide-and-seek",
    difficulty: -2.3,
    skill: "find-by-sound",
    rules: hiding("three"),
    items: [
      { id: "hides-fish", task: { type: "chase", thing: "himself", round: ["fish"] } },
      { id: "hides-breakfast", task: { type: "chase", thing: "himself", round: ["breakfast"] } },
    ],
  },
  {
    id: "first-races",
    difficulty: -2.1,
    skill: "find-by-sound",
    rules: shopping({ map: "three", orders, questions: 0, rival: { pace: 1, tells: true } }),
    items: [
      {
        id: "race-bakery",
        task: {
          type: "gather",
          order: "ravi",
          things: [{ product: "muffins" }, { product: "shrimp" }],
          rivalAt: "produce",
        },
      },
      {
        // Straight to the bananas and on to the bagels, he has gone with them. One step back, and one forward: he lands there.
        id: "trap-bakery",
        task: {
          type: "gather",
          order: "diaz",
          things: [{ product: "bananas" }, { product: "bagels" }],
          rivalAt: "bakery",
        },
      },
    ],
  },
  {
    id: "two-things",
    difficulty: -2,
    skill: "find-by-sound",
    rules: shopping({ map: "three", orders, questions: 0, rival: { pace: 1, tells: true } }),
  },
  {
    id: "three-things",
    difficulty: -1.7,
    skill: "find-by-sound",
    rules: shopping({
      map: "three",
      orders,
      questions: 0,
      trips: { things: 3 },
      rival: { pace: 1, tells: true },
    }),
  },
  {
    id: "four-things",
    difficulty: -1.5,
    skill: "find-by-sound",
    rules: shopping({
      map: "three",
      orders,
      questions: 0,
      trips: { things: 4 },
      rival: { pace: 1, tells: true },
    }),
  },
  {
    id: "coupons-round",
    difficulty: -1.5,
    skill: "find-by-sound",
    rules: chasing("three", 2, 4),
    items: [
      {
        id: "scanner",
        task: { type: "chase", thing: "the scanner", round: ["bakery", "fish", "nest", "produce"] },
      },
      {
        id: "glasses",
        task: { type: "chase", thing: "the glasses", round: ["fish", "breakfast", "snacks", "bakery"] },
      },
    ],
  },
];
