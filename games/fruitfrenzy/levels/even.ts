/** Level 1: both sides the same. First on land, then with Gulp's bump halfway, and in the rain. */
import { glasses, party, trees } from "../acts.ts";
import { EXTRA, GLASS } from "../frame.ts";
import { evenRules } from "../loads.ts";
import { bump, shower } from "../orchard.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "make-even";
const RESUMED = "Left, Right: one goes over to that side. Select: Mango walks.";

const rules: Rules = {
  ...evenRules,
  stream: [{ kind: "plum" }],
  stretches: [{ events: [6, 8], comes: [2, 4, 6], every: [900, 1200] }],
};

const chapter: Act[] = [
  {
    id: "river",
    lines: [
      { bed: "bird-song", layer: "air", level: 0.1 },
      "mango: Chef Mango here! I carry fruit over this plank, in two buckets: one on your left, one on your right. Four pieces are in my jug so far.",
    ],
    again: [
      { bed: "bird-song", layer: "air", level: 0.1 },
      "mango: You're back! And the plank still wobbles.",
    ],
  },
  { id: "first", as: "learn", set: "first", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "gulp",
    lines: [
      { sound: "monster-gurgle", side: -0.6, hold: "end" },
      "gulp: Good evening. I'm Gulp, I live under the plank. I'd never want your heavier bucket to slide off. Never.",
      "mango: If one side has more, that bucket is his. Only the other one gets across.",
      `mango: Every ${GLASS} pieces of fruit fill a glass. The party needs three glasses!`,
    ],
    again: [
      { sound: "monster-gurgle", side: -0.6, hold: "end" },
      `mango: If one bucket is heavier, Gulp gets it, as always. And the party needs three glasses, ${GLASS} pieces each.`,
    ],
  },
  { id: "second", as: "ride", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "asking",
    lines: [
      `mango: Not sure? Press Down before I walk, and I toss Gulp ${EXTRA} pieces. He swims under the heavier bucket:`,
      { sound: "monster-gurgle", side: 1, hold: "end" },
      "mango: Here, on the right. Under the middle it would hold. Once before each walk.",
    ],
    again: [`mango: Down asks Gulp, for ${EXTRA} pieces.`],
  },
  { id: "third", as: "ride", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "itch",
    lines: [
      { sound: "train-bump", hold: "end", caption: "a heavy bump from below" },
      "gulp: Pardon me. My back itches, and your plank is so nice and rough.",
      "mango: He'll bump it halfway! Then some hop over. This one:",
      { sound: "spring", side: 0.9, hold: "end", caption: "boing: one hops over, and lands on the right" },
      "mango: It hopped from left to right. I'll stop, and you make it even again.",
    ],
    again: [
      { sound: "train-bump", hold: "end", caption: "a heavy bump from below" },
      "mango: His back itches again. A boing is where one lands that hopped over.",
    ],
  },
  { id: "bumped", as: "ride", set: "bumped", turns: 1, short: 1, resumed: [RESUMED] },
  ...trees("tree", "even", RESUMED),
  ...glasses("half"),
  ...trees("tree-again", "even", RESUMED),
  ...glasses("late"),
  {
    id: "rain",
    lines: [
      { sound: "boss-near" },
      { sound: "thunder-far", hold: "end" },
      "mango: Rain! Fruit rain! I'll stop twice on the plank, and each time more falls in. Even at each stop, or the heavier one is gone, and I run.",
      "gulp: I've brought a napkin.",
    ],
  },
  { id: "boss", as: "boss", set: "rain", turns: 1, short: 1, resumed: [RESUMED] },
  ...party({
    id: "even",
    three: [
      { sound: "sip", hold: "end" },
      "gulp: It's so much better blended! And my napkin is still as good as new. Almost.",
    ],
    two: [{ sound: "scrub" }, "gulp: I'm licking. I'm licking. Next time, a glass?"],
    gulps: ["gulp: Pardon. That was plum. And plum. I'll hum for your party, if you like."],
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
    "Put some spoons into two bowls without counting. Then make both bowls the same. How many did you move?",
  ],
  next: "Next time: boxes of three and of five, and none may be left loose.",
  tallies: ["arrived", "whole"],
  chapter,
  rules,
};

const wet: Rules = {
  ...rules,
  stretches: [{ events: [6, 8], comes: [2, 4], every: [800, 1100] }, shower, shower],
};

export const evenBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2,
    skill: SKILL,
    rules: {
      ...rules,
      words: {
        ready: ["Press Up, and a tree drops some."],
        after: [
          "Two on the left, none on the right! Press Right: one goes over. Then Select, and Mango walks.",
        ],
      },
    },
    items: [
      {
        id: "two-left",
        job: "even",
        script: [
          [
            { kind: "plum", way: "left", at: 300 },
            { kind: "plum", way: "left", at: 1400 },
          ],
        ],
      },
    ],
  },
  {
    id: "bumped",
    difficulty: -1.4,
    skill: SKILL,
    rules: { ...rules, stretches: [...rules.stretches, bump] },
  },
  {
    id: "even-small",
    difficulty: -1.4,
    skill: SKILL,
    rules: {
      ...rules,
      strays: ["duck", "frog", "hen"],
      stretches: [{ events: [6, 8], comes: [2, 4, 6], every: [800, 1100], strays: [1, 1] }],
    },
  },
  {
    id: "even-tall",
    difficulty: -1.2,
    skill: SKILL,
    rules: {
      ...rules,
      strays: ["duck", "frog", "hen"],
      stretches: [{ events: [10, 12], comes: [2, 4, 6], every: [800, 1100], strays: [1, 1] }, bump],
    },
  },
  { id: "rain", difficulty: -1, skill: SKILL, rules: wet },
];
