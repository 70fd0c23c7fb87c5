/** Level 5: a purse, a list in the head, shelves that trade places, and a party that nobody may know of. */
import { FULL, keeping } from "../sounding.ts";
import type { Act, GroceryLevel } from "../types.ts";
import { tightPurseRules } from "./tight-purse-sets.ts";

const chapter: Act[] = [
  {
    id: "first-purse",
    as: "learn",
    set: "purse-alone",
    turns: 1,
    how: [
      { sound: "coins" },
      "cashier: You carry the purse! It pays for packs; single things are on me. Bring everything home, and each dollar left is a coin.",
      "clerk: Keep the list in your head, and pick it out yourself.",
    ],
  },
  {
    id: "trading-places",
    lines: [
      "cashier: Sixteen coins in the jar, and we hire a real band tonight!",
      { sound: "announcement" },
      "loudspeaker: Dear shoppers. From today on, shelves trade places.",
      "cashier: Who said that? I never ordered that!",
      "loudspeaker: Tee hee. Squawk.",
      "clerk: What he switches stays switched. So change the map in your head.",
    ],
    again: [{ sound: "announcement" }, "loudspeaker: Dear shoppers, we're moving things again. Squawk."],
  },
  { id: "swapped-calls", as: "hunt", turns: 1 },
  {
    id: "secret",
    length: "full",
    ask: [
      "ravi: Psst. There's a big secret party. Left: three things, just for me. Right: five things, for whoever calls next.",
    ],
    options: [
      {
        id: "ravi",
        label: "Just Ravi",
        phrases: ["ravi", "three", "left"],
        chosen: ["ravi: Cool. Quiet as a sock."],
      },
      {
        id: "everybody",
        label: "Whoever calls",
        phrases: ["whoever calls", "whoever calls next", "everybody", "five", "right"],
        chosen: ["ravi: Brave. I won't tell the bird."],
      },
    ],
  },
  { id: "for-ravi", as: "ride", set: "for-ravi", turns: 1, if: { chose: { secret: "ravi" } } },
  { id: "for-all", as: "ride", set: "for-all", turns: 1, if: { chose: { secret: "everybody" } } },
  {
    id: "party-shop",
    length: "full",
    lines: [
      { sound: "phone-ring" },
      "cashier: Everybody's calling at once. The party is tonight!",
      "coupon: Whose party? Am I invited? I'd better shout something.",
    ],
    again: ["cashier: Party night again! He's hungry already."],
  },
  { id: "party", as: "duel", set: "party-shop", turns: 1, short: 0 },
  {
    id: "cake-gone",
    lines: [
      { sound: "power-down" },
      { sound: "crowd-gasp" },
      "okafor: The lights! And where's the cake?",
      "coupon: What cake? Mmf. I see no cake.",
      "cashier: Catch him: two coins. Lose him: two coins out of the jar. Cake is heavy: he sits for three steps, then flies, five stops in all. And the shelves have moved!",
    ],
    again: [{ sound: "power-down" }, "coupon: It's dark, and I have cake again! Mmf."],
  },
  { id: "cake-in-the-dark", as: "boss", set: "cake-rounds", turns: 1, short: 1, items: ["cake", "candles"] },
  {
    id: "surprise",
    as: "perform",
    lines: [
      { rest: 0.6 },
      { sound: "power-up" },
      { sound: "party-horn", side: -0.7 },
      { sound: "party-horn", side: 0.7, pitch: 3 },
      { sound: "crowd-cheer" },
      "okafor: Surprise! The party is for you!",
      "diaz: Go, grabber, go! That's our chant!",
      "ravi: I knew nothing. I'm a great spy.",
      "lou: Happy birthday! What? It isn't? Well, party!",
    ],
  },
  {
    id: "end-full",
    if: { stakes: { jar: { from: FULL } } },
    lines: [
      "cashier: {jarTold}! So we hired a real band!",
      { sound: "trumpet" },
      { sound: "drum-roll-end" },
      "coupon: I sing with them now! Squawk, squawk, baby!",
    ],
  },
  {
    id: "end-host",
    length: "full",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: [
      "cashier: {jarTold}. That doesn't quite pay for a band.",
      "coupon: I'm the band! Squawk, squawk, boom! And snacks are up in my nest!",
      { perform: true },
      { sound: "crowd-laugh" },
    ],
  },
  {
    id: "end-short",
    length: "short",
    if: { stakes: { jar: { to: FULL - 1 } } },
    lines: ["cashier: {jarTold} in one short shift! Next time, a band."],
  },
  ...keeping("horn"),
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
