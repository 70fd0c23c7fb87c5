/** Level 1: how far down from us, within 20. */
import { endings, lullaby, soFar } from "../acts.ts";
import { GOAL } from "../frame.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const range = { from: 0, to: 20 };
const buttons = { down: "deeper", up: "shallower" };
const tips = [
  "Count on from our depth to the chest's depth.",
  "The dive is the difference. From 8 to 12 is 4.",
  "Over the ten? First to ten, then on.",
];

const shallow: Rules = {
  tips,
  range,
  buttons,
  tellStart: false,
  heard: "last",
  sonar: { reach: 2 },
  tasks: (["chest", "jug", "trunk"] as const).map((form) => ({
    type: "less" as const,
    form,
    whole: { from: 8, to: 20 },
    part: { from: 3, to: 14 },
    left: { from: 4, to: 12 },
    pays: 2,
  })),
};

const resumed = ["Down: deeper. Up: shallower. Select: that far."];

const chapter: Chapter = [
  {
    id: "sea",
    lines: [
      { bed: "deep-water", layer: "sea", level: 0.3 },
      { sound: "snore", hold: "end" },
      "otta: Shh! Captain Otta here. That's Grumble, the sea monster. Our pearls fell off the ship, and he fell asleep on them.",
    ],
    again: [
      { bed: "deep-water", layer: "sea", level: 0.3 },
      { sound: "snore", hold: "end" },
      "otta: Shh! He's still asleep. He's still on our pearls.",
    ],
  },
  {
    id: "boot",
    as: "learn",
    set: "boot",
    turns: 1,
    short: 1,
    devices: [],
    how: ["Down lets the claw down a foot. Select: that far."],
    resumed,
  },
  {
    id: "bells",
    lines: [
      "otta: Whatever lies down there drums its depth. Ten feet:",
      { sound: "tom", hold: "end", caption: "boom" },
      "otta: One foot:",
      { sound: "kalimba", hold: "end", caption: "ting" },
      `otta: We want ${GOAL} pearls. Two are aboard already.`,
    ],
    again: [`otta: Booms are tens, tings are ones. We want ${GOAL} pearls, and two are aboard.`],
  },
  { id: "first-chest", as: "ride", set: "first-chest", turns: 1, short: 1, devices: ["pearls"], resumed },
  {
    id: "pips",
    lines: [
      "otta: If you're not sure, there's the sonar. It pings, and a pip comes back for each foot you're off. Falling:",
      { sound: "sonar", hold: "end" },
      { sound: "probe-beep", pitch: 1, hold: "end", caption: "pip" },
      { sound: "probe-beep", pitch: -1, hold: "end", caption: "pip" },
      "otta: Two feet deeper. Climbing:",
      { sound: "probe-beep", pitch: -1, hold: "end", caption: "pip" },
      { sound: "probe-beep", pitch: 1, hold: "end", caption: "pip" },
      "otta: Two feet shallower. But he hears it, too.",
    ],
    again: ["otta: Pips that fall: deeper. Pips that climb: shallower. He hears them, too."],
  },
  { id: "nap", as: "ride", turns: 3, short: 1, resumed },
  {
    id: "talks",
    lines: [
      { sound: "snore", hold: "end" },
      "grumble: Mmm. Small chest. Big chest. Don't mix up my chests.",
      "otta: He talks in his sleep! Two of them ring at once here. A small one has 2 pearls. A big one has 4, but its lid creaks:",
      { sound: "door-creak", hold: "end" },
      "otta: And that's a noise. So count the snores, and choose.",
    ],
    again: ["grumble: Mmm. Small chest. Big chest."],
  },
  {
    id: "two",
    as: "ride",
    set: "two-chests",
    turns: 3,
    short: 1,
    how: ["Left or right: choose. A big lid is one noise."],
    resumed,
  },
  {
    id: "whale",
    length: "full",
    lines: [
      { sound: "whale", hold: "end" },
      "otta: A whale! While she sings he hears nothing else. This one dive is free: a ping or a miss wakes nobody.",
    ],
    again: [{ sound: "whale", hold: "end" }, "otta: The whale! One free dive."],
  },
  {
    id: "free",
    as: "hunt",
    set: "under-the-whale",
    length: "full",
    turns: 1,
    devices: ["pearls"],
    resumed,
  },
  ...soFar("so-far"),
  ...lullaby("lullaby"),
  {
    id: "rolls",
    as: "boss",
    set: "slid",
    turns: 3,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "rock-fall" },
      "otta: He rolled over! The chests slid away, up to three feet, deeper or shallower. Nobody can work that out. So work out where it lay, stop there, and ping. The echo knows how far it slid.",
    ],
    resumed: ["Each has slid, up to three feet. Stop where it lay, ping, and fix."],
  },
  ...endings("nap", {
    best: [
      { sound: "crowd-cheer" },
      "otta: Plenty for the whole crew! And he's still smiling in his sleep.",
      { sound: "snore", hold: "end" },
    ],
    some: [
      { sound: "applause-small" },
      "otta: A few pearls short. The cook gets one earring.",
      { sound: "snore", hold: "end" },
    ],
    awake: [
      { sound: "yawn", pitch: -7, hold: "end" },
      "grumble: I can't sleep anymore. Tell me a number.",
      "otta: Twenty take away six?",
      "grumble: Four. Teen.",
      { sound: "snore", hold: "end" },
      "otta: That did it! Hardly any pearls, but now we know how he falls asleep.",
    ],
    good: "shell",
    other: "lullaby",
  }),
];

