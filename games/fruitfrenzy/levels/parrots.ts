/** Level 3: parrots take some out again, odd loads pay a fare, and in the storm everything comes at once. */
import { glasses, party, trees } from "../acts.ts";
import { EXTRA, GLASS } from "../frame.ts";
import { evenRules } from "../loads.ts";
import { bump, shower } from "../orchard.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "running-totals";
const RESUMED = "A squawk: one fewer there. Left, Right: one goes over. Select: Mango walks.";

const rules: Rules = {
  ...evenRules,
  listenFor: [
    "A knock is one more on that side, a squawk one fewer.",
    "For each side: forward for a knock, back for a squawk.",
  ],
  stream: [{ kind: "pear" }, { kind: "pear" }, { kind: "pear" }, { kind: "pear" }, { kind: "parrot" }],
  stretches: [{ events: [9, 11], comes: [2, 4, 6], every: [1000, 1300] }],
};

const odd: Rules = {
  ...rules,
  stretches: [{ events: [9, 11], comes: [3, 5], every: [1000, 1300] }],
};

const chapter: Act[] = [
  {
    id: "parrots",
    lines: [
      { bed: "bird-song", layer: "air", level: 0.1 },
      "mango: Pears today! This is one:",
      { sound: "fruit-knock", side: -0.9, hold: "end" },
      "mango: And this is a parrot:",
      { sound: "parrot", side: -0.9, hold: "end" },
      "mango: It took that one out of the left bucket. A squawk is one fewer on that side.",
    ],
    again: [
      { bed: "bird-song", layer: "air", level: 0.1 },
      { sound: "parrot", side: -0.9, hold: "end" },
      "mango: The parrots! A squawk is one fewer on that side.",
    ],
  },
  { id: "first-parrot", as: "learn", set: "first-parrot", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "goal",
    lines: [
      `mango: Every ${GLASS} pieces fill a glass, and the party needs three. If one bucket is heavier, that one is Gulp's, as always.`,
      "gulp: I've told the parrots it's a free country.",
    ],
    again: ["gulp: The parrots send their love."],
  },
  { id: "raid", as: "hunt", turns: 2, short: 1, resumed: [RESUMED] },
  {
    id: "fare",
    lines: [
      "mango: Every now and then it won't come out even.",
      { sound: "fruit-knock", side: -0.9, hold: "end" },
      { sound: "fruit-knock", side: 0.9, hold: "end" },
      { sound: "fruit-knock", side: -0.9, hold: "end" },
      "mango: Three! One apart is fine, then. I eat the odd one.",
      { sound: "crunch", hold: "end" },
      "gulp: And I? I only ask.",
    ],
    again: [{ sound: "crunch" }, "mango: Odd loads: one apart is fine, and I eat that one."],
  },
  { id: "odd", as: "ride", set: "odd", turns: 2, short: 1, resumed: [RESUMED] },
  {
    id: "nap",
    lines: [
      { sound: "monster-gurgle", hold: "end" },
      `gulp: For ${EXTRA} pieces I'll still swim under the heavier one. Press Down. As a friend.`,
      "mango: And when he bumps the plank, a boing is where one lands that hopped over.",
    ],
    again: ["mango: Down asks Gulp. A boing is where one lands that hopped over."],
  },
  ...trees("tree", "parrot", RESUMED),
  ...glasses("half"),
  ...trees("tree-again", "parrot", RESUMED),
  ...glasses("late"),
  {
    id: "storm",
    lines: [
      { sound: "boss-near" },
      { sound: "thunder-near", hold: "end" },
      "mango: A storm! First a shower. At the first stop parrots come, and only take. At the second one Gulp's back itches. Even at each stop!",
      "gulp: I've brought a friend to scratch it. He's late.",
    ],
  },
  { id: "boss", as: "boss", set: "storm", turns: 1, short: 1, resumed: [RESUMED] },
  ...party({
    id: "parrots",
    three: [
      { sound: "parrot" },
      { sound: "sip", hold: "end" },
      "gulp: A parrot sits on my straw. I've never been this happy.",
    ],
    two: [{ sound: "parrot" }, "gulp: The parrot licks faster than I do. It's hardly fair."],
    gulps: [{ sound: "parrot" }, "gulp: Pardon. There's a parrot who says it was pear. It was pear."],
    keepsake: "feather",
  }),
];

export const parrotsLevel: Level = {
  id: "parrots",
  name: "Pears and parrots",
  difficulty: 0.5,
  skill: SKILL,
  learned: "to keep two counts that go up and down, and to make them even, odd or not",
  tryAtHome: [
    "One of you drops buttons into two cups and now and then takes one out again. Listen, and make the cups even.",
  ],
  next: `Next time: the same plank, another storm. Can you fill a fourth glass? That's ${4 * GLASS} pieces.`,
  tallies: ["arrived", "whole"],
  chapter,
  rules,
};

export const parrotsBanks: Bank[] = [
  {
    id: "first-parrot",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      words: {
        after: [
          "The one on the right was taken: two on the left, none on the right. Press Right, and one goes over. Then Select.",
        ],
      },
    },
    items: [
      {
        id: "taken-right",
        job: "even",
        script: [
          [
            { kind: "pear", way: "left", at: 300 },
            { kind: "pear", way: "right", at: 1400 },
            { kind: "pear", way: "left", at: 2500 },
            { kind: "parrot", way: "right", at: 3600 },
          ],
        ],
      },
    ],
  },
  { id: "odd", difficulty: 0.6, skill: SKILL, rules: odd },
  {
    id: "parrot-small",
    difficulty: 0.6,
    skill: SKILL,
    rules: {
      ...rules,
      strays: ["duck", "frog", "hen"],
      stretches: [{ events: [9, 11], comes: [2, 3, 4, 5], every: [1000, 1300], strays: [1, 1] }],
    },
  },
  {
    id: "parrot-tall",
    difficulty: 0.8,
    skill: SKILL,
    rules: {
      ...rules,
      strays: ["duck", "frog", "hen"],
      stretches: [{ events: [14, 16], comes: [2, 4, 6], every: [900, 1200], strays: [1, 1] }, bump],
    },
  },
  {
    id: "storm",
    difficulty: 1,
    skill: SKILL,
    rules: {
      ...rules,
      stretches: [
        { stream: [{ kind: "pear" }], events: [10, 12], comes: [2, 4], every: [800, 1100] },
        {
          ...shower,
          begins: { sound: "wings", caption: "a whole flock of wings" },
          stream: [{ kind: "parrot" }],
          events: [2, 4],
        },
        { ...bump, events: [1, 2], comes: [2] },
      ],
    },
  },
];
