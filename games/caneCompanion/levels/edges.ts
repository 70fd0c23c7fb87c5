/** Level 3: steps. When the tip drops, stop; and choose the technique for the place. */
import { fires, lightsOn } from "../frame.ts";
import { walk } from "../rules.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const chapter: Chapter = [
  {
    id: "hill",
    lines: [
      { sound: "power-down" },
      { bed: "crickets", layer: "night", level: 0.25 },
      "finch: The lights! In the middle of hide-and-seek!",
      "tap: The hill camp has steps. One up:",
      { sound: "tag-knock", hold: "end", caption: "the tip knocks on a step up" },
      "tap: One down:",
      { sound: "fruit-knock", hold: "end", caption: "the tip drops" },
      "tap: For both, we stop first: press Down. Then hold the rail, and keep tapping.",
    ],
    again: [
      { sound: "power-down" },
      { bed: "crickets", layer: "night", level: 0.25 },
      "tap: The hill camp, and its steps. When the tip drops, Down stops us.",
    ],
  },
  {
    id: "first-steps",
    as: "learn",
    set: "first-steps",
    turns: 1,
    short: 1,
    devices: [],
    how: ["tap: Taps can miss a step down. Press Down twice, and I glide: that finds it."],
    resumed: ["Down stops, and Down again lets Tap glide. When the tip drops, stop."],
  },
  {
    id: "hill-rules",
    lines: [
      { sound: "post-clang", side: -0.8, hold: "end", caption: "a rail rings" },
      "tap: Back at the fire. A rail means steps. There, glide.",
    ],
    again: ["tap: Back at the fire. A rail means steps."],
  },
  {
    id: "climb",
    as: "ride",
    turns: 1,
    short: 1,
    how: [
      "tap: Three make a campfire, seven a great one. Miss a step down, and the last in line sits. A hint costs a marshmallow.",
    ],
    resumed: ["Down stops, and Down again changes how Tap walks. When the tip drops, stop."],
  },
  {
    id: "gravel",
    lines: [
      { sound: "guiro", hold: "end", caption: "the tip catches" },
      "tap: On gravel I catch when I glide, and that's slow. Tap there.",
    ],
    again: ["tap: On gravel, tap: there I catch when I glide."],
  },
  {
    id: "higher",
    as: "ride",
    turns: 3,
    short: 1,
    resumed: ["Down stops, and Down again changes how Tap walks. When the tip drops, stop."],
  },
  {
    id: "surprise",
    length: "full",
    lines: [
      [
        "finch: I hid, too. Nobody looked for me. I won!",
        "finch: I counted forty steps. I think eleven of them were the same one.",
        "finch: The goat from the next farm is in the line. It says it pays in milk.",
      ],
    ],
  },
  {
    id: "which-side",
    length: "full",
    ask: [
      { sound: "page" },
      "tap: Lodge side or fire side? The lodge side has most steps, and three marshmallows a walk. The fire side has fewer, and one.",
    ],
    options: [
      { id: "lodge", label: "The lodge side", phrases: ["lodge side", "lodge", "steps", "three"] },
      { id: "fire", label: "The fire side", phrases: ["fire side", "fire", "one"] },
    ],
  },
  {
    length: "full",
    acts: [
      {
        id: "lodge-side",
        as: "rescue",
        set: "lodge-side",
        if: { chose: { "which-side": "lodge" } },
        turns: 3,
        short: 0,
        resumed: ["Rails tell of steps. When the tip drops, Down stops us."],
      },
      {
        id: "fire-side",
        as: "rescue",
        set: "fire-side",
        if: { chose: { "which-side": "fire" } },
        turns: 3,
        short: 0,
        resumed: ["Rails tell of steps. When the tip drops, Down stops us."],
      },
    ],
  },
  {
    id: "down-again",
    lines: [
      { sound: "boss-near" },
      "finch: They left their shoes everywhere! You take off your shoes to hide. It's quieter.",
      "tap: Back the way we came, and I don't tell it. A step up is a step down now.",
    ],
    again: ["tap: The shoes again. Back the way we came: every step up is a step down now."],
  },
  {
    id: "back",
    as: "boss",
    set: "edges-back",
    turns: 2,
    short: 0,
    how: ["tap: Somebody sat down? Come by again at their edge, even right away, and they come along."],
    resumed: ["Back the way we came. A step up is a step down now."],
  },
  {
    id: "home",
    as: "boss",
    set: "edges-home",
    turns: 1,
    short: 1,
    how: ["finch: That's everything. Home, to the fire!"],
    resumed: ["Home, to the fire."],
  },
  ...fires({
    gift: "rail",
    great: [
      "finch: A great campfire! Nobody stubbed a thing but me.",
      "tap: Every step, found. That was you and me.",
    ],
    good: ["finch: A fine campfire. The shoes don't match, but still.", "tap: We found most of those steps."],
    small: [
      "finch: A small fire. The cook brings the others, by the ramp.",
      "tap: Steps are sneaky. I'll glide more.",
    ],
  }),
  { id: "lights", lines: lightsOn },
];

export const edgesLevel: Level = {
  id: "edges",
  name: "Steps",
  difficulty: 1,
  skill: "edges",
  learned: "to stop when the tip drops, and when to glide and when to tap",
  next: "Next time they hide somewhere else.",
  devices: ["marshmallows"],
  stakes: ["line"],
  tallies: ["clean"],
  chapter,
  rules: walk("edges", { told: "words", finds: 1, techniques: true }),
};

export const edgesBanks: Bank[] = [
  {
    id: "first-steps",
    difficulty: 0.5,
    skill: "edges",
    rules: walk("steps", { told: "nothing", endless: true, techniques: true }, []),
    items: [{ id: "first-tent", task: { type: "cane", to: "tent", meets: "ben" } }],
  },
  {
    id: "lodge-side",
    difficulty: 1.2,
    skill: "edges",
    rules: walk("edges", {
      told: "words",
      finds: 3,
      techniques: true,
      among: ["lodge", "stage", "washhouse", "kitchen"],
    }),
  },
  {
    id: "fire-side",
    difficulty: 0.8,
    skill: "edges",
    rules: walk("edges", {
      told: "words",
      finds: 1,
      techniques: true,
      among: ["craft", "owl", "pump", "kitchen"],
    }),
  },
  {
    id: "edges-back",
    difficulty: 1.5,
    skill: "edges",
    rules: walk("edges", { told: "nothing", back: true, finds: 1, techniques: true }),
  },
  {
    id: "edges-home",
    difficulty: 1.5,
    skill: "edges",
    rules: walk("edges", { told: "nothing", finds: 1, techniques: true }),
    items: [{ id: "edges-fire", task: { type: "cane", to: "fire" } }],
  },
];
