/** What is won and lost beside the plants: the stall, the goat, and seeds. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import type { Act, Lines } from "./types.ts";

const hum = (sound: "trumpet" | "harp-note" | "accordion" | "horn" | "banjo" | "tuba", pitch: number) => ({
  sound,
  pitch,
  hold: "end" as const,
});

export const devices: AnyDefinition["devices"] = {
  stall: {
    type: "collection",
    unit: { one: "plant", many: "plants" },
    things: [
      { id: "one", name: "The tall one", lines: [hum("trumpet", -5)] },
      { id: "two", name: "The round one", lines: [hum("tuba", 0)] },
      { id: "three", name: "The one with curls", lines: [hum("harp-note", 0)] },
      { id: "four", name: "The shy one", lines: [hum("banjo", 2)] },
      { id: "five", name: "The one that leans", lines: [hum("accordion", 0)] },
      { id: "six", name: "The one with big ears", lines: [hum("horn", 0)] },
      { id: "seven", name: "The small one", lines: [hum("trumpet", 4)] },
      { id: "eight", name: "The bushy one", lines: [hum("harp-note", 7)] },
      { id: "nine", name: "The quick one", lines: [hum("banjo", 7)] },
      { id: "ten", name: "The proud one", lines: [hum("horn", 5)] },
      { id: "eleven", name: "The sleepy one", lines: [hum("tuba", -3)] },
      { id: "twelve", name: "The striped one", lines: [hum("accordion", 7)] },
    ],
    gains: { known: 1, gained: 1 },
    loses: { "goat-came": 1 },
    words: {
      joins: [
        "A plant for your stall, and they call it: {name}.",
        "A plant on your stall, with a voice of its own. {name}!",
        "Your stall has a new plant. {name}!",
        "One more plant on the stall. {name}!",
      ],
      leaves: ["{name} was delicious, it seems.", "Crunch. {name} is gone.", "{name}? Eaten."],
      have: "On your stall: {amount}. Four win the show.",
      none: "Your stall is empty. Four plants win the show.",
    },
  },
  seeds: {
    type: "purse",
    unit: { one: "seed", many: "seeds" },
    start: 2,
    most: 20,
    earns: { called: 1, lucky: 2, aided: 1 },
    loses: { gained: 4, paid: 3 },
    low: 1,
    sounds: { gain: "maraca", pay: "claves", empty: "tin-clack" },
    words: {
      have: "In your pocket: {amount}.",
      none: "No seeds in your pocket.",
      left: ["{Amount} left."],
      last: ["One seed left."],
      empty: ["That was the last seed."],
    },
  },
  goat: {
    type: "pursuer",
    name: "Biscuit",
    step: { sound: "hoof", caption: "a hoof", side: 0.7 },
    away: 6,
    nears: { rounds: 1 },
    flees: { fair: 1, done: 3, paid: 6 },
    warn: 1,
    back: 4,
    how: "Biscuit the goat comes a step nearer every day, for a plant off your stall. A fair test that tells something holds him off: he can't stand the scratching of the pencil. A finished plant drives him three steps back.",
    came: [
      { sound: "goat", hold: "end" },
      {
        say: [
          "Biscuit! Out! Not the stall!",
          "Who left the gate open? Biscuit, sit!",
          "Oh no. He brought a napkin.",
        ],
        voice: "hazel",
      },
    ],
    words: {
      places: [
        { from: 0, text: "is here" },
        { from: 1, text: "is at the gate" },
        { from: 2, text: "is in the yard" },
        { from: 4, text: "is down the road" },
        { from: 6, text: "is up on the hill" },
      ],
      warns: [
        "{name} {place}: one more day, and he eats.",
        "{name} {place}! One day left.",
        "Careful. {name} {place}.",
      ],
      fled: ["{name} trots all the way back up the hill.", "{name} is up on the hill again, chewing air."],
    },
  },
};

export const prices = { hint: { seeds: 1 } };

export const tallies: AnyDefinition["tallies"] = {
  known: {
    counts: "known",
    best: "most",
    unit: { one: "plant", many: "plants" },
    now: "Plants with proof in the notebook: {count}.",
    end: ["Plants with proof in the notebook: {count}."],
    record: ["Plants with proof in the notebook: {count}! Your best was {best}."],
  },
  fair: {
    counts: "fair",
    of: "rounds",
    best: "most",
    now: "Days with a fair test that told something: {count} of {of}.",
    end: ["Days with a fair test that told something: {count} of {of}."],
    record: ["Days with a fair test that told something: {count} of {of}. Your best was {best}!"],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  cup: {
    name: "The watering cup",
    lines: [
      { sound: "keepsake" },
      { sound: "pour", hold: "end" },
      "hazel: One cup. Measured. That's science.",
    ],
  },
  barometer: {
    name: "The frog barometer",
    lines: [
      { sound: "keepsake" },
      { sound: "frog", hold: "end" },
      "hazel: It's always damp in there. He likes it.",
    ],
  },
  notebook: {
    name: "Weedy's notebook",
    lines: [
      { sound: "keepsake" },
      { sound: "page-write", hold: "end" },
      "weedy: Monday: changed one thing. Tuesday: changed one thing. It's rather slow. It works.",
    ],
  },
  bell: {
    name: "Biscuit's bell",
    lines: [
      { sound: "keepsake" },
      { sound: "cowbell", hold: "end" },
      { sound: "goat", hold: "end" },
      "hazel: Now we'll hear him coming.",
    ],
  },
};

/** Between the weeks: seeds against the goat, or for a plant. */
export const market: readonly Act[] = [
  {
    id: "market",
    if: { stakes: { seeds: { from: 4 } }, length: "full" },
    ask: [
      { sound: "hand-bell" },
      "hazel: The market cart! Three seeds buy Biscuit a turnip, to eat up on the hill. Four buy you a plant for the stall. Or keep them: each pays for a hint.",
    ],
    options: [
      {
        id: "turnip",
        label: "A turnip for Biscuit",
        phrases: ["turnip"],
        counts: { paid: 1 },
        chosen: [{ sound: "crunch" }],
      },
      { id: "plant", label: "A plant", phrases: ["plant"], counts: { gained: 1 } },
      { id: "keep", label: "Keep the seeds", phrases: ["keep", "no"] },
    ],
  },
  {
    id: "market-small",
    if: { stakes: { seeds: { from: 3, to: 3 } }, length: "full" },
    ask: [
      { sound: "hand-bell" },
      "hazel: The market cart! You have three seeds: they buy Biscuit a turnip, to eat up on the hill. Or keep them: each pays for a hint.",
    ],
    options: [
      {
        id: "turnip",
        label: "A turnip for Biscuit",
        phrases: ["turnip"],
        counts: { paid: 1 },
        chosen: [{ sound: "crunch" }],
      },
      { id: "keep", label: "Keep the seeds", phrases: ["keep", "no"] },
    ],
  },
];

