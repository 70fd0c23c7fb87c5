/** Level 3: the whole store. The list is only in the head, Coupon muddles it, and something is sold out. */
import { FULL, keeping } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { listInYourHeadRules } from "./list-in-your-head-sets.ts";

const chapter: Act[] = [
  {
    id: "first-list",
    as: "learn",
    set: "no-parrot",
    turns: 1,
    items: ["both-corners"],
    how: [
      { sound: "door-rattle", caption: "a big shutter rolls up ahead" },
      "cashier: A fourth row, at the far wall! Sixteen coins in the jar buy us a radio show!",
      { sound: "whisk", side: -0.8, hold: "end", caption: "a whisk whirrs" },
      "clerk: Far left, baking things.",
      { sound: "chop-once", side: 0.8, hold: "end", caption: "a knife chops once" },
      "clerk: Far right, the deli. You hear each list twice. Keep it in your head.",
    ],
  },
  {
    id: "hide-and-seek",
    as: "hunt",
    set: "hide-in-the-back",
    turns: 1,
    short: 0,
    items: ["hides-paper"],
    how: [
      { sound: "parrot", side: 0.6 },
      "clerk: Coupon is hiding in the new row. Find him, and you'll know it, too.",
    ],
  },
  {
    id: "muddler",
    lines: [
      { sound: "parrot", side: 0.6 },
      { say: "No pen? I'll help you remember! Pickles! Pickles! Pickles!", voice: "coupon", side: 0.6 },
      "cashier: He shouts things nobody ordered, and he won't tell where he's going. Trust your ears, not the bird.",
      "clerk: A trick: put it all in one silly story.",
    ],
    again: [{ say: "I'm here to help you remember! Pickles!", voice: "coupon", side: 0.6 }],
  },
  { id: "muddled-calls", as: "hunt", turns: 2, short: 1 },
  {
    id: "sold-out",
    as: "learn",
    length: "full",
    lines: [
      { sound: "announcement" },
      "loudspeaker: Dear shoppers, some things are sold out. Squawk. I mean, sorry.",
      "clerk: Sold out? Then think what it's for, and take what does the same job.",
    ],
    again: [{ sound: "announcement" }, "loudspeaker: Sold out again, dear shoppers. Squawk."],
  },
  { id: "sold-out-calls", as: "rescue", set: "sold-out-calls", turns: 1, short: 0 },
  {
    id: "how-many",
    length: "full",
    ask: ["clerk: How long a list? Left: three things. Right: four things. Coupon shouts either way."],
    options: [
      {
        id: "three",
        label: "Three things",
        phrases: ["three", "left"],
        chosen: ["clerk: Three it is. Say them like a song."],
      },
      {
        id: "four",
        label: "Four things",
        phrases: ["four", "right"],
        chosen: ["coupon: Four? I'll shout extra loud!"],
      },
    ],
  },
  { id: "head-of-three", as: "ride", turns: 1, if: { chose: { "how-many": "three" } } },
  {
    id: "head-of-four",
    as: "ride",
    set: "four-in-the-head",
    turns: 1,
    if: { chose: { "how-many": "four" } },
  },
  {
    id: "loudspeaker-gone",
    lines: [
      { sound: "radio-crackle" },
      "coupon: Testing, testing. This is Coupon Radio!",
      "cashier: My microphone! Catch him: two coins. Lose him: two coins out of the jar. It's heavy: he sits for three steps, then flies. After five stops he's off.",
      "clerk: Five stops, and no names. Keep the noises in order, and be first at one of them.",
    ],
    again: [{ sound: "radio-crackle" }, "coupon: Coupon Radio is back on the air!"],
  },
  {
    id: "coupon-radio",
    as: "boss",
    set: "long-rounds",
    turns: 2,
    short: 1,
    items: ["microphone", "plug", "antenna"],
  },
  {
    id: "end-full",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { sound: "radio-jingle" },
      "cashier: {jarTold}! That buys a real radio show, and it's yours!",
      "loudspeaker: This is Grabber Radio, live from a head full of lists. Over and out.",
      "coupon: I forgot what I wanted to say. How do you do it?",
    ],
  },
  {
    id: "end-loud",
    length: "full",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { sound: "radio-crackle" },
      "cashier: {jarTold}. Not enough to buy a radio show. So the bird keeps his.",
      { perform: true },
      "coupon: That was Coupon Radio, with: things I have and you don't!",
      { sound: "crowd-laugh" },
    ],
  },
  {
    id: "end-short",
    length: "short",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: ["clerk: {jarTold} in one short shift! And all of it by heart."],
  },
  ...keeping("elephant"),
];

export const listInYourHead: GroceryLevel = {
  id: "list-in-your-head",
  name: "List in your head",
  difficulty: 0,
  skill: "remember-and-replace",
  stakes: ["jar"],
  tallies: ["coins", "home", "caught"],
  chapter,
  learned: "to keep a list in your head while a parrot shouts, and to find what does the same job.",
  tryAtHome: [
    "With a grown-up, name three foods. Then find them in the kitchen while somebody sings.",
    "Ask at home: when the milk runs out, what could you use instead?",
  ],
  next: ["Next time Coupon sticks on stickers that say bargain. Some of them even tell the truth."],
  rules: listInYourHeadRules,
};
