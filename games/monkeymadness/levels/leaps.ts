/** Level 2: threes, fours, fives and tens. Which of them lands on the gold? And two troops at once. */
import { drummed, feast, TWENTY, lateMarket, market, surprise, USUAL_DEVICES, whoseDrum } from "../acts.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "skip-count";
const PACE = 2200;
const THINGS = { one: 5, two: 5, parrot: 1 };

const golden: Rules = {
  hush: true,
  tips: ["Say the threes up to the gold. Do you meet it?"],
  make: {
    calls: ["threes", "fours", "fives", "even", "tens"],
    kind: "offer",
    start: [0, 6],
    things: { one: 5, two: 5, parrot: 1, boom: 2 },
    length: 12,
    to: 50,
  },
};

const chapter: Act[] = [
  {
    id: "leaps-open",
    lines: [
      { bed: "jungle", layer: "place", level: 0.3 },
      { sound: "tom", pitch: -6 },
      "boom: Tonight we leap. Three, six, nine. And hush: nobody says what you catch.",
    ],
    again: [
      { bed: "jungle", layer: "place", level: 0.3 },
      { sound: "tom", pitch: -6 },
      "boom: Leaps again. Good knees?",
    ],
  },
  {
    id: "leaps",
    as: "ride",
    devices: ["bananas", "band"],
    set: "steps",
    turns: 3,
    short: 2,
    how: [
      { sound: "jump-land" },
      { rest: 0.17 },
      { sound: "jump-land", pitch: 4, hold: "end", caption: "two thumps together" },
      "mango: Two thumps: two more, one banana. The parrot is none. Down: drum. Select: catch. Eight players make a feast.",
    ],
    resumed: ["Down: drum. Select: catch what has just landed."],
  },
  {
    id: "boom-lands",
    lines: [
      { sound: "tom", pitch: -6 },
      { sound: "kick", hold: "end", caption: "a deep double thud" },
      "boom: When I land, the count goes up by ten. I've had breakfast.",
      { sound: "star", hold: "end" },
      "mango: And this is gold, five bananas more! You pick what to catch, and each pays its step: fives pay five, threes pay three.",
    ],
    again: [
      { sound: "tom", pitch: -6 },
      { sound: "kick", hold: "end", caption: "a deep double thud" },
      "boom: Ten more, when I land. Gold is five. Fives pay five, threes three.",
    ],
  },
  {
    id: "gold",
    as: "ride",
    devices: USUAL_DEVICES,
    turns: 3,
    short: 1,
    resumed: ["Left and Right: which ones? Select: take them. Boom is ten."],
  },
  {
    id: "breather",
    lines: [{ sound: "yawn" }, "boom: Ten is a lot of gorilla. I'll sit down. Just for a moment."],
    again: [{ sound: "yawn" }, "boom: I'll sit down. Mind the branch."],
  },
  ...surprise("flood", "flood", [
    { sound: "elephant", hold: "end" },
    "mango: Visitors from far up the river! Their count begins at eighty-eight.",
  ]),
  market("barge", TWENTY),
  whoseDrum,
  ...drummed("leap-drums", "leaps", 2),
  {
    id: "drums-rest",
    lines: [
      { sound: "frog" },
      { sound: "frog", pitch: -5 },
      "mango: Hear that? The frogs count, too. They only know one.",
    ],
    again: [{ sound: "frog" }, "mango: One, says the frog."],
  },
  {
    id: "troops",
    as: "boss",
    set: "troops",
    turns: 3,
    short: 1,
    how: [
      { sound: "boss-near" },
      { sound: "monkey", side: -0.8 },
      { sound: "tom", pitch: -6, side: 0.8 },
      "mango: Two hands! Mine's Left, Boom's is Right. We each want our own numbers. Where they meet, Select: both! Each catch pays one banana now.",
    ],
    resumed: ["Left: Mango's numbers. Right: Boom's. Select: both."],
  },
  ...lateMarket("late-barge", TWENTY),
  ...feast({
    id: "dance",
    grand: "boom: I dance in fours, she dances in threes. We meet at every twelfth step. I step on nobody.",
    small: "mango: We dance in threes. Boom dances in fours. Mind your toes.",
    snaps: "snap: In leaps, if you please. Three notes. Six notes. Nine notes.",
    keepsakes: ["golden", "peel"],
  }),
];

export const leapsLevel: Level = {
  id: "leaps",
  name: "Leaps and gold",
  difficulty: 0,
  skill: SKILL,
  learned: "to count on by threes, fours, fives and tens, and to see where two of them meet",
  next: "Next time: nobody tells the rule. Only the whoops do.",
  tallies: ["net"],
  chapter,
  rules: golden,
};

export const leapsBanks: Bank[] = [
  {
    id: "steps",
    difficulty: -0.6,
    skill: SKILL,
    rules: {
      hush: true,
      tips: ["Whisper, whisper, loud. Whisper, whisper, loud. Those are the threes."],
      make: { calls: ["threes", "fours", "fives"], start: [1, 14], things: THINGS, length: 10, to: 40 },
    },
  },
  { id: "leaps-boom", difficulty: 0.2, skill: SKILL, rules: { ...golden, pace: PACE } },
  {
    id: "flood",
    difficulty: 0.4,
    skill: SKILL,
    rules: {},
    items: [
      {
        id: "fives-over-100",
        start: 88,
        calls: ["fives"],
        things: ["one", "one", "two", "one", "two", "one", "two", "one", "two"],
      },
      {
        id: "fours-over-100",
        start: 88,
        calls: ["fours"],
        things: ["two", "one", "one", "two", "two", "one", "one", "two", "two"],
      },
      {
        id: "tens-over-100",
        start: 88,
        calls: ["tens"],
        things: ["two", "boom", "two", "boom", "one", "one", "two", "two", "two"],
      },
    ],
  },
  {
    id: "troops",
    difficulty: 0.6,
    skill: SKILL,
    rules: {
      hush: true,
      tips: ["First count. Then ask: mine, Boom's, both, nobody's?"],
      make: {
        calls: ["threes", "fours", "even", "fives"],
        kind: "both",
        start: [0, 6],
        things: THINGS,
        length: 13,
        to: 36,
      },
    },
  },
];
