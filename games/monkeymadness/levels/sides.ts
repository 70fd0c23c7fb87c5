/** Level 1: odd and even. First one by one, then two on a vine, the parrot, and a wind that turns. */
import { drummed, feast, lateMarket, market, SIX, surprise, USUAL_DEVICES, whoseDrum } from "../acts.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "odd-even";
const PACE = 2000;
const CALLS = ["even", "odd"];

const parrots: Rules = {
  tips: ["Whisper the number with each thump."],
  hush: true,
  make: { calls: CALLS, start: [0, 11], things: { one: 5, two: 4, parrot: 2 }, length: 9, to: 30 },
};
const pairs: Rules = {
  tips: ["Tap along with one finger. Two thumps, two taps."],
  make: { calls: CALLS, start: [0, 9], things: { one: 4, two: 4 }, length: 8, to: 20 },
};

const chapter: Act[] = [
  {
    id: "jungle",
    lines: [
      { bed: "jungle", layer: "place", level: 0.3 },
      { sound: "monkey" },
      "mango: You've got hands! Help us catch bananas for tonight's feast.",
      { sound: "jump-land" },
      "mango: Monkey one. Odd: green.",
      { sound: "jump-land" },
      "mango: Monkey two. Even, so it's ripe!",
    ],
    again: [
      { bed: "jungle", layer: "place", level: 0.3 },
      { sound: "monkey" },
      "mango: You're back! Even ones first.",
    ],
  },
  {
    id: "first",
    as: "learn",
    set: "first",
    turns: 1,
    devices: [],
    how: ["mango: Down: drum, and the next one lands. Keep count! Select: catch."],
    resumed: ["Down: drum. Select: catch."],
  },
  {
    id: "band-wanted",
    lines: [
      "mango: That was for free. The feast needs eight players, and one joins after each clean run: all the ripe ones, and no green one.",
      "mango: Up asks what number it is. That costs a banana, and so does a hint.",
    ],
    again: ["mango: A clean run brings a player. The feast needs eight."],
  },
  {
    id: "ones",
    as: "ride",
    devices: USUAL_DEVICES,
    set: "ones",
    turns: 1,
    short: 1,
    resumed: ["Down: drum. Select: catch what has just landed."],
  },
  {
    id: "two-on-a-vine",
    lines: [
      { sound: "jump-land" },
      { rest: 0.17 },
      { sound: "jump-land", pitch: 4, hold: "end", caption: "two thumps together" },
      "mango: Two monkeys, one banana, and the second one holds it. After five comes seven. Six had none.",
    ],
    again: [
      { sound: "jump-land" },
      { rest: 0.17 },
      { sound: "jump-land", pitch: 4, hold: "end", caption: "two thumps together" },
      "mango: Two at once: two more.",
    ],
  },
  {
    id: "pairs",
    as: "ride",
    devices: USUAL_DEVICES,
    set: "pairs",
    turns: 4,
    short: 2,
    resumed: ["Two thumps together: two more."],
  },
  {
    id: "parrot-comes",
    lines: [
      { sound: "parrot", hold: "end" },
      "mango: That's only the parrot. No banana, no number. And from now on, hush! Nobody says the number of a ripe one that you catch.",
    ],
    again: [{ sound: "parrot", hold: "end" }, "mango: Don't count the parrot. And hush, from now on!"],
  },
  {
    id: "parrots",
    as: "ride",
    devices: USUAL_DEVICES,
    turns: 2,
    short: 1,
    resumed: ["The parrot has no number."],
  },
  ...surprise("elephants", "elephants", [
    { sound: "elephant", hold: "end" },
    "mango: Elephants want to land, too! Light as feathers, they say. Their count begins at ninety-six.",
  ]),
  market("stall", SIX),
  whoseDrum,
  ...drummed("drums", "sides", 2),
  {
    id: "calm-before",
    lines: [
      { sound: "leaf-rustle" },
      { sound: "bird" },
      "mango: It's so still. Even the parrot says nothing. That's odd. Or even.",
    ],
    again: [{ sound: "leaf-rustle" }, "mango: So still again."],
  },
  {
    id: "wind",
    as: "boss",
    set: "wind",
    turns: 3,
    short: 1,
    how: [
      { sound: "boss-near" },
      "boom: Storm wind. When the horn blows, the ripe ones change. Even turns odd, odd turns even. The count goes on.",
      { sound: "horn", hold: "end" },
    ],
    resumed: ["When the horn blows, the ripe ones change."],
  },
  ...lateMarket("late-stall", SIX),
  ...feast({
    id: "night",
    grand: "boom: Left, right, left, right. Everybody dances. The left feet are odd.",
    small: "boom: A small band has big hearts. And more cake.",
    snaps: "mango: He sings beautifully. We don't ask him to stop. Nobody dares.",
    keepsakes: ["boom-drum", "rattle"],
  }),
];

export const sidesLevel: Level = {
  id: "sides",
  name: "Odd and even",
  difficulty: -1.5,
  skill: SKILL,
  learned: "to keep count by ear, and to tell odd from even",
  next: "Next time: leaps. Threes, fours and fives, and a golden banana.",
  tallies: ["net"],
  chapter,
  rules: parrots,
};

export const sidesBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2,
    skill: SKILL,
    rules: {},
    items: [
      {
        id: "first-six",
        practice: true,
        things: ["one", "one", "one", "one", "one", "one"],
        calls: ["even"],
      },
    ],
  },
  {
    id: "ones",
    difficulty: -1.8,
    skill: SKILL,
    rules: { make: { calls: CALLS, start: [1, 12], things: { one: 1 }, length: 6 } },
  },
  { id: "pairs", difficulty: -1.6, skill: SKILL, rules: pairs },
  { id: "sides-boom", difficulty: -1.4, skill: SKILL, rules: { ...parrots, pace: PACE } },
  {
    id: "elephants",
    difficulty: -1.2,
    skill: SKILL,
    rules: {},
    items: [
      {
        id: "even-over-100",
        start: 96,
        calls: ["even"],
        things: ["one", "two", "one", "one", "two", "two", "one"],
      },
      {
        id: "odd-over-100",
        start: 96,
        calls: ["odd"],
        things: ["two", "one", "two", "one", "one", "two", "one"],
      },
      {
        id: "even-over-100-hop",
        start: 96,
        calls: ["even"],
        things: ["one", "two", "two", "one", "one", "one", "two"],
      },
    ],
  },
  {
    id: "wind",
    difficulty: -1,
    skill: SKILL,
    rules: {
      tips: ["Even turns odd in mid-air. Keep the count, and change the catch."],
      hush: true,
      make: {
        calls: CALLS,
        kind: "flip",
        start: [0, 11],
        things: { one: 5, two: 4, parrot: 1 },
        length: 11,
        to: 40,
      },
    },
  },
];
