/** Level 1: equal shares of up to 20 coins, in two chests or three. */
import { aboard, cannonball, clink, cook, endings, lastCall, lastDeals, rustle, soFar } from "../acts.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const range = { from: 0, to: 12 };
const buttons = { up: "more", down: "less" };
const tips = [
  "Each round takes one coin for every chest. How many rounds are in the heap?",
  "Three chests: count by threes. Two chests: half of it.",
  "What's left over is always less than there are chests.",
];

const base = { tips, range, buttons, tellStart: false };
const drawn = (by: number[], each: { from: number; to: number }, left = 0) => ({
  type: "share" as const,
  form: "chests",
  by,
  each,
  left: { from: 0, to: left },
});

const rules: Rules = {
  ...base,
  share: { tricks: ["fair", "sleeve", "kept", "kept"], bonus: 3, pace: 330, swept: true },
  tasks: [drawn([3], { from: 3, to: 5 }, 2), drawn([2], { from: 5, to: 9 }, 1)],
};

const resumed = [
  "Up and Down: the number. Right: let him deal a round. Select: call it. Then: Select, fair. Up, he kept a round. Left, Down or Right: where he cheated.",
];

const judging = [
  "Up and Down: the number. Select: call it. Then judge. Select: fair. Left, Down, Right: where he cheated.",
];

const chapter: Chapter = [
  {
    id: "aboard",
    lines: aboard([
      "baron: Baron Remainder! What's left over is mine. It's on my card.",
      "pip: I'm Pip, the mate. He deals our treasure. You, quartermaster, call each share before he does.",
    ]),
    again: aboard([
      "baron: Baron Remainder, again! What's left over is mine.",
      "pip: You call, he deals. Ears open.",
    ]),
  },
  {
    id: "first",
    as: "learn",
    set: "first-chests",
    turns: 1,
    short: 1,
    devices: [],
    how: ["Up: one more. Select: call it."],
    resumed: ["Up: one more. Down: one less. Select: call it."],
  },
  {
    id: "sleeve",
    lines: [
      "pip: Every chest the same. That's fair. Now listen to what he does when he thinks I'm asleep:",
      clink("left"),
      rustle("middle"),
      clink("right"),
      "pip: That middle coin went up his sleeve.",
    ],
    again: ["pip: Coins clink. Sleeves rustle. You remember."],
  },
  {
    id: "hands",
    as: "hunt",
    set: "practice-chests",
    turns: 1,
    short: 1,
    devices: [],
    how: [
      "Call the share. Then he deals, and you judge: Select is fair. Left, Down, Right is where he cheated.",
    ],
    resumed: judging,
  },
  ...cannonball("ball", "gets the treasure map"),
  { id: "sleeves", as: "hunt", set: "sleeves", turns: 1, short: 0, devices: [], resumed: judging },
  {
    id: "early",
    lines: [
      "pip: From now on you get paid. Call it right before he deals, and you earn three coins. Or press Right, and hear a round first, for a coin less. Once he has dealt it all, a call is worth nothing.",
    ],
    again: ["pip: Three coins for a right call. Right: hear a round first, a coin less."],
  },
  {
    id: "paid",
    as: "ride",
    set: "sleeves-paid",
    turns: 1,
    short: 0,
    resumed,
  },
  {
    id: "keeps",
    lines: [
      "pip: Psst. He has another trick, and it sounds perfectly fair. Six coins, two chests:",
      clink("left"),
      clink("right"),
      clink("left"),
      clink("right"),
      { sound: "coins", pitch: -6, hold: "end", caption: "a sweep into the sack" },
      "baron: And the leftovers. Mine!",
      "pip: Six divided by two is three each. He dealt two! So he kept a round. When he does, press Up.",
      "pip: Real leftovers are his, too few to go around. Seven in two chests: three each, and one is left. That's fair.",
    ],
    again: ["pip: And if he keeps a whole round and calls it leftovers, press Up. Real leftovers are his."],
  },
  {
    id: "rounds",
    as: "hunt",
    turns: 2,
    short: 1,
    how: ["Call how many each. Then, Up: he kept a round."],
    resumed,
  },
  {
    id: "two-or-three",
    length: "full",
    lines: [
      "baron: Dull. Let's play for leftovers. You choose, two chests or three.",
      "pip: Now each leftover rolls the ball a step his way. So choose what comes out even, or nearly.",
    ],
    again: ["baron: You choose the chests. I get the leftovers.", "pip: And each one rolls the ball a step."],
  },
  {
    id: "choice",
    as: "ride",
    set: "which-chests",
    length: "full",
    turns: 2,
    how: ["Left: two chests. Right: three. Then call the share."],
    resumed: ["Left: two chests. Right: three. Then call, and judge."],
  },
  ...cook("galley"),
  ...soFar("so-far"),
  ...lastDeals("last", {
    set: "last-chests",
    turns: 3,
    errs: 0.6,
    how: [
      { sound: "boss-near" },
      "baron: Enough! I call first, whenever I like. I deal fast, and only once. And how many chests? Ha! Listen for yourself.",
      "pip: And he's found his thumbs again. Sometimes two coins land in one chest:",
      clink("left"),
      clink("left"),
      clink("right"),
      "pip: Then say where there were two.",
    ],
    resumed: [
      "He calls, or you do. Then judge: Select, fair. Up, he kept a round. Left, Down, Right: where he cheated.",
    ],
  }),
  ...lastCall("supper"),
  ...endings("map", {
    best: [
      { sound: "ball-roll", side: 0.8, hold: "end" },
      { sound: "crowd-cheer" },
      "pip: It's in our basket! The map is ours!",
      "baron: I counted on it. Badly.",
    ],
    some: [
      { sound: "hull-creak", hold: "end" },
      "pip: Too close to call. So we cut the map, half and half.",
      "baron: And the scrap in the middle? Left over. Mine.",
      "pip: That's where the treasure is!",
    ],
    his: [
      { sound: "door-squeak", hold: "end" },
      "baron: I've read the map already. I'll take the bathroom door. It was left over.",
      "pip: We do have a curtain. Next time, quartermaster.",
    ],
    good: "sleeve",
    other: "curtain",
  }),
];

