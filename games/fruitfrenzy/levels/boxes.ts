/** Level 2: shake until it is enough, and pack all of it in threes and fives, with what is still loose in the head. */
import { goal, party } from "../evening.ts";
import { EXTRA } from "../frame.ts";
import { EVENING } from "../guests.ts";
import { packRules } from "../loads.ts";
import { beforeTheJug, shake } from "../orchard.ts";
import type { Act, Bank, Level, Lines, Rules } from "../types.ts";

const SKILL = "pack-groups";
const RESUMED = "Left: a box of three. Right: a box of five. Up: shake for more. Select: Gulp swims.";
const STRAYS = ["duck", "frog", "hen"];
const EVENINGS = {
  full: { guests: 8, dance: 6, party: 3 },
  short: { guests: 4, dance: 3, party: 2 },
};

const fall: Rules["stretches"][number] = { events: [4, 6], every: [700, 1000] };

const rules: Rules = {
  ...packRules(EVENING),
  stream: [{ kind: "apple" }],
  wants: [8, 9, 10, 11],
  stretches: [fall, fall, fall],
};

/** As a box sounds that is closed: a knock for each that it holds. */
function knocks(many: number, side: number): Lines {
  return Array.from({ length: many }, () => ({ sound: "tag-knock", side }));
}

const chapter: Act[] = [
  {
    id: "boxes",
    lines: [
      { bed: "stream", layer: "water", level: 0.08 },
      "mango: Boxes today! Left: a box of three.",
      ...knocks(3, -0.9),
      "mango: Right: a box of five.",
      ...knocks(5, 0.9),
      "gulp: Apples fall left and right of me, and all of them are one heap.",
    ],
    again: [
      { bed: "stream", layer: "water", level: 0.08 },
      "mango: Boxes again! Threes on the left, fives on the right.",
    ],
  },
  { id: "first-box", as: "learn", set: "first-box", turns: 1, short: 1, resumed: [RESUMED] },
  {
    id: "slippery",
    lines: [
      { sound: "monster-gurgle", side: 0.5, hold: "end" },
      "gulp: My back is slippery. One or two loose, or missing in a box, and the last box slides off. More than two, and everything does.",
    ],
    again: [
      "gulp: Still slippery. One or two loose or missing: a box slides off. More than two: everything.",
    ],
  },
  ...goal(EVENINGS),
  {
    id: "jug",
    lines: [
      "mango: If it's too few for the order, shake again: Up. You may close boxes before that, or after.",
      `mango: What goes beyond an order fills my jug. It pays for help, ${EXTRA} pieces each time.`,
    ],
    again: [],
  },
  { id: "packing", as: "build", turns: 3, short: 1, resumed: [RESUMED] },
  {
    id: "overhang",
    lines: [
      { sound: "splash", level: 0.6, hold: "end", caption: "one falls into the river" },
      "mango: This tree hangs over the water. A splash is one that's gone: one fewer to pack. Boxes that are closed stay full.",
      "mango: Also, something lives up there. What quacks, croaks or clucks doesn't count.",
    ],
    again: ["mango: The tree over the water: a splash is one fewer to pack."],
  },
  { id: "overhung", as: "hunt", set: "overhung", turns: 3, short: 1, resumed: [RESUMED] },
  {
    id: "elephant",
    lines: [
      { sound: "boss-near" },
      { sound: "elephant", hold: "end" },
      "mango: The elephant! Her order is as long as her trunk. Six shakes are in the tallest tree, and it all goes in one trip.",
      "gulp: Box while it falls, I'd say. My other idea was a bigger ferry.",
    ],
    again: [
      { sound: "elephant", hold: "end" },
      "mango: The elephant, and six shakes for one trip. Box while it falls!",
    ],
  },
  { id: "boss", as: "boss", set: "for-the-elephant", turns: 1, short: 1, resumed: [RESUMED] },
  ...party({
    evenings: EVENINGS,
    dance: [
      { sound: "drum-bang" },
      "gulp: They drum on the empty boxes. Threes on the left, fives on the right.",
      "mango: In my jug: {piecesTold}. That's my breakfast.",
    ],
    some: [{ sound: "tag-knock" }, "gulp: Somebody taps on a box. In threes. I like it."],
    few: ["gulp: I've had boxes. With the lids. They snap on the way down."],
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
    "Clap any number. Then clap it again in threes and fives, with a breath between. Which numbers won't go?",
  ],
  next: "Next time: parrots. What falls in may be taken out again.",
  stakes: ["party"],
  tallies: ["served", "arrived"],
  chapter,
  rules,
};

/** Some of what falls goes straight into the river, and takes one along. */
const wet: Rules["stretches"][number] = {
  ...fall,
  stream: [...Array.from({ length: 5 }, () => ({ kind: "apple" })), { kind: "out" }],
  events: [5, 7],
};

export const boxesBanks: Bank[] = [
  {
    id: "first-box",
    difficulty: -1,
    skill: SKILL,
    rules: {
      ...rules,
      words: {
        ...packRules(EVENING).words,
        ...beforeTheJug,
        after: ["Eight! That's one box of each: Left, Right. Then Select, and Gulp swims."],
      },
    },
    items: [{ id: "eight", job: "mice", wants: 8, script: [shake("LRRLRLLR", "apple")] }],
  },
  {
    id: "overhung",
    difficulty: -0.3,
    skill: SKILL,
    rules: {
      ...rules,
      strays: STRAYS,
      wants: [11, 12, 13, 14],
      stretches: [{ ...wet, strays: [1, 1] }, wet, { ...wet, strays: [0, 1] }, wet],
    },
  },
  {
    id: "for-the-elephant",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      ...packRules(["elephant"]),
      wants: [21, 22, 23, 24],
      strays: STRAYS,
      stretches: [fall, { ...fall, strays: [1, 1] }, fall, fall, { ...fall, strays: [0, 1] }, fall],
    },
  },
];
