/** Level 1: cars in the left hand, bicycles in the right. */
import { GOAL } from "../frame.ts";
import { afternoon, boss, building, cousin, endings } from "../chapters.ts";
import { carJobs, callJobs } from "../jobs-cars.ts";
import { practiceItems, rounds, number, type Bank, type Chapter, type Level, type Rules } from "../street.ts";

const rules: Rules = {
  clickers: { left: "cars", right: "bicycles" },
  stream: [
    { kind: "car", way: "left" },
    { kind: "car", way: "left" },
    { kind: "bicycle", way: "right" },
    { kind: "bicycle", way: "right" },
    { kind: "electric", way: "left" },
  ],
  strays: ["goose", "horse", "tuba", "sheep"],
  stretches: rounds([3, 4], [3, 5], [4, 6]),
  worth: [1, 2, 4],
  listenFor: [
    "A car rushes, and an electric one hums. A bicycle ticks and whirs.",
    "Tires that rush: a car. A soft hum: an electric car. A ticking whir: a bicycle.",
  ],
  rule: [
    "One click for each, at once, as it comes. Rush, tick-tick, rush: that's Left, Right, Left. Two cars, one bicycle.",
    "Keep one sum in your head: three from the last round and two from this one make five. What stays, or has hooves, gets no click.",
  ],
  jobs: carJobs,
};

/** As before, but both ways: what it is has to be heard. */
const noon: Rules = {
  ...rules,
  stream: [{ kind: "car" }, { kind: "car" }, { kind: "bicycle" }, { kind: "bicycle" }, { kind: "electric" }],
};

const calls: Rules = {
  ...noon,
  whole: true,
  strays: ["goose", "horse"],
  stretches: rounds([3, 4], [3, 5], [4, 5]),
  worth: [4],
  jobs: callJobs,
};

const chapter: Chapter = [
  {
    id: "balcony",
    lines: [
      { bed: "street", layer: "air", level: 0.12 },
      "plum: Welcome to my balcony! Up here we count. You learn to cross streets down there, with your mobility teacher.",
      "plum: Cars go to the left. Click Left for each.",
      { sound: "car-by", side: 0.9 },
      "plum: Bicycles to the right. Click Right.",
      { sound: "bicycle-by", side: -0.9 },
    ],
    again: [
      { bed: "street", layer: "air", level: 0.12 },
      "plum: Back on the balcony! Left for cars, Right for bicycles.",
    ],
  },
  { id: "practice", as: "learn", set: "practice-cars", turns: 1, short: 1, devices: [] },
  {
    id: "gus",
    lines: [
      "gus: Counting? Pff! I'm Gus Guess, and I guess! I guess they all want a statue of me.",
      { sound: "tag-knock" },
      "plum: A right report brings bricks. One round, 1 brick. Two, 2. Three, 4. A wrong one costs as many. The clickers start over each round, so add.",
    ],
    again: [
      "gus: I guess you're back.",
      "plum: One round is for 1 brick, two for 2, three for 4. The clickers start over each round.",
    ],
  },
  {
    id: "first",
    as: "ride",
    turns: 1,
    short: 1,
    resumed: ["Left: car. Right: bicycle. Up: another round. Select: report."],
  },
  {
    id: "pile",
    lines: [
      { sound: "tag-knock" },
      `plum: All bricks lie on one pile. With ${GOAL} at the end, the corner gets a fountain. One off takes just 1.`,
    ],
    again: [`plum: ${GOAL} bricks at the end, for the fountain.`],
  },
  {
    id: "second",
    as: "ride",
    turns: 1,
    short: 1,
    how: ["plum: To hear a round again takes 1 brick. So does each hint after the first."],
    resumed: ["Left: car. Right: bicycle. Up: another round. Select: report."],
  },
  {
    id: "ladder",
    length: "full",
    lines: [
      { sound: "hammer" },
      "gus: I built a ladder for my statue. I guessed the length.",
      { sound: "splat" },
      "gus: It's fine. I landed in Bo's dough.",
    ],
    again: [{ sound: "splat" }, "gus: The ladder again. And the dough."],
  },
  ...building("build", {
    id: "stand",
    label: "Build the lemonade stand",
    phrases: ["lemonade", "stand", "build"],
    offer: "Lou wants a lemonade stand down there.",
    built: [
      { bed: "cafeteria", layer: "stand", level: 0.15 },
      "lou: My own stand! Everybody talks at once. Good ears needed.",
    ],
    kept: "plum: Quiet it is. I like quiet.",
  }),
  {
    id: "both-ways",
    length: "full",
    lines: [
      { sound: "car-by", side: -0.9, caption: "a car passes, from the left to the right", hold: "end" },
      "plum: Did you hear? A car to the right! From now on they all drive both ways. A car is still Left, a bicycle still Right.",
    ],
    again: ["plum: Both ways from now on. A car is Left, a bicycle Right."],
  },
  ...afternoon("noon", "noon", "Left: car. Right: bicycle. Up: another round. Select: report."),
  ...cousin("cousin"),
  {
    id: "radio",
    lines: [
      { sound: "boss-near" },
      { sound: "radio-jingle" },
      "gus: This is Guess Radio! I guess the traffic before it comes. Clap now!",
      "plum: Catch him! They drive both ways, so go by what it is. Press Select at the very one that is too many for him, while it goes by.",
      { sound: "tag-knock" },
      "plum: That's for 4 bricks. Too early costs 4, too late 1. If it never comes, press Up at the end.",
    ],
  },
  ...boss(
    "guess",
    "calls",
    "Select at the very one that is more than Gus guessed, while it goes by. Up: listen on.",
  ),
  ...endings(
    "cars",
    {
      best: [
        { sound: "splash", caption: "a fountain splashes", hold: "end" },
        { sound: "crowd-cheer" },
        "plum: Your bricks make a fountain. Listen to it!",
        "gus: It's a thousand times wetter than a statue. I guess I like it.",
      ],
      half: [
        { sound: "applause-small" },
        `plum: Fewer than ${GOAL} bricks make no fountain. But a bench it is, and the whole corner sits on it.`,
        "gus: I guess there's room for me. There is!",
      ],
      statue: [
        { sound: "fanfare-sad" },
        "gus: My statue! It faces the wall. I guessed where the front was.",
        { sound: "bird-low" },
        "plum: The doves like it.",
      ],
      quiet: [
        { sound: "sheep" },
        "plum: A quiet corner, with room for more. Tomorrow we dare another round.",
      ],
    },
    { good: "bell", other: "boot" },
  ),
];

