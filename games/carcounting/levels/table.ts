/** Level 3: kind and way at once, and in the end nobody says beforehand what will be asked. */
import { GOAL } from "../frame.ts";
import { afternoon, boss, building, cousin, endings } from "../chapters.ts";
import { afterwardsJobs, busJobs, columnJobs } from "../jobs-table.ts";
import { practiceItems, rounds, number, type Bank, type Chapter, type Level, type Rules } from "../street.ts";

const rules: Rules = {
  clickers: { left: "buses-left", right: "motorcycles-right" },
  stream: [
    { kind: "bus", way: "left" },
    { kind: "bus" },
    { kind: "motorcycle", way: "right" },
    { kind: "motorcycle" },
  ],
  strays: ["horn", "starter", "goose", "tuba"],
  stretches: rounds([3, 5], [4, 5], [4, 6]),
  worth: [1, 2, 4],
  listenFor: [
    "Two questions for each: what is it, and where does it leave? A bus growls long, a motorcycle snarls and is gone.",
    "First what it is, then which way. Each time, ask yourself both.",
  ],
  rule: [
    "One hand for each of the two that are asked for, and a finger still for all the others.",
    "A bus to the left: click Left. A motorcycle to the right: click Right. A bus to the right? No click at all.",
  ],
  jobs: busJobs,
};

const columns: Rules = { ...rules, clickers: { left: "buses", right: "motorcycles" }, jobs: columnJobs };

const chapter: Chapter = [
  {
    id: "roof",
    lines: [
      { bed: "street", layer: "air", level: 0.12 },
      "plum: Up on the roof today, behind the wall. Now both things count: what it is, and which way.",
      "plum: Click Left only for a bus to the left.",
      { sound: "bus-by", side: 0.9, caption: "a bus passes, from the right to the left" },
      "plum: Right only for a motorcycle to the right.",
      { sound: "motorbike-by", side: -0.9, caption: "a motorcycle passes, from the left to the right" },
    ],
    again: [
      { bed: "street", layer: "air", level: 0.12 },
      "plum: The roof again. Left: a bus to the left. Right: a motorcycle to the right.",
    ],
  },
  { id: "practice", as: "learn", set: "practice-table", turns: 1, short: 1, devices: [] },
  {
    id: "gus-roof",
    lines: [
      "gus: Gus Guess, with a plan! My statue goes onto your roof. It'll guess the weather.",
      { sound: "tag-knock" },
      "plum: One round is for 1 brick, two for 2, three for 4. A wrong report costs as many, one off just 1.",
    ],
    again: ["gus: I guess the roof is still free.", "plum: 1 brick, 2, or 4. As before."],
  },
  {
    id: "boxes",
    as: "hunt",
    turns: 2,
    short: 1,
    how: [
      `plum: With ${GOAL} bricks at the end, this roof gets a bandstand. A car that only honks or waits hasn't gone by.`,
    ],
    resumed: [
      "Left: a bus to the left. Right: a motorcycle to the right. Up: another round. Select: report.",
    ],
  },
  ...building("build-roof", {
    id: "hive",
    label: "Set up the beehive",
    phrases: ["bees", "hive", "honey"],
    offer: "Bo wants a beehive up here, for honey rolls.",
    built: [
      { bed: "bees", layer: "hive", level: 0.12 },
      "bo: Bees on the roof! They go both ways, and nobody counts them.",
    ],
    kept: "plum: Quiet it is. Bo will use jam.",
  }),
  {
    id: "gus-lost",
    length: "full",
    lines: [
      { sound: "footsteps" },
      "gus: I guessed my way up here. Twice I was in the basement. Nice basement!",
      "plum: Now it's easier to click. All buses: Left. All motorcycles: Right. Whichever way they go.",
    ],
    again: ["plum: All buses: Left. All motorcycles: Right. Whichever way."],
  },
  ...afternoon(
    "columns",
    "columns",
    "Left: any bus. Right: any motorcycle. Up: another round. Select: report.",
  ),
  ...cousin("cousin-roof"),
  {
    id: "governor",
    lines: [
      { sound: "boss-near" },
      { sound: "phone-ring" },
      "plum: The governor is on the phone! She wants one number, and says which only afterwards. All buses? All to the left? Be ready for anything. It's for double: 2, 4 or 8 bricks!",
      "gus: I guess she'll ask about me.",
    ],
  },
  ...boss(
    "governors",
    "afterwards",
    "Left: any bus. Right: any motorcycle. Keep the ways in your head: you hear the question afterwards.",
  ),
  ...endings(
    "table",
    {
      best: [
        { sound: "fanfare" },
        { sound: "tuba" },
        "plum: The bandstand stands! And the governor said: what a table!",
        "gus: I guess I play the tuba now. It was mine all along.",
      ],
      half: [
        { sound: "tuba" },
        "plum: Half a bandstand. So half a band: Gus, with his tuba.",
        "gus: I guess that's the better half.",
      ],
      statue: [
        { sound: "drum-roll-end" },
        "gus: My statue on the roof! It says: sun tomorrow. Or snow.",
        { sound: "goose" },
        "plum: The goose doesn't believe it.",
      ],
      quiet: [{ sound: "breeze" }, "plum: An empty roof, and lots of wind. Room for next time."],
    },
    { good: "clicker", other: "nose" },
  ),
];

