/** Level 1: three by three. Places have sounds, and a parrot wants what you want. */
import type { Act, GroceryLevel } from "../types.ts";
import { endings } from "./follow-the-sound-endings.ts";
import { followTheSoundRules } from "./follow-the-sound-sets.ts";

const chapter: Act[] = [
  {
    id: "lunch",
    as: "learn",
    set: "pennys-lunch",
    turns: 1,
    items: ["lunch-banana"],
    how: [
      "cashier: Welcome to Hum Market! I need a grabber with good ears. Left and Right walk. Up walks toward the far wall, Down walks back. Select grabs.",
    ],
  },
  {
    id: "jar",
    lines: [
      { sound: "coin-jar" },
      "cashier: Each thing you bring pays a coin, the shortest way one more. Sixteen coins in the jar, and we buy a popcorn machine!",
    ],
    again: ["cashier: Sixteen coins again, for more popcorn!"],
  },
  {
    id: "second-lunch",
    as: "learn",
    set: "pennys-lunch",
    turns: 1,
    short: 0,
    items: ["lunch-peas-bread"],
  },
  {
    id: "coupon-comes",
    lines: [
      { sound: "parrot", side: 0.8 },
      { say: "Popcorn? Who said popcorn?", voice: "coupon", side: 0.8 },
      "cashier: That's Coupon, my parrot. The shelf he sits on makes its noise. Walk to him, for a coin! Repeat lets you hear him again.",
    ],
    again: [
      { sound: "parrot", side: 0.8 },
      { say: ["Me again! Play with me first!", "Did you miss me? Find me!"], voice: "coupon", side: 0.8 },
    ],
  },
  { id: "first-hide", as: "hunt", set: "hide-and-seek", turns: 1, short: 0, items: ["hides-fish"] },
  {
    id: "hide-behind",
    as: "hunt",
    set: "hide-and-seek",
    turns: 1,
    items: ["hides-breakfast"],
    how: [
      "cashier: You always face the far wall.",
      "cashier: Ears up! Ahead of you, a noise is bright:",
      { sound: "pour-grains", hold: "end", caption: "cereal rattles, bright" },
      "cashier: Behind you, it's deep:",
      { sound: "pour-grains", pitch: -6, hold: "end", caption: "cereal rattles, deep" },
    ],
  },
  {
    id: "the-race",
    as: "duel",
    set: "first-races",
    turns: 1,
    items: ["race-bakery"],
    how: [
      "cashier: Now he wants your groceries! With each step of yours, he flies one place. What he brings to his nest, right of my checkout, is lost.",
      "cashier: Nothing moves until you walk. So take your time, and listen with Repeat.",
    ],
  },
  {
    id: "the-trap",
    as: "duel",
    set: "first-races",
    turns: 1,
    short: 0,
    items: ["trap-bakery"],
    how: ["cashier: Careful! This time, he's closer to the bakery than you are."],
  },
  {
    id: "the-trap-again",
    as: "duel",
    set: "first-races",
    turns: 1,
    short: 0,
    if: { tallies: { caught: { to: 0 } } },
    items: ["trap-bakery"],
    how: [
      "cashier: Let's try that again. Hear his way home from the bakery:",
      { sound: "oven-timer", side: -0.4, hold: "end", caption: "an oven timer rings, half left" },
      { sound: "wings", side: 0 },
      { sound: "freezer-here", hold: "end", caption: "a freezer hums, ahead" },
      { sound: "clock-tick", hold: "end", caption: "a big clock ticks, ahead" },
      { sound: "wings", side: 0.4 },
      { sound: "crunch", side: 0.4, hold: "end", caption: "chips crunch, half right" },
      { sound: "leaf-rustle", side: 0.4, hold: "end", caption: "twigs rustle, half right" },
      "cashier: So don't run after him. Be where he lands, and he drops it! That works once a trip.",
    ],
  },
  {
    id: "first-calls",
    as: "duel",
    turns: 1,
    short: 0,
    if: { tallies: { caught: { from: 1 } } },
    how: ["cashier: You caught him! That works once a trip. Here come the phones!"],
  },
  {
    id: "two-phones",
    length: "full",
    ask: [
      { sound: "phone-ring", side: -0.8 },
      { sound: "phone-ring", side: 0.8, pitch: 3 },
      "cashier: Two phones! Left: two things. Right: four things: more coins, and more for him to snatch.",
    ],
    options: [
      {
        id: "small",
        label: "The small order",
        phrases: ["small", "two", "left"],
        chosen: ["cashier: Nice and easy. Good."],
      },
      {
        id: "big",
        label: "The big order",
        phrases: ["big", "four", "right"],
        chosen: ["coupon: Four? Ooh, my beak is watering!"],
      },
    ],
  },
  { id: "small-order", as: "ride", set: "two-things", turns: 1, if: { chose: { "two-phones": "small" } } },
  { id: "big-order", as: "ride", set: "four-things", turns: 1, if: { chose: { "two-phones": "big" } } },
  {
    id: "crowded",
    as: "duel",
    set: "three-things",
    turns: 1,
    short: 0,
    how: ["cashier: Rush hour! Three things this time.", { say: "Three! Yum!", voice: "coupon", side: 0.4 }],
  },
  {
    id: "scanner-gone",
    lines: [
      { sound: "checkout-beep" },
      { sound: "parrot" },
      { say: "Beep! Beep! I'm a cash register!", voice: "coupon", side: 0.5 },
      "cashier: My scanner! Catch him: two coins. Lose him: two coins out of the jar, for a new one.",
      "cashier: It's heavy: he sits for two steps, then flies. After four stops he's off. Be at one of them!",
    ],
    again: ["coupon: Beep! I've got your scanner again!"],
  },
  {
    id: "round-and-round",
    as: "boss",
    set: "coupons-round",
    turns: 2,
    short: 1,
    items: ["scanner", "glasses"],
  },
  ...endings,
];

export const followTheSound: GroceryLevel = {
  id: "follow-the-sound",
  name: "Follow the sound",
  difficulty: -2,
  skill: "find-by-sound",
  stakes: ["jar"],
  tallies: ["coins", "punches", "caught"],
  chapter,
  learned:
    "to tell nine places by their noise, to hear what is ahead and what is behind, and to work out who gets there first.",
  tryAtHome: [
    "With a grown-up, stand to the side in a store and name three sounds. Which is left, which is right?",
    "With a grown-up, say the way across a room you know. Then walk it to check.",
  ],
  next: ["Next time the side shutters open, and something in there is dripping."],
  rules: followTheSoundRules,
};
