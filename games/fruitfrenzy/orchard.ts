/** What falls, hops and takes, what of it counts, and all words that are said around a load. */
import type { Content, Event, Lines, Rules } from "./types.ts";

const FRUIT = ["plum", "apple", "pear"];

export const kinds: Content["kinds"] = {
  plum: { sound: "fruit-plop", caption: "a plum" },
  apple: { sound: "fruit-thud", caption: "an apple" },
  pear: { sound: "fruit-knock", caption: "a pear" },
  hop: { sound: "spring", caption: "boing: one goes over, and lands" },
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

/** What Gulp says when he has rolled over. */
export function rolled(say: string[]): Lines {
  return [
    { sound: "monster-gurgle", pitch: -3 },
    { voice: "gulp", say },
  ];
}

const FALL_MILLISECONDS = 900;
const PAUSE_MILLISECONDS = 500;
const BY_LETTER: Record<string, Pick<Event, "kind" | "way">> = {
  "<": { kind: "hop", way: "left" },
  ">": { kind: "hop", way: "right" },
  l: { kind: "parrot", way: "left" },
  r: { kind: "parrot", way: "right" },
};

/** What happens in a shake, written: "LLR >" is two on the left, one on the right, and after a pause one that hops to the right. */
export function shake(written: string, fruit: string): Event[] {
  let at = 300;
  return [...written].flatMap((letter): Event[] => {
    if (letter === " ") {
      at += PAUSE_MILLISECONDS;
      return [];
    }
    const event = BY_LETTER[letter] ?? {
      kind: fruit,
      way: letter === "L" ? ("left" as const) : ("right" as const),
    };
    const happens = { ...event, at };
    at += FALL_MILLISECONDS;
    return [happens];
  });
}

export const buttons: Content["buttons"] = {
  listen: { label: "Shake the tree", phrases: ["shake the tree", "shake", "more", "let it fall", "fall"] },
  again: {
    label: "Hear that shake again",
    phrases: ["hear that shake again", "hear it again", "hear again"],
  },
  weigh: { label: "Ask Gulp", phrases: ["ask gulp", "gulp", "lean", "which is heavier"] },
  go: { label: "Gulp swims", phrases: ["gulp swims", "swim", "go", "done"] },
};

export const sounds: Content["sounds"] = {
  begin: "leaf-rustle",
  go: "swim",
  lost: "splash",
  arrived: "fruit-plop",
  enough: "glass-clink",
  beyond: "drip",
  spare: "crunch",
  box: "tag-knock",
};

export const weigh: Content["weigh"] = {
  sound: "monster-gurgle",
  left: "Gulp leans to the left: that bucket is heavier",
  right: "Gulp leans to the right: that bucket is heavier",
  middle: "Gulp lies level: it will hold",
};

export const words: Content["words"] = {
  ready: {
    full: ["Up: shake the tree."],
    short: ["Up: shake.", "Up, and it rains fruit.", "Shake it: Up.", "Up for the fruit."],
  },
  after: {
    full: ["The tree is empty. Even it out, then Select: Gulp swims."],
    short: [
      "That tree is empty. Even it out, then Select.",
      "Nothing left up there. Left, Right, then Select.",
      "The last one fell. Make it even. Select: swim.",
    ],
  },
  afterMore: {
    full: [
      "Left, Right: one goes over to that side, eight times at most. Up: shake for more. Select: Gulp swims.",
    ],
    short: [
      "Even it out, or Up for more?",
      "Enough? Even it out, then Select. Or Up.",
      "Even it out, or Up for more. Unsure? Down.",
      "Is that enough? Up: more.",
      "More with Up? Or make it even, and Select.",
    ],
  },
  running: ["It's still falling.", "Not all down yet.", "Wait for the last one."],
  emptied: ["That bucket is empty.", "No more in that bucket."],
  still: ["One more over? Or Select: swim.", "Even now? Select. Unsure? Down."],
  stillMore: [
    "One more over? Up: shake. Select: swim.",
    "Move on, shake with Up, or Select: swim.",
    "Left, Right, Up for more, or Select.",
  ],
  tired: ["You can still move {moves}.", "Gulp waits. You can still move {moves}."],
  spent: ["No more moves after this shake. Select: Gulp swims."],
  sorted: [
    "As it fell, the left bucket first, then the right one, with clicks:",
    "Once more as it fell, with clicks: the left one, then the right one.",
  ],
  shifted: ["So far {by} went over to the {side}.", "Moved so far: {by} to the {side}."],
  boxed: ["Boxed so far: {boxes}.", "In boxes: {boxes}."],
  even: [
    "{each} and {each} make {arrives}.",
    "Even! {each} and {each}: {arrives}.",
    "{each} on each side, so {arrives}.",
    "Level as a table: {each} and {each}, {arrives}.",
    "{each} and {each}. No roll at all: {arrives}.",
  ],
  spare: [
    "{left} and {right}. Mango eats the odd one, so {arrives}.",
    "{left} and {right}, one apart. The odd one is eaten: {arrives}.",
    "One apart, {left} and {right}. Crunch: {arrives} got across.",
  ],
  uneven: [
    "{left} on the left, {right} on the right. Gulp rolls to the {side}, and {lost} slide off. Across: {arrives}.",
    "{left} and {right}: he rolls to the {side}, and swallows {lost}. Across: {arrives}.",
    "Left: {left}. Right: {right}. Over to the {side} he goes. Gone: {lost}. Across: {arrives}.",
  ],
  brought: [
    "As it fell, with clicks: {left} on the left, then {right} on the right.",
    "Before you moved any: {left} on the left, {right} on the right. Count along:",
    "This is what fell: {left} on the left, {right} on the right. With clicks:",
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
    "There were {total}. The boxes hold {boxed}: {by} left loose. Slipped off: {off}. Across: {arrives}.",
    "{total} in all, {boxed} of them boxed. Loose: {by}. Lost: {off}. Across: {arrives}.",
  ],
  missing: [
    "There were {total}. The boxes take {boxed}: {by} missing. Floated off: {off}. Across: {arrives}.",
    "Only {total} were there, and the boxes take {boxed}. Missing: {by}. Lost: {off}. Across: {arrives}.",
  ],
  adds: ["{total} is {boxes}.", "{boxes} makes {total}."],
  enough: [
    "Just what was ordered. Not a drop for the jug.",
    "Exactly {wants}, to the last one!",
    "{wants} ordered, {wants} there.",
  ],
  beyond: [
    "{wants} to drink. For the jug: {over}.",
    "The order was {wants}. Into the jug: {over}.",
    "{wants} in the glasses, and in the jug: {over}.",
  ],
  short: [
    "The order was {wants}. Still missing: {by}.",
    "{wants} were ordered, so {by} too few.",
    "That's {by} short of {wants}.",
  ],
  tooFewYet: [
    "All of it together is too few for the order. Up: shake.",
    "Not enough for the order yet. Shake: Up.",
  ],
  mended: [
    "It was right, but the hint had said it. So Gulp drinks this one, and says it helps him float.",
    "Right, as the hint said. And so Gulp gets this one.",
  ],
  two: [
    "It's one of two: {one}, or {other}. The next hint tells, and then this load is Gulp's.",
    "Two are left: {one}, or {other}. One more hint tells, and Gulp gets this load.",
  ],
  best: ["I counted: {label}.", "I'd say: {label}."],
  bestOn: ["Press Up, and I shake the tree.", "Nothing has fallen yet. Up."],
};

/** Nobody has heard of the jug yet. */
export const beforeTheJug: Rules["words"] = {
  enough: ["Just what was ordered!"],
  beyond: ["{wants} were ordered. More than that: {over}."],
};
