/** Level 5: a purse, a list in the head, shelves that trade places, and a party that nobody may know of. */
import { FULL } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { tightPurseRules } from "./tight-purse-sets.ts";

const chapter: Act[] = [
  {
    type: "play",
    id: "first-purse",
    as: "learn",
    set: "purse-alone",
    turns: 1,
    how: [
      { sound: "coins" },
      {
        say: "Today you carry the purse! It pays for packs, any you like. What's left goes in the jar. Single things are free.",
        voice: "cashier",
      },
      { say: "And the list lives in your head again, dear.", voice: "clerk" },
    ],
  },
  {
    type: "tell",
    id: "trading-places",
    as: "story",
    lines: [
      { sound: "announcement" },
      { say: "Dear shoppers. From today on, shelves trade places.", voice: "loudspeaker" },
      { say: "Who said that? I never ordered that!", voice: "cashier" },
      { say: "Tee hee. Squawk.", voice: "loudspeaker" },
      { say: "What he switches stays switched. So change the map in your head, dear.", voice: "clerk" },
    ],
    again: [
      { sound: "announcement" },
      { say: "Dear shoppers, we're moving things again. Squawk.", voice: "loudspeaker" },
    ],
  },
  { type: "play", id: "swapped-calls", as: "hunt", turns: 3, short: 1 },
  {
    type: "choose",
    id: "secret",
    if: { length: "full" },
    ask: [
      {
        say: "Psst. It's for a big secret party. Left: three things, just for me. Right: five things, for everybody.",
        voice: "ravi",
      },
    ],
    options: [
      {
        id: "ravi",
        label: "Just Ravi",
        phrases: ["ravi", "three", "left"],
        chosen: [{ say: "Cool. Quiet as a sock.", voice: "ravi" }],
      },
      {
        id: "everybody",
        label: "Everybody",
        phrases: ["everybody", "five", "right"],
        chosen: [{ say: "Brave. I'll whistle if I hear wings.", voice: "ravi" }],
      },
    ],
  },
  { type: "play", id: "for-ravi", as: "ride", set: "for-ravi", turns: 1, if: { chose: { secret: "ravi" } } },
  {
    type: "play",
    id: "for-all",
    as: "ride",
    set: "for-all",
    turns: 1,
    if: { chose: { secret: "everybody" } },
  },
  {
    type: "tell",
    id: "party-shop",
    as: "story",
    if: { length: "full" },
    lines: [
      { sound: "phone-ring" },
      { say: "Everybody's calling at once. The party is tonight!", voice: "cashier" },
      { say: "Whose party? Am I invited? I'd better shout something.", voice: "coupon" },
    ],
    again: [{ say: "Party night again! He's hungry already.", voice: "cashier" }],
  },
  { type: "play", id: "party", as: "duel", set: "party-shop", turns: 1, short: 0 },
  {
    type: "tell",
    id: "cake-gone",
    as: "story",
    lines: [
      { sound: "power-down" },
      { sound: "crowd-gasp" },
      { say: "The lights! And where's the cake?", voice: "okafor" },
      { say: "What cake? Mmf. I see no cake.", voice: "coupon" },
      {
        say: "He's flying rounds with it, in the dark, and the shelves have moved. Only you know where!",
        voice: "cashier",
      },
    ],
    again: [{ sound: "power-down" }, { say: "It's dark, and I have cake again! Mmf.", voice: "coupon" }],
  },
  {
    type: "play",
    id: "cake-in-the-dark",
    as: "boss",
    set: "cake-rounds",
    turns: 2,
    short: 1,
    items: ["cake", "candles"],
  },
  {
    type: "tell",
    id: "surprise",
    as: "perform",
    lines: [
      { rest: 0.6 },
      { sound: "power-up" },
      { sound: "party-horn", side: -0.7 },
      { sound: "party-horn", side: 0.7, pitch: 3 },
      { sound: "crowd-cheer" },
      { say: "Surprise! The party is for you!", voice: "okafor" },
      { say: "Go, grabber, go! That's our chant!", voice: "diaz" },
      { say: "I knew nothing. I'm a great spy.", voice: "ravi" },
      { say: "Happy birthday! What? It isn't? Well, cake!", voice: "lou" },
    ],
  },
  {
    type: "tell",
    id: "end-full",
    as: "story",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      { say: "{jar} coins! So we hired a real band!", voice: "cashier" },
      { sound: "trumpet" },
      { sound: "drum-roll-end" },
      { say: "I sing with them now! Squawk, squawk, baby!", voice: "coupon" },
    ],
  },
  {
    type: "tell",
    id: "end-host",
    as: "story",
    if: { length: "full", stakes: { jar: { to: FULL - 1 } } },
    lines: [
      { say: "{jar} coins. That doesn't quite pay for a band.", voice: "cashier" },
      { say: "I'm the band! Squawk, squawk, boom! And snacks are up in my nest!", voice: "coupon" },
      { perform: true },
      { sound: "crowd-laugh" },
    ],
  },
  {
    type: "tell",
    id: "end-short",
    as: "story",
    if: { length: "short", stakes: { jar: { to: FULL - 1 } } },
    lines: [{ say: "{jar} coins in one short shift! Next time, a band.", voice: "cashier" }],
  },
  { type: "give", id: "horn", keepsake: "horn" },
];

export const tightPurse: GroceryLevel = {
  id: "tight-purse",
  name: "Tight purse",
  difficulty: 2,
  skill: "budget-and-memory",
  stakes: ["jar"],
  tallies: ["coins", "bargains", "home"],
  chapter,
  learned: "to make a purse last, and to change the map in your head when things move.",
  tryAtHome: ["With a grown-up, plan a snack for five dollars. What fits?"],
  next: ["Next time: can you beat your own record? Coupon has been practicing."],
  rules: tightPurseRules,
};
