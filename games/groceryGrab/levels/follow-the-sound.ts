/** Level 1: three by three. Places have sounds, and a parrot wants what you want. */
import type { Act, Bank, GroceryLevel, Rules } from "../types.ts";
import { maps } from "../store.ts";

const ORDERS = ["okafor", "diaz", "ravi", "lou", "bell"];
const base = { map: maps.three, beacons: 4, halfAt: 1.5, names: true } as const;
const task = {
  type: "gather",
  list: { hearings: 1, carried: true },
  shelf: 0,
  budget: false,
  questions: 0,
} as const;

function rules(things: number, pace?: number, lure?: true): Rules {
  return {
    ...base,
    task: {
      ...task,
      trips: { orders: ORDERS, things, soldOut: 0, packs: 0, melts: 0, swap: false },
      ...(pace === undefined ? {} : { rival: { pace, tells: true, ...(lure && { lure }) } }),
    },
  };
}

const chapter: Act[] = [
  {
    type: "play",
    id: "lunch",
    as: "learn",
    set: "pennys-lunch",
    turns: 2,
    short: 1,
    items: ["lunch-banana", "lunch-peas-bread"],
    how: [
      {
        say: "Hum Market needs a grabber with good ears. Left and Right walk, Up is forward, Down is back.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "tell",
    id: "coupon-comes",
    as: "story",
    lines: [
      { sound: "parrot", side: 0.8 },
      { sound: "wings", side: 0.4 },
      {
        say: "That's Coupon, the store's parrot. He sits on my shelves. Whatever he sits on makes its noise.",
        voice: "cashier",
      },
    ],
    again: [
      { sound: "parrot", side: 0.8 },
      { say: ["Me again! Play with me first!", "Did you miss me? Find me!"], voice: "coupon" },
    ],
  },
  {
    type: "play",
    id: "hide-and-seek",
    as: "hunt",
    set: "hide-and-seek",
    turns: 3,
    short: 1,
    items: ["hides-fish", "hides-breakfast", "hides-bakery"],
  },
  {
    type: "tell",
    id: "the-race",
    as: "learn",
    lines: [
      { sound: "leaf-rustle", side: 0.4, caption: "twigs rustle" },
      {
        say: "Enough play. He's after your list! Whenever you take two steps, he flies one. What he takes goes to his nest, right of the checkout.",
        voice: "cashier",
      },
      {
        say: "Step onto him while he carries it: he drops it. And Select, where there's nothing to grab, is listening. It costs a step.",
        voice: "cashier",
      },
    ],
    again: [{ say: "You know him: you take two steps, he flies one. Ears up!", voice: "cashier" }],
  },
  { type: "play", id: "first-calls", as: "duel", turns: 3, short: 1 },
  {
    type: "choose",
    id: "two-phones",
    ask: [
      { sound: "phone-ring", side: -0.8 },
      { sound: "phone-ring", side: 0.8, pitch: 3 },
      {
        say: "Two phones! Left: a small order, two things. Right: a big one, four. More to bring, more to lose.",
        voice: "cashier",
      },
    ],
    options: [
      {
        id: "small",
        label: "The small order",
        phrases: ["small", "two", "left"],
        chosen: [{ say: "Safe feet. Good.", voice: "cashier" }],
      },
      {
        id: "big",
        label: "The big order",
        phrases: ["big", "four", "right"],
        chosen: [{ say: "Four! He'll be busy stealing.", voice: "cashier" }],
      },
    ],
  },
  {
    type: "play",
    id: "small-order",
    as: "ride",
    set: "two-things",
    turns: 1,
    if: { chose: { "two-phones": "small" } },
  },
  {
    type: "play",
    id: "big-order",
    as: "ride",
    set: "four-things",
    turns: 1,
    if: { chose: { "two-phones": "big" } },
  },
  {
    type: "tell",
    id: "bell",
    as: "learn",
    lines: [
      { sound: "plate-down" },
      { say: "New! A sample table, in the middle of the store. Crackers.", voice: "cashier" },
      { say: "Crackers?", voice: "coupon", side: 0.4 },
      {
        say: "Stand there and press Select: the bell rings, and he comes to eat. Once a trip. Use it well.",
        voice: "cashier",
      },
    ],
    again: [{ say: "The sample table is open. Once a trip, mind.", voice: "cashier" }],
  },
  { type: "play", id: "crowded", as: "duel", set: "three-things", turns: 2, short: 1 },
  {
    type: "tell",
    id: "scanner-gone",
    as: "story",
    lines: [
      { sound: "checkout-beep" },
      { sound: "parrot" },
      { say: "Beep! Beep! I'm a cash register!", voice: "coupon", side: 0.5 },
      {
        say: "My scanner! My glasses! My sandwich! He grabbed it all and he's flying rounds.",
        voice: "cashier",
      },
      { say: "Don't run after him. Be where he lands next. Select waits a step.", voice: "cashier" },
    ],
    again: [{ say: "Beep! I have your scanner again!", voice: "coupon" }],
  },
  {
    type: "play",
    id: "round-and-round",
    as: "boss",
    set: "coupons-round",
    turns: 3,
    short: 1,
    items: ["scanner", "glasses", "sandwich"],
  },
  {
    type: "tell",
    id: "end-empty",
    as: "story",
    if: { stakes: { pride: { to: 7 } } },
    lines: [
      { sound: "crowd-cheer" },
      { say: "Hardly a thing in my nest! My back hurts on bare twigs.", voice: "coupon" },
      { say: "Tell you what, two-legs. You keep the store. I keep one cracker.", voice: "coupon" },
      { sound: "crunch" },
    ],
  },
  {
    type: "tell",
    id: "end-full",
    as: "story",
    if: { stakes: { pride: { from: 8 } } },
    lines: [
      { sound: "leaf-rustle" },
      { sound: "rock-fall", caption: "a great heap tumbles down" },
      { say: "Aaah! My nest! It was too full!", voice: "coupon" },
      { perform: true },
      { say: "It fell right onto my counter. Customers, come and pick up your things!", voice: "cashier" },
      { say: "I call it a store. Coupon's Corner. Slightly nibbled, half price!", voice: "coupon" },
    ],
  },
  { type: "give", id: "feather", keepsake: "feather" },
];

export const followTheSound: GroceryLevel = {
  id: "follow-the-sound",
  name: "Follow the sound",
  difficulty: -2,
  skill: "find-by-sound",
  stakes: ["pride"],
  tallies: ["home", "punches", "caught"],
  chapter,
  learned: "to find places in a store by their sound, and to plan who gets where first.",
  tryAtHome: [
    "At the door of a store, stop and name three sounds. Which is left, which is right?",
    "Walk through a room you know and say the way: two steps left, then one forward.",
  ],
  next: ["Next time the side shutters open, and something in there drips."],
  rules: rules(2, 2),
};

export const followTheSoundBanks: Bank[] = [
  {
    id: "pennys-lunch",
    difficulty: -2.5,
    skill: "find-by-sound",
    rules: rules(1),
    items: [
      {
        id: "lunch-banana",
        task: { type: "gather", order: "penny-banana", things: [{ product: "bananas" }] },
      },
      {
        id: "lunch-peas-bread",
        task: {
          type: "gather",
          order: "penny-peas",
          things: [{ product: "frozen-peas" }, { product: "sandwich-bread" }],
        },
      },
    ],
  },
  {
    id: "hide-and-seek",
    difficulty: -2.3,
    skill: "find-by-sound",
    rules: { ...base, task: { type: "chase", pace: 3, landings: 5 } },
    items: [
      { id: "hides-fish", task: { type: "chase", thing: "himself", round: ["fish"] } },
      { id: "hides-breakfast", task: { type: "chase", thing: "himself", round: ["breakfast"] } },
      { id: "hides-bakery", task: { type: "chase", thing: "himself", round: ["bakery"] } },
    ],
  },
  { id: "two-things", difficulty: -2, skill: "find-by-sound", rules: rules(2, 2) },
  { id: "three-things", difficulty: -1.7, skill: "find-by-sound", rules: rules(3, 2, true) },
  { id: "four-things", difficulty: -1.5, skill: "find-by-sound", rules: rules(4, 2) },
  {
    id: "coupons-round",
    difficulty: -1.5,
    skill: "find-by-sound",
    rules: { ...base, task: { type: "chase", pace: 2, landings: 8 } },
    items: [
      { id: "scanner", task: { type: "chase", thing: "the scanner", round: ["bakery", "fish", "produce"] } },
      {
        id: "glasses",
        task: { type: "chase", thing: "the glasses", round: ["freezer", "produce", "snacks"] },
      },
      {
        id: "sandwich",
        task: { type: "chase", thing: "the sandwich", round: ["fish", "bakery", "nest", "breakfast"] },
      },
    ],
  },
];
