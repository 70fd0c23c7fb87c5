/** Level 3: it doesn't come out even. What is left over, and what is to be done with it? */
import { aboard, cannonball, cook, endings, lastCall, lastDeals, soFar } from "../acts.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const tips = [
  "First the full ones. Then see what's left, and ask what it's good for.",
  "Nobody stays behind: one boat more. Half a hat is no hat: forget the rest.",
  "What's left over is always less than goes into one.",
];

const base = { tips, range: { from: 0, to: 12 }, buttons: { up: "more", down: "less" }, tellStart: false };
const drawn = (form: string, by: number[], each: { from: number; to: number }, rest: number) => ({
  type: "share" as const,
  form,
  by,
  each,
  left: { from: 1, to: rest },
});

const rules: Rules = {
  ...base,
  share: { tricks: ["fair", "sleeve", "kept", "kept"], bonus: 3, pace: 160, left: true },
  tasks: [
    drawn("chests", [3], { from: 4, to: 8 }, 2),
    { ...drawn("bags", [4, 5, 6, 7, 8], { from: 3, to: 7 }, 4), total: { from: 17, to: 53 } },
  ],
};

const resumed = [
  "Up and Down: the number. Right: let him deal one. Select: call it, then what's left over. Then judge: Select, fair. Up, he kept one. Left, Down or Right: where he cheated.",
];

const chapter: Chapter = [
  {
    id: "aboard",
    lines: aboard([
      "baron: Leftovers! My whole name is leftovers. Today nothing comes out even, and I've brought a bigger sack.",
      { sound: "parrot", hold: "end" },
      "pip: That's the parrot. She likes leftovers, too.",
    ]),
    again: aboard(["baron: Leftovers day! Nothing comes out even.", { sound: "parrot", hold: "end" }]),
  },
  {
    id: "first",
    as: "learn",
    set: "for-the-parrot",
    turns: 1,
    short: 1,
    devices: [],
    how: ["Up: one more. Select: call it."],
    resumed: ["Up: one more. Down: one less. Select: call it."],
  },
  {
    id: "shore",
    length: "full",
    lines: [
      "pip: We're in port! Boats to hire, hats to buy. Whatever is left over, think what it's good for. Call it right the first time, and you earn three coins.",
    ],
    again: ["pip: In port! Boats, hats, crackers. What's left over, and what for?"],
  },
  {
    id: "port",
    as: "ride",
    set: "port",
    length: "full",
    turns: 3,
    how: ["Set the number you need. Select: call it."],
    resumed: ["Up and Down: the number. Select: call it."],
  },
  {
    id: "law",
    lines: [
      { sound: "gavel", hold: "end" },
      "baron: The law of the sea! What's left over after a fair deal is mine.",
      "pip: But it's never enough for one more round. So call the share, and then call what's left over. Then he deals, and cheats as ever. A rustle: say where. Kept a round or a bag: Up.",
    ],
    again: ["pip: Call the share, then what's left over. Then judge his hands."],
  },
  {
    id: "practice",
    as: "hunt",
    set: "practice-leftovers",
    turns: 1,
    short: 1,
    devices: [],
    how: ["After he deals, judge: Select is fair. Up: he kept one. Left, Down, Right: where he cheated."],
    resumed,
  },
  ...cannonball("ball", "writes the next law of the sea"),
  {
    id: "uneven",
    as: "hunt",
    turns: 2,
    short: 1,
    how: [
      "Right lets him deal one before your call, for a coin less. Once he has dealt them all, a call is worth nothing.",
    ],
    resumed,
  },
  {
    id: "storm",
    length: "full",
    lines: [
      { sound: "wind-gust", hold: "end" },
      { sound: "ball-roll", side: -0.8 },
      "pip: A squall! Everybody back to the ship. Boats, quick, before the crackers get wet.",
    ],
    again: [{ sound: "wind-gust", hold: "end" }, "pip: A squall! Boats and crackers."],
  },
  {
    id: "rescue",
    as: "rescue",
    set: "squall",
    length: "full",
    turns: 1,
    resumed: ["Up and Down: the number. Select: call it."],
  },
  ...cook("galley"),
  ...soFar("so-far"),
  ...lastDeals("last", {
    set: "last-leftovers",
    turns: 3,
    errs: 0.6,
    how: [
      { sound: "boss-near" },
      "baron: Last deals! I call first, whenever I like. I don't say how many chests, or how big a bag is. I deal once, and fast. All leftovers are real. Probably.",
    ],
    resumed: [
      "He calls, or you do. Then judge: Select, fair. Up, he kept one. Left, Down, Right: where he cheated.",
    ],
  }),
  ...lastCall("supper"),
  ...endings("law", {
    best: [
      { sound: "page-write", hold: "end" },
      { sound: "crowd-cheer" },
      "pip: New law: what's left over goes to the parrot!",
      { sound: "parrot", hold: "end" },
      "baron: Then I'd like to be a parrot.",
    ],
    some: [
      { sound: "page-write", hold: "end" },
      "pip: Too close to call, so the law has two lines. Line one: leftovers are shared.",
      "baron: Line two: what's left of those is mine.",
    ],
    his: [
      { sound: "page-write", hold: "end" },
      "baron: New law: Tuesdays are left over. Mine!",
      "pip: Then we'll sleep in on Tuesdays.",
      { sound: "snore", hold: "end" },
    ],
    good: "visiting",
    other: "fiddle",
  }),
];