export const chests: Level = {
  id: "chests",
  name: "Two chests or three",
  difficulty: -1.5,
  skill: "share-equally",
  learned: "to share out fairly, and to know it before it is dealt",
  tryAtHome: [
    "Deal 15 crackers to three people. How many each? Say it first, then deal.",
    "Share a handful of raisins for two. Does it come out even?",
  ],
  next: "Next time he bags it. Bags of four, bags of six, and his sleeve is still wide.",
  stakes: ["ball"],
  tallies: ["settled", "caught"],
  chapter,
  rules,
};

const last: Rules = {
  ...base,
  share: {
    tricks: ["fair", "sleeve", "double", "kept"],
    bonus: 3,
    pace: 250,
    swept: true,
    hides: true,
    once: true,
  },
  tasks: [drawn([3], { from: 4, to: 6 }, 2), drawn([2], { from: 6, to: 9 }, 1)],
};

export const chestsBanks: Bank[] = [
  {
    id: "first-chests",
    difficulty: -2.5,
    skill: "share-equally",
    rules: { ...base, free: true, share: { bonus: 0, pace: 330 }, tasks: [drawn([2], { from: 3, to: 4 })] },
  },
  {
    id: "practice-chests",
    difficulty: -2.2,
    skill: "share-equally",
    rules: {
      ...base,
      free: true,
      share: { tricks: ["fair", "sleeve", "sleeve"], bonus: 0, pace: 360 },
      tasks: [drawn([3], { from: 3, to: 4 })],
    },
  },
  {
    id: "sleeves",
    difficulty: -2,
    skill: "share-equally",
    rules: {
      ...base,
      share: { tricks: ["fair", "sleeve", "sleeve"], bonus: 0, pace: 360 },
      tasks: [drawn([3], { from: 3, to: 4 })],
    },
  },
  {
    id: "sleeves-paid",
    difficulty: -1.8,
    skill: "share-equally",
    rules: {
      ...base,
      share: { tricks: ["fair", "sleeve"], bonus: 3, pace: 330 },
      tasks: [drawn([3], { from: 4, to: 5 }), drawn([2], { from: 5, to: 8 })],
    },
  },
  {
    id: "which-chests",
    difficulty: -1,
    skill: "share-evenly",
    rules: {
      ...base,
      pick: "load",
      share: { tricks: ["fair", "sleeve", "kept"], bonus: 3, pace: 300, swept: true },
      tasks: [
        { ...drawn([2], { from: 4, to: 10 }), left: { from: 0, to: 1 }, total: { from: 9, to: 20 } },
        { ...drawn([3], { from: 3, to: 6 }), left: { from: 0, to: 2 }, total: { from: 9, to: 20 } },
      ],
    },
  },
  { id: "last-chests", difficulty: -0.8, skill: "share-equally", rules: last },
  {
    id: "last-chests-feathered",
    difficulty: -0.9,
    skill: "share-equally",
    rules: { ...last, share: { bonus: 3, pace: 250, ...last.share, told: true } },
  },
];
