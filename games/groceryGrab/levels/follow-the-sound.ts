/** Level 1: three by three. Places have sounds, and a parrot wants what you want. */
import type { Act, GroceryLevel } from "../types.ts";
import { endings } from "./follow-the-sound-endings.ts";
import { followTheSoundRules } from "./follow-the-sound-sets.ts";

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
        say: "Welcome to Hum Market! I need a grabber with good ears. Left and Right walk. Up is forward, Down is back.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "tell",
    id: "coupon-comes",
    as: "story",
    lines: [
      { sound: "coin-jar" },
      { say: "Twenty-four coins, and we buy a popcorn machine!", voice: "cashier" },
      { sound: "parrot", side: 0.8 },
      { say: "Popcorn? Who said popcorn?", voice: "coupon", side: 0.8 },
      {
        say: "That's Coupon, my parrot. Whatever shelf he sits on makes its noise. Find him, for a coin!",
        voice: "cashier",
      },
    ],
    again: [
      { sound: "parrot", side: 0.8 },
      { say: ["Me again! Play with me first!", "Did you miss me? Find me!"], voice: "coupon", side: 0.8 },
    ],
  },
  {
    type: "play",
    id: "first-hide",
    as: "hunt",
    set: "hide-and-seek",
    turns: 1,
    short: 0,
    items: ["hides-fish"],
  },
  {
    type: "play",
    id: "hide-behind",
    as: "hunt",
    set: "hide-and-seek",
    turns: 2,
    short: 1,
    items: ["hides-breakfast", "hides-bakery"],
    how: [
      { say: "Ears up! Ahead of you, a noise is bright:", voice: "cashier" },
      { sound: "pour-grains", hold: "end", caption: "cereal rattles, bright" },
      { say: "Behind you, it's deep:", voice: "cashier" },
      { sound: "pour-grains", pitch: -6, hold: "end", caption: "cereal rattles, deep" },
    ],
  },
  {
    type: "play",
    id: "the-race",
    as: "duel",
    set: "first-races",
    turns: 1,
    items: ["race-snacks"],
    how: [
      {
        say: "Playtime's over. Now he wants your groceries! You take two steps, he flies one.",
        voice: "cashier",
      },
      {
        say: "He shouts what he's after. Get there first! Repeat lets you hear him for free. Listening with Select costs a step.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "play",
    id: "the-trap",
    as: "duel",
    set: "first-races",
    turns: 1,
    short: 0,
    items: ["race-fish"],
    how: [
      { say: "Here's his trick. He snatches something,", voice: "cashier" },
      { sound: "fish-here", side: 0.4, hold: "end", caption: "ice crunches and drips, half right" },
      { sound: "parrot", side: 0.4 },
      { say: "flies past the snacks,", voice: "cashier" },
      { sound: "wings", side: 0.4 },
      { sound: "crunch", side: 0.4, hold: "end", caption: "chips crunch, half right" },
      { say: "and into his nest, right of my checkout. Gone!", voice: "cashier" },
      { sound: "wings", side: 0.4 },
      { sound: "leaf-rustle", side: 0.4, hold: "end", caption: "twigs rustle, half right" },
      {
        say: "So stand where he'll land, or step onto him, and he drops it. Select waits a step.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "play",
    id: "first-calls",
    as: "duel",
    turns: 2,
    short: 0,
    how: [
      {
        say: "Here come the phones! Remember: Select, where there's nothing to grab, waits a step and listens all around.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "choose",
    id: "two-phones",
    if: { length: "full" },
    ask: [
      { sound: "phone-ring", side: -0.8 },
      { sound: "phone-ring", side: 0.8, pitch: 3 },
      {
        say: "Two phones! Left: two things, nice and safe. Right: four things, more coins, more for him to snatch.",
        voice: "cashier",
      },
    ],
    options: [
      {
        id: "small",
        label: "The small order",
        phrases: ["small", "two", "left"],
        chosen: [{ say: "Nice and easy. Good.", voice: "cashier" }],
      },
      {
        id: "big",
        label: "The big order",
        phrases: ["big", "four", "right"],
        chosen: [{ say: "Four? Ooh, my beak is watering!", voice: "coupon" }],
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
    if: { length: "full" },
    lines: [
      { sound: "plate-down" },
      { say: "New! Free crackers, on the sample table in the middle of the store.", voice: "cashier" },
      { say: "Crackers?", voice: "coupon", side: 0.4 },
      {
        say: "Press Select there, and the bell calls him over to eat. Once a trip, so pick your moment.",
        voice: "cashier",
      },
    ],
    again: [{ say: "The cracker table's open. Once a trip!", voice: "cashier" }],
  },
  { type: "play", id: "crowded", as: "duel", set: "three-things", turns: 2, short: 0 },
  {
    type: "tell",
    id: "scanner-gone",
    as: "story",
    lines: [
      { sound: "checkout-beep" },
      { sound: "parrot" },
      { say: "Beep! Beep! I'm a cash register!", voice: "coupon", side: 0.5 },
      {
        say: "My scanner! My glasses! He's flying in circles with them! Two coins for each one.",
        voice: "cashier",
      },
      {
        say: "Don't run after him. Listen to his round, get to a stop before him, and wait. Select waits.",
        voice: "cashier",
      },
    ],
    again: [{ say: "Beep! I've got your scanner again!", voice: "coupon" }],
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
    "to know nine places by their noise, to hear what is ahead and what is behind, and to think who gets there first.",
  tryAtHome: [
    "At the door of a store, stop and name three sounds. Which is left, which is right?",
    "Walk through a room you know and say the way: two steps left, then one forward.",
  ],
  next: ["Next time the side shutters open, and something in there is dripping."],
  rules: followTheSoundRules,
};
