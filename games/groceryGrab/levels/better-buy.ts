/** Level 4: packs. What costs less for what is needed, and is the parrot's sticker true? */
import { FULL, keeping } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { betterBuyRules } from "./better-buy-sets.ts";

const chapter: Act[] = [
  {
    id: "first-packs",
    as: "learn",
    set: "quiet-packs",
    turns: 1,
    how: [
      { sound: "coins" },
      "cashier: Packs today, in three sizes. Take one size only! For six, take two packs of three, or one of eight. Pick what costs the least!",
    ],
  },
  {
    id: "sticker-gun",
    lines: [
      { sound: "horse-neigh" },
      "cashier: Sixteen coins buy a ride-on pony for the front door!",
      { sound: "ratchet" },
      { say: "Bargain! Bargain! I put on stickers!", voice: "coupon", side: 0.5 },
      "cashier: He found the sticker gun. About half of his stickers are true. Do the math yourself.",
    ],
    again: [{ sound: "ratchet" }, { say: "New stickers! Truer than ever!", voice: "coupon", side: 0.5 }],
  },
  { id: "sticker-calls", as: "duel", turns: 2, short: 1 },
  {
    id: "bet",
    length: "full",
    ask: [
      "coupon: Want to bet? Left: two packs, the easy way. Right: three packs, and the whole store hears about it.",
    ],
    options: [
      {
        id: "easy",
        label: "Two packs",
        phrases: ["easy", "two", "left"],
        chosen: ["coupon: Two? I can still fool you twice!"],
      },
      {
        id: "bold",
        label: "Three packs",
        phrases: ["bold", "three", "right"],
        chosen: [{ sound: "announcement" }, "loudspeaker: Dear shoppers: three packs, one trip. Wow!"],
      },
    ],
  },
  { id: "easy-bet", as: "ride", turns: 1, if: { chose: { bet: "easy" } } },
  { id: "bold-bet", as: "ride", set: "three-packs", turns: 1, if: { chose: { bet: "bold" } } },
  {
    id: "all-lies",
    length: "full",
    lines: [
      { sound: "ratchet" },
      "coupon: Tonight every sticker is a lie. Every single one!",
      "clerk: Did you hear that? Then each sticker tells you which pack it's not.",
    ],
    again: ["coupon: Tonight all my stickers lie again!"],
  },
  { id: "night-of-lies", as: "duel", set: "all-lies", turns: 1, short: 0 },
  {
    id: "drawer-gone",
    lines: [
      { sound: "cash-drawer" },
      { sound: "coin-drop" },
      { say: "Shiny! All mine!", voice: "coupon", side: -0.5 },
      "cashier: My change drawer! Catch him: two coins. Lose him: two coins out of the jar.",
      "cashier: He sits for two steps, then flies, five stops in all. Be where he's going, not where he's been.",
    ],
    again: [{ sound: "coin-drop" }, { say: "Shiny again!", voice: "coupon", side: -0.5 }],
  },
  { id: "shiny-round", as: "boss", set: "shiny-rounds", turns: 1, items: ["quarters", "pennies"] },
  {
    id: "end-full",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      "cashier: {jarTold}! Somebody open the front door!",
      { sound: "horse-neigh" },
      "coupon: Giddyup! New sticker. It says: ask the kid, the kid does the math.",
    ],
  },
  {
    id: "end-sticky",
    length: "full",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      "cashier: {jarTold}. No pony yet.",
      { sound: "hook-and-loop" },
      "coupon: Help! I'm stuck to my own stickers! It says bargain on my tail!",
      { perform: true },
      "cashier: A lady tried to buy him. He neighed. So now we do have a pony.",
    ],
  },
  {
    id: "end-short",
    length: "short",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: ["cashier: {jarTold} in one short shift! I can almost hear that pony."],
  },
  ...keeping("stickers"),
];

export const betterBuy: GroceryLevel = {
  id: "better-buy",
  name: "Better buy",
  difficulty: 1,
  skill: "unit-price",
  stakes: ["jar"],
  tallies: ["coins", "bargains", "punches"],
  chapter,
  learned: "to count packs, add up what they cost, and check a sticker before you trust it.",
  tryAtHome: [
    "Ask a grown-up for the prices of two sizes of one thing. You need six: which costs less in all?",
  ],
  next: ["Next time you carry the purse, and there's not much in it."],
  rules: betterBuyRules,
};
