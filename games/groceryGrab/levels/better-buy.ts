/** Level 4: packs. What costs less for what is needed, and is the parrot's sticker true? */
import { FULL } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { betterBuyRules } from "./better-buy-sets.ts";

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
        say: "Packs today! They tell you how many they need. One big pack, or a few small ones? A few too many is fine. Find what costs the least.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "tell",
    id: "sticker-gun",
    as: "story",
    lines: [
      { sound: "horse-neigh" },
      {
        say: "A full jar buys a ride-on pony for the front door! But a wrong pack costs you a coin.",
        voice: "cashier",
      },
      { sound: "ratchet" },
      { say: "Bargain! Bargain! I put on stickers!", voice: "coupon", side: 0.5 },
      {
        say: "He found the sticker gun. Some of his stickers are true. Do the math yourself.",
        voice: "cashier",
      },
    ],
    again: [{ sound: "ratchet" }, { say: "New stickers! Truer than ever!", voice: "coupon", side: 0.5 }],
  },
  { type: "play", id: "sticker-calls", as: "duel", turns: 3, short: 1 },
  {
    type: "choose",
    id: "bet",
    if: { length: "full" },
    ask: [
      {
        say: "Want to bet? Left: two packs, the easy way. Right: three packs, and the whole store hears about it.",
        voice: "coupon",
      },
    ],
    options: [
      {
        id: "easy",
        label: "Two packs",
        phrases: ["easy", "two", "left"],
        chosen: [{ say: "Chicken! I should know.", voice: "coupon" }],
      },
      {
        id: "bold",
        label: "Three packs",
        phrases: ["bold", "three", "right"],
        chosen: [
          { sound: "announcement" },
          { say: "Dear shoppers: three packs, one trip, no paper!", voice: "loudspeaker" },
        ],
      },
    ],
  },
  { type: "play", id: "easy-bet", as: "ride", turns: 1, if: { chose: { bet: "easy" } } },
  {
    type: "play",
    id: "bold-bet",
    as: "ride",
    set: "three-packs",
    turns: 1,
    if: { chose: { bet: "bold" } },
  },
  {
    type: "tell",
    id: "drawer-gone",
    as: "story",
    lines: [
      { sound: "cash-drawer" },
      { sound: "coin-drop" },
      { say: "Shiny! All mine!", voice: "coupon", side: -0.5 },
      {
        say: "My change drawer! He flies back and forth with it. Be where he's going, not where he's been.",
        voice: "cashier",
      },
    ],
    again: [{ sound: "coin-drop" }, { say: "Shiny again!", voice: "coupon", side: -0.5 }],
  },
  {
    type: "play",
    id: "shiny-round",
    as: "hunt",
    set: "shiny-rounds",
    turns: 2,
    short: 1,
    items: ["quarters", "pennies"],
  },
  {
    type: "tell",
    id: "all-lies",
    as: "story",
    if: { length: "full" },
    lines: [
      { sound: "ratchet" },
      { say: "You got my shiny? Then tonight every sticker is a lie. Every single one!", voice: "coupon" },
      { say: "Did you hear that, dear? He just told you which pack it's not.", voice: "clerk" },
    ],
    again: [{ say: "Tonight all my stickers lie again!", voice: "coupon" }],
  },
  { type: "play", id: "night-of-lies", as: "boss", set: "all-lies", turns: 2, short: 0 },
  {
    type: "tell",
    id: "end-full",
    as: "story",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { say: "{jar} coins! Somebody open the front door!", voice: "cashier" },
      { sound: "horse-neigh" },
      { say: "Giddyup! New sticker. It says: ask the kid, the kid does the math.", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-sticky",
    as: "story",
    if: { length: "full", stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { say: "{jar} coins. No pony yet.", voice: "cashier" },
      { sound: "hook-and-loop" },
      { say: "Help! I'm stuck to my own stickers! It says bargain on my tail!", voice: "coupon" },
      { perform: true },
      { say: "A lady tried to buy him. He neighed. So now we do have a pony.", voice: "cashier" },
    ],
  },
  {
    type: "tell",
    id: "end-short",
    as: "story",
    if: { length: "short", stakes: { jar: { to: FULL - 1 } } },
    lines: [{ say: "{jar} coins in one short shift! I can almost hear that pony.", voice: "cashier" }],
  },
  { type: "give", id: "stickers", keepsake: "stickers" },
];

export const betterBuy: GroceryLevel = {
  id: "better-buy",
  name: "Better buy",
  difficulty: 1,
  skill: "unit-price",
  stakes: ["jar"],
  tallies: ["coins", "bargains", "punches"],
  chapter,
  learned:
    "to count how many packs you need, to add up what they cost, and to check a sticker before you trust it.",
  tryAtHome: ["Ask a grown-up for the prices of two packs. You need six: which costs less in all?"],
  next: ["Next time you carry the purse, and it's a thin one."],
  rules: betterBuyRules,
};
