/** Level 4: packs. What costs less for what is needed, and is the parrot's sticker true? */
import type { Act, Bank, GroceryLevel } from "../types.ts";
import { chasing, shopping } from "./rules.ts";

const chapter: Act[] = [
  {
    type: "play",
    id: "first-packs",
    as: "learn",
    set: "quiet-packs",
    turns: 1,
    how: [
      { sound: "coins" },
      {
        say: "Packs today! The shelf tells you how many you need. One big pack, or several small ones: take what costs less in all.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "tell",
    id: "sticker-gun",
    as: "story",
    lines: [
      { sound: "ratchet" },
      { say: "Bargain! Bargain! I stick stickers!", voice: "coupon", side: 0.5 },
      { say: "He found the sticker gun. Half of his bargains are true. Guess which half.", voice: "cashier" },
      { say: "The good half!", voice: "coupon", side: 0.5 },
    ],
    again: [{ sound: "ratchet" }, { say: "New stickers! Truer than ever!", voice: "coupon", side: 0.5 }],
  },
  { type: "play", id: "sticker-calls", as: "duel", turns: 3, short: 1 },
  {
    type: "choose",
    id: "bet",
    ask: [
      {
        say: "A bet! Left: two packs a trip, the easy way. Right: three packs, and the whole store hears about it.",
        voice: "coupon",
      },
    ],
    options: [
      {
        id: "easy",
        label: "Two packs",
        phrases: ["easy", "two", "left"],
        chosen: [{ say: "Chicken. I should know.", voice: "coupon" }],
      },
      {
        id: "bold",
        label: "Three packs",
        phrases: ["bold", "three", "right"],
        chosen: [
          { sound: "announcement" },
          { say: "Dear shoppers: three packs a trip. In one head!", voice: "loudspeaker" },
        ],
      },
    ],
  },
  { type: "play", id: "easy-bet", as: "ride", turns: 2, short: 1, if: { chose: { bet: "easy" } } },
  {
    type: "play",
    id: "bold-bet",
    as: "ride",
    set: "three-packs",
    turns: 2,
    short: 1,
    if: { chose: { bet: "bold" } },
  },
  {
    type: "tell",
    id: "purse-gone",
    as: "story",
    lines: [
      { sound: "cash-drawer" },
      { sound: "coin-drop" },
      { say: "Shiny! All mine!", voice: "coupon", side: -0.5 },
      {
        say: "The change drawer! He flies back and forth, back and forth. Get ahead of him!",
        voice: "cashier",
      },
    ],
    again: [{ sound: "coin-drop" }, { say: "Shiny again!", voice: "coupon", side: -0.5 }],
  },
  {
    type: "play",
    id: "shiny-round",
    as: "boss",
    set: "shiny-rounds",
    turns: 3,
    short: 1,
    items: ["quarters", "dimes", "pennies"],
  },
  {
    type: "tell",
    id: "end-fair",
    as: "story",
    if: { stakes: { pride: { to: 7 } } },
    lines: [
      { sound: "ratchet" },
      { say: "New sticker. It says: do the math. You happy?", voice: "coupon" },
      { sound: "applause-small" },
    ],
  },
  {
    type: "tell",
    id: "end-sticky",
    as: "story",
    if: { stakes: { pride: { from: 8 } } },
    lines: [
      { sound: "hook-and-loop" },
      { say: "Help! I'm stuck! To my own stickers!", voice: "coupon" },
      { say: "It says bargain on his tail. A lady wants to buy him.", voice: "cashier" },
      { perform: true },
    ],
  },
  { type: "give", id: "stickers", keepsake: "stickers" },
];

const rival = { pace: 2, tells: true } as const;

export const betterBuy: GroceryLevel = {
  id: "better-buy",
  name: "Better buy",
  difficulty: 1,
  skill: "unit-price",
  stakes: ["pride"],
  tallies: ["home", "bargains", "punches"],
  chapter,
  learned: "to count what you need, and to find the pack that costs less in all.",
  tryAtHome: ["Ask a grown-up for the prices of two packs. You need six: which costs less in all?"],
  next: ["Next time you get a purse, and it's thin."],
  rules: shopping({ map: "all", trips: { things: 3, packs: 2 }, rival }),
};

export const betterBuyBanks: Bank[] = [
  {
    id: "quiet-packs",
    difficulty: 0.5,
    skill: "unit-price",
    rules: shopping({ map: "all", trips: { things: 2, packs: 1 } }),
  },
  {
    id: "three-packs",
    difficulty: 1.2,
    skill: "unit-price",
    rules: shopping({ map: "all", trips: { things: 4, packs: 3 }, rival }),
  },
  {
    id: "shiny-rounds",
    difficulty: 1,
    skill: "find-by-sound",
    rules: chasing("all", 2, 12),
    items: [
      {
        id: "quarters",
        task: { type: "chase", thing: "the quarters", round: ["party", "samples", "canned", "samples"] },
      },
      {
        id: "dimes",
        task: { type: "chase", thing: "the dimes", round: ["paper", "freezer", "samples", "freezer"] },
      },
      {
        id: "pennies",
        task: {
          type: "chase",
          thing: "the pennies",
          round: ["baking", "freezer", "deli", "canned", "freezer", "dairy"],
        },
      },
    ],
  },
];
