/** Level 1: the edge. What is under each tip, what is a gap, and home the other way around. */
import { fires, lightsOn } from "../frame.ts";
import { walk } from "../rules.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const chapter: Chapter = [
  {
    id: "dark",
    lines: [
      { sound: "power-down" },
      { bed: "crickets", layer: "night", level: 0.25 },
      "finch: Don't panic, campers! The lights are out. Sunny? My flashlight? Say something!",
      "tap: I'm Tap, your cane. Press Left, then Right, and so on: that's walking.",
    ],
    again: [
      { sound: "power-down" },
      { bed: "crickets", layer: "night", level: 0.25 },
      "tap: Lights out again. Left, right, left, right: off we go.",
    ],
  },
  {
    id: "first-walk",
    as: "learn",
    set: "first-walk",
    turns: 1,
    short: 1,
    devices: [],
    resumed: ["Left and Right, in turn, walk. Up goes to the side that was tapped last."],
    how: ["tap: Grass on the left. Where it crunches instead, that's a gap: press Up, and we go in."],
  },
  {
    id: "rules",
    lines: [
      "tap: Back at the fire. Eight more are out there. Three in line make a campfire, seven a great one.",
    ],
    again: ["tap: Back at the fire. Three in line make a campfire, seven a great one."],
  },
  {
    id: "near",
    as: "ride",
    set: "line-near",
    turns: 1,
    short: 1,
    devices: [],
    resumed: ["Tap left and right in turn. Up goes to the side that was tapped last. Down checks."],
  },
  {
    id: "over",
    as: "ride",
    set: "line-over",
    turns: 1,
    short: 1,
    devices: [],
    how: ["tap: Up goes to the side I tapped last. So tap right, Up: we cross to the right edge."],
    resumed: ["To the other edge: tap that side, then Up. In at a gap: tap it, then Up."],
  },
  {
    id: "drift",
    as: "learn",
    lines: [
      "tap: Paths tip, and we drift off our edge. No grass comes back:",
      { sound: "cane-grass", side: -0.8, hold: "end", caption: "grass swishes" },
      { sound: "cane-concrete", side: -0.8, hold: "end", caption: "concrete ticks" },
      { sound: "cane-concrete", side: -0.8, hold: "end", caption: "concrete ticks" },
      "tap: Then tap that side, Up: back to the edge.",
    ],
    again: ["tap: A gap ends soon. If it doesn't, we drifted: tap that side, then Up."],
  },
  {
    id: "tipped",
    as: "ride",
    set: "line-tipped",
    turns: 1,
    short: 0,
    devices: [],
    resumed: ["Tap left and right in turn. Up goes to the side that was tapped last. Down checks."],
  },
  {
    id: "bench",
    as: "learn",
    length: "full",
    lines: [
      "tap: Some edges have a bench. I knock on it first:",
      { sound: "door-knock", hold: "end", caption: "a bench knocks" },
      "tap: Cross over, walk past. From now on, a bump or a wet foot makes the last in line sit down, with a counselor.",
    ],
    again: [
      "tap: I knock on benches: cross over. From now on, a bump or a wet foot makes the last in line sit down.",
    ],
  },
  {
    id: "round",
    as: "ride",
    set: "line-bench",
    turns: 1,
    short: 0,
    devices: [],
    resumed: ["Tap left and right in turn. Up goes to the side that was tapped last. Down checks."],
  },
  {
    id: "surprise",
    length: "full",
    lines: [
      [
        "finch: Psst. A raccoon just walked by, nodded, and took my flashlight. He can have it.",
        "finch: Did you hear that? Somebody is walking behind me. Oh. It's my backpack.",
        "finch: I've been holding hands with somebody for ten minutes. It's a tree. Nice tree.",
        "finch: I told everybody to follow the tapping. A woodpecker now leads the cooks.",
      ],
    ],
  },
  {
    id: "which-way",
    length: "full",
    ask: [
      { sound: "rustle", side: 0.8, caption: "a marshmallow bag rustles" },
      "tap: Marshmallows! They pay for hints, and lie along the edge across from our gap. The way in words, with one bag? Or by sounds, with three?",
    ],
    options: [
      { id: "words", label: "In words", phrases: ["words", "in words", "one"] },
      { id: "sounds", label: "By sounds", phrases: ["sounds", "by sounds", "three"] },
    ],
  },
  {
    length: "full",
    acts: [
      {
        id: "told",
        as: "ride",
        if: { chose: { "which-way": "words" } },
        turns: 3,
        short: 0,
        resumed: ["Tap left and right in turn. Up goes to the side that was tapped last."],
      },
      {
        id: "by-ear",
        as: "hunt",
        set: "line-by-ear",
        if: { chose: { "which-way": "sounds" } },
        turns: 3,
        short: 0,
        how: ["tap: You hear each gap on that side, one after the other. After the last one, we turn in."],
        resumed: ["For each turn you hear the gaps on its side, up to ours."],
      },
    ],
  },
  {
    id: "wet-foot",
    length: "short",
    lines: [
      "tap: From now on, a wet foot makes the last in line sit down, with a counselor. Marshmallows pay for hints: we have two.",
    ],
  },
  {
    id: "pillows",
    lines: [
      { sound: "boss-near" },
      "finch: Bad news. All the pillows are still out there.",
      "tap: Back the way we came, and I don't tell it. The last turn comes first, and left is right now.",
    ],
    again: [
      "tap: The pillows, again. Back the way we came, place by place, and everything is the other way around.",
    ],
  },
  {
    id: "back",
    as: "boss",
    set: "line-back",
    turns: 3,
    short: 0,
    how: ["tap: Somebody sat down? Come by again at their edge, even right away, and they come along."],
    resumed: ["Back the way we came. What was on the left is on the right now."],
  },
  {
    id: "home",
    as: "boss",
    set: "line-home",
    turns: 1,
    short: 1,
    how: ["finch: That was the last pillow. Home, to the fire!"],
    resumed: ["Home, to the fire."],
  },
  ...fires({
    gift: "ember",
    great: [
      "finch: A great campfire! And I only screamed once, at a leaf.",
      "tap: You led them. I just pointed.",
    ],
    good: ["finch: A fine campfire! The others are coming with the cook.", "tap: Next time we get them all."],
    small: [
      "finch: A small fire is still warm. The cook brings the others.",
      "tap: And one of them has dry socks.",
    ],
  }),
  { id: "lights", lines: lightsOn },
];

