/** What falls, hops and takes, what of it counts, and all words that are said around a load. */
import { EXTRA } from "./frame.ts";
import type { Content, Lines, Stretch } from "./types.ts";

const FRUIT = ["plum", "apple", "pear"];

export const kinds: Content["kinds"] = {
  plum: { sound: "fruit-plop", caption: "a plum" },
  apple: { sound: "fruit-thud", caption: "an apple" },
  pear: { sound: "fruit-knock", caption: "a pear" },
  hop: { sound: "spring", caption: "boing: one hops over, and lands" },
  out: { sound: "splash", level: 0.6, caption: "one falls into the river", takes: true },
  parrot: { sound: "parrot", caption: "a parrot takes one", takes: true },
  duck: {
    sound: "duck",
    caption: "a quack",
    told: [["mango: That quack was a duck. It climbed out again.", "The duck? Out of the bucket, and off."]],
  },
  frog: {
    sound: "frog",
    caption: "a croak",
    told: [["mango: A frog fell in. It's not ripe yet, it says.", "The frog hopped out by itself."]],
  },
  hen: {
    sound: "hen",
    caption: "a cluck",
    told: [["mango: A hen! She lives in that tree. She doesn't know why.", "The hen flew back up."]],
  },
};

const one = { one: "piece", many: "pieces" };

export const counters: Content["counters"] = {
  all: { unit: one, kinds: FRUIT },
  left: { unit: one, kinds: FRUIT, way: "left" },
  right: { unit: one, kinds: FRUIT, way: "right" },
  "hop-left": { unit: one, kinds: ["hop"], way: "left" },
  "hop-right": { unit: one, kinds: ["hop"], way: "right" },
  gone: { unit: one, kinds: ["out", "parrot"] },
  "gone-left": { unit: one, kinds: ["out", "parrot"], way: "left" },
  "gone-right": { unit: one, kinds: ["out", "parrot"], way: "right" },
};

/** What lies in either bucket. */
export const EVEN = {
  type: "even" as const,
  left: { left: 1, "gone-left": -1, "hop-left": 1, "hop-right": -1 },
  right: { right: 1, "gone-right": -1, "hop-right": 1, "hop-left": -1 },
};

export const PACK = {
  type: "pack" as const,
  of: { all: 1, gone: -1 },
  boxes: {
    left: { holds: 3, label: "A box of three", phrases: ["box of three", "three"] },
    right: { holds: 5, label: "A box of five", phrases: ["box of five", "five"] },
  },
};

export const ways: Content["ways"] = { left: "on the left", right: "on the right" };

/** What Gulp says to what he gets. */
export function gulped(say: string[]): Lines {
  return [
    { sound: "monster-gurgle", pitch: -3 },
    { voice: "gulp", say },
  ];
}

/** Gulp rubs against the plank, and some hop from one bucket to the other. */
export const bump: Stretch = {
  begins: { sound: "train-bump", caption: "a heavy bump from below" },
  stream: [{ kind: "hop" }],
  events: [1, 3],
  comes: [2, 4, 6],
  every: [1000, 1300],
};

/** More falls in at a stop. */
export const shower: Stretch = {
  begins: { sound: "thunder-near", caption: "thunder" },
  events: [4, 6],
  comes: [2, 4],
  every: [700, 1000],
};

export const buttons: Content["buttons"] = {
  listen: { label: "Let it fall", phrases: ["let it fall", "fall", "drop", "more"] },
  again: { label: "Hear it again", phrases: ["hear it again", "hear again"] },
  weigh: { label: "Ask Gulp", phrases: ["ask gulp", "gulp", "which is heavier"] },
  go: { label: "Walk", phrases: ["walk", "go", "done"] },
};

export const sounds: Content["sounds"] = {
  go: "step-wood",
  lost: "splash",
  arrived: "fruit-plop",
  spare: "crunch",
  box: "tag-knock",
};

export const weigh: Content["weigh"] = {
  sound: "monster-gurgle",
  left: "Gulp gurgles under the left bucket",
  right: "Gulp gurgles under the right bucket",
  middle: "Gulp gurgles in the middle: it will hold",
};

