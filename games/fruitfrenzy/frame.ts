/** The party, the jug, what help costs, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** Whatever is extra takes so many from the jug. */
export const EXTRA = 2;
const START = 4;

const pieces = { one: "piece", many: "pieces" };
const guests = { one: "guest", many: "guests" };

/** Who has had a drink stays, and makes noise. */
export const stakes: AnyDefinition["stakes"] = {
  party: {
    start: 0,
    from: 0,
    to: 12,
    better: "more",
    unit: guests,
    moves: { served: 1 },
    stretches: [
      { from: 0, layers: {}, say: "Nobody has had a drink yet." },
      {
        from: 1,
        layers: { talk: { bed: "party", level: 0.06 } },
        say: "{Amount} served so far.",
      },
      {
        from: 3,
        layers: { talk: { bed: "party", level: 0.1 }, tune: { bed: "school-music", level: 0.14 } },
        say: "{Amount} served so far, and somebody plays.",
        risen: [
          [
            "mango: Hear that, over there? Somebody found a guitar.",
            "mango: Three served, and the music starts!",
          ],
        ],
      },
      {
        from: 5,
        layers: {
          talk: { bed: "party", level: 0.14 },
          tune: { bed: "school-music", level: 0.16 },
          low: { bed: "school-music-bass", level: 0.16 },
        },
        say: "{Amount} served so far. The [bass|base] plays along.",
        risen: [
          [
            "mango: Now there's a [bass|base]. I think it's the bathtub.",
            "mango: Five! The tables begin to hop.",
          ],
        ],
      },
      {
        from: 7,
        layers: {
          talk: { bed: "party", level: 0.16 },
          tune: { bed: "school-music", level: 0.18 },
          low: { bed: "school-music-bass", level: 0.18 },
          top: { bed: "school-music-tune", level: 0.18 },
        },
        say: "{Amount} served so far. All of them dance.",
      },
    ],
  },
};

export const devices: NonNullable<AnyDefinition["devices"]> = {
  pieces: {
    type: "purse",
    unit: pieces,
    start: START,
    low: 1,
    once: true,
    earns: { beyond: 1 },
    sounds: { gain: "pour", pay: "sip", empty: "tin-clack" },
    words: {
      have: "The jug has {amount}. What's extra costs two.",
      none: "The jug is empty. Whatever goes beyond an order fills it.",
      last: ["One piece left in the jug.", "The jug has just one piece now."],
      empty: ["The jug is empty now.", "That was the last piece in the jug."],
    },
  },
};

export const prices = {
  again: { pieces: EXTRA },
  weigh: { pieces: EXTRA },
  hint: { pieces: EXTRA },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  served: {
    counts: "served",
    of: "judged",
    best: "most",
    unit: guests,
    now: "Guests served: {count} of {of}.",
    end: "Guests served: {count} of {of}.",
    record: "Guests served: {count} of {of}, your best yet!",
  },
  arrived: {
    counts: "won",
    of: "could",
    best: "most",
    unit: pieces,
    now: "Pieces that got across: {count} of {of}.",
    end: "Pieces that got across: {count} of {of}.",
    record: "Pieces that got across: {count} of {of}. Your best was {best}!",
  },
};

const plays = { sound: "keepsake" } as const;

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  straw: {
    name: "The long straw",
    lines: [
      plays,
      { sound: "sip", hold: "end" },
      "gulp: Keep my long straw. I drink with it while I swim. Don't tell the chef.",
    ],
  },
  lid: {
    name: "A lid that snaps",
    lines: [
      plays,
      { sound: "tag-knock" },
      { sound: "tag-knock" },
      "mango: Keep this lid that snaps. It fits every box, five or three.",
    ],
  },
  feather: {
    name: "A parrot's feather",
    lines: [
      plays,
      { sound: "wings" },
      "mango: A parrot's feather, for you. They took the pears and left this. I call that a trade.",
    ],
  },
  bucket: {
    name: "A small bucket",
    lines: [
      plays,
      { sound: "door-squeak" },
      "mango: A small bucket for you. Its handle squeaks. The other one's does, too. Even!",
    ],
  },
  burp: {
    name: "Gulp's burp in a jar",
    lines: [
      plays,
      { sound: "monster-gurgle", pitch: -5, hold: "end" },
      "gulp: My burp in a jar, for you. It was all your fruit, so it's yours.",
    ],
  },
};
