/** What can be won and lost over a sitting, and what is counted. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** What clues are paid from, counted by ear as an act begins. */
export const devices: AnyDefinition["devices"] = {
  crackers: {
    type: "purse",
    unit: { one: "cracker", many: "crackers" },
    start: 4,
    most: 9,
    counted: true,
    earns: { whole: 1, prize: 2, traded: 3 },
    loses: { forfeit: 2, mended: 1, hired: 5, fed: 2 },
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
    moves: { wrong: 1, whole: -1, fed: -2 },
    stretches: [
      { from: 0, layers: {}, say: "No chewing under the floor." },
      {
        from: 2,
        layers: { chewing: { bed: "chewing", level: 0.4 } },
        say: "Somebody is chewing under the floor.",
        risen: [
          "dot: Hear that, under the floor? A wrong guess feeds it. A page saved whole quiets it. If it still chews at the end, our last page gets bitten.",
        ],
        fallen: [["The chewing is softer now.", "It chews a little less."]],
      },
      {
        from: 4,
        layers: { chewing: { bed: "chewing", level: 1 } },
        say: "The chewing under the floor is loud.",
        risen: ["dot: Louder! Save a whole page, and it quiets down a little."],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  pages: {
    counts: "saved",
    best: "most",
    now: "Whole pages so far: {count}.",
    end: "Whole pages in the book: {count}.",
    record: "Whole pages in the book: {count}! Your best was {best}.",
  },
  bitten: {
    counts: "spoiled",
    best: "fewest",
    now: "Pages bitten or eaten: {count}.",
    end: "Pages bitten or eaten: {count}.",
    record: "Pages bitten or eaten: only {count}.",
  },
  finals: { counts: "final", best: "most", now: "{count}", end: "{count}", record: "{count}" },
  bets: { counts: "asked", best: "most", now: "{count}", end: "{count}", record: "{count}" },
  borrowed: { counts: "traded", best: "fewest", now: "{count}", end: "{count}", record: "{count}" },
};
