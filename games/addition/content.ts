/** What the number train says in every level. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

type Content = Extract<AnyDefinition, { mechanic: "dial" }>["content"];

export const content: Content = {
  unit: { one: "wagon", many: "wagons" },
  jump: { one: "jump", many: "jumps" },
  task: {
    type: "plus",
    plus: "plus",
    what: "what",
    ask: { total: "{sum}?", missing: "{sum} makes {total}?" },
    hints: {
      count: "Count on from {a}.",
      fillTen: "Fill the ten first. The rest comes after.",
      ones: "Leave the tens alone. Add the ones.",
      tens: "Leave the ones alone. Add the tens.",
      tensThenOnes: "Add the tens of {b} first, then its ones.",
      roundUp: "{b} is nearly {near}. Jump too far, then come back.",
      tenPair: "Which two of the three make ten?",
      inTurn: "Add two of them. Then add the third.",
      missing: "How far is it from {a} to {total}?",
    },
    worked: {
      start: "Start at {a}. Count {b} more.",
      counted: "{list}.",
      need: "{a} needs {b} to make {c}.",
      split: "{a} is {b} and {c}.",
      join: "{a} and {b} make {c}.",
      less: "{a} less {b} is {c}.",
    },
  },
  start: "You have {amount}.",
  par: "The express takes {par}.",
  value: "{value}.",
  where: "You have {amount}.",
  whereOnPar: "{amount}, after {jumps}. The express takes {par}.",
  jumps: {
    "add-one": {
      change: { by: 1 },
      label: "Add one",
      phrases: ["plus one", "add one", "one more"],
      sound: "couple-one",
    },
    "take-one": {
      change: { by: -1 },
      label: "Take one off",
      phrases: ["minus one", "take one off", "one less"],
      sound: "uncouple-one",
    },
    "add-ten": {
      change: { by: 10 },
      label: "Add ten",
      phrases: ["plus ten", "add ten", "ten more"],
      sound: "couple-ten",
    },
    "take-ten": {
      change: { by: -10 },
      label: "Take ten off",
      phrases: ["minus ten", "take ten off", "ten less"],
      sound: "uncouple-ten",
    },
    "fill-ten": {
      change: { upTo: 10 },
      label: "Fill the ten",
      phrases: ["fill the ten", "fill it", "make ten"],
      sound: "couple-ten",
      caption: "a deep clunk: the ten is full",
    },
    "back-to-ten": {
      change: { downTo: 10 },
      label: "Back to the ten",
      phrases: ["back to the ten", "back to ten", "go back"],
      sound: "uncouple-ten",
      caption: "wagons roll away: a full ten stays",
    },
  },
  stop: { label: "Stop here", phrases: ["stop", "stop here", "done"] },
  whole: { label: "Say the number", phrases: ["<number>", "it is <number>", "stop at <number>"] },
  ends: {
    low: "You do not have that many wagons.",
    high: "The track ends at {limit}.",
  },
  lost: "What a long ride! Stop when you think it is right.",
  answers: {
    exact: [
      "{value}! Everybody has a seat.",
      "{value}! The doors open.",
      "{value}! All aboard.",
      "{value}! Even the tuba fits.",
    ],
    express: [
      "{value}! Express, in {jumps}.",
      "{value} in {jumps}. Express!",
      "Express! {value} in just {jumps}.",
    ],
    slower: ["{value}! {jumps}. The express takes {par}.", "{value} in {jumps}. The express takes {par}."],
    told: ["{value}! Straight from your head.", "{value}! You just knew it."],
    corrected: ["{value}! Now everybody has a seat.", "{value}! You fixed it.", "{value}! That is the one."],
    low: [
      "{value} is too low. A goose has no seat.",
      "{value} is too low. The tuba has no seat.",
      "{value} is too low. The baker still waits outside.",
    ],
    high: [
      "{value} is too high. An empty wagon rattles.",
      "{value} is too high. A moth has a whole wagon.",
      "{value} is too high. The last wagon missed the station.",
    ],
  },
  credits: [1, 2 / 3, 1 / 3],
  bestMove: { once: "Try {button}: {label}.", often: "Try {button} {times} times: {label}." },
  there: "You are there. Select stops.",
  astray: {
    past: "Too far. {button}: {label}.",
    behind: "That is less than at the start. {button}: {label}.",
  },
  sounds: {
    open: "chuff",
    rail: "rail",
    exact: ["station-bell", "passengers"],
    express: ["station-bell", "whistle"],
    low: ["glide-up"],
    high: ["glide-down"],
    limit: "nothing",
  },
};
