/** Level 2: out to the island and back again, so that what comes takes away from what goes. */
import { GOAL } from "../frame.ts";
import { afternoon, boss, building, cousin, endings } from "../chapters.ts";
import { boatJobs, bridgeJobs, gumJobs } from "../jobs-bridge.ts";
import {
  practiceItems,
  rounds,
  wayNumber,
  type Bank,
  type Chapter,
  type Level,
  type Rules,
} from "../street.ts";

const rules: Rules = {
  clickers: { left: "leftward", right: "rightward" },
  stream: [{ kind: "car" }, { kind: "bicycle" }, { kind: "motorcycle" }, { kind: "electric" }],
  strays: ["boat", "gull", "sheep", "tuba"],
  stretches: rounds([3, 5], [4, 5], [4, 6]),
  worth: [1, 2, 4],
  listenFor: [
    "Don't listen for what it is. Listen for where it ends: at your left ear, or at your right.",
    "Each one moves through your head. The side on which it leaves is the side that counts.",
  ],
  rule: [
    "One to the left is one more on the island, one to the right is one fewer. Ten there, two out, one back: eleven.",
    "Left and right cancel out, one for one. Only what is left over changes the island.",
  ],
  jobs: bridgeJobs,
};

const chapter: Chapter = [
  {
    id: "bridge",
    lines: [
      { bed: "stream", layer: "air", level: 0.12 },
      "plum: Today we count from the bridge house, behind its window. Left is the island, with the fair.",
      { sound: "car-by", side: 0.9, caption: "a car passes, from the right to the left" },
      "plum: Click Left for that. Right is home.",
      { sound: "car-by", side: -0.9, caption: "a car passes, from the left to the right" },
    ],
    again: [
      { bed: "stream", layer: "air", level: 0.12 },
      "plum: Back in the bridge house. Left, to the island. Right, home.",
    ],
  },
  { id: "practice", as: "learn", set: "practice-bridge", turns: 1, short: 1, devices: [] },
  {
    id: "gus-island",
    lines: [
      { sound: "boat-horn", level: 0.5 },
      "gus: Gus Guess here! My statue will stand in the middle of the bridge. I guess nobody needs the middle.",
      { sound: "tag-knock" },
      "plum: We all need the middle. One round is for 1 brick, two for 2, three for 4. A wrong report costs as many, one off just 1.",
    ],
    again: ["gus: I guess this bridge is mine.", "plum: 1 brick, 2, or 4. As before."],
  },
  {
    id: "outward",
    as: "ride",
    turns: 1,
    short: 1,
    how: [
      `plum: With ${GOAL} bricks at the end, the bridge gets lamps and a bench. Car or bicycle: only the way counts.`,
    ],
    resumed: ["Left: to the island. Right: home. Up: another round. Select: report."],
  },
  {
    id: "fair-calls",
    length: "full",
    lines: [
      { sound: "phone-ring" },
      "lou: The fair here. Our sheep, goose and tuba went for a walk on your bridge. They're not customers!",
      { sound: "sheep" },
    ],
    again: [{ sound: "sheep" }, "lou: Our sheep is out again."],
  },
  {
    id: "crowds",
    as: "ride",
    turns: 1,
    short: 1,
    resumed: ["Left: to the island. Right: home. Up: another round. Select: report."],
  },
  ...building("build-bridge", {
    id: "pond",
    label: "Dig the frog pond",
    phrases: ["frog", "pond", "dig"],
    offer: "Tess wants a frog pond here, with a fee for looking.",
    built: [
      { bed: "pond", layer: "pond", level: 0.15 },
      "tess: A pond! It came with frogs. They never stop.",
    ],
    kept: "plum: Quiet it is. The frogs live somewhere else.",
  }),
  ...afternoon(
    "homeward",
    "homeward",
    "Left: to the island. Right: home. Up: another round. Select: report.",
  ),
  {
    id: "boat",
    as: "rescue",
    set: "boat",
    length: "full",
    turns: 1,
    how: [
      { sound: "boat-horn", level: 0.5 },
      "lou: Boat trips! Everybody to the left wants to come. Those to the right don't matter.",
      { sound: "boat-horn", level: 0.5 },
      "lou: Press Select at the very one who doesn't fit in, while it goes by. That's for 4 bricks. Too early costs 4, too late 1. If that one never comes, press Up at the end.",
    ],
    resumed: ["Select, while it goes by, at the first one to the left who doesn't fit in. Up: listen on."],
  },
  {
    id: "gum-news",
    lines: [
      { sound: "boss-near" },
      { sound: "bubble-pop" },
      "gus: Oops! My bubble gum fell into your clickers. Both of them. I guess.",
      "plum: They're stuck, so leave them alone! We count in our heads. One more for each to the island, one fewer for each that goes home.",
    ],
  },
  ...cousin("cousin-bridge"),
  ...boss(
    "gum",
    "gum",
    "No clickers. Keep one number in your head: one more for each to the island, one fewer for each that goes home. Press Up for a round, Select to report.",
  ),
  ...endings(
    "bridge",
    {
      best: [
        { sound: "boat-horn", level: 0.5 },
        { sound: "crowd-cheer" },
        "plum: Lamps on both sides, a bench in the middle, and everybody got home!",
        "gus: From the bench you hear the river. I guess that's better than me in stone.",
      ],
      half: [
        { sound: "applause-small" },
        "plum: Lamps on one side. The other side is for owls.",
        { sound: "owl" },
        "gus: I guess I'm on the owl side.",
      ],
      statue: [
        { sound: "boss-step" },
        "gus: Here I stand! They moved me from the middle to the fair, next to the sheep.",
        { sound: "sheep" },
        "plum: A bridge is for crossing, not for standing on. The sheep likes you.",
      ],
      quiet: [{ sound: "frog" }, "plum: A dark little bridge, with a frog. Tomorrow we dare another round."],
    },
    { good: "vane", other: "gum" },
  ),
];