export const tableLevel: Level = {
  id: "table",
  name: "Everything at once",
  difficulty: 0.8,
  skill: "count-kind-and-way",
  learned: "to sort by two things at once, and to keep more than one count in your head",
  tryAtHome: [
    "Sit at a closed window with a grown-up. Have four bowls: cars left, cars right, trucks left, trucks right. Drop a button in for each you hear.",
  ],
  next: "Next time: the same street never sounds the same. Can you earn more bricks?",
  goodbye: ["plum: The roof waits. Take the stairs slowly."],
  stakes: ["statue", "stand", "cousin"],
  tallies: ["earned", "exact"],
  chapter,
  rules,
};

const practice: Rules = {
  ...rules,
  strays: [],
  stretches: rounds([4, 4]),
  practice: true,
  words: {
    ready: "Up, and they come. Click while they go by.",
    last: "That round is over. Select: report. Down: hear it again.",
    right: "That's right! That was practice.",
    near: "One off. That was practice.",
    wrong: "Not this time. That was practice.",
    mended: "Right. That was practice.",
  },
  jobs: {
    "first-boxes": {
      ask: ["plum: How many of those two?"],
      questions: [
        number("Buses to the left", { "buses-left": 1 }),
        number("Motorcycles to the right", { "motorcycles-right": 1 }),
      ],
    },
  },
};

const afterwards: Rules = {
  ...columns,
  strays: ["goose", "tuba"],
  stretches: rounds([3, 4], [3, 4], [3, 4]),
  worth: [2, 4, 8],
  listenFor: [
    "For each, two things: a long growl or a short snarl? And at which ear does it leave?",
    "Listen to the end of each one. What it is comes first, which way comes last.",
  ],
  rule: [
    "Left clicks buses, Right clicks motorcycles. In your head, count how many go to the left. The others went right.",
    "Two numbers on the clickers, and one in your head: how many to the left. After each round, add all three.",
  ],
  jobs: afterwardsJobs,
};

export const tableBanks: Bank[] = [
  {
    id: "practice-table",
    difficulty: 0,
    skill: "count-kind-and-way",
    rules: practice,
    items: practiceItems("first-boxes", ["bus", "left"], ["motorcycle", "right"]),
  },
  {
    id: "columns-paying",
    difficulty: 0.7,
    skill: "count-kind-and-way",
    rules: { ...columns, worth: [2, 4, 6] },
  },
  { id: "columns-quiet", difficulty: 0.7, skill: "count-kind-and-way", rules: columns },
  { id: "afterwards", difficulty: 1.2, skill: "hold-a-table", rules: afterwards },
  {
    id: "afterwards-honked",
    difficulty: 1.4,
    skill: "hold-a-table",
    rules: {
      ...afterwards,
      strays: ["horn", "starter", "horn"],
      stretches: afterwards.stretches.map((stretch) => ({ ...stretch, strays: [1, 2] })),
    },
  },
];
