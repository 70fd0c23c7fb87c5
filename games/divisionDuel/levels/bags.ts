/** Level 2: groups of so many, out of up to 100: how many bags, how many tins? */
import { aboard, cannonball, cook, endings, lastCall, lastDeals, soFar } from "../acts.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const tips = [
  "Count by the bag: bags of four go 4, 8, 12. A finger for each.",
  "Ten bags are easy. Is it more than that, or less? Half of ten is five bags.",
  "If enough for a bag is left over, a bag is missing.",
];

const base = { tips, range: { from: 0, to: 12 }, buttons: { up: "more", down: "less" }, tellStart: false };
const drawn = (form: string, by: number[], each: { from: number; to: number }, left = 2) => ({
  type: "share" as const,
  form,
  by,
  each,
  left: { from: 0, to: left },
});

const rules: Rules = {
  ...base,
  share: { tricks: ["fair", "sleeve", "kept", "kept"], bonus: 3, pace: 150, swept: true },
  tasks: [
    drawn("bags", [3, 4, 5, 6], { from: 3, to: 9 }),
    { ...drawn("tins", [3, 4, 5, 6, 8], { from: 3, to: 7 }), total: { from: 12, to: 48 } },
  ],
};

const resumed = [
  "Up and Down: the number. Right: let him fill one. Select: call it. Then: Select, fair. Up, he kept one. Left, Down or Right: the cart where he cheated.",
];

const bag = (side: number, pitch: number) =>
  [0, 1, 2].map(() => ({ sound: "coin" as const, side, pitch, hold: "end" as const, caption: "clink" }));

const chapter: Chapter = [
  {
    id: "aboard",
    lines: aboard([
      "baron: Chests are so last week. I bag now. Three carts, a bag on each in turn.",
      "pip: You call how many bags it makes.",
    ]),
    again: aboard(["baron: Bags! Carts! Me!", "pip: Call how many it makes."]),
  },
  {
    id: "first",
    as: "learn",
    set: "first-bags",
    turns: 1,
    short: 1,
    devices: [],
    how: ["Up: one more. Select: call it."],
    resumed: ["Up: one more. Down: one less. Select: call it."],
  },
  {
    id: "carts",
    lines: [
      "pip: Left cart, middle cart, right cart, and around again. A rustle in a bag is his sleeve:",
      ...bag(-0.85, -4).slice(0, 2),
      { sound: "cloth-wool", side: -0.85, hold: "end", caption: "a rustle, left" },
      { sound: "zip", side: -0.85, hold: "end" },
      "pip: That was on the left cart. And if he keeps a whole bag and calls it leftovers, press Up. Real leftovers, too few for a bag, are his.",
    ],
    again: ["pip: Sleeve: the cart where it rustled. A bag kept: Up. Real leftovers are his."],
  },
  {
    id: "hands",
    as: "hunt",
    set: "practice-bags",
    turns: 1,
    short: 1,
    devices: [],
    how: [
      "Judge after he deals: Select is fair. Up: he kept a bag. Left, Down, Right: the cart where he cheated.",
    ],
    resumed,
  },
  ...cannonball("ball", "gets the ship's cat for the winter"),
  { id: "bags", as: "ride", set: "small-bags", turns: 1, short: 0, devices: [], resumed },
  {
    id: "cat",
    lines: [
      { sound: "cat", hold: "end" },
      "baron: She'd love my cabin. It's full of leftovers. Fish, mostly. Now biscuits, too!",
      { sound: "woodblock", hold: "end" },
      "pip: Ship's biscuits. Don't bite one. And from now on you get paid: three coins for a right call. Press Right, and you hear a tin or a bag first, for a coin less. Once he has filled them all, a call is worth nothing.",
    ],
    again: [
      { sound: "cat", hold: "end" },
      "baron: Biscuits, too!",
      "pip: Three coins for a right call. Right: hear one first, for a coin less.",
    ],
  },
  { id: "tins", as: "ride", turns: 2, short: 1, resumed },
  {
    id: "unsaid",
    lines: [
      "baron: You count too well. I won't tell you how big the bags are. I'll fill one, and you can hear it.",
      "pip: Count one bag. Then call how many.",
    ],
    again: ["baron: How big are the bags? Listen."],
  },
  {
    id: "sizes",
    as: "hunt",
    set: "unsaid-bags",
    turns: 2,
    short: 0,
    how: ["One bag is heard. How many does it make?"],
    resumed,
  },
  ...cook("galley"),
  ...soFar("so-far"),
  ...lastDeals("last", {
    set: "last-bags",
    turns: 3,
    errs: 0.6,
    how: [
      { sound: "boss-near" },
      { sound: "cat", hold: "end" },
      "baron: For the cat! I call first, whenever I like. I don't say how big they are. I deal once, and fast.",
    ],
    resumed: [
      "He calls, or you do. Then judge: Select, fair. Up, he kept one. Left, Down, Right: where he cheated.",
    ],
  }),
  ...lastCall("supper"),
  ...endings("winter", {
    best: [
      { sound: "purr", hold: "end" },
      { sound: "crowd-cheer" },
      "pip: She stays! She never even got up.",
      "baron: She's sitting on my sack. May I have my sack?",
    ],
    some: [
      { sound: "cat", hold: "end" },
      "pip: Too close to call. So she decides. Mornings here, evenings with him.",
      "baron: She only comes for the fish. I know. I know.",
    ],
    his: [
      { sound: "steps-pass" },
      "baron: The cat is mine! Why is she walking back?",
      { sound: "purr", hold: "end" },
      "pip: Because it's suppertime. You won, Baron, but nobody told the cat.",
    ],
    good: "bag",
    other: "biscuit",
  }),
];