/** Saturday morning, before the judge comes. */
const lateCart: Act = {
  id: "late-cart",
  if: { stakes: { seeds: { from: 4 }, stall: { to: 11 } } },
  ask: [{ sound: "hand-bell" }, "hazel: The last cart! A plant for four seeds, before the judge comes?"],
  options: [
    { id: "plant", label: "A plant", phrases: ["plant", "yes"], counts: { gained: 1 } },
    { id: "keep", label: "No, thanks", phrases: ["keep", "no"] },
  ],
};

interface Shows {
  readonly won: Lines;
  readonly middle: Lines;
  readonly eaten: Lines;
  readonly gift: string;
}

/** What is heard of the stall is what the show ends by. */
export function shows({ won, middle, eaten, gift }: Shows): Act[] {
  return [
    lateCart,
    {
      id: "show-won",
      as: "perform",
      if: { stakes: { stall: { from: 4 } } },
      lines: [{ sound: "gong" }, { device: "stall" }, { sound: "crowd-cheer" }, ...won],
    },
    {
      id: "show-middle",
      as: "perform",
      if: { stakes: { stall: { from: 2, to: 3 } } },
      lines: [{ sound: "gong" }, { device: "stall" }, { sound: "applause-small" }, ...middle],
    },
    {
      id: "show-eaten",
      as: "perform",
      if: { stakes: { stall: { to: 1 } } },
      lines: [{ sound: "gong" }, { sound: "goat", hold: "end" }, { sound: "crowd-laugh" }, ...eaten],
    },
    { id: "gift", if: { stakes: { stall: { from: 4 } } }, keepsake: gift },
    { id: "bell-gift", if: { stakes: { stall: { to: 3 } } }, keepsake: "bell" },
  ];
}
