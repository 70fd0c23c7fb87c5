/** Level 2: Bean rises, bubble by bubble. What is left of his depth? */
import { endings, lullaby, soFar } from "../acts.ts";
import { byTens, resumed } from "../by-tens.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const base = {
  ...byTens,
  tips: [
    "He rises, so his depth gets less. Take the bubbles away.",
    "Take away to the ten, then take the rest.",
    "A big bubble only changes the tens.",
  ],
};

const bean = (form: string) => ({
  type: "less" as const,
  form,
  whole: { from: 21, to: 58 },
  part: { from: 4, to: 9 },
});

const leaks: Rules = {
  ...base,
  free: true,
  tasks: [
    { ...bean("bean"), pays: 1 },
    { ...bean("lift"), pays: 1 },
  ],
};

const chapter: Chapter = [
  {
    id: "radio",
    lines: [
      { bed: "deep-water", layer: "sea", level: 0.3 },
      { sound: "radio-crackle" },
      "bean: Aunt Otta? It's Bean! My air pipe leaks, and my needle is stuck!",
      { sound: "bubble-pop" },
      "otta: My nephew. Down to him!",
    ],
    again: [
      { bed: "deep-water", layer: "sea", level: 0.3 },
      { sound: "radio-crackle" },
      "bean: Aunt Otta? It leaks again.",
    ],
  },
  {
    id: "deep",
    as: "learn",
    set: "deep-boot",
    turns: 1,
    short: 1,
    devices: [],
    how: ["Right: ten feet more. Down: one. Left and Up go back. Select: that far."],
    resumed,
  },
  {
    id: "tickle",
    lines: [
      "bean: The air leaks into my tanks, so I float up. Each bubble is a foot:",
      { sound: "bubble-pop", hold: "end", caption: "blub" },
      "bean: If you tell me how deep I am, I can steer. A pearl for each time!",
    ],
    again: ["bean: A bubble is a foot up. A pearl for each time you tell me how deep I am!"],
  },
  { id: "leaks", as: "rescue", turns: 2, short: 1, devices: ["pearls"], resumed },
  {
    id: "both",
    lines: [
      { sound: "snore", pitch: 4, hold: "end" },
      "otta: And there's Grumble, on our pearls. We want 12. Each chest has a lid that creaks, and that's one noise:",
      { sound: "door-creak", hold: "end" },
      "otta: And Bean's bubbles tickle him.",
      "bean: Tell me how deep I am, and I'll plug the leak. Then he snores four again!",
    ],
    again: [
      { sound: "snore", pitch: 4, hold: "end" },
      "otta: 12 pearls. Each lid is one noise, and Bean brings back four snores.",
    ],
  },
  {
    id: "chests",
    as: "ride",
    set: "chest-or-bean",
    turns: 4,
    short: 2,
    how: ["Left or right: pearls, or sleep?"],
    resumed,
  },
  {
    id: "ship",
    length: "full",
    lines: [
      { sound: "boat-horn", level: 0.5, hold: "end" },
      "otta: A steamer goes over us, and he hears nothing else. One dive is free: a ping or a miss wakes nobody.",
    ],
    again: [{ sound: "boat-horn", level: 0.5, hold: "end" }, "otta: A steamer! One free dive."],
  },
  { id: "free", as: "hunt", set: "under-the-ship", length: "full", turns: 1, devices: ["pearls"], resumed },
  ...soFar("so-far"),
  ...lullaby("lullaby"),
  {
    id: "we-leak",
    as: "boss",
    set: "we-leak",
    turns: 3,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "bubbles" },
      "bean: Aunt Otta? Now you're bubbling!",
      "otta: Our air leaks, too! First take away how far we've risen. Then how far down is it from there? Three pearls each.",
    ],
    resumed: ["First take away how far we've risen. Then: how far down is it from there?"],
  },
  ...endings("leaks", {
    best: [
      { sound: "crowd-cheer" },
      "bean: Pearls up to my knees! I plugged the last leak with one.",
      "otta: Which one?",
      { sound: "bubble-pop" },
    ],
    some: [
      { sound: "applause-small" },
      "otta: A few short of twelve. Bean offers his gum instead.",
      "bean: It's still good!",
    ],
    awake: [
      { sound: "yawn", pitch: -7, hold: "end" },
      "grumble: You tickle. Ha. Stop. Don't stop.",
      { sound: "bubbles" },
      "otta: Hardly any pearls. But we have a monster who giggles.",
    ],
    good: "gum",
    other: "whistle",
  }),
];

export const leaksLevel: Level = {
  id: "leaks",
  name: "Bean leaks",
  difficulty: 0,
  skill: "take-away-two-digits",
  learned: "to take away from a big number, by way of the ten",
  tryAtHome: ["Start with 30 pieces of cereal and eat some. How many are left? Then check."],
  next: "Next time: mud on every needle. We know the bottom, and have to find ourselves.",
  tallies: ["fished", "clean", "woke"],
  chapter,
  rules: leaks,
};

const chest = {
  type: "less" as const,
  form: "chest3",
  whole: { from: 31, to: 78 },
  part: { from: 11, to: 49 },
  left: { from: 12, to: 39 },
  pays: 3,
};

export const leaksBanks: Bank[] = [
  {
    id: "deep-boot",
    difficulty: -1,
    skill: "take-away-two-digits",
    rules: {
      ...base,
      free: true,
      heard: "none",
      sonar: { reach: 5, silent: true },
      tasks: [{ type: "less", form: "boot", whole: { from: 32, to: 33 }, part: { from: 10, to: 10 } }],
    },
  },
  {
    id: "chest-or-bean",
    difficulty: 0.1,
    skill: "take-away-two-digits",
    rules: { ...base, pick: "load", tasks: [{ ...chest, stirs: 1 }, bean("bean")] },
  },
  {
    id: "under-the-ship",
    difficulty: 0.1,
    skill: "take-away-two-digits",
    rules: { ...base, free: true, tasks: [chest] },
  },
  {
    id: "we-leak",
    difficulty: 0.4,
    skill: "two-steps",
    rules: {
      ...base,
      tasks: [
        {
          type: "less",
          form: "drifting",
          whole: { from: 40, to: 79 },
          part: { from: 22, to: 49 },
          lost: { from: 2, to: 9 },
          left: { from: 11, to: 45 },
          pays: 3,
        },
      ],
    },
  },
];
