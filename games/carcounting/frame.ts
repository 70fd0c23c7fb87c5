/** The pile of bricks, the statue that grows across the street, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So many on the pile when the day ends, and the bricks become what the chapter is about. */
export const GOAL = 12;

const bricks = { one: "brick", many: "bricks" };

export const devices: NonNullable<AnyDefinition["devices"]> = {
  bricks: {
    type: "purse",
    unit: bricks,
    start: 2,
    most: 60,
    low: 20,
    earns: { won: 1 },
    loses: { spent: 1, lost: 1, near: 1 },
    sounds: { gain: "tag-knock", pay: "tag-knock", empty: "nothing" },
    words: {
      have: `The pile has {amount}. The goal is ${GOAL}.`,
      none: `The pile is empty. The goal is ${GOAL}.`,
      more: [
        `{Amount} on the pile. The goal is ${GOAL}.`,
        `The pile has {amount} now. The goal: ${GOAL}.`,
        `That's {amount} on the pile. ${GOAL} is the goal.`,
      ],
      last: [
        `One brick is left on the pile. The goal is ${GOAL}.`,
        `That leaves one brick. The goal: ${GOAL}.`,
      ],
      left: [
        `{Amount} left on the pile. The goal is ${GOAL}.`,
        `The pile still has {amount}. The goal: ${GOAL}.`,
        `That leaves {amount} on the pile. ${GOAL} is the goal.`,
      ],
      empty: [
        "The pile is empty now. A right report brings more.",
        "No bricks left. A right report fills the pile again.",
      ],
    },
  },
};

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  stand: {
    start: 0,
    from: 0,
    to: 1,
    better: "more",
    moves: { built: 1 },
    rises: { sound: "hammer", caption: "something is built" },
    stretches: [
      { from: 0, layers: {}, say: "Nothing noisy is built." },
      { from: 1, layers: {}, say: "Something noisy is built. It pays extra for two reports." },
    ],
  },
  cousin: {
    start: 0,
    from: 0,
    to: 1,
    better: "less",
    moves: { gained: 1 },
    rises: { sound: "car-horn", level: 0.5, caption: "cousin Honk honks" },
    stretches: [
      { from: 0, layers: {}, say: "Nobody honks along." },
      { from: 1, layers: {}, say: "Cousin Honk honks along in the last two reports." },
    ],
  },
  statue: {
    start: 0,
    from: 0,
    to: 40,
    better: "less",
    moves: { lost: 1, near: 1 },
    rises: { sound: "hammer", caption: "the statue of Gus grows" },
    stretches: [
      { from: 0, layers: {}, say: "Gus has no statue yet." },
      {
        from: 1,
        layers: {},
        say: "Gus's statue has boots.",
        risen: ["gus: Boots! My statue has boots! They're my size. I guessed it."],
      },
      {
        from: 6,
        layers: {},
        say: "Gus's statue reaches up to the knees.",
        risen: [{ sound: "fanfare-sad" }, "gus: Knees! Two of them, I guess!"],
      },
      {
        from: 10,
        layers: {},
        say: "Gus's statue reaches up to the belly.",
        risen: ["gus: My belly! It needs a lot of bricks, that one.", { sound: "drum-bang", level: 0.5 }],
      },
      {
        from: 15,
        layers: {},
        say: "Gus's statue reaches up to the head.",
        risen: [{ sound: "fanfare" }, "gus: My head! Look up, everybody! Which way is my face?"],
      },
    ],
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  earned: {
    counts: "won",
    of: "could",
    best: "most",
    unit: bricks,
    now: "Bricks from right reports: {count} of {of}.",
    end: "Bricks from right reports: {count} of {of}.",
    record: "Bricks from right reports: {count} of {of}, your best yet!",
  },
  exact: {
    counts: "clean",
    of: "judged",
    best: "most",
    now: "Reports right without the last hint: {count} of {of}.",
    end: "Reports right without the last hint: {count} of {of}.",
    record: "Reports right without the last hint: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  brick: {
    name: "One red brick",
    lines: [{ sound: "keepsake" }, { sound: "tag-knock" }, "plum: The first one for next time."],
  },
  bell: {
    name: "Nell's bicycle bell",
    lines: [
      { sound: "keepsake" },
      { sound: "bike-bell" },
      { sound: "bike-bell" },
      "nell: One for each hand.",
    ],
  },
  boot: {
    name: "A stone boot of Gus",
    lines: [
      { sound: "keepsake" },
      { sound: "boss-step" },
      "gus: The left one. Or the right one. I'd have to guess.",
    ],
  },
  vane: {
    name: "The corner's weather vane",
    lines: [
      { sound: "keepsake" },
      { sound: "door-squeak", side: -0.8 },
      { sound: "door-squeak", side: 0.8 },
      "tess: Left, right. It always knows which way.",
    ],
  },
  gum: {
    name: "Gus's bubble gum",
    lines: [{ sound: "keepsake" }, { sound: "bubble-pop" }, "gus: It's strawberry. I guess."],
  },
  clicker: {
    name: "The golden clicker",
    lines: [
      { sound: "keepsake" },
      { sound: "dial-click" },
      { sound: "dial-click", pitch: 4 },
      { sound: "dial-click", pitch: 7 },
      "plum: It goes up to nine hundred and ninety-nine. I tried.",
    ],
  },
  nose: {
    name: "A stone nose of Gus",
    lines: [{ sound: "keepsake" }, { sound: "sneeze" }, "gus: Careful. It has a cold."],
  },
};
