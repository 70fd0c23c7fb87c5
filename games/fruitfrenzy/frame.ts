/** The jug, what help costs, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So many pieces fill a glass, and three glasses make the party. */
export const GLASS = 20;
export const PARTY = 3 * GLASS;
/** Whatever is extra takes so many from the jug. */
export const EXTRA = 2;

/** The jug holds no more, and nobody comes near it. */
export const MOST = 200;

const pieces = { one: "piece", many: "pieces" };

export const devices: NonNullable<AnyDefinition["devices"]> = {
  pieces: {
    type: "purse",
    unit: pieces,
    start: 4,
    most: MOST,
    low: 20,
    once: true,
    earns: { won: 1 },
    sounds: { gain: "glass-clink", pay: "sip", empty: "tin-clack" },
    words: {
      have: `The jug has {amount}. Every ${GLASS} fill a glass, and the party needs three: ${PARTY}.`,
      none: `The jug is empty. Every ${GLASS} pieces fill a glass, and the party needs three: ${PARTY}.`,
      more: [
        "{Amount} in the jug.",
        "The jug has {amount} now.",
        "That makes {amount} in the jug.",
        "In the jug: {amount}.",
      ],
      left: ["That leaves {amount} in the jug.", "{Amount} left in the jug.", "The jug still has {amount}."],
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
  arrived: {
    counts: "won",
    of: "could",
    best: "most",
    unit: pieces,
    now: "Pieces that got across: {count} of {of}.",
    end: "Pieces that got across: {count} of {of}.",
    record: "Pieces that got across: {count} of {of}, your best yet!",
  },
  whole: {
    counts: "clean",
    of: "judged",
    best: "most",
    now: "Loads that got across whole: {count} of {of}.",
    end: "Loads that got across whole: {count} of {of}.",
    record: "Loads that got across whole: {count} of {of}. Your best was {best}!",
  },
};

const plays = { sound: "keepsake" } as const;

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  straw: {
    name: "The long straw",
    lines: [
      plays,
      { sound: "sip", hold: "end" },
      "gulp: Keep my long straw. From down here it takes me a while. Worth it.",
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
      "mango: A parrot's feather, for you. They took the pears and left this. I call that fair.",
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
      "gulp: Pardon. My burp in a jar, for you. A good year, that one.",
    ],
  },
};