export const leftovers: Level = {
  id: "leftovers",
  name: "Leftovers",
  difficulty: 1.2,
  skill: "remainders",
  learned: "what to do with a remainder: one more, forget it, or keep it",
  tryAtHome: [
    "17 people want to ride, four to a car. How many cars? And how full is the last one?",
    "You have 20 dollars. A book costs six. How many books, and how much change?",
  ],
  next: "Next time he brings a sack with a hole in it. He doesn't know yet.",
  stakes: ["ball"],
  tallies: ["settled", "caught"],
  chapter,
  rules,
};

const last: Rules = {
  ...base,
  share: { tricks: ["fair", "sleeve", "kept"], bonus: 3, pace: 130, hides: true, once: true, left: true },
  tasks: [
    drawn("chests", [3], { from: 5, to: 9 }, 2),
    { ...drawn("bags", [4, 5, 6, 7, 8, 9], { from: 4, to: 8 }, 5), total: { from: 22, to: 60 } },
    { ...drawn("tins", [4, 5, 6, 7], { from: 4, to: 8 }, 4), total: { from: 22, to: 55 } },
  ],
};

export const leftoversBanks: Bank[] = [
  {
    id: "for-the-parrot",
    difficulty: 0.2,
    skill: "remainders",
    rules: {
      ...base,
      free: true,
      share: { bonus: 0, pace: 260 },
      tasks: [drawn("crackers", [3], { from: 3, to: 4 }, 2)],
    },
  },
  {
    id: "port",
    difficulty: 0.8,
    skill: "use-remainders",
    rules: {
      ...base,
      free: true,
      share: { bonus: 3, pace: 180 },
      tasks: [
        drawn("boats", [4, 5, 6], { from: 2, to: 5 }, 3),
        drawn("hats", [4, 5, 6], { from: 2, to: 5 }, 3),
      ],
    },
  },
  {
    id: "squall",
    difficulty: 1,
    skill: "use-remainders",
    rules: {
      ...base,
      share: { bonus: 3, pace: 150 },
      tasks: [drawn("squall", [6, 7, 8], { from: 3, to: 6 }, 3)],
    },
  },
  {
    id: "practice-leftovers",
    difficulty: 0.7,
    skill: "remainders",
    rules: {
      ...base,
      free: true,
      share: { tricks: ["fair", "kept"], bonus: 0, pace: 200, left: true },
      tasks: [drawn("chests", [3], { from: 3, to: 5 }, 2)],
    },
  },
  { id: "last-leftovers", difficulty: 1.5, skill: "remainders", rules: last },
  {
    id: "last-leftovers-feathered",
    difficulty: 1.4,
    skill: "remainders",
    rules: { ...last, share: { bonus: 3, pace: 130, ...last.share, told: true } },
  },
];
