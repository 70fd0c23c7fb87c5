/** Level 2: the store grows to both sides. What comes from the freezer melts. At the end the lights go out. */
import type { Act, Bank, GroceryLevel } from "../types.ts";
import { chasing, shopping } from "./rules.ts";

const chapter: Act[] = [
  {
    type: "play",
    id: "new-aisles",
    as: "learn",
    set: "first-questions",
    turns: 1,
    items: ["ask-first"],
    how: [
      { sound: "door-rattle", caption: "shutters roll up on both sides" },
      {
        say: "Hum Market has grown, left and right! No idea where a thing belongs? Ask Clementine, far left in the front row: Select, at her desk.",
        voice: "cashier",
      },
    ],
  },
  {
    type: "play",
    id: "hide-and-seek",
    as: "hunt",
    set: "hide-in-the-aisles",
    turns: 2,
    short: 1,
    items: ["hides-dairy", "hides-canned"],
    how: [
      { sound: "parrot", side: 0.6 },
      { say: "Coupon is trying out the new aisles. Find him, dear, then you know them.", voice: "clerk" },
    ],
  },
  {
    type: "tell",
    id: "cold",
    as: "learn",
    lines: [
      { sound: "drip" },
      { say: "Hot day! What you take from the freezers melts in seven steps.", voice: "cashier" },
      { sound: "drip", rate: 2 },
      { say: "When it drips fast, run. And think: what do you fetch last?", voice: "cashier" },
      { say: "I like puddles. And I'm back!", voice: "coupon", side: 0.5 },
    ],
    again: [{ say: "Hot again. Seven steps, then it's a puddle.", voice: "cashier" }],
  },
  { type: "play", id: "hot-calls", as: "duel", turns: 2, short: 1 },
  {
    type: "tell",
    id: "puddle-joke",
    as: "story",
    lines: [
      { sound: "splash" },
      { say: "Who left a puddle by the freezers?", voice: "cashier" },
      { say: "That's no puddle. That's my swimming pool.", voice: "coupon", side: 0.4 },
    ],
    again: [{ sound: "splash" }, { say: "My pool is open again.", voice: "coupon", side: 0.4 }],
  },
  {
    type: "choose",
    id: "shift",
    ask: [
      {
        say: "Two shifts free. Left: noon. Coupon naps, but things melt in five steps. Right: evening. It's cool, but he is wide awake.",
        voice: "cashier",
      },
    ],
    options: [
      {
        id: "noon",
        label: "Noon: hot",
        phrases: ["noon", "hot", "left"],
        chosen: [{ sound: "snore", pitch: 6, caption: "a bird snores" }],
      },
      {
        id: "evening",
        label: "Evening: parrot",
        phrases: ["evening", "parrot", "right"],
        chosen: [{ sound: "parrot" }],
      },
    ],
  },
  {
    type: "play",
    id: "noon",
    as: "rescue",
    set: "noon-shift",
    turns: 2,
    short: 1,
    if: { chose: { shift: "noon" } },
  },
  {
    type: "play",
    id: "evening",
    as: "duel",
    set: "evening-shift",
    turns: 2,
    short: 1,
    if: { chose: { shift: "evening" } },
  },
  {
    type: "tell",
    id: "lights-out",
    as: "story",
    lines: [
      { sound: "power-down" },
      { sound: "crowd-gasp" },
      { say: "The lights are out! All of them! I can't find my own nose!", voice: "cashier" },
      { sound: "bump", side: 0.5, caption: "a bird bumps into a shelf" },
      { say: "Ow! Who moved the shelf?", voice: "coupon", side: 0.5 },
      {
        say: "Nobody can read a sign now. But every shelf still has its noise, and you know them. Bring us out, dear!",
        voice: "clerk",
      },
    ],
    again: [
      { sound: "power-down" },
      { say: "Not again! Dark as a pocket! Bring us out, dear!", voice: "clerk" },
    ],
  },
  {
    type: "play",
    id: "in-the-dark",
    as: "boss",
    set: "in-the-dark",
    turns: 3,
    short: 1,
    items: ["two-voices", "three-voices", "the-bird"],
  },
  {
    type: "tell",
    id: "lights-on",
    as: "story",
    lines: [
      { sound: "power-up" },
      { sound: "crowd-cheer" },
      { say: "Light! And who needed it? Not our grabber!", voice: "cashier" },
    ],
  },
  {
    type: "tell",
    id: "end-grateful",
    as: "story",
    if: { stakes: { pride: { to: 7 } } },
    lines: [
      { say: "You led me out. With your elbow. I, hm. Thank you.", voice: "coupon" },
      { say: "Don't tell anyone I said that.", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-proud",
    as: "story",
    if: { stakes: { pride: { from: 8 } } },
    lines: [
      { sound: "party-horn" },
      { say: "While it was dark I counted my loot. By feel!", voice: "coupon" },
      { perform: true },
      { say: "One, two, many. I'm rich. But your elbow was nice.", voice: "coupon" },
    ],
  },
  { type: "give", id: "dark-bell", keepsake: "dark-bell" },
];

export const quietShelves: GroceryLevel = {
  id: "quiet-shelves",
  name: "Quiet shelves",
  difficulty: -1,
  skill: "find-by-category",
  stakes: ["pride"],
  tallies: ["home", "punches", "caught"],
  chapter,
  learned: "to think where things belong, to ask, and to fetch cold things last.",
  tryAtHome: [
    "With a grown-up, ask somebody in a store where one thing is.",
    "Name three foods. Which aisle of your store has each one? Which would you fetch last?",
  ],
  next: ["Next time the back shutter opens, and the list has to stay in your head."],
  rules: shopping({
    map: "wide",
    coldFor: 7,
    trips: { things: 3, melts: 1 },
    rival: { pace: 2, tells: true },
  }),
};

export const quietShelvesBanks: Bank[] = [
  {
    id: "hide-in-the-aisles",
    difficulty: -1,
    skill: "find-by-sound",
    rules: chasing("wide", 3, 5),
    items: [
      { id: "hides-dairy", task: { type: "chase", thing: "himself", round: ["dairy"] } },
      { id: "hides-canned", task: { type: "chase", thing: "himself", round: ["canned"] } },
    ],
  },
  {
    id: "first-questions",
    difficulty: -1.5,
    skill: "find-by-category",
    rules: shopping({ map: "wide" }),
    items: [
      {
        id: "ask-first",
        task: { type: "gather", order: "penny-milk", things: [{ product: "milk" }, { product: "balloons" }] },
      },
    ],
  },
  {
    id: "noon-shift",
    difficulty: -1,
    skill: "find-by-category",
    rules: shopping({ map: "wide", coldFor: 5, trips: { things: 4, melts: 1 } }),
  },
  {
    id: "evening-shift",
    difficulty: -0.8,
    skill: "find-by-category",
    rules: shopping({
      map: "wide",
      coldFor: 12,
      trips: { things: 4, melts: 1 },
      rival: { pace: 2, tells: true },
    }),
  },
  {
    id: "in-the-dark",
    difficulty: -0.5,
    skill: "find-by-sound",
    rules: shopping({ map: "wide", names: false }),
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
      {
        id: "the-bird",
        task: {
          type: "gather",
          order: "dark-bird",
          things: [{ product: "lost-clementine" }, { product: "lost-coupon" }],
        },
      },
    ],
  },
];
