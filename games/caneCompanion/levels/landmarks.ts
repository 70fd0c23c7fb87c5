/** Level 2: landmarks. The way is told by what the tip touches, and then by heart. */
import { fires, lightsOn } from "../frame.ts";
import { walk } from "../rules.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const chapter: Chapter = [
  {
    id: "waffles",
    lines: [
      { sound: "power-down" },
      { bed: "crickets", layer: "night", level: 0.25 },
      "finch: That was me. I plugged in the waffle irons. All four.",
      "tap: You hear the way first, then walk it. After the wall comes gravel: our gap. Tap left, then Up.",
    ],
    again: [
      { sound: "power-down" },
      { bed: "crickets", layer: "night", level: 0.25 },
      "finch: Waffles again. Sorry.",
      "tap: You hear each landmark with its gap. After the last one, we turn in.",
    ],
  },
  {
    id: "first",
    as: "ride",
    set: "wall",
    turns: 1,
    short: 1,
    resumed: ["You hear each gap on its side. After the last one, we turn in. Tap that side, then Up."],
  },
  {
    id: "rules",
    lines: [
      "tap: Three in line make a campfire, seven a great one. A hint costs a marshmallow. Next: the flagpole, and its gap.",
    ],
    again: ["tap: Three in line make a campfire, seven a great one."],
  },
  {
    id: "second",
    as: "ride",
    set: "flagpole",
    turns: 1,
    short: 0,
    resumed: ["You hear each landmark with its gap. After the last one, we turn in. Tap that side, then Up."],
  },
  {
    id: "more",
    length: "full",
    lines: [
      "tap: More landmarks: the barrel,",
      { sound: "djembe", hold: "end", caption: "a barrel booms" },
      "tap: the stump,",
      { sound: "woodblock", hold: "end", caption: "a stump knocks" },
      "tap: the mailbox,",
      { sound: "pan-bang", hold: "end", caption: "a tin box booms" },
      "tap: and a canoe.",
      { sound: "cane-metal", hold: "end", caption: "a tin canoe rings" },
    ],
    again: ["tap: Barrel, stump, mailbox, canoe: you know them."],
  },
  {
    id: "walks",
    as: "ride",
    turns: 2,
    short: 1,
    how: ["tap: Gaps that we pass are played, too. After the last one, we turn in."],
    resumed: ["You hear each gap on its side. After the last one, we turn in. Tap that side, then Up."],
  },
  {
    id: "surprise",
    length: "full",
    lines: [
      [
        "finch: I can smell the waffles from here. Only the waffles know the way to the waffles.",
        "finch: The owl asked who. I said me. It asked again. We talked for quite a while.",
        "finch: I sat on a hedgehog. It was a pillow. Somebody stuffed it with pinecones.",
      ],
    ],
  },
  {
    id: "by-heart",
    length: "full",
    ask: [
      { sound: "page" },
      "tap: You know some paths now. Shall I play each way, with one marshmallow on it? Or by heart, with three?",
    ],
    options: [
      { id: "played", label: "Play it", phrases: ["play it", "play the way", "one"] },
      { id: "heart", label: "By heart", phrases: ["by heart", "heart", "three"] },
    ],
  },
  {
    length: "full",
    acts: [
      {
        id: "played",
        as: "ride",
        if: { chose: { "by-heart": "played" } },
        turns: 3,
        short: 0,
        resumed: ["You hear each gap on its side. After the last one, we turn in. Tap that side, then Up."],
      },
      {
        id: "heart",
        as: "hunt",
        set: "heart",
        if: { chose: { "by-heart": "heart" } },
        turns: 3,
        short: 0,
        how: ["tap: I'll only say who, and where. The map is in your head."],
        resumed: ["By heart: you know where it is."],
      },
    ],
  },
  {
    id: "treasure",
    lines: [
      { sound: "boss-near" },
      "finch: I hid a treasure. Then I forgot where. I only remember what the way sounded like!",
      "tap: Three places, by their sounds, no names. The third has the chest.",
    ],
    again: [
      "finch: I forgot it again. It's in a different place now, too.",
      "tap: Three places, by sounds alone.",
    ],
  },
  {
    id: "three-places",
    as: "boss",
    set: "treasure",
    turns: 3,
    short: 1,
    how: ["tap: Begin where we stand."],
    resumed: ["Three places, by what was heard on the way. No names."],
  },
  {
    id: "chest",
    lines: [
      { sound: "chest-open", hold: "end" },
      [
        "finch: There it is! My treasure: two hundred spare flashlight batteries. Oh. They would have been handy.",
        "finch: The treasure! A ukulele without strings, and a note: get strings.",
        "finch: The treasure: a map of the camp. A printed one. Well, you can have the box.",
      ],
    ],
  },
  {
    id: "home",
    as: "boss",
    set: "landmarks-home",
    turns: 1,
    short: 1,
    how: ["tap: Home to the fire, and I don't tell the way. Somebody sat down? Come by again at their edge."],
    resumed: ["Home, to the fire."],
  },
  ...fires({
    gift: "map",
    great: [
      "finch: A great campfire! Next year, you write the map.",
      "tap: It's written. It's just not on paper.",
    ],
    good: ["finch: A fine campfire, and a found treasure.", "tap: Next time we find the sleepers, too."],
    small: ["finch: Small, but cozy. The cook brings the others.", "tap: And the treasure is ours."],
  }),
  { id: "lights", lines: lightsOn },
];

export const landmarksLevel: Level = {
  id: "landmarks",
  name: "Landmarks",
  difficulty: 0,
  skill: "landmarks",
  learned: "how landmarks tell a turn, and how a map stays in your head",
  next: "Next time Mr. Finch hides it somewhere else.",
  devices: ["marshmallows"],
  stakes: ["line"],
  tallies: ["clean"],
  chapter,
  rules: walk("landmarks", { told: "sounds", finds: 1 }),
};

export const landmarksBanks: Bank[] = [
  {
    id: "wall",
    difficulty: -0.4,
    skill: "landmarks",
    rules: walk("landmarksFlat", { told: "sounds" }),
    items: ["mia", "leo", "ivy"].map((meets) => ({
      id: `wall-${meets}`,
      task: { type: "cane" as const, to: "pump", meets },
    })),
  },
  {
    id: "flagpole",
    difficulty: -0.2,
    skill: "landmarks",
    rules: walk("landmarksFlat", { told: "sounds" }),
    items: ["sam", "zoe", "ben"].map((meets) => ({
      id: `flagpole-${meets}`,
      task: { type: "cane" as const, to: "owl", meets },
    })),
  },
  {
    id: "heart",
    difficulty: 0.5,
    skill: "landmarks",
    rules: walk("landmarks", { told: "nothing", finds: 3 }),
  },
  {
    id: "treasure",
    difficulty: 0.5,
    skill: "landmarks",
    rules: walk("landmarks", { told: "sounds", finds: 1, nobody: true }),
  },
  {
    id: "landmarks-home",
    difficulty: 0.5,
    skill: "landmarks",
    rules: walk("landmarks", { told: "nothing", finds: 1 }),
    items: [{ id: "landmarks-fire", task: { type: "cane", to: "fire" } }],
  },
];
