/** What is said at a gate. */
import type { Content } from "./types.ts";

export const words: Content["words"] = {
  ready: [
    "A gate. Up!",
    "The next gate. Up!",
    "Here's a gate. Press Up.",
    "Another gate. Press Up.",
    "A gate in the dark. Up.",
    "And one more gate. Up.",
  ],
  onward: ["Up: the next corner. Left, Right: a name."],
  around: {
    full: ["That's all the way around. Left or Right: a name. Select says it."],
    short: [
      "That's all of it. Its name? Left, Right.",
      "All the way around. Which name? Left, Right.",
      "Once around, and that's all. Left or Right: the name.",
    ],
  },
  near: [
    "True: it's {said}, and that costs nothing. The gate wants the name that says more.",
    "It is {said}, true. Which name says even more?",
    "True, {said}. There's a name that says more.",
  ],
  dear: [
    "The next hint tells it, and brings Squish two steps nearer.",
    "One hint more tells it. For Squish that's two steps.",
    "Next comes the answer, and two steps for Squish.",
  ],
  gapReady: [
    "A gate with a gap. Select: Fin swims.",
    "Here's another gap. Select, and Fin swims.",
    "A gap again. Select!",
  ],
  gapOnward: {
    full: ["Here it stops. Swim home with the arrows, a stroke each. Then Select."],
    short: [
      "Here it stops. Arrows swim home. Then Select.",
      "That's the gap. Swim home with the arrows, then Select.",
      "Your turn: home with the arrows, then Select.",
    ],
  },
  gapRetold: ["And you swam this:", "Then your own strokes:"],
};

/** Said after the first corner while all of this is new. */
export const guided = {
  onward: {
    full: ["Up: the next corner. Left, Right: a name."],
    short: ["The next corner, Up? Or a name, Left, Right?", "Do you know it? Left, Right. If not, Up."],
  },
};
