/** Level 1: cars in the left hand, bicycles in the right. */
import { afternoon, boss, building, cousin, endings } from "../chapters.ts";
import { carJobs, callJobs } from "../jobs-cars.ts";
import { rounds, number, type Bank, type Chapter, type Level, type Rules } from "../street.ts";

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

const calls: Rules = {
  ...rules,
  whole: true,
  strays: ["goose", "horse"],
  stream: [{ kind: "car" }, { kind: "car" }, { kind: "bicycle" }, { kind: "bicycle" }, { kind: "electric" }],
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
      "gus: Counting? Pff! I'm Gus Guess, and I guess! And I guess they all want a statue of me.",
      "plum: One round pays 1 brick, two 2, three 4. The clickers start over each round, so you add.",
      { sound: "tag-knock" },
      "plum: Bricks go on your heap and on my board. A wrong report gives Gus as many, and takes them off the board. Off by one, nothing moves.",
    ],
    again: [
      "gus: I guess you're back.",
      "plum: One round pays 1 brick, two pay 2, three pay 4. The clickers start over each round.",
    ],
  },
  {
    id: "morning",
    as: "ride",
    turns: 2,
    short: 1,
    how: [
      "plum: You have 2 bricks. Hearing a round again costs 1. Bring the board to 16, and the corner gets its fountain. What you spend stays on the board.",
    ],
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
  {
    id: "late-morning",
    as: "ride",
    turns: 2,
    short: 1,
    resumed: ["Left: car. Right: bicycle. Up: another round. Select: report."],
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
  ...afternoon("noon", "cars", "Left: car. Right: bicycle. Up: another round. Select: report."),
  ...cousin("cousin"),
  {
    id: "radio",
    lines: [
      { sound: "boss-near" },
      { sound: "radio-jingle" },
      "gus: This is Guess Radio! I guess the traffic before it comes. Clap now!",
      "plum: Careful: now they all drive both ways. Go by what it is, not by the side.",
      "plum: Catch him! Three rounds, 4 bricks. Press Select at the very one that is too many for him, while it goes by. Too early, and he wins. Too late, and nobody does. If it never comes, press Up at the end.",
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
        "plum: The board is below 16, so no fountain. But a bench it is, and the whole corner sits on it.",
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
  stakes: ["board", "statue", "stand", "cousin"],
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
  { id: "practice-cars", difficulty: -2, skill: "count-by-ear", rules: practice },
  {
    id: "cars-paying",
    difficulty: -1.3,
    skill: "count-by-ear",
    rules: { ...rules, worth: [2, 4, 6] },
  },
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
