/** Level 3: the whole store. The list is only in the head, Coupon muddles it, and something is sold out. */
import type { Act, Bank, GroceryLevel } from "../types.ts";
import { substitutes } from "../substitutes.ts";
import { chasing, shopping } from "./rules.ts";

const chapter: Act[] = [
  {
    type: "play",
    id: "first-list",
    as: "learn",
    set: "no-parrot",
    turns: 1,
    how: [
      { sound: "door-rattle", caption: "a big shutter rolls up at the back" },
      {
        say: "The back row is open! And my pen is empty: I can't write lists. You hear each one twice, then it lives in your head.",
        voice: "cashier",
      },
      { say: "A trick: put all the things into one silly picture.", voice: "clerk", part: "context" },
    ],
  },
  {
    type: "play",
    id: "hide-and-seek",
    as: "hunt",
    set: "hide-in-the-back",
    turns: 2,
    short: 1,
    items: ["hides-deli", "hides-baking"],
    how: [
      { sound: "parrot", side: 0.6 },
      { say: "Coupon has found the back row. Go and find Coupon.", voice: "clerk" },
    ],
  },
  {
    type: "tell",
    id: "muddler",
    as: "story",
    lines: [
      { sound: "parrot", side: 0.6 },
      { say: "No pen? Oh, I love that. I'll help you remember!", voice: "coupon", side: 0.6 },
      {
        say: "Don't believe a word. He shouts things nobody ordered, and he no longer says where he's going. Only your ears tell.",
        voice: "cashier",
      },
    ],
    again: [{ say: "I'm here to help you remember! Pickles!", voice: "coupon", side: 0.6 }],
  },
  { type: "play", id: "muddled-calls", as: "hunt", turns: 3, short: 1 },
  {
    type: "tell",
    id: "sold-out",
    as: "learn",
    lines: [
      { sound: "announcement" },
      { say: "Dear shoppers, several things are sold out. Squawk. I mean: sorry.", voice: "loudspeaker" },
      { say: "Sold out? Take what does the same job. Think what it's for.", voice: "clerk" },
    ],
    again: [
      { sound: "announcement" },
      { say: "Sold out again, dear shoppers. Squawk.", voice: "loudspeaker" },
    ],
  },
  { type: "play", id: "sold-out-calls", as: "rescue", set: "sold-out-calls", turns: 3, short: 1 },
  {
    type: "tell",
    id: "loudspeaker-gone",
    as: "story",
    lines: [
      { sound: "radio-crackle" },
      { say: "Testing, testing. This is Coupon Radio!", voice: "coupon" },
      {
        say: "He tore off my microphone! Now he flies a long round. Five places. Keep them in your head, in order.",
        voice: "cashier",
      },
    ],
    again: [{ sound: "radio-crackle" }, { say: "Coupon Radio is back on the air!", voice: "coupon" }],
  },
  {
    type: "play",
    id: "coupon-radio",
    as: "boss",
    set: "long-rounds",
    turns: 3,
    short: 1,
    items: ["microphone", "plug", "antenna"],
  },
  {
    type: "tell",
    id: "end-quiet",
    as: "story",
    if: { stakes: { pride: { to: 7 } } },
    lines: [
      { sound: "radio-tune" },
      { say: "Dear shoppers: our grabber forgets nothing. Over and out.", voice: "loudspeaker" },
      { say: "I forgot what I wanted to say. How do you do it?", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-loud",
    as: "story",
    if: { stakes: { pride: { from: 8 } } },
    lines: [
      { sound: "radio-jingle" },
      { say: "And now on Coupon Radio: things that I have, and you don't.", voice: "coupon" },
      { perform: true },
      { sound: "crowd-laugh" },
      { say: "Everybody listens. Sales have never been better. He gets his own show.", voice: "cashier" },
    ],
  },
  { type: "give", id: "elephant", keepsake: "elephant" },
];

const memory = { map: "all", list: { hearings: 2, carried: false }, shelf: 2 } as const;
const rival = { pace: 2, tells: false, muddles: true } as const;

export const listInYourHead: GroceryLevel = {
  id: "list-in-your-head",
  name: "List in your head",
  difficulty: 0,
  skill: "remember-and-replace",
  stakes: ["pride"],
  tallies: ["home", "punches", "caught"],
  chapter,
  learned: "to keep a list in your head while somebody shouts, and to find a substitute.",
  tryAtHome: [
    "Say three things aloud, then find them in the kitchen from memory, while somebody sings.",
    "Ask at home: when the milk runs out, what could you use instead?",
  ],
  next: ["Next time Coupon sells stickers that say bargain. Some of them even tell the truth."],
  rules: shopping({ ...memory, trips: { things: 3 }, rival }),
};

export const listInYourHeadBanks: Bank[] = [
  {
    id: "hide-in-the-back",
    difficulty: -1,
    skill: "find-by-sound",
    rules: chasing("all", 3, 5),
    items: [
      { id: "hides-deli", task: { type: "chase", thing: "himself", round: ["deli"] } },
      { id: "hides-baking", task: { type: "chase", thing: "himself", round: ["baking"] } },
    ],
  },
  {
    id: "no-parrot",
    difficulty: -0.5,
    skill: "remember-and-replace",
    rules: shopping({ ...memory, trips: { things: 2 }, rival: { pace: 3, tells: true } }),
  },
  {
    id: "sold-out-calls",
    difficulty: 0.2,
    skill: "remember-and-replace",
    rules: shopping({ ...memory, substitutes, trips: { things: 3, soldOut: 1 }, rival }),
  },
  {
    id: "long-rounds",
    difficulty: 0.5,
    skill: "find-by-sound",
    rules: chasing("all", 3, 10, false),
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
