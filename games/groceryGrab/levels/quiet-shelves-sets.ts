/** What is asked for, and by which rules, in the level quiet-shelves. */
import { darkOrders } from "../dark.ts";
import { callersFor } from "../orders.ts";
import type { Bank, Orders, Rules } from "../types.ts";
import { chasing, hiding, shopping } from "./rules.ts";

const orders = callersFor({
  okafor: ["carrots", "dinner-rolls", "shrimp", "frozen-peas", "frozen-corn", "sour-cream", "chickpeas"],
  diaz: ["bananas", "bagels", "fish-sticks", "ice-pops", "string-cheese", "bottled-water", "cornflakes"],
  lou: ["lemons", "waffles", "frozen-strawberries", "eggs", "cocoa", "tomato-soup", "birthday-candles"],
  bell: ["oranges", "frozen-fries", "veggie-burgers", "pretzels", "milk", "black-beans", "streamers"],
});

const cat: Orders = {
  cat: {
    voice: "cashier",
    calls: ["For the guests at my cat's birthday: {list}. No parrot around, so nobody races you."],
    products: ["milk", "balloons"],
    all: ["Purrfect! The cat says thanks."],
    some: ["A party without {lost}? The cat won't mind. Much."],
  },
};

export const quietShelvesRules: Rules = shopping({
  map: "wide",
  orders,
  coldFor: 7,
  trips: { things: 3, melts: 1 },
  rival: { pace: 1, tells: true },
});

export const quietShelvesBanks: Bank[] = [
  {
    id: "hide-in-the-aisles",
    difficulty: -1,
    skill: "find-by-sound",
    rules: hiding("wide"),
    items: [
      { id: "hides-drinks", task: { type: "chase", thing: "himself", round: ["drinks"] } },
      { id: "hides-canned", task: { type: "chase", thing: "himself", round: ["canned"] } },
    ],
  },
  {
    id: "first-questions",
    difficulty: -1.5,
    skill: "find-by-category",
    rules: shopping({ map: "wide", orders: cat }),
    items: [
      {
        id: "ask-first",
        task: { type: "gather", order: "cat", things: [{ product: "milk" }, { product: "balloons" }] },
      },
    ],
  },
  {
    id: "noon-shift",
    difficulty: -1,
    skill: "find-by-category",
    rules: shopping({ map: "wide", orders, coldFor: 5, trips: { things: 4, melts: 1 } }),
  },
  {
    id: "evening-shift",
    difficulty: -0.8,
    skill: "find-by-category",
    rules: shopping({
      map: "wide",
      orders,
      coldFor: 12,
      trips: { things: 4, melts: 1 },
      rival: { pace: 1, tells: true },
    }),
  },
  {
    id: "in-the-dark",
    difficulty: -0.5,
    skill: "find-by-sound",
    rules: shopping({ map: "wide", orders: darkOrders, names: false }),
    items: [
      {
        id: "two-voices",
        task: {
          type: "gather",
          order: "dark-two",
          things: [{ product: "lost-okafor" }, { product: "lost-lou" }],
        },
      },
      {
        id: "three-voices",
        task: {
          type: "gather",
          order: "dark-three",
          things: [{ product: "lost-diaz" }, { product: "lost-ravi" }, { product: "lost-bell" }],
        },
      },
    ],
  },
  {
    id: "fuse-rounds",
    difficulty: -0.5,
    skill: "find-by-sound",
    rules: chasing("wide", 2, 4, false),
    items: [
      {
        id: "fuse",
        task: { type: "chase", thing: "the fuse", round: ["fish", "breakfast", "drinks", "snacks"] },
      },
    ],
  },
];
