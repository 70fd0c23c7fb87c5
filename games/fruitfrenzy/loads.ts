/** How to go about a load: make it even, or pack all of it. */
import { EVEN, PACK } from "./orchard.ts";
import { orders, type GuestId } from "./guests.ts";
import type { Rules } from "./types.ts";

type HowTo = Pick<Rules, "listenFor" | "rule" | "jobs">;

export function evenRules(guests: readonly GuestId[]): HowTo {
  return {
    listenFor: [
      "Two counts: the left ear on your left hand, the right ear on your right hand.",
      "Pair them up: one left, one right. Whatever has no partner is how far one side is ahead.",
    ],
    rule: [
      "An easy one: three on the left, one on the right. Two more on the left, so one goes over: two and two.",
      "Even it out before you shake again. Then you only have to count what is new.",
    ],
    jobs: orders(
      guests,
      {
        rule: [
          "First: is it enough for the order? If not, shake. Then: how far is one side ahead? Half of that goes over.",
          "Enough for the order? Then move half of what one side has more. Two ahead: move one. Four ahead: move two.",
        ],
        work: EVEN,
      },
      "Both buckets the same.",
    ),
  };
}

/** Where a load may be odd, and one apart is fine. */
export function oddRules(guests: readonly GuestId[]): HowTo {
  return {
    listenFor: [
      "A knock is one more on that side, a squawk one fewer.",
      "For each side: forward for a knock, back for a squawk.",
    ],
    rule: [
      "An easy one: five on the left, two on the right. Three ahead. Move one, and it's four and three. Mango eats the odd one.",
      "The parrots are fewest at the first shake. Even it out early, and only what is new needs counting.",
    ],
    jobs: orders(
      guests,
      {
        rule: [
          "Is it enough for the order? Then: two or three ahead, move one. Four or five ahead, move two. One apart is fine.",
          "One apart is fine. Two or three ahead, move one over. Four or five ahead, move two.",
        ],
        work: EVEN,
      },
      "Both buckets the same, or one apart.",
    ),
  };
}

export function packRules(guests: readonly GuestId[]): HowTo & Pick<Rules, "words"> {
  return {
    listenFor: [
      "Both ears, one sum: each one that falls is one more.",
      "Count on in one row, left or right alike.",
    ],
    rule: [
      "An easy one: eleven. A five leaves six, and six is two threes.",
      "Nine? With a five, four would be left, and that's no box. Three threes fit.",
    ],
    jobs: orders(
      guests,
      {
        rule: [
          "How many fell? If it's enough for the order, take a box away from that, and keep in your head what is still loose.",
          "First the whole number: is it enough? Then count down: with each box, three or five fewer are loose.",
        ],
        work: PACK,
      },
      "Pack all of it, in threes and fives.",
    ),
    words: {
      after: ["The tree is empty. None loose, then Select.", "No more up there. Box it all, then Select."],
      afterMore: {
        full: [
          "Left closes a box of three, Right a box of five, Down opens the last one again. Up: shake for more. Select: Gulp swims.",
        ],
        short: [
          "Enough? Box it, then Select. Or Up for more.",
          "Boxes, or Up for more?",
          "Threes and fives, then Select. Up: more.",
          "Pack it. Or is it too few? Up.",
        ],
      },
      still: ["Pack on, or Select: Gulp swims.", "None loose? Then Select."],
      stillMore: ["Pack on. Up: more. Select: Gulp swims.", "None loose? Select. Too few? Up."],
    },
  };
}
