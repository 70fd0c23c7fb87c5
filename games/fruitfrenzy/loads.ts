/** Who wants what done with a load, and how to go about it. */
import { EVEN, gulped, PACK } from "./orchard.ts";
import type { Rules } from "./types.ts";

export const evenRules: Pick<Rules, "listenFor" | "rule" | "jobs"> = {
  listenFor: [
    "Two counts: the left ear on your left hand, the right ear on your right hand.",
    "Pair them up: one left, one right. Whatever has no partner is how far one side is ahead.",
  ],
  rule: [
    "An easy one: three on the left, one on the right. Two more on the left, so one goes over: two and two.",
    "Five on the left, one on the right: four more. Two go over, and it's three and three.",
  ],
  jobs: {
    even: {
      ask: [
        {
          voice: "mango",
          say: [
            "Both buckets the same, please!",
            "Next load! Make it even.",
            "Here's the pole. Even buckets!",
            "Another load. The same on both sides!",
            "Steady now. Both sides the same!",
          ],
        },
      ],
      recall: ["mango: Make both buckets the same."],
      rule: [
        "How many more fell on one side? Half of that goes over: each one makes this side less and that side more.",
        "How far is one side ahead? Move half of that. Two ahead: move one. Four ahead: move two.",
      ],
      work: EVEN,
      questions: [],
      replies: {
        near: gulped([
          "So near. And so tasty.",
          "Just a little too heavy. Just right for me.",
          "Almost! I mean, oh dear.",
          "One more moved, and I'd have gone hungry.",
        ]),
        wrong: gulped([
          "Oh dear. How awful. Is there more?",
          "What a pity. For you, I mean.",
          "It fell right into my mouth. I was yawning.",
          "I never asked for it. I only hoped.",
        ]),
      },
    },
  },
};

export const packRules: Pick<Rules, "listenFor" | "rule" | "jobs" | "words"> = {
  listenFor: [
    "Both ears, one sum: each one that falls is one more.",
    "Count on in one row, left or right alike.",
  ],
  rule: [
    "An easy one: eleven. A five leaves six, and six is two threes.",
    "Nine? With a five, four would be left, and that's no box. Three threes fit.",
  ],
  jobs: {
    pack: {
      ask: [
        {
          voice: "mango",
          say: [
            "Pack all of it, in threes and fives!",
            "Next load for the boxes!",
            "Boxes, please. None loose!",
            "More for the boxes!",
            "Threes and fives, to the last one!",
          ],
        },
      ],
      recall: ["mango: Pack all of it, in threes and fives."],
      rule: [
        "How many fell? Take a box away from that, and keep in your head what is still loose.",
        "First the whole number. Then count down: with each box, three or five fewer are loose.",
      ],
      work: PACK,
      questions: [],
      replies: {
        near: gulped([
          "One off, and a box for me. A deal's a deal.",
          "A small box of something. Lovely.",
          "Just one off! I'd have shared. Perhaps.",
        ]),
        wrong: gulped([
          "A deal's a deal. And a meal.",
          "Is it my birthday?",
          "I don't even chew.",
          "Right down here. Thank you.",
        ]),
      },
    },
  },
  words: {
    after: {
      full: [
        "Left closes a box of three, Right a box of five. Down opens the last one again. Select: Mango walks.",
      ],
      short: [
        "Threes and fives, then Select.",
        "Box it. Select: walk.",
        "None loose, then Select.",
        "Which boxes? Then Select.",
        "Pack it all. Select: walk.",
      ],
    },
    boxFirst: [
      "Close a box, and the next shower falls.",
      "The next shower waits for a box. Which one?",
      "A box first, then more falls.",
      "There's more up there. Close a box.",
      "One box, and it rains on.",
    ],
  },
};
