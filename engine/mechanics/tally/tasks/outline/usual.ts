/** The words that are there without a game saying so, true in every game. */
import type { Family } from "../../../../lines/family.ts";
import type { MoveWords } from "../../../kit/move-words.ts";
import type { Direction, OutlineWord } from "./schema.ts";

export const USUAL_SWIM: MoveWords = {
  label: "To the next corner",
  phrases: ["swim", "swim on", "go on", "on", "next corner", "to the next corner", "listen"],
};

export const USUAL_WAYS: Record<Direction, string> = {
  right: "Right.",
  up: "Up.",
  left: "Left.",
  down: "Down.",
};

export const USUAL_OUTLINE_WORDS: Record<OutlineWord, Family> = {
  ready: { full: ["Up: on to the first corner."], short: ["Up, to begin.", "Begin with Up.", "Ready? Up."] },
  onward: {
    full: ["Up: the next corner. Left, Right: a name."],
    short: ["On, or a name?", "Another corner, or a name?", "Up, or a name?", "Do you know it, or Up?"],
  },
  around: {
    full: ["That was all the way around. Left, Right: a name."],
    short: ["All around. Which name?", "That's all of it. Which name?", "Around it is. Its name?"],
  },
  none: ["First a name, with Left or Right.", "Which name? Left or Right."],
  tried: ["You've said {said}.", "You tried {said} already."],
  right: ["Yes: {told}.", "It's {told}.", "So it is: {told}.", "That's {told}."],
  second: ["Now yes: {told}.", "It's {told}, this time.", "This one it is: {told}."],
  early: [
    "Yes: {told}, from {swum} of {of} corners.",
    "It's {told}. Corners you heard: {swum} of {of}.",
    "So it is: {told}, with {swum} of {of} corners heard.",
    "That's {told}. You heard {swum} of {of} corners.",
  ],
  times: ["{sides} sides of {side} make {around}.", "{sides} times {side}: {around} around."],
  notTimes: [
    "{sides} sides of {side} would make {product}. It's {around} around.",
    "With {sides} sides of {side} it would be {product} around, and it's {around}.",
  ],
  measured: ["It's {around} around."],
  left: ["What it can still be: {names}.", "Still left: {names}."],
  sure: ["Only one name still fits what you heard.", "By what you heard, one name is left."],
  near: [
    "True: it's {said}. There's a name that says more.",
    "It is {said}, and more. Which name says that?",
  ],
  wrong: ["Not {said}.", "No, not {said}.", "It's not {said}."],
  could: [
    "Not {said}. So far it could have been.",
    "It could have been {said}, so far. It's not.",
    "Not {said}, though nothing spoke against it.",
  ],
  two: ["Is it {one}, or {other}?"],
  dear: ["The next hint tells it, and then it's no first try."],
  best: ["It's {told}."],
  bestOn: ["One corner more tells more. Up."],
  truth: ["It was {told}."],
  gapReady: {
    full: ["Select: listen."],
    short: ["Select, to begin.", "Begin with Select.", "Ready? Select."],
  },
  gapOnward: {
    full: ["The arrows swim a stroke each. Select when you're home."],
    short: ["Now swim home. Then Select.", "Swim the rest, then Select.", "Your strokes. Select at home."],
  },
  gapRetold: ["Your strokes since then:", "And you swam:"],
  blocked: ["There's a side already.", "That's where a side is."],
  off: [
    "That ends {strokes} from home. Back to the gap.",
    "Home is {strokes} from there. Once more, from the gap.",
  ],
  crooked: ["That's home, with a corner too many. Once more, from the gap."],
  straight: ["That's home, but there's a corner where the gap begins. Turn there. Once more, from the gap."],
  closed: ["It's whole: {told}.", "That closes it: {told}.", "Home. It's {told}."],
  mended: ["Now it's whole: {told}.", "Now it's closed: {told}."],
  gapBest: ["Go {way}: {strokes}."],
  gapDone: ["You're home. Select."],
};