export const nap: Level = {
  id: "nap",
  name: "The nap",
  difficulty: -1.5,
  skill: "difference-within-20",
  learned: "to find how far it is from one number to another",
  tryAtHome: [
    "How old are you, and how old is somebody you know? How many years are between you?",
    "Two towers of cups. How many cups taller is one than the other?",
  ],
  next: "Next time: Bean, the captain's nephew, in a submarine that leaks air.",
  tallies: ["fished", "clean", "woke"],
  chapter,
  rules: shallow,
};

const two = (form: string, pays: number, crosses: boolean): NonNullable<Rules["tasks"]>[number] => ({
  type: "less",
  form,
  whole: crosses ? { from: 11, to: 19 } : { from: 5, to: 14 },
  part: { from: 5, to: 9 },
  left: crosses ? { from: 5, to: 12 } : { from: 2, to: 5 },
  isHere: true,
  pays,
  ...(crosses ? { stirs: 1 } : {}),
});

export const napBanks: Bank[] = [
  {
    id: "boot",
    difficulty: -2.5,
    skill: "difference-within-20",
    rules: {
      free: true,
      range,
      buttons,
      tellStart: false,
      sonar: { reach: 2, silent: true },
      tasks: [
        {
          type: "less",
          form: "boot",
          whole: { from: 5, to: 6 },
          part: { from: 2, to: 3 },
          left: { from: 3, to: 3 },
        },
      ],
    },
  },
  {
    id: "first-chest",
    difficulty: -2,
    skill: "difference-within-20",
    rules: {
      ...shallow,
      free: true,
      sonar: { reach: 2, silent: true },
      tasks: [
        {
          type: "less",
          form: "chest",
          whole: { from: 12, to: 14 },
          part: { from: 8, to: 9 },
          left: { from: 4, to: 5 },
          pays: 2,
        },
      ],
    },
  },
  {
    id: "two-chests",
    difficulty: -1.3,
    skill: "difference-within-20",
    rules: { ...shallow, pick: "load", tasks: [two("small", 2, false), two("big", 4, true)] },
  },
  {
    id: "under-the-whale",
    difficulty: -1.3,
    skill: "difference-within-20",
    rules: { ...shallow, free: true },
  },
  {
    id: "slid",
    difficulty: -1,
    skill: "estimate-and-fix",
    rules: {
      ...shallow,
      sonar: { reach: 3, drift: 3 },
      tasks: [
        {
          type: "less",
          form: "treasure",
          whole: { from: 10, to: 20 },
          part: { from: 3, to: 12 },
          left: { from: 4, to: 14 },
          pays: 3,
        },
      ],
    },
  },
];