export const lineLevel: Level = {
  id: "line",
  name: "The edge",
  difficulty: -1.5,
  skill: "line",
  learned: "how an edge leads you, how a gap sounds, and how to walk a way back",
  next: "Next time everybody waits somewhere else, on the same paths.",
  devices: ["marshmallows"],
  stakes: ["line"],
  tallies: ["clean"],
  chapter,
  rules: walk("line", { told: "words", finds: 1 }),
};

const strangers = (to: string, ...who: string[]) =>
  who.map((meets) => ({ id: `${to}-${meets}`, task: { type: "cane" as const, to, meets } }));

export const lineBanks: Bank[] = [
  {
    id: "line-near",
    difficulty: -1.8,
    skill: "line",
    rules: walk("lineFlat", { told: "words", endless: true }),
    // By the edge one already walks by: how to cross over comes after it.
    items: strangers("owl", "pia", "ivy", "ben"),
  },
  {
    id: "line-over",
    difficulty: -1.6,
    skill: "line",
    rules: walk("lineFlat", { told: "words", endless: true }),
    items: strangers("pump", "zoe", "leo", "sam", "ana", "max"),
  },
  {
    id: "line-tipped",
    difficulty: -1.5,
    skill: "line",
    rules: walk("lineTipped", { told: "words", endless: true }),
  },
  {
    id: "line-bench",
    difficulty: -1.5,
    skill: "line",
    rules: walk("line", { told: "words" }),
  },
  {
    id: "first-walk",
    difficulty: -2,
    skill: "line",
    rules: walk("first", { told: "words", endless: true }, []),
    items: [{ id: "first-mia", task: { type: "cane", to: "owl", meets: "mia" } }],
  },
  {
    id: "line-by-ear",
    difficulty: -1,
    skill: "line",
    rules: walk("line", { told: "sounds", finds: 3 }),
  },
  {
    id: "line-back",
    difficulty: -0.5,
    skill: "line",
    rules: walk("line", { told: "nothing", back: true, finds: 1 }),
  },
  {
    id: "line-home",
    difficulty: -0.5,
    skill: "line",
    rules: walk("line", { told: "nothing", finds: 1 }),
    items: [{ id: "line-fire", task: { type: "cane", to: "fire" } }],
  },
];
