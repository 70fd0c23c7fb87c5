/** What the chapters have in common: the parts of a level, a choice between two lists, and the evening at the slide. */
import type { WrittenPartsOf } from "../../../engine/definition/index.ts";
import { longDay, shortDay, type Row } from "../days.ts";

export type Level = WrittenPartsOf<"order">["level"];
export type Bank = WrittenPartsOf<"order">["bank"];
export type Chapter = Level["chapter"];
type Act = Chapter[number];

const GOAL = 12;

/** What the long list costs when it goes wrong: who cannot pay that is not asked. */
const DARE = 3;

interface Pick {
  readonly id: string;
  readonly label: string;
  readonly phrases: string[];
  /** The short list that is meant. */
  readonly item: string;
}

/** A short list, or a long one that has more in it; and two short ones for who has too few slides for that. */
export function lists(short: string, long: string, poor: readonly [Pick, Pick]): Act[] {
  return [
    {
      id: "lists",
      type: "choose",
      if: { length: "full", stakes: { slides: { from: DARE } } },
      ask: [
        { sound: "gremlin-giggle" },
        {
          voice: "zib",
          say: "Two lists! The short one has two slides in it, and costs one if it goes wrong. The long one is tangled, has five, and costs three. Dare?",
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
      id: "poor-lists",
      type: "choose",
      if: { length: "full", stakes: { slides: { to: DARE - 1 } } },
      ask: [
        { sound: "gremlin-giggle" },
        {
          voice: "zib",
          say: `My long list costs three slides when it goes wrong, and you have {slidesTold}. So, a short one: ${poor[0].label.toLowerCase()}, or ${poor[1].label.toLowerCase()}?`,
          part: "object",
        },
      ],
      options: poor.map(({ id, label, phrases }) => ({
        id,
        label,
        phrases,
        chosen: ["zib: Two slides are in it."],
      })),
    },
    ...poor.map(({ id, item }): Act => ({
      id: `short-${id}`,
      type: "play",
      as: "build",
      set: short,
      items: [item],
      turns: 1,
      short: 0,
      if: { chose: { "poor-lists": id } },
      resumed: ["The short list, then."],
    })),
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

/** The short lists for who has too few slides for the long one. */
export function poorLists(prefix: string): readonly [Pick, Pick] {
  return [
    { id: "hens", label: "The hens", phrases: ["hens", "with the hens"], item: `${prefix}short-hens-trash` },
    {
      id: "apples",
      label: "The apples",
      phrases: ["apples", "with the apples"],
      item: `${prefix}short-apples-cat`,
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
  shortDay("short-hens-trash", { dress: 1, hens: 2, trash: 1 }, { phone: 3 }),
  shortDay("short-apples-cat", { dress: 2, apples: 2, cat: 1 }, { fish: 3 }),
  shortDay("short-lunch-teeth", { lunch: 2, dress: 1, teeth: 1 }, { porch: 3 }),
  shortDay("short-trash-plants", { dress: 1, trash: 2, plants: 1 }, { hens: 3 }),
];
export const longRows: Row[] = [
  longDay("long-mud", { shower: 1, dress: 1, dog: 3, breakfast: 2 }, { mop: 1, play: 2 }),
  longDay("long-lunch", { grandpa: 1, bed: 2, lunch: 2, dress: 1, plants: 2 }, { porch: 4 }),
  longDay("long-mail", { breakfast: 3, dress: 1, wrap: 2, mail: 1, teeth: 2 }, { phone: 4 }),
  longDay("long-music", { dress: 2, tune: 1, play: 3, cat: 1, fish: 2 }, { hens: 4 }),
];
