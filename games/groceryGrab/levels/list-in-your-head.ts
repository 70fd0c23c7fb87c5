/** Level 3: the whole store. The list is only in the head, Coupon muddles it, and something is sold out. */
import { FULL } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { listInYourHeadRules } from "./list-in-your-head-sets.ts";

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
        say: "The back row's open! But my pen ran dry: you hear each list twice, then keep it in your head.",
        voice: "cashier",
      },
      { say: "From left to right:", voice: "clerk" },
      { sound: "whisk", side: -0.8, hold: "end", caption: "a whisk whirrs" },
      { say: "baking,", voice: "clerk" },
      { sound: "maraca", side: -0.4, hold: "end", caption: "dry noodles shake" },
      { say: "pasta and rice,", voice: "clerk" },
      { sound: "page", hold: "end", caption: "paper rustles" },
      { say: "paper and soap,", voice: "clerk" },
      { sound: "jar-pop", side: 0.4, hold: "end", caption: "a jar lid pops" },
      { say: "jars,", voice: "clerk" },
      { sound: "chop-once", side: 0.8, hold: "end", caption: "a knife chops once" },
      { say: "and the deli.", voice: "clerk" },
    ],
  },
  {
    type: "play",
    id: "hide-and-seek",
    as: "hunt",
    set: "hide-in-the-back",
    turns: 2,
    short: 0,
    items: ["hides-deli", "hides-baking"],
    how: [
      { sound: "parrot", side: 0.6 },
      { say: "Coupon found the back row. You go find Coupon.", voice: "clerk" },
    ],
  },
  {
    type: "tell",
    id: "muddler",
    as: "story",
    lines: [
      { sound: "parrot", side: 0.6 },
      { say: "No pen? I'll help you remember! Pickles! Pickles! Pickles!", voice: "coupon", side: 0.6 },
      {
        say: "He shouts things nobody ordered, and he won't tell where he's going. Trust your ears, not the bird.",
        voice: "cashier",
      },
      {
        say: "A trick, dear: put it all in one silly picture. Then nobody can shout it away.",
        voice: "clerk",
      },
    ],
    again: [{ say: "I'm here to help you remember! Pickles!", voice: "coupon", side: 0.6 }],
  },
  { type: "play", id: "muddled-calls", as: "hunt", turns: 2, short: 1 },
  {
    type: "tell",
    id: "sold-out",
    as: "learn",
    if: { length: "full" },
    lines: [
      { sound: "announcement" },
      { say: "Dear shoppers, some things are sold out. Squawk. I mean, sorry.", voice: "loudspeaker" },
      { say: "Sold out? Then think what it's for, dear, and take what does the same job.", voice: "clerk" },
    ],
    again: [
      { sound: "announcement" },
      { say: "Sold out again, dear shoppers. Squawk.", voice: "loudspeaker" },
    ],
  },
  { type: "play", id: "sold-out-calls", as: "rescue", set: "sold-out-calls", turns: 2, short: 0 },
  {
    type: "choose",
    id: "how-many",
    if: { length: "full" },
    ask: [
      {
        say: "How much fits in your head? Left: three things. Right: four things, and Coupon shouting.",
        voice: "clerk",
      },
    ],
    options: [
      {
        id: "three",
        label: "Three things",
        phrases: ["three", "left"],
        chosen: [{ say: "Three it is. Say them like a song, dear.", voice: "clerk" }],
      },
      {
        id: "four",
        label: "Four things",
        phrases: ["four", "right"],
        chosen: [{ say: "Four? I'll shout extra loud!", voice: "coupon" }],
      },
    ],
  },
  {
    type: "play",
    id: "head-of-three",
    as: "ride",
    turns: 1,
    if: { chose: { "how-many": "three" } },
  },
  {
    type: "play",
    id: "head-of-four",
    as: "ride",
    set: "four-in-the-head",
    turns: 1,
    if: { chose: { "how-many": "four" } },
  },
  {
    type: "tell",
    id: "loudspeaker-gone",
    as: "story",
    lines: [
      { sound: "radio-crackle" },
      { say: "Testing, testing. This is Coupon Radio!", voice: "coupon" },
      { say: "He tore off my microphone! Two coins for every piece.", voice: "cashier" },
      {
        say: "It's a list again: five stops, and no names. Keep the noises in order, and be first at one of them.",
        voice: "clerk",
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
    id: "end-full",
    as: "story",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { sound: "radio-jingle" },
      { say: "{jar} coins! That buys a real radio show, and it's yours!", voice: "cashier" },
      { say: "This is Grabber Radio. Our star forgets nothing. Over and out.", voice: "loudspeaker" },
      { say: "I forgot what I wanted to say. How do you do it?", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-loud",
    as: "story",
    if: { length: "full", stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { sound: "radio-crackle" },
      { say: "{jar} coins. Not enough to buy a radio show. So the bird keeps his.", voice: "cashier" },
      { perform: true },
      { say: "That was Coupon Radio, with: things I have and you don't!", voice: "coupon" },
      { sound: "crowd-laugh" },
    ],
  },
  {
    type: "tell",
    id: "end-short",
    as: "story",
    if: { length: "short", stakes: { jar: { to: FULL - 1 } } },
    lines: [{ say: "{jar} coins in one short shift! And all of it by heart.", voice: "clerk" }],
  },
  { type: "give", id: "elephant", keepsake: "elephant" },
];

export const listInYourHead: GroceryLevel = {
  id: "list-in-your-head",
  name: "List in your head",
  difficulty: 0,
  skill: "remember-and-replace",
  stakes: ["jar"],
  tallies: ["coins", "home", "caught"],
  chapter,
  learned:
    "to keep a list in your head while a parrot shouts, and to find something else that does the same job.",
  tryAtHome: [
    "Say three things aloud, then find them in the kitchen from memory, while somebody sings.",
    "Ask at home: when the milk runs out, what could you use instead?",
  ],
  next: ["Next time Coupon sticks on stickers that say bargain. Some of them even tell the truth."],
  rules: listInYourHeadRules,
};
