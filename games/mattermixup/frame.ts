/** Spoons, Glop's pot, what is counted and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: AnyDefinition["devices"] = {
  spoons: {
    type: "purse",
    unit: { one: "spoon", many: "spoons" },
    start: 3,
    most: 9,
    earns: { cleared: 1, turns: 1 },
    loses: { traded: 3 },
    low: 1,
    sounds: { gain: "cutlery", pay: "plate-down", empty: "sigh" },
    words: {
      have: "You have {amount} for tests.",
      none: "You have no clean spoon.",
      last: ["One spoon left.", "One clean spoon left."],
      empty: ["That was the last spoon.", "No clean spoon left."],
    },
  },
};

export const prices = { test: { spoons: 1 } };

/** With so many things in it, the Mix-Up gets up. */
export const FULL = 10;

export const stakes: AnyDefinition["stakes"] = {
  pot: {
    start: 0,
    from: 0,
    to: 24,
    better: "less",
    unit: { one: "thing", many: "things" },
    moves: { escaped: 1, traded: -1 },
    falls: { sound: "bubble-pop", caption: "something pops out of Glop's pot" },
    counted: ["In Glop's pot: {amount}.", "{Amount} in the pot.", "That makes {amount} in the pot."],
    stretches: [
      { from: 0, layers: {}, say: "Glop's pot is empty. With ten things in it, the Mix-Up would get up." },
      {
        from: 1,
        layers: { pot: { bed: "simmer-bed", level: 0.25 } },
        say: "In Glop's pot: {amount}. With ten, the Mix-Up gets up.",
        fallen: ["The pot calms down."],
      },
      {
        from: 5,
        layers: { pot: { bed: "boil-bed", level: 0.4 } },
        say: "In Glop's pot: {amount}. With ten, the Mix-Up gets up.",
        risen: [{ say: ["It's growing knees! Listen. Knees!", "It has a knee again!"], voice: "glop" }],
        fallen: ["The Mix-Up has to sit down again."],
      },
      {
        from: FULL,
        layers: { pot: { bed: "boil-bed", level: 0.6 } },
        say: "In Glop's pot: {amount}. The Mix-Up is up and about.",
        risen: [
          { sound: "boss-step", caption: "something soft and huge gets up" },
          { say: ["It's up! It's up! Say hello to my Mix-Up!"], voice: "glop" },
        ],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  caught: {
    counts: "kept",
    of: "due",
    best: "most",
    unit: { one: "catch", many: "catches" },
    now: "Caught so far: {count} of {of}.",
    end: ["Caught: {count} of {of}."],
    record: ["Caught: {count} of {of}. Your best was {best}!"],
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  ladle: {
    name: "Glop's ladle",
    lines: [
      { sound: "keepsake" },
      { sound: "pan-bang", level: 0.7, caption: "a ladle on a pot", hold: "end" },
      "glop: My own ladle. There's hardly anything to stir, so you may have it.",
    ],
  },
  whistle: {
    name: "A chimney's whistle",
    lines: [
      { sound: "keepsake" },
      { sound: "kettle-whistle", hold: "end" },
      "glop: It whistled so nicely before you came. Now whistle it yourself.",
    ],
  },
  candle: {
    name: "A birthday candle",
    lines: [
      { sound: "keepsake" },
      { sound: "match-light", caption: "a grown-up lights a candle", hold: "end" },
      "glop: Beeswax. It melts, and it sets again. Not like cake.",
    ],
  },
  burp: {
    name: "The Mix-Up's burp, in a jar",
    lines: [
      { sound: "keepsake" },
      { sound: "monster-gurgle", hold: "end" },
      "glop: Don't open it at the table.",
    ],
  },
  card: {
    name: "A card from the Mix-Up",
    lines: [
      { sound: "keepsake" },
      { sound: "page", hold: "end" },
      "pim: It says: Dear all, it's warm here, so I'm mostly a puddle. I love it. Yours, the Mix-Up.",
    ],
  },
};