export const words: Content["words"] = {
  ready: {
    full: ["Up: let it fall."],
    short: ["Ready? Up.", "Up, and it falls.", "Press Up.", "Up for the fruit."],
  },
  after: {
    full: [
      `Left, Right: one goes over to that side, eight times at most. Up: hear it again, for ${EXTRA} pieces. Select: Mango walks.`,
    ],
    short: [
      "Make it even, then Select.",
      "Even it out. Select: walk.",
      "Left or Right, then Select.",
      "Your move. Select: walk.",
      "Which way, and how many? Then Select.",
    ],
  },
  running: ["It's still falling.", "Not all down yet.", "Wait for the last one."],
  emptied: ["That bucket is empty.", "No more in that bucket."],
  still: [
    "One more over? Or Select: walk.",
    "Left, Right: one more goes over. Select: walk.",
    "Move on, or Select: walk.",
  ],
  tired: ["You can still move {moves}.", "Mango waits. You can still move {moves}."],
  spent: ["No more moves at this stop. Select: Mango walks."],
  sorted: [
    "As it fell, the left bucket first, then the right one, with clicks:",
    "Once more as it fell, with clicks: the left one, then the right one.",
  ],
  shifted: ["So far {by} went over to the {side}.", "Moved so far: {by} to the {side}."],
  boxed: ["Boxed so far: {boxes}.", "In boxes: {boxes}."],
  holds: [
    "It holds: {each} and {each}. Mango stops. Listen!",
    "{each} and {each}, it holds! Now listen.",
    "Even, {each} and {each}. A stop. Listen!",
  ],
  even: [
    "{each} and {each}, all across: {arrives}.",
    "Even! {each} and {each} make {arrives}.",
    "{each} on each side. {arrives} got across.",
    "Straight across: {each} and {each}, {arrives}.",
    "{each} and {each}. No wobble at all: {arrives}.",
  ],
  spare: [
    "{left} and {right}. Mango eats the odd one: {arrives} got across.",
    "{left} and {right}, one apart. The odd one is eaten: {arrives}.",
    "One apart, {left} and {right}. Crunch, and {arrives} got across.",
  ],
  uneven: [
    "{left} on the left, {right} on the right. Too heavy on the {side}! Gulp gets {lost}. Across: {arrives}.",
    "{left} and {right}: the {side} bucket slides off with {lost}. Across: {arrives}.",
    "Left: {left}. Right: {right}. The {side} bucket tips. For Gulp: {lost}. Across: {arrives}.",
  ],
  brought: [
    "As it fell, with clicks: {left} on the left, then {right} on the right.",
    "Before anything moved: {left} on the left, {right} on the right. Count along:",
    "This is what fell: {left} on the left, {right} on the right. With clicks:",
  ],
  since: [
    "It was even at the stop. Then the {side} had {by} more. Each click is one more apart:",
    "Even at the stop, then {by} more on the {side}. A click for each one apart:",
  ],
  half: [
    "{by} more on the {side}. Half of that, {half}, over to the {other} makes it even.",
    "The {side} had {by} more. Half of {by} is {half}: so many go to the {other}.",
  ],
  whole: [
    "All {by} that were more went over. But each one makes the {side} less and the {other} more, so half is enough: {half}.",
    "{by} went over, and that was all of it. Half would do: with {half}, both sides change to the same.",
  ],
  halfOdd: ["{by} more on the {side}. {half} over to the {other} leaves them one apart, and that's fine."],
  level: ["That was even as it fell. Nothing had to move.", "It had fallen evenly."],
  packed: [
    "All in: {boxes}. {arrives} across.",
    "None loose: {boxes}. Across: {arrives}.",
    "{boxes}, not one loose. {arrives} across.",
  ],
  packedSpare: ["{boxes}. Fits in no box: {spare}, and Mango eats that. Across: {arrives}."],
  loose: [
    "There were {total}. The boxes hold {boxed}: {by} left loose. Gulp gets {off}. Across: {arrives}.",
    "{total} in all, {boxed} of them boxed. Loose: {by}. Lost: {off}. Across: {arrives}.",
  ],
  missing: [
    "There were {total}. The boxes take {boxed}: {by} missing. Gulp gets {off}. Across: {arrives}.",
    "Only {total} were there, and the boxes take {boxed}. Missing: {by}. Lost: {off}. Across: {arrives}.",
  ],
  adds: ["{total} is {boxes}.", "{boxes} makes {total}."],
  mended: [
    "It was right, but the hint had said it. So this load is Gulp's.",
    "Right, as the hint said. And so Gulp gets this one.",
  ],
  two: [
    "It's one of two: {one}, or {other}. The next hint tells, and then this load is Gulp's.",
    "Two are left: {one}, or {other}. One more hint tells, and Gulp gets this load.",
  ],
  best: ["I counted: {label}.", "I'd say: {label}."],
  bestOn: ["Press Up, and it falls.", "Nothing has fallen yet. Up."],
};