export const bridgeLevel: Level = {
  id: "bridge",
  name: "Out and back",
  difficulty: -0.3,
  skill: "count-directions",
  learned: "to hear which way something goes, and to keep a number that goes up and down",
  tryAtHome: [
    "Stand inside by a door at home. Count who goes in and who comes out. How many are in there now?",
  ],
  next: "Next time: buses and motorcycles, both ways at once. And the governor asks only afterwards.",
  goodbye: ["plum: The bridge house stays open. It's the window that sticks."],
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
    ready: "Up, and they come. Click while they go by.",
    last: "That round is over. Select: report. Down: hear it again.",
    right: "That's right! That was practice.",
    near: "One off. That was practice.",
    wrong: "Not this time. That was practice.",
    mended: "Right. That was practice.",
  },
  jobs: {
    "first-ways": {
      ask: ["plum: How many went each way?"],
      questions: [wayNumber("left", { leftward: 1 }), wayNumber("right", { rightward: 1 })],
    },
  },
};

const { clickers: _stuck, ...bare } = rules;
const gum: Rules = { ...bare, stretches: rounds([3, 4], [3, 4], [3, 5]), jobs: gumJobs };

export const bridgeBanks: Bank[] = [
  {
    id: "practice-bridge",
    difficulty: -1,
    skill: "count-directions",
    rules: practice,
    items: practiceItems("first-ways", ["car", "left"], ["bicycle", "right"]),
  },
  {
    id: "homeward-paying",
    difficulty: -0.2,
    skill: "count-directions",
    rules: { ...rules, worth: [2, 4, 6] },
  },
  { id: "homeward-quiet", difficulty: -0.2, skill: "count-directions", rules },
  {
    id: "boat",
    difficulty: 0,
    skill: "notice-more",
    rules: { ...rules, whole: true, worth: [4], jobs: boatJobs },
  },
  { id: "gum", difficulty: 0.2, skill: "count-up-and-down", rules: gum },
  {
    id: "gum-honked",
    difficulty: 0.4,
    skill: "count-up-and-down",
    rules: {
      ...gum,
      strays: ["horn", "starter", "horn"],
      stretches: gum.stretches.map((stretch) => ({ ...stretch, strays: [1, 2] })),
    },
  },
];
