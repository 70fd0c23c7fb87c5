/** A frog on numbered lily pads, for the tests of this folder. */
import type { DialContent, DialDeal, DialItem, DialRules } from "./schema.ts";
import { bareDeal } from "../kit/deal.ts";

export const content: DialContent = {
  unit: { one: "pad", many: "pads" },
  jump: { one: "hop", many: "hops" },
  task: {
    type: "plus",
    plus: "plus",
    what: "what",
    ask: { total: "{sum}?", missing: "{sum} makes {total}?" },
    hints: {
      count: "Count on from {a}.",
      fillTen: "Fill the ten with some of {b}.",
      ones: "Add the ones of {a} and {b}.",
      tens: "Add the tens of {a} and {b}.",
      tensThenOnes: "Tens of {b} first.",
      roundUp: "{b} is nearly {near}.",
      tenPair: "Which two make ten?",
      inTurn: "One after the other.",
      missing: "From {a} to {total}?",
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
  start: "From {amount}.",
  par: "{par} are enough.",
  value: "{value}.",
  where: "{amount} so far.",
  whereOnPar: "{amount}, {jumps} of {par}.",
  jumps: {
    hop: { change: { by: 1 }, label: "Hop on", phrases: ["hop on"], sound: "couple-one" },
    back: { change: { by: -1 }, label: "Hop back", phrases: ["hop back"], sound: "uncouple-one" },
    leap: { change: { by: 10 }, label: "Leap ten", phrases: ["leap"], sound: "couple-ten" },
    "leap-back": { change: { by: -10 }, label: "Leap back", phrases: ["leap back"], sound: "uncouple-ten" },
    fill: {
      change: { upTo: 10 },
      label: "Fill the ten",
      phrases: ["fill"],
      sound: "couple-ten",
      caption: "plop",
    },
    empty: { change: { downTo: 10 }, label: "Empty the ten", phrases: ["empty"], sound: "uncouple-ten" },
  },
  stop: { label: "Croak", phrases: ["croak"] },
  whole: { label: "Say the number", phrases: ["<number>"] },
  ends: { low: "No pad before {limit}.", high: "No pad after {limit}." },
  lost: "Still hopping, at {value}?",
  answers: {
    exact: ["{value} it is."],
    express: ["{value} in {jumps}, the fewest."],
    slower: ["{value} in {jumps}; {par} would do."],
    told: ["{value}, straight away."],
    corrected: ["{value} now."],
    low: ["{value} is {gap} low.", "Higher than {value}."],
    high: ["{value} is {gap} high."],
  },
  credits: [1, 0.6, 0.3],
  bestMove: { once: "Try {button}: {label}.", often: "Try {button} {times} times: {label}." },
  there: "Here it is. Select croaks.",
  astray: { past: "Too far. {button}: {label}.", behind: "Behind the start. {button}: {label}." },
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

/** 0 to 20: a semitone for every pad. */
export const filling: DialRules = {
  range: { from: 0, to: 20 },
  buttons: { up: "hop", down: "back", right: "fill", left: "empty" },
  tellStart: false,
  par: "praised",
  tasks: [
    {
      type: "plus",
      addends: [
        { from: 2, to: 9 },
        { from: 2, to: 9 },
      ],
      total: { from: 11, to: 18 },
      start: "largest",
    },
  ],
};

export const leaping: DialRules = {
  range: { from: 0, to: 100 },
  buttons: { up: "hop", down: "back", right: "leap", left: "leap-back" },
  tellStart: true,
  par: "announced",
  tasks: [
    {
      type: "plus",
      addends: [
        { from: 12, to: 49 },
        { from: 12, to: 49 },
      ],
      start: "first",
    },
  ],
};

export const eightPlusFive: DialItem = {
  id: "8+5",
  task: { type: "plus", addends: [8, 5] },
  start: 8,
};

export function dealOf(rules: DialRules, item: DialItem, changes: Partial<DialContent> = {}): DialDeal {
  return bareDeal({ content: { ...content, ...changes }, rules, item, seed: 0, actSeed: 0 });
}
