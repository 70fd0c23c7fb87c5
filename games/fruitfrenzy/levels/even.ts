/** Level 1: both sides the same. As much as the guest ordered, and at the end Mango tosses some over himself. */
import { goal, party } from "../evening.ts";
import { EXTRA } from "../frame.ts";
import { EVENING, GRAND } from "../guests.ts";
import { evenRules } from "../loads.ts";
import { beforeTheJug, shake } from "../orchard.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "make-even";
const RESUMED = "Left, Right: one goes over to that side. Up: shake for more. Select: Gulp swims.";
const STRAYS = ["duck", "frog", "hen"];
const EVENINGS = {
  full: { guests: 9, dance: 7, party: 4 },
  short: { guests: 5, dance: 4, party: 2 },
};

/** An even number falls each time, so that all of it can be made even. */
const fall: Rules["stretches"][number] = { events: [4, 6], comes: [2, 4], every: [900, 1200] };

const rules: Rules = {
  ...evenRules(EVENING),
  stream: [{ kind: "plum" }],
  wants: [10, 12],
  stretches: [fall, fall, fall],
};

const chapter: Act[] = [
  {
    id: "shore",
    lines: [
      { bed: "stream", layer: "water", level: 0.08 },
      "mango: Chef Mango here! My trees stand on this bank, my guests sit on that one. And this is our ferry:",
      { sound: "monster-gurgle", side: -0.3, hold: "end" },
      "gulp: Gulp. I'm Gulp. One bucket on my left, one on my right.",
    ],
    again: [
      { bed: "stream", layer: "water", level: 0.08 },
      { sound: "monster-gurgle", hold: "end" },
      "gulp: Buckets on! My left, my right. You know me.",
    ],
  },
  { id: "first", as: "learn", set: "first", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "round",
    lines: [
      "gulp: I'm round underneath. If one bucket is heavier, I roll over to that side. Then I swallow. It's a habit.",
    ],
    again: ["gulp: Still round underneath. Still rolling to the heavier side."],
  },
  ...goal(EVENINGS),
  {
    id: "more",
    lines: ["mango: One shake is rarely enough. Press Up again, and more falls on top of it."],
    again: [],
  },
  { id: "second", as: "ride", set: "second", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "jug",
    lines: [
      { sound: "pour", level: 0.6, hold: "end" },
      `mango: What goes beyond an order fills my jug. For ${EXTRA} pieces out of it, Gulp leans: press Down.`,
      { sound: "monster-gurgle", side: 1, hold: "end" },
      "mango: To the right! So that side is heavier. He does it once after each shake.",
    ],
    again: [`mango: Down, for ${EXTRA} pieces from the jug: Gulp leans to the heavier side.`],
  },
  { id: "evening", as: "build", turns: 3, short: 1, resumed: [RESUMED] },
  {
    id: "visitors",
    lines: [
      { sound: "duck", side: -0.6, hold: "end" },
      "mango: That's no fruit! A duck, a frog or a hen may fall in, too. They climb out again, and don't count.",
      "mango: The trees get taller, and the guests get thirstier. Four shakes in each from here on.",
    ],
    again: ["mango: Taller trees now, four shakes in each. And what quacks doesn't count."],
  },
  { id: "thirsty", as: "ride", set: "thirsty", turns: 2, short: 1, resumed: [RESUMED] },
  {
    id: "by-himself",
    lines: [
      { sound: "boss-near" },
      "mango: The grand guests! For them I make it even myself. Say, five on the left and one on the right: four more. So I toss over four:",
      ...[0, 1, 2, 3].map(() => ({ sound: "spring", side: 0.9, hold: "end" }) as const),
      "gulp: Then that's one and five. I feel that kind of thing.",
      "mango: Pah! A boing is where one lands. And if I'm off, which I never am, you put it right.",
    ],
    again: [
      { sound: "boss-near" },
      "mango: The grand guests! I toss by myself again. A boing is where one lands.",
      "gulp: And who puts it right? You do.",
    ],
  },
  { id: "boss", as: "boss", set: "by-mango", turns: 2, short: 1, resumed: [RESUMED] },
  ...party({
    evenings: EVENINGS,
    dance: [
      { sound: "sip", hold: "end" },
      "gulp: I dance, too. That's why the river is on the tables.",
      "mango: In my jug: {piecesTold}. That's my breakfast.",
    ],
    some: ["gulp: I hum along. It's mostly bubbles."],
    few: ["gulp: I've had an evening of rolling. I'll hum for them, if they like."],
    keepsake: "straw",
  }),
];

export const evenLevel: Level = {
  id: "even",
  name: "Both sides the same",
  difficulty: -1.5,
  skill: SKILL,
  learned: "to make two groups equal: half of what one side has more goes over",
  tryAtHome: [
    "Take a shopping bag in each hand, with cans in both. Move cans until both arms feel the same. How many did you move?",
  ],
  next: "Next time: boxes of three and of five, and none may be left loose.",
  stakes: ["party"],
  tallies: ["served", "arrived"],
  chapter,
  rules,
};

/** What Mango tosses over after each fall: nearly always all that one side had more, and not half of it. */
const byMango: readonly (readonly [id: string, wants: number, ...shakes: string[]])[] = [
  ["all-of-four", 10, "LRLLLL  >>>>", "RRLR  <<", "LLLR  >>"],
  ["all-of-four-back", 12, "RRLRRR  <<<<", "LLRLLR  >>", "RRLR  <<"],
  ["two-then-four", 10, "LLRL  >>", "RLRRRR  <<<<", "LLRL  >>"],
  ["never-enough", 12, "LLLRLL  >>>>", "LLRL  >>", "RRLR  <<"],
  ["wrong-way", 8, "RRRLRR  <<<<", "LRRR  >>", "LLRLLL  >>>>"],
  ["right-for-once", 14, "RRLR", "RRLRRR  <<", "LLLR  >>"],
];

export const evenBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2,
    skill: SKILL,
    rules: {
      ...rules,
      words: {
        ready: ["Press Up, and I shake a tree."],
        ...beforeTheJug,
        after: [
          "Two on the left, none on the right! Press Right: one goes over. Then Select, and Gulp swims.",
        ],
      },
    },
    items: [{ id: "two-left", job: "mice", wants: 2, script: [shake("L L", "plum")] }],
  },
  {
    id: "second",
    difficulty: -1.6,
    skill: SKILL,
    rules: { ...rules, wants: [8], words: beforeTheJug },
  },
  {
    id: "thirsty",
    difficulty: -1.2,
    skill: SKILL,
    rules: {
      ...rules,
      wants: [14, 16],
      strays: STRAYS,
      stretches: [{ ...fall, strays: [1, 1] }, fall, { ...fall, strays: [0, 1] }, fall],
    },
  },
  {
    id: "by-mango",
    difficulty: -1,
    skill: SKILL,
    rules: {
      ...rules,
      ...evenRules(GRAND),
      listenFor: [
        "First what falls, left and right. Then each boing: one fewer on the one side, one more where it lands.",
        "Count the fall on your fingers. For each boing one finger changes hands.",
      ],
    },
    items: byMango.map(([id, wants, ...shakes], index) => ({
      id,
      job: index % 2 === 0 ? "elephant" : "lion",
      wants,
      script: shakes.map((written) => shake(written, "plum")),
    })),
  },
];
