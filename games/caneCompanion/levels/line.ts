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
      "tap: I'm Tap, your cane. They need light, we don't. Press Left, then Right, and on like that: we walk.",
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
    how: ["tap: Grass on the left. When it crunches there instead, Up: we go to the side I just tapped."],
  },
  {
    id: "rules",
    lines: [
      "finch: You found one! In the dark! I'll walk last. A grown-up at the end, a cane in front.",
      "tap: Eight more are out there. Three in line make a campfire, seven a great one.",
      { sound: "cane-grass", side: -0.8, caption: "grass swishes" },
      "tap: A foot in the grass is a wet sock. Then whoever walks last sits down, with a counselor and a blanket. Bumps and long ways around do it, too. Stopping to listen never does.",
    ],
    again: [
      "tap: Three in line make a campfire, seven a great one. Wet socks, bumps and long ways around cost one.",
    ],
  },
  {
    id: "near",
    as: "ride",
    set: "line-near",
    turns: 1,
    short: 1,
    how: ["tap: Down stops and checks, and Select turns us around. Both are free."],
    resumed: ["Tap left and right in turn. Up goes to the side that was tapped last. Down checks."],
  },
  {
    id: "over",
    as: "ride",
    set: "line-over",
    turns: 1,
    short: 1,
    how: [
      "tap: Sometimes our gap is on the other edge. To get over there: tap that side, Up, and we're in the middle. Once more, and we're there.",
    ],
    resumed: ["To the other edge: tap that side, Up, and once more."],
  },
  {
    id: "drift",
    as: "learn",
    lines: [
      "tap: Now, paths tip. Grass on the left,",
      { sound: "cane-grass", side: -0.8, hold: "end", caption: "grass swishes" },
      "tap: and then hard path. A gap? A gap ends soon:",
      { sound: "cane-concrete", side: -0.8, hold: "end", caption: "hard path ticks" },
      { sound: "cane-grass", side: -0.8, hold: "end", caption: "grass swishes" },
      "tap: This doesn't:",
      { sound: "cane-concrete", side: -0.8, hold: "end", caption: "hard path ticks" },
      { sound: "cane-concrete", side: -0.8, hold: "end", caption: "hard path ticks" },
      { sound: "cane-concrete", side: -0.8, hold: "end", caption: "hard path ticks" },
      "tap: So we drifted. Tap that side, then Up, and we're back at the edge.",
      { sound: "rustle", side: 0.8, caption: "a marshmallow bag rustles" },
      "tap: And that's marshmallows. The bag tore, all over camp. They lie at the other edge, of course.",
    ],
    again: [
      "tap: A gap ends soon. If it doesn't, we drifted: tap that side, then Up.",
      { sound: "rustle", side: 0.8, caption: "a marshmallow bag rustles" },
      "tap: And marshmallows, at the other edge.",
    ],
  },
  {
    id: "round",
    as: "ride",
    turns: 2,
    short: 0,
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
      { sound: "page" },
      "tap: The next ones. I can tell you the way in words, with one marshmallow on it. Or you get it by sounds only, with three.",
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
        how: ["tap: For each turn you hear the gaps on its side, up to the one where we go in."],
        resumed: ["For each turn you hear the gaps on its side, up to ours."],
      },
    ],
  },
  {
    id: "pillows",
    lines: [
      { sound: "boss-near" },
      "finch: Bad news. All the pillows are still out there.",
      "tap: So back the way we came, place by place. And I say nothing about the way. What was on the left is on the right now, and the last comes first.",
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
    how: [
      "tap: Whoever sat down on the way still sits there. You'll hear them: take the edge on their side.",
    ],
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
  learned: "how an edge leads you, how a gap sounds, and how a way goes back",
  next: "Next time everybody waits somewhere else, on the same paths.",
  devices: ["marshmallows"],
  stakes: ["line"],
  tallies: ["clean"],
  chapter,
  rules: walk("line", { told: "words", finds: 1 }),
};

export const lineBanks: Bank[] = [
  {
    id: "line-near",
    difficulty: -1.8,
    skill: "line",
    rules: walk("line", { told: "words" }),
    // By the edge one already walks by: how to change over comes after it.
    items: ["pia", "ivy", "ben"].map((meets) => ({
      id: `near-${meets}`,
      task: { type: "cane" as const, to: "owl", meets },
    })),
  },
  {
    id: "line-over",
    difficulty: -1.6,
    skill: "line",
    rules: walk("line", { told: "words" }),
    items: ["zoe", "leo", "sam", "ana", "max"].map((meets) => ({
      id: `over-${meets}`,
      task: { type: "cane" as const, to: "craft", meets },
    })),
  },
  {
    id: "first-walk",
    difficulty: -2,
    skill: "line",
    rules: walk("first", { told: "nothing", endless: true }, []),
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
