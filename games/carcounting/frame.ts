/** Bricks, the statue that grows across the street, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

const bricks = { one: "brick", many: "bricks" };

export const devices: NonNullable<AnyDefinition["devices"]> = {
  bricks: {
    type: "purse",
    unit: bricks,
    start: 2,
    most: 60,
    low: 1,
    earns: { won: 1 },
    loses: { spent: 1 },
    sounds: { gain: "tag-knock", pay: "tag-knock", empty: "nothing" },
    words: {
      have: "Your heap has {amount}.",
      none: "Your heap is empty.",
      last: "One brick is left on your heap.",
      left: "{Amount} left on your heap.",
      empty: "That was your last brick. A right report brings more.",
    },
  },
};

/** So many bricks on the board, and the chapter ends with what they are for. */
export const GOAL = 16;

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  board: {
    start: 0,
    from: 0,
    to: 60,
    better: "more",
    unit: bricks,
    moves: { won: 1, lost: -1 },
    rises: { sound: "tag-knock", caption: "the board goes up" },
    falls: { sound: "tag-knock", pitch: -5, caption: "the board goes down" },
    counted: [
      `{Amount} on the board. The goal is ${GOAL}.`,
      `The board says {amount}. The goal: ${GOAL}.`,
      `That's {amount} on the board. ${GOAL} is the goal.`,
    ],
    stretches: [
      { from: 0, layers: {}, say: `The board says {amount}. The goal is ${GOAL}.` },
      {
        from: GOAL,
        layers: {},
        say: `The board says {amount}, and the goal was ${GOAL}.`,
        risen: [{ sound: "fanfare" }, `plum: We have our ${GOAL}!`],
        fallen: ["plum: Oh! Below the goal again."],
      },
    ],
  },
  stand: {
    start: 0,
    from: 0,
    to: 1,
    better: "more",
    moves: { built: 1 },
    rises: { sound: "hammer", caption: "something is built" },
    stretches: [
      { from: 0, layers: {}, say: "We have built nothing that pays." },
      { from: 1, layers: {}, say: "What we built pays for two reports." },
    ],
  },
  cousin: {
    start: 1,
    from: 0,
    to: 1,
    better: "less",
    moves: { gained: -1 },
    falls: { sound: "door-close", caption: "cousin Honk goes home" },
    stretches: [
      { from: 0, layers: {}, say: "Cousin Honk is paid to stay at home." },
      { from: 1, layers: {}, say: "Gus has a cousin who likes to honk." },
    ],
  },
  statue: {
    start: 0,
    from: 0,
    to: 40,
    better: "less",
    unit: bricks,
    moves: { lost: 1, gained: 3 },
    rises: { sound: "hammer", caption: "bricks go onto the statue of Gus" },
    stretches: [
      { from: 0, layers: {}, say: "Gus has no bricks for his statue yet." },
      {
        from: 1,
        layers: {},
        say: "Gus's statue has {amount}: boots.",
        risen: ["gus: Boots! My statue has boots! They're my size. I guessed it."],
      },
      {
        from: 6,
        layers: {},
        say: "Gus's statue has {amount}, up to the knees.",
        risen: [{ sound: "fanfare-sad" }, "gus: Knees! Two of them, I guess!"],
      },
      {
        from: 11,
        layers: {},
        say: "Gus's statue has {amount}, up to the belly.",
        risen: ["gus: My belly! It needs a lot of bricks, that one.", { sound: "drum-bang", level: 0.5 }],
      },
      {
        from: 17,
        layers: {},
        say: "Gus's statue has {amount}, up to the head.",
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
    now: "Bricks won by right reports: {count} of {of}.",
    end: "Bricks won by right reports: {count} of {of}.",
    record: "Bricks won by right reports: {count} of {of}, your best yet!",
  },
  exact: {
    counts: "clean",
    of: "judged",
    best: "most",
    now: "Reports with every number right: {count} of {of}.",
    end: "Reports with every number right: {count} of {of}.",
    record: "Reports with every number right: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
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
