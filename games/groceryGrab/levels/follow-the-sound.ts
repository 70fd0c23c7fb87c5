/** Level 1: three by three. Places have sounds, and a parrot wants what you want. */
import type { Act, GroceryLevel } from "../types.ts";
import { endings } from "./follow-the-sound-endings.ts";
import { followTheSoundRules } from "./follow-the-sound-sets.ts";

const chapter: Act[] = [
  {
    id: "lunch",
    as: "learn",
    set: "pennys-lunch",
    turns: 2,
    short: 1,
    items: ["lunch-banana", "lunch-peas-bread"],
    how: [
      "cashier: Welcome to Hum Market! I need a grabber with good ears. Left and Right walk. Up is forward, Down is back.",
    ],
  },
  {
    id: "coupon-comes",
    lines: [
      { sound: "coin-jar" },
      "cashier: If twenty-four coins are in the jar when we close, we buy a popcorn machine!",
      { sound: "parrot", side: 0.8 },
      { say: "Popcorn? Who said popcorn?", voice: "coupon", side: 0.8 },
      "cashier: That's Coupon, my parrot. Whatever shelf he sits on makes its noise. Walk to him and earn a coin! Repeat lets you hear him again.",
    ],
    again: [
      { sound: "parrot", side: 0.8 },
      { say: ["Me again! Play with me first!", "Did you miss me? Find me!"], voice: "coupon", side: 0.8 },
    ],
  },
  { id: "first-hide", as: "hunt", set: "hide-and-seek", turns: 1, short: 0, items: ["hides-fish"] },
  {
    id: "hide-behind",
    as: "hunt",
    set: "hide-and-seek",
    turns: 2,
    short: 1,
    items: ["hides-breakfast", "hides-bakery"],
    how: [
      "cashier: Ears up! Ahead of you, a noise is bright:",
      { sound: "pour-grains", hold: "end", caption: "cereal rattles, bright" },
      "cashier: Behind you, it's deep:",
      { sound: "pour-grains", pitch: -6, hold: "end", caption: "cereal rattles, deep" },
    ],
  },
  {
    id: "the-race",
    as: "duel",
    set: "first-races",
    turns: 1,
    items: ["race-snacks"],
    how: [
      "cashier: Now he wants your groceries! You take two steps, he flies one. What reaches his nest is lost.",
      "cashier: Repeat lets you hear him for free. Select waits and listens, and a step goes by.",
    ],
  },
  {
    id: "the-trap",
    as: "duel",
    set: "first-races",
    turns: 1,
    short: 0,
    items: ["race-fish"],
    how: [
      "cashier: Here's his trick. He snatches something,",
      { sound: "fish-here", side: 0.4, hold: "end", caption: "ice crunches and drips, half right" },
      { sound: "parrot", side: 0.4 },
      "cashier: flies past the snacks,",
      { sound: "wings", side: 0.4 },
      { sound: "crunch", side: 0.4, hold: "end", caption: "chips crunch, half right" },
      "cashier: and into his nest, right of my checkout. Gone!",
      { sound: "wings", side: 0.4 },
      { sound: "leaf-rustle", side: 0.4, hold: "end", caption: "twigs rustle, half right" },
      "cashier: So be where he lands, and he drops it! It works once a trip.",
    ],
  },
  {
    id: "first-calls",
    as: "duel",
    turns: 1,
    short: 0,
    how: [
      "cashier: Here come the phones! Bump into Coupon, even with an empty beak: it holds him up. And every fourth wait costs a coin.",
    ],
  },
  {
    id: "two-phones",
    length: "full",
    ask: [
      { sound: "phone-ring", side: -0.8 },
      { sound: "phone-ring", side: 0.8, pitch: 3 },
      "cashier: Two phones! Left: two things, nice and safe. Right: four things, more coins, more for him to snatch.",
    ],
    options: [
      {
        id: "small",
        label: "The small order",
        phrases: ["small", "two", "left"],
        chosen: ["cashier: Nice and easy. Good."],
      },
      {
        id: "big",
        label: "The big order",
        phrases: ["big", "four", "right"],
        chosen: ["coupon: Four? Ooh, my beak is watering!"],
      },
    ],
  },
  { id: "small-order", as: "ride", set: "two-things", turns: 1, if: { chose: { "two-phones": "small" } } },
  { id: "big-order", as: "ride", set: "four-things", turns: 1, if: { chose: { "two-phones": "big" } } },
  {
    id: "bell",
    as: "learn",
    length: "full",
    lines: [
      { sound: "plate-down" },
      "cashier: New! Free crackers, on the sample table in the middle of the store.",
      { say: "Crackers?", voice: "coupon", side: 0.4 },
      "cashier: Select rings the bell there. Then step aside, and let him eat: that wins you six steps. Once a trip!",
    ],
    again: ["cashier: The cracker table's open. Once a trip!"],
  },
  { id: "crowded", as: "duel", set: "three-things", turns: 1, short: 0 },
  {
    id: "scanner-gone",
    lines: [
      { sound: "checkout-beep" },
      { sound: "parrot" },
      { say: "Beep! Beep! I'm a cash register!", voice: "coupon", side: 0.5 },
      "cashier: My scanner! My glasses! He's flying in circles with them! Two coins for each one.",
      "cashier: Don't run after him. Listen to his round, get to a stop just before him. Select waits, but every fourth wait costs a coin.",
    ],
    again: ["coupon: Beep! I've got your scanner again!"],
  },
  {
    id: "round-and-round",
    as: "boss",
    set: "coupons-round",
    turns: 3,
    short: 1,
    items: ["scanner", "glasses", "sandwich"],
  },
  ...endings,
];

export const followTheSound: GroceryLevel = {
  id: "follow-the-sound",
  name: "Follow the sound",
  difficulty: -2,
  skill: "find-by-sound",
  stakes: ["jar"],
  tallies: ["coins", "punches", "caught"],
  chapter,
  learned:
    "to tell nine places by their noise, to hear what is ahead and what is behind, and to work out who gets there first.",
  tryAtHome: [
    "With a grown-up, stop just inside a store and name three sounds. Which is left, which is right?",
    "Walk through a room you know and say the way: two steps left, then one forward.",
  ],
  next: ["Next time the side shutters open, and something in there is dripping."],
  rules: followTheSoundRules,
};
