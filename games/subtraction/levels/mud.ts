/** Level 3: the bottom is known, and we are not. */
import { endings, lullaby, soFar } from "../acts.ts";
import { byTens, resumed } from "../by-tens.ts";
import { GOAL } from "../frame.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const base = {
  ...byTens,
  tips: [
    "Tens first, then ones. Or up: to the next ten, then the rest.",
    "Not enough ones? Break a ten.",
    "Nearly a ten? Take away the ten, and give back what was too much.",
  ],
};

type Drawing = NonNullable<Rules["tasks"]>[number];

const hard = { whole: { from: 41, to: 93 }, part: { from: 14, to: 58 }, left: { from: 11, to: 59 } };

const mud: Rules = {
  ...base,
  tasks: (["bottom", "rock"] as const).map((form): Drawing => {
    return { type: "less", form, ...hard, regroups: true, pays: 2 };
  }),
};

const chapter: Chapter = [
  {
    id: "splat",
    lines: [
      { bed: "deep-water", layer: "sea", level: 0.3 },
      { sound: "splat" },
      "otta: Mud on our needle! The bottom drums its depth, and I know how far down it is from us. How deep are we?",
    ],
    again: [
      { bed: "deep-water", layer: "sea", level: 0.3 },
      { sound: "splat" },
      "otta: Mud again. How deep are we?",
    ],
  },
  {
    id: "first-mud",
    as: "hunt",
    set: "easy-mud",
    turns: 1,
    short: 1,
    devices: ["pearls"],
    how: ["Right: ten feet more. Down: one. Select: that far."],
    resumed,
  },
  {
    id: "shells",
    lines: [
      `otta: Wherever we know our depth, an oyster opens up for us. We want ${GOAL} pearls. And quiet, please:`,
      { sound: "snore", hold: "end" },
    ],
    again: [`otta: We want ${GOAL} pearls. Quietly.`],
  },
  { id: "mud", as: "hunt", turns: 4, short: 2, resumed },
  {
    id: "clear",
    lines: [
      { sound: "wipe" },
      "otta: The needle is clean! Now for his chests. A small one has 2 pearls. A big one has 4, it's the harder problem, and its lid creaks:",
      { sound: "door-creak", hold: "end" },
      "otta: That's one noise.",
    ],
    again: [{ sound: "wipe" }, "otta: Clean! Chests, small and big."],
  },
  {
    id: "two",
    as: "ride",
    set: "two-deep",
    turns: 3,
    short: 1,
    how: ["Left or right: choose. A big lid is one noise."],
    resumed,
  },
  ...soFar("so-far"),
  ...lullaby("lullaby"),
  {
    id: "eye",
    as: "boss",
    set: "one-eye",
    turns: 3,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "beast-purr", hold: "end" },
      "grumble: I sleep with one eye open. And both ears.",
      "otta: No pings now, he'd catch us at once. Only you. Two chests each time: take the one you trust yourself with. A miss is still two noises.",
    ],
    resumed: ["No pings. Choose a chest, set it, and Select grabs."],
  },
  ...endings("mud", {
    best: [
      { sound: "crowd-cheer" },
      "grumble: I saw you, you know. You count beautifully. Keep them.",
      { sound: "beast-purr", hold: "end" },
    ],
    some: [
      { sound: "applause-small" },
      "grumble: You were so quiet, and then you weren't. Come back, I'll leave the light on.",
      { sound: "snore", hold: "end" },
    ],
    awake: [
      { sound: "yawn", pitch: -7, hold: "end" },
      "grumble: Sit down. I'm awake anyway. Ninety take away thirty is sixty, I dream it every night.",
      "otta: Few pearls, a lot of mud, and somebody to talk to.",
    ],
    good: "squid",
    other: "mud",
  }),
];

export const mudLevel: Level = {
  id: "mud",
  name: "One eye open",
  difficulty: 1.2,
  skill: "subtract-regrouping",
  learned: "to subtract when there aren't enough ones",
  tryAtHome: ["How many pages does your book have, and what page are you on? How many are left?"],
  next: "Next time he'll have more chests. He collects them. From us.",
  tallies: ["fished", "clean", "woke"],
  chapter,
  rules: mud,
};

const two = (form: string, pays: number, regroups: boolean): Drawing => ({
  type: "less",
  form,
  ...hard,
  part: { from: 24, to: 47 },
  regroups,
  isHere: true,
  pays,
  ...(regroups ? { stirs: 1 } : {}),
});

export const mudBanks: Bank[] = [
  {
    id: "easy-mud",
    difficulty: 0.6,
    skill: "subtract-regrouping",
    rules: {
      free: true,
      ...base,
      tasks: [
        {
          type: "less",
          form: "rock",
          whole: { from: 35, to: 49 },
          part: { from: 11, to: 14 },
          regroups: false,
          pays: 1,
        },
      ],
    },
  },
  {
    id: "two-deep",
    difficulty: 1.2,
    skill: "subtract-regrouping",
    rules: { ...base, pick: "load", tasks: [two("small", 2, false), two("big", 4, true)] },
  },
  {
    id: "one-eye",
    difficulty: 1.5,
    skill: "subtract-regrouping",
    rules: {
      ...base,
      pick: "load",
      sonar: { reach: 5, silent: true },
      tasks: [two("small", 2, false), two("big", 4, true)],
    },
  },
];
