/** What the chapters have in common: the parts of a level, a choice between two lists, and the evening at the slide. */
import type { WrittenPartsOf } from "../../../engine/definition/index.ts";
import { day, longDay, type Row } from "../days.ts";

export type Level = WrittenPartsOf<"order">["level"];
export type Bank = WrittenPartsOf<"order">["bank"];
export type Chapter = Level["chapter"];
type Act = Chapter[number];

const GOAL = 12;

/** A short list, or a long one that has more in it. */
export function lists(short: string, long: string): Act[] {
  return [
    {
      id: "lists",
      type: "choose",
      if: { length: "full" },
      ask: [
        { sound: "gremlin-giggle" },
        {
          voice: "zib",
          say: "Two lists! The short one has two slides in it, and costs one if it goes wrong. The long one has up to four, and costs three. Dare?",
          part: "object",
        },
      ],
      options: [
        {
          id: "short",
          label: "The short list",
          phrases: ["short", "short list"],
          chosen: ["zib: Careful, careful. Two slides, then."],
        },
        {
          id: "long",
          label: "The long list",
          phrases: ["long", "long list"],
          chosen: ["zib: Ooh! Three slides say that it goes wrong."],
        },
      ],
    },
    {
      id: "short-list",
      type: "play",
      as: "build",
      set: short,
      turns: 1,
      short: 0,
      if: { chose: { lists: "short" } },
      resumed: ["The short list, then."],
    },
    {
      id: "long-list",
      type: "play",
      as: "build",
      set: long,
      turns: 1,
      short: 0,
      if: { chose: { lists: "long" } },
      resumed: ["The long list, then."],
    },
  ];
}

/** How it ends, by slides: the loop, the slide, or the pond. */
export function evening(keepsake: string): Act[] {
  return [
    {
      id: "triple-loop",
      type: "tell",
      as: "perform",
      if: { stakes: { slides: { from: GOAL } } },
      lines: [
        { sound: "fanfare" },
        "otto: {slidesTold}! They're opening the Triple Loop for us!",
        { sound: "vine-swish", side: -0.8, hold: "end" },
        { sound: "vine-swish", pitch: 3, side: 0.8, hold: "end" },
        { sound: "vine-swish", pitch: 6, side: -0.8, hold: "end" },
        "zib: Why am I on this? I'm a gremlin! I live in a refrigerator!",
        { sound: "splash", hold: "end" },
        ["zib: Again!", "zib: Who has more slides? I need more slides."],
      ],
    },
    { id: "loop-kept", type: "give", keepsake, if: { stakes: { slides: { from: GOAL } } } },
    {
      id: "big-slide",
      type: "tell",
      as: "perform",
      if: { stakes: { slides: { from: 5, to: GOAL - 1 } } },
      lines: [
        { sound: "applause-small" },
        "otto: {slidesTold}. The Triple Loop stays shut, and the big slide is ours.",
        { sound: "vine-swish", side: -0.8, hold: "end" },
        { sound: "splash", hold: "end" },
        "zib: I got water in my ear. Both ears. All four.",
      ],
    },
    {
      id: "whistle-kept",
      type: "give",
      keepsake: "whistle",
      if: { stakes: { slides: { from: 5, to: GOAL - 1 } } },
    },
    {
      id: "duck-pond",
      type: "tell",
      as: "perform",
      if: { stakes: { slides: { to: 4 } } },
      lines: [
        { sound: "duck" },
        "otto: We have {slidesTold}, so it's the little slide at the duck pond. In pajamas!",
        { sound: "splash", level: 0.6, hold: "end" },
        { sound: "duck", hold: "end" },
        "zib: The ducks like your pajamas. They think it's family.",
      ],
    },
    { id: "duck-kept", type: "give", keepsake: "duck", if: { stakes: { slides: { to: 4 } } } },
  ];
}

export const RULE =
  "Fill the time before the bus, tick for tick, but not one more. Whatever needs something else comes after it.";
export const LISTEN = "Go along the list, and count the ticks of each thing.";

/** Short lists and long ones, for the days on which one may pick. */
export const shortRows: Row[] = [
  day("short-hens", { dress: 1, hens: 3 }, { phone: 3 }),
  day("short-apples", { dress: 2, apples: 2 }, { fish: 3 }),
  day("short-lunch", { lunch: 2, dress: 1 }, { porch: 3 }),
  day("short-trash", { dress: 1, trash: 2 }, { plants: 3 }),
];
export const longRows: Row[] = [
  longDay("long-mud", { shower: 2, dress: 1, dog: 2, breakfast: 3 }, { mop: 1 }),
  longDay("long-lunch", { grandpa: 1, bed: 2, lunch: 2, dress: 1, plants: 2 }, { lunchbox: 1 }),
  longDay("long-mail", { breakfast: 3, dress: 1, wrap: 2, mail: 1, teeth: 2 }, { trash: 1 }),
  longDay("long-music", { dress: 2, tune: 1, play: 3, cat: 1, fish: 2 }, { hens: 1 }),
];
