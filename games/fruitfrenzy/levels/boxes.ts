/** Level 2: pack all of it in threes and fives, and keep in your head what is still loose. */
import { glasses, party, trees } from "../acts.ts";
import { EXTRA, GLASS } from "../frame.ts";
import { packRules } from "../loads.ts";
import type { Act, Bank, Level, Lines, Rules } from "../types.ts";

const SKILL = "pack-groups";
const RESUMED = "Left: a box of three. Right: a box of five. Select: Mango walks.";
const STRAYS = ["duck", "frog", "hen"];

const rules: Rules = {
  ...packRules,
  stream: [{ kind: "apple" }],
  stretches: [{ events: [8, 14], comes: [8, 9, 10, 11, 12, 13, 14], every: [700, 1000] }],
};

/** As a box sounds that is closed: a knock for each that it holds. */
function knocks(many: number, side: number): Lines {
  return Array.from({ length: many }, () => ({ sound: "tag-knock", side }));
}

const chapter: Act[] = [
  {
    id: "boxes",
    lines: [
      { bed: "bird-song", layer: "air", level: 0.1 },
      "mango: Boxes today! Left: a box of three.",
      ...knocks(3, -0.9),
      "mango: Right: a box of five.",
      ...knocks(5, 0.9),
      "mango: Eight apples will fall, left and right, all into one heap. That's one box of each!",
    ],
    again: [
      { bed: "bird-song", layer: "air", level: 0.1 },
      "mango: Boxes again! Threes on the left, fives on the right.",
    ],
  },
  { id: "first-box", as: "learn", set: "first-box", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "deal",
    lines: [
      { sound: "monster-gurgle", side: 0.5, hold: "end" },
      "gulp: A deal! Pack all of it, and I don't touch a thing. One or two loose, or missing in a box: your last box is mine. More than two: all of it.",
      `mango: Every ${GLASS} pieces fill a glass. The party needs three. Up: hear a load again, for ${EXTRA} pieces.`,
    ],
    again: [
      { sound: "monster-gurgle", side: 0.5, hold: "end" },
      "gulp: Our deal stands. One or two loose or missing, and I get a box. More than two, and I get it all.",
    ],
  },
  { id: "packing", as: "build", turns: 3, short: 2, resumed: [RESUMED] },
  {
    id: "rubbing",
    lines: [
      { sound: "train-bump", hold: "end", caption: "a heavy bump from below" },
      "mango: At the tall tree he bumps when your first box is closed. Then some fall into the river:",
      { sound: "splash", level: 0.6, hold: "end", caption: "one falls into the river" },
      "mango: One splash, one fewer to pack. The box stays full.",
    ],
    again: ["mango: At the tall tree, a splash is one fewer to pack."],
  },
  ...trees("tree", "pack", RESUMED),
  ...glasses("half"),
  ...trees("tree-again", "pack", RESUMED),
  ...glasses("late"),
  {
    id: "shower",
    lines: [
      { sound: "boss-near" },
      { sound: "thunder-far", hold: "end" },
      "mango: Fruit rain, in four showers! Each box you close brings the next one. After the fourth, pack what's left.",
      "gulp: I've brought a fork.",
    ],
  },
  { id: "boss", as: "boss", set: "pack-rain", turns: 1, short: 1, resumed: [RESUMED] },
  ...party({
    id: "boxes",
    three: [{ sound: "sip", hold: "end" }, "gulp: In a glass! With a straw! My fork and I feel silly."],
    two: [{ sound: "scrub" }, "gulp: I'm licking it with my fork. It takes time."],
    gulps: ["gulp: Pardon. That one was a whole box. I think the box, too."],
    keepsake: "lid",
  }),
];

export const boxesLevel: Level = {
  id: "boxes",
  name: "Threes and fives",
  difficulty: -0.5,
  skill: SKILL,
  learned: "to pack a number into threes and fives, and to know what is still left",
  tryAtHome: [
    "Take some dry noodles and pack them in threes and fives, so that none is left. Which numbers won't go?",
  ],
  next: "Next time: parrots. What falls in may be taken out again.",
  tallies: ["arrived", "whole"],
  chapter,
  rules,
};

const splash = {
  begins: { sound: "train-bump" as const, caption: "a heavy bump from below" },
  stream: [{ kind: "out" }],
  events: [1, 3] as [number, number],
  every: [800, 1100] as [number, number],
};
/** Never less than a box of three, so that each shower can be answered by one. */
const more = { events: [3, 4] as [number, number], every: [700, 900] as [number, number] };

export const boxesBanks: Bank[] = [
  {
    id: "first-box",
    difficulty: -1,
    skill: SKILL,
    rules: { ...rules, stretches: [{ events: [8, 8], every: [800, 800] }] },
    items: [{ id: "eight", job: "pack", seed: 1 }],
  },
  {
    id: "pack-small",
    difficulty: -0.4,
    skill: SKILL,
    rules: {
      ...rules,
      strays: STRAYS,
      stretches: [{ events: [8, 12], comes: [8, 9, 10, 11, 12, 13], every: [700, 1000], strays: [1, 1] }],
    },
  },
  {
    id: "pack-tall",
    difficulty: -0.2,
    skill: SKILL,
    rules: {
      ...rules,
      strays: STRAYS,
      words: {
        ...packRules.words,
        after: [
          "That was the bump. None loose, then Select.",
          "He's done bumping. Pack the rest, then Select.",
        ],
        boxFirst: [
          "Close a box, and Gulp will bump.",
          "Gulp waits for your first box. Which one?",
          "Your first box, and then comes the bump.",
        ],
      },
      stretches: [
        { events: [11, 16], comes: [11, 12, 13, 14, 15, 16], every: [600, 900], strays: [1, 1] },
        splash,
      ],
    },
  },
  {
    id: "pack-rain",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      words: {
        ...packRules.words,
        after: [
          "All four showers are down. None loose, then Select.",
          "No more rain. Pack the rest, then Select.",
        ],
      },
      stretches: [{ events: [6, 8], every: [700, 900] }, more, more, more],
    },
  },
];
