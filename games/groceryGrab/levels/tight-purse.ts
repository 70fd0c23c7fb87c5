/** Level 5: a purse, a list in the head, shelves that trade places, and a party that nobody may know of. */
import type { Act, Bank, GroceryLevel } from "../types.ts";
import { shopping } from "./rules.ts";

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
        say: "Here's your purse. It holds just enough, if you buy well. And the list is in your head again.",
        voice: "cashier",
      },
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
      { say: "What he swaps stays swapped. Keep the map in your head up to date.", voice: "clerk" },
    ],
    again: [
      { sound: "announcement" },
      { say: "Dear shoppers, we move things again. Squawk.", voice: "loudspeaker" },
    ],
  },
  { type: "play", id: "swapped-calls", as: "hunt", turns: 3, short: 1 },
  {
    type: "choose",
    id: "secret",
    ask: [
      {
        say: "Psst. It's for the big party. Who gets the next trip? Left: Ravi, three things. Right: everybody, five.",
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
    lines: [
      { sound: "phone-ring" },
      { say: "Everybody's calling at once. The party is tonight!", voice: "cashier" },
      { say: "Whose party? Am I invited? I'm taking cake just in case.", voice: "coupon" },
    ],
    again: [{ say: "Party night again! He's hungry already.", voice: "cashier" }],
  },
  { type: "play", id: "party", as: "boss", set: "party-shop", turns: 2, short: 1 },
  {
    type: "tell",
    id: "surprise",
    as: "perform",
    lines: [
      { sound: "power-down" },
      { say: "Oh no. Dark again? Wait.", voice: "cashier" },
      { rest: 0.6 },
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
    id: "end-guest",
    as: "story",
    if: { stakes: { pride: { to: 7 } } },
    lines: [
      { say: "I have nothing to bring. You were too good.", voice: "coupon" },
      { say: "Then sit on the grabber's shoulder, Coupon.", voice: "bell" },
      { sound: "beast-purr", pitch: 8, caption: "a parrot purrs like a cat" },
    ],
  },
  {
    type: "tell",
    id: "end-host",
    as: "story",
    if: { stakes: { pride: { from: 8 } } },
    lines: [
      { say: "Half of the food is in my nest. So the party is up here!", voice: "coupon" },
      { perform: true },
      { sound: "crowd-laugh" },
      { say: "Everybody up the ladder! He's serving.", voice: "cashier" },
    ],
  },
  { type: "give", id: "horn", keepsake: "horn" },
];

const purse = { map: "all", list: { hearings: 2, carried: false }, budget: true } as const;
const rival = { pace: 2, tells: false } as const;

export const tightPurse: GroceryLevel = {
  id: "tight-purse",
  name: "Tight purse",
  difficulty: 2,
  skill: "budget-and-memory",
  stakes: ["pride"],
  tallies: ["home", "bargains", "punches"],
  chapter,
  learned: "to stay within a purse, and to change the map in your head.",
  tryAtHome: ["With a grown-up, plan a snack for five dollars. What fits?"],
  next: ["Next time: can you beat your own record? Coupon has been training."],
  rules: shopping({ ...purse, trips: { things: 3, packs: 1, swap: true }, rival }),
};

export const tightPurseBanks: Bank[] = [
  {
    id: "purse-alone",
    difficulty: 1.5,
    skill: "budget-and-memory",
    rules: shopping({ ...purse, trips: { things: 2, packs: 1 }, rival: { pace: 3, tells: true } }),
  },
  {
    id: "for-ravi",
    difficulty: 2,
    skill: "budget-and-memory",
    rules: shopping({ ...purse, trips: { orders: ["ravi"], things: 3, packs: 2, swap: true }, rival }),
  },
  {
    id: "for-all",
    difficulty: 2.2,
    skill: "budget-and-memory",
    rules: shopping({ ...purse, trips: { things: 5, packs: 1, swap: true }, rival }),
  },
  {
    id: "party-shop",
    difficulty: 2.4,
    skill: "budget-and-memory",
    rules: shopping({
      ...purse,
      trips: { things: 4, packs: 2, swap: true },
      rival: { pace: 2, tells: false, muddles: true },
    }),
  },
];
