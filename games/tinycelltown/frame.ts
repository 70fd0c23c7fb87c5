/** What is won and lost beside the shifts: blocks that the town grows by, and sparks. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** With so many blocks the town splits in two: in a whole sitting, and in a short one. */
export const GOAL = 13;
export const SHORT_GOAL = 7;
/** With fewer it is hardly there. */
export const FEW = 5;
export const SHORT_FEW = 3;

const STANDS = `The town has {amount}. ${GOAL} split it, ${SHORT_GOAL} in a short game.`;

export const stakes: AnyDefinition["stakes"] = {
  growth: {
    start: 0,
    from: 0,
    to: 40,
    better: "more",
    unit: { one: "block", many: "blocks" },
    moves: { whole: 2, nearly: 1, dark: -1 },
    counted: [
      "{Amount} so far.",
      "The town has {amount} now.",
      "That makes {amount}.",
      "{Amount} by now.",
      "The town: {amount}.",
    ],
    stretches: [
      {
        from: 0,
        layers: { town: { bed: "growth", level: 0.12 } },
        say: STANDS,
      },
      {
        from: 4,
        layers: { town: { bed: "growth", level: 0.25 } },
        say: STANDS,
      },
      {
        from: 8,
        layers: { town: { bed: "growth", level: 0.4 }, people: { bed: "market-place", level: 0.12 } },
        say: STANDS,
        risen: [{ sound: "crowd-ooh" }, "dot: Eight blocks! We've got a market now."],
      },
      {
        from: GOAL,
        layers: { town: { bed: "growth", level: 0.5 }, people: { bed: "market-place", level: 0.25 } },
        say: "The town has {amount}: enough to split.",
        risen: [
          { sound: "fanfare" },
          "dot: Thirteen blocks! It's getting tight at the seams. Keep it so till the end!",
        ],
      },
    ],
  },
  copied: {
    start: 0,
    from: 0,
    to: 1,
    better: "more",
    moves: { gained: 1 },
    rises: { sound: "page-write", caption: "the last plan is copied" },
    stretches: [
      { from: 0, layers: {}, say: "The plans aren't copied yet." },
      { from: 1, layers: {}, say: "The plans are copied." },
    ],
  },
};

export const devices: AnyDefinition["devices"] = {
  sparks: {
    type: "purse",
    unit: { one: "spark", many: "sparks" },
    start: 2,
    most: 20,
    earns: { fueled: 1 },
    loses: { paid: 5 },
    low: 1,
    sounds: { gain: "star", pay: "power-surge", empty: "power-down" },
    words: {
      have: "In the jar: {amount}.",
      none: "No sparks in the jar.",
      left: ["{Amount} left in the jar."],
      last: ["One spark left in the jar."],
      empty: ["The jar is empty. The next shift that ends with power adds a spark."],
    },
  },
};

export const prices = { hint: { sparks: 1 }, extra: { sparks: 2 } };

export const tallies: AnyDefinition["tallies"] = {
  whole: {
    counts: "whole",
    of: "rounds",
    best: "most",
    now: "Full hums: {count} of {of}.",
    end: ["Shifts that ended with a full hum: {count} of {of}."],
    record: ["Shifts that ended with a full hum: {count} of {of}. Your best was {best}!"],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  bell: {
    name: "The second town's doorbell",
    lines: [
      { sound: "keepsake" },
      { sound: "doorbell", hold: "end" },
      "dot: They live so close that we hear it, too.",
    ],
  },
  leaf: {
    name: "A leaf that plays the harp",
    lines: [
      { sound: "keepsake" },
      { sound: "harp-note" },
      { sound: "harp-note", pitch: 4 },
      { sound: "harp-note", pitch: 7, hold: "end" },
      "sunny: Best in full sun.",
    ],
  },
  propeller: {
    name: "A spare propeller",
    lines: [
      { sound: "keepsake" },
      { sound: "servo" },
      { sound: "servo", pitch: 3, hold: "end" },
      "bess: Hold on to your hat. It's a very small hat.",
    ],
  },
  can: {
    name: "Nix's oil can",
    lines: [{ sound: "keepsake" }, { sound: "spray-bottle", hold: "end" }, "dot: One drop, just in time."],
  },
  snore: {
    name: "A snore from the sleepy town",
    lines: [{ sound: "keepsake" }, { sound: "snore", hold: "end" }, "munch: I slept well, at least."],
  },
};