export const carsLevel: Level = {
  id: "cars",
  name: "Cars and bicycles",
  difficulty: -1.5,
  skill: "count-by-ear",
  learned: "to keep two counts at once, by ear, and to compare them",
  tryAtHome: [
    "Sit at a closed window with somebody and count cars for three minutes. Do you both get the same number?",
  ],
  next: "Next time: they drive both ways, and Tess wants to know which side is busier.",
  goodbye: ["plum: The balcony stays. I hold your clickers."],
  stakes: ["statue", "stand", "cousin"],
  tallies: ["earned", "exact"],
  chapter,
  rules,
};

const practice: Rules = {
  ...rules,
  strays: [],
  stretches: rounds([3, 3]),
  practice: true,
  words: {
    ready: "Press Up, and they come. Click while they go by.",
    last: "That round is over. Select: say what you counted. Down: hear it again.",
    right: "That's right! That was practice.",
    near: "One off. That was practice.",
    wrong: "Not this time. That was practice.",
    mended: "Right. That was practice.",
  },
  jobs: {
    first: {
      ask: ["plum: How many of each?"],
      questions: [number("Cars", { cars: 1 }), number("Bicycles", { bicycles: 1 })],
    },
  },
};

export const carsBanks: Bank[] = [
  {
    id: "practice-cars",
    difficulty: -2,
    skill: "count-by-ear",
    rules: practice,
    items: practiceItems("first", ["car", "left"], ["bicycle", "right"]),
  },
  { id: "noon-quiet", difficulty: -1.3, skill: "count-by-ear", rules: noon },
  { id: "noon-paying", difficulty: -1.3, skill: "count-by-ear", rules: { ...noon, worth: [2, 4, 6] } },
  { id: "calls", difficulty: -1, skill: "notice-more", rules: calls },
  {
    id: "calls-honked",
    difficulty: -0.8,
    skill: "notice-more",
    rules: {
      ...calls,
      strays: ["horn", "starter", "horn"],
      stretches: calls.stretches.map((stretch) => ({ ...stretch, strays: [1, 2] })),
    },
  },
];
