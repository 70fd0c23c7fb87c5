/** What can be won and lost over a sitting, what is counted, and the new words that a player keeps. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** What clues are paid from, counted by ear as an act begins. */
export const devices: AnyDefinition["devices"] = {
  crackers: {
    type: "purse",
    unit: { one: "cracker", many: "crackers" },
    start: 6,
    most: 12,
    counted: true,
    earns: { whole: 1, prize: 2, traded: 3 },
    loses: { wrong: 1, forfeit: 2, mended: 1 },
    sounds: { gain: "tin-clack", pay: "cracker", empty: "tin-clack" },
    words: {
      have: "{Amount} in the tin.",
      none: "The cracker tin is empty.",
      left: ["{Amount} left in the tin.", "That leaves {amount}."],
      last: ["Only one cracker left.", "One cracker left. Think twice!"],
      empty: ["That was the last cracker.", "The tin is empty now."],
    },
  },
};

export const stakes: AnyDefinition["stakes"] = {
  nibbler: {
    start: 0,
    from: 0,
    to: 6,
    better: "less",
    moves: { wrong: 1, lucky: 1, whole: -1 },
    stretches: [
      { from: 0, layers: {}, say: "No chewing under the floor." },
      {
        from: 2,
        layers: { chewing: { bed: "chewing", level: 0.4 } },
        say: "Somebody is chewing under the floor.",
        risen: ["dot: Hear that, under the floor? Wrong guesses sound like supper to it."],
        fallen: [["The chewing is softer now.", "It chews a little less."]],
      },
      {
        from: 4,
        layers: { chewing: { bed: "chewing", level: 1 } },
        say: "The chewing under the floor is loud.",
        risen: ["dot: Louder! It eats faster than we think."],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  pages: {
    counts: "whole",
    best: "most",
    now: "Whole pages so far: {count}.",
    end: "Whole pages saved: {count}.",
    record: "Whole pages saved: {count}! Your best was {best}.",
  },
  bitten: {
    counts: "bitten",
    best: "fewest",
    now: "With a bite: {count}.",
    end: "With a bite: {count}.",
    record: "With a bite: only {count}.",
  },
  finals: { counts: "final", best: "most", now: "{count}", end: "{count}", record: "{count}" },
  borrowed: { counts: "traded", best: "fewest", now: "{count}", end: "{count}", record: "{count}" },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  zibble: {
    name: "The page of zibble",
    lines: [
      { sound: "keepsake" },
      "dot: To zibble: to eat in tiny bites, in secret, at night.",
      { sound: "nibble", hold: "end" },
      "zibble: That's me! I'm in the book!",
    ],
  },
  snorfle: {
    name: "The page of snorfle",
    lines: [
      { sound: "keepsake" },
      "dot: To snorfle: to laugh so hard that it comes out through your nose.",
      { sound: "laugh-child" },
      "snorfle: Hnk! I'm a word! A real one!",
    ],
  },
  flomp: {
    name: "The page of flomp",
    lines: [
      { sound: "keepsake" },
      "dot: To flomp: to let yourself drop onto something soft, with a sigh.",
      { sound: "sigh", pitch: -5 },
      "flomp: So comfortable, in here.",
    ],
  },
  reglump: {
    name: "The page of reglump",
    lines: [
      { sound: "keepsake" },
      "dot: To reglump: to fall into the same puddle again.",
      { sound: "splash" },
      "reglump: I'm in the book! And in the puddle.",
    ],
  },
  quandle: {
    name: "The page of quandle",
    lines: [
      { sound: "keepsake" },
      "dot: To quandle: to think so hard that you forget the question.",
      { sound: "doubt-hum" },
      "quandle: What was I? Oh, yes. A word!",
    ],
  },
};