export const bags: Level = {
  id: "bags",
  name: "Bags and tins",
  difficulty: 0,
  skill: "divide-into-groups",
  learned: "to find how many groups there are in a number",
  tryAtHome: [
    "24 socks, in pairs. How many pairs? And if they came in fours?",
    "How many cars does your family need for 15 people, if 5 sit in each?",
  ],
  next: "Next time it doesn't come out even. And he does so love leftovers.",
  stakes: ["ball"],
  tallies: ["settled", "caught"],
  chapter,
  rules,
};

const last: Rules = {
  ...base,
  share: { tricks: ["fair", "sleeve", "kept"], bonus: 3, pace: 120, swept: true, hides: true, once: true },
  tasks: [
    { ...drawn("bags", [4, 5, 6, 7, 8, 9, 10], { from: 4, to: 10 }), total: { from: 24, to: 70 } },
    { ...drawn("tins", [4, 5, 6, 7, 8], { from: 4, to: 9 }), total: { from: 24, to: 63 } },
  ],
};

export const bagsBanks: Bank[] = [
  {
    id: "first-bags",
    difficulty: -1,
    skill: "divide-into-groups",
    rules: {
      ...base,
      free: true,
      share: { bonus: 0, pace: 180 },
      tasks: [drawn("bags", [3, 4], { from: 3, to: 3 }, 0)],
    },
  },
  {
    id: "practice-bags",
    difficulty: -0.7,
    skill: "divide-into-groups",
    rules: {
      ...base,
      free: true,
      share: { tricks: ["sleeve", "kept"], bonus: 0, pace: 180, swept: true },
      tasks: [{ ...drawn("bags", [2, 3, 4, 5], { from: 3, to: 5 }, 1), total: { from: 8, to: 20 } }],
    },
  },
  {
    id: "small-bags",
    difficulty: -0.5,
    skill: "divide-into-groups",
    rules: {
      ...base,
      share: { tricks: ["fair", "sleeve", "kept"], bonus: 0, pace: 170, swept: true },
      tasks: [{ ...drawn("bags", [2, 3, 4, 5, 10], { from: 3, to: 8 }), total: { from: 8, to: 40 } }],
    },
  },
  {
    id: "unsaid-bags",
    difficulty: 0.3,
    skill: "divide-into-groups",
    rules: {
      ...base,
      share: { tricks: ["fair", "sleeve", "kept"], bonus: 3, pace: 160, swept: true, hides: true },
      tasks: [
        { ...drawn("bags", [3, 4, 5, 6, 7], { from: 3, to: 9 }), total: { from: 15, to: 49 } },
        { ...drawn("tins", [3, 4, 5, 6, 7], { from: 3, to: 9 }), total: { from: 15, to: 49 } },
      ],
    },
  },
  { id: "last-bags", difficulty: 0.6, skill: "divide-into-groups", rules: last },
  {
    id: "last-bags-feathered",
    difficulty: 0.5,
    skill: "divide-into-groups",
    rules: { ...last, share: { bonus: 3, pace: 120, ...last.share, told: true } },
  },
];
