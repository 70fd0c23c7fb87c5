/** What can be won and lost over a sitting, what is counted, and the new words that a player keeps. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const stakes: AnyDefinition["stakes"] = {
  crackers: {
    start: 6,
    from: 0,
    to: 12,
    better: "more",
    moves: { clues: -1, wrong: -1, whole: 1, prize: 2, forfeit: -2, mended: -1 },
    rises: { sound: "tin-clack" },
    falls: { sound: "cracker" },
    stretches: [
      { from: 0, layers: {}, say: "The cracker tin is empty." },
      { from: 1, layers: {}, say: "Crackers in the tin: {crackers}." },
      {
        from: 9,
        layers: {},
        say: "So many crackers! {crackers} in the tin.",
        risen: [{ say: "The tin is nearly full. I love you, detective!", voice: "biscuit" }],
      },
    ],
  },
  nibbler: {
    start: 0,
    from: 0,
    to: 6,
    better: "less",
    moves: { wrong: 1, lucky: 1, nibbled: 1, whole: -1 },
    stretches: [
      { from: 0, layers: {}, say: "No chewing under the floor." },
      {
        from: 2,
        layers: { chewing: { bed: "chewing", level: 0.4 } },
        say: "Somebody is chewing under the floor.",
        risen: [{ say: "Hear that, under the floor? Every wrong guess makes it bolder.", voice: "dot" }],
        fallen: [["The chewing is softer now.", "It chews a little less."]],
      },
      {
        from: 4,
        layers: { chewing: { bed: "chewing", level: 1 } },
        say: "The chewing under the floor is loud.",
        risen: [{ say: "Louder! It eats faster than we think.", voice: "dot" }],
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
  borrowed: { counts: "borrowed", best: "fewest", now: "{count}", end: "{count}", record: "{count}" },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  zibble: {
    name: "The page of zibble",
    lines: [
      { sound: "keepsake" },
      { say: "To zibble: to eat in tiny bites, in secret, at night.", voice: "dot" },
      { sound: "nibble", hold: "end" },
      { say: "That's me! I'm in the book!", voice: "zibble" },
    ],
  },
  snorfle: {
    name: "The page of snorfle",
    lines: [
      { sound: "keepsake" },
      { say: "To snorfle: to laugh so hard that it comes out through your nose.", voice: "dot" },
      { sound: "laugh-child" },
      { say: "Hnk! I'm a word! A real one!", voice: "snorfle" },
    ],
  },
  flomp: {
    name: "The page of flomp",
    lines: [
      { sound: "keepsake" },
      { say: "To flomp: to let yourself drop onto something soft, with a sigh.", voice: "dot" },
      { sound: "sigh", pitch: -5 },
      { say: "So comfortable, in here.", voice: "flomp" },
    ],
  },
  reglump: {
    name: "The page of reglump",
    lines: [
      { sound: "keepsake" },
      { say: "To reglump: to fall into the same puddle again.", voice: "dot" },
      { sound: "splash" },
      { say: "I'm in the book! And in the puddle.", voice: "reglump" },
    ],
  },
  quandle: {
    name: "The page of quandle",
    lines: [
      { sound: "keepsake" },
      { say: "To quandle: to think so hard that you forget the question.", voice: "dot" },
      { sound: "doubt-hum" },
      { say: "What was I? Oh, yes. A word!", voice: "quandle" },
    ],
  },
};
