/** Level 2: the store grows to both sides. What comes from the freezer melts. At the end the lights go out. */
import { FULL, keeping } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { quietShelvesRules } from "./quiet-shelves-sets.ts";

const chapter: Act[] = [
  {
    id: "new-aisles",
    as: "learn",
    set: "first-questions",
    turns: 1,
    items: ["ask-first"],
    how: [
      { sound: "door-rattle", caption: "shutters roll up on both sides" },
      "cashier: Hum Market got bigger! Far left, row by row: Clementine's help desk, party things, dairy. Far right: the door, cans, drinks.",
      "clerk: Not sure where something is? Come to my desk and press Select.",
    ],
  },
  {
    id: "hide-and-seek",
    as: "hunt",
    set: "hide-in-the-aisles",
    turns: 2,
    short: 0,
    items: ["hides-drinks", "hides-canned"],
    how: [
      { sound: "parrot", side: 0.6 },
      "clerk: Coupon's trying out the new aisles. Find him, and you'll know them too.",
    ],
  },
  {
    id: "cold",
    as: "learn",
    lines: [
      "cashier: What a hot day! Sixteen coins in the jar, and we'll buy a splash pool for the yard.",
      { sound: "drip" },
      "cashier: Frozen things melt seven steps after you take them. So what do you fetch last?",
      { say: "Me! I'm back! And I love puddles.", voice: "coupon", side: 0.5 },
    ],
    again: ["cashier: Hot again. Seven steps, and it's a puddle."],
  },
  { id: "hot-calls", as: "duel", turns: 2, short: 1 },
  {
    id: "puddle-joke",
    length: "full",
    lines: [
      { sound: "splash" },
      "cashier: Who left a puddle by the freezers?",
      { say: "That's not a puddle. That's my swimming pool.", voice: "coupon", side: 0.4 },
    ],
    again: [{ sound: "splash" }, { say: "My pool is open again.", voice: "coupon", side: 0.4 }],
  },
  {
    id: "shift",
    length: "full",
    ask: [
      "cashier: Pick a shift! Left: noon. Coupon naps, but things melt in five steps. Right: evening. It's cooler, but he's wide awake.",
    ],
    options: [
      {
        id: "noon",
        label: "Hot noon",
        phrases: ["noon", "hot", "left"],
        chosen: [{ sound: "snore", pitch: 6, caption: "a bird snores" }],
      },
      {
        id: "evening",
        label: "Evening with the parrot",
        phrases: ["evening", "parrot", "right"],
        chosen: [{ sound: "parrot" }],
      },
    ],
  },
  { id: "noon", as: "rescue", set: "noon-shift", turns: 2, short: 1, if: { chose: { shift: "noon" } } },
  {
    id: "evening",
    as: "duel",
    set: "evening-shift",
    turns: 2,
    short: 1,
    if: { chose: { shift: "evening" } },
  },
  {
    id: "lights-out",
    lines: [
      { sound: "power-down" },
      { sound: "crowd-gasp" },
      "cashier: The lights went out! All of them! I can't find my own elbow!",
      { sound: "bump", side: 0.5, caption: "something bumps into a shelf" },
      { say: "Ow! Who moved the shelf?", voice: "coupon", side: 0.5 },
      "clerk: Nobody can read a sign now. But every shelf still makes its noise, and you know them all. Lead the way!",
    ],
    again: [{ sound: "power-down" }, "clerk: Not again! It's dark as a pocket! Lead the way!"],
  },
  {
    id: "in-the-dark",
    as: "boss",
    set: "in-the-dark",
    turns: 2,
    short: 1,
    items: ["two-voices", "three-voices"],
  },
  {
    id: "fuse-gone",
    lines: [
      { sound: "parrot", side: -0.5 },
      { say: "Who needs light? I've got a shiny new toy!", voice: "coupon", side: -0.5 },
      "cashier: So that's why it's dark! He has the fuse! Catch him: two coins. Lose him: two coins out of the jar. He sits for two steps, then flies: four stops in all.",
    ],
    again: [{ say: "I've got the fuse again!", voice: "coupon", side: -0.5 }],
  },
  { id: "fuse-round", as: "boss", set: "fuse-rounds", turns: 1, items: ["fuse"] },
  {
    id: "lights-on",
    lines: [
      { sound: "power-up" },
      { sound: "crowd-cheer" },
      "cashier: Light! And who led us in the dark? Our grabber!",
    ],
  },
  {
    id: "end-full",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      "cashier: And {jarTold} in the jar! Everybody out to the yard!",
      { sound: "splash" },
      { sound: "crowd-laugh" },
      "coupon: Splish, splash! In the dark I was scared. A little. Okay, a lot.",
    ],
  },
  {
    id: "end-bucket",
    length: "full",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      "cashier: {jarTold}. That's not a pool. That's a bucket.",
      { sound: "splash", pitch: 5, caption: "a small splash" },
      { perform: true },
      "coupon: A pool just my size! Nobody else fits. Ha!",
    ],
  },
  {
    id: "end-short",
    length: "short",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: ["clerk: {jarTold} in one short shift! Save me a spot in the pool."],
  },
  ...keeping("dark-bell"),
];

export const quietShelves: GroceryLevel = {
  id: "quiet-shelves",
  name: "Quiet shelves",
  difficulty: -1,
  skill: "find-by-category",
  stakes: ["jar"],
  tallies: ["coins", "home", "punches"],
  chapter,
  learned: "to think about where things belong, get cold things last, and find a shelf by ear.",
  tryAtHome: [
    "With a grown-up, ask somebody in a store where one thing is.",
    "Name three foods. Which aisle in your store has each one? Which would you fetch last?",
  ],
  next: ["Next time the last shutter opens, and the list has to stay in your head."],
  rules: quietShelvesRules,
};
