/** Who lands on the vines, which numbers are ripe, and how the troop tells of it. */
import type { Content } from "./types.ts";

const THUMP = "jump-land";

type Fits = Content["calls"][string]["fits"];

/** Each pays its step, where the player has chosen it. */
function call(label: string, name: string, fits: Fits, how: string[], voice = "mango") {
  const phrases = [label.toLowerCase(), name].filter((said, index, all) => all.indexOf(said) === index);
  return { label, name, fits, how, voice, phrases, worth: fits.every ?? 1 };
}

export const content: Content = {
  things: {
    one: { caption: "one thump", heard: [{ sound: THUMP }] },
    two: {
      caption: "two thumps together",
      heard: [{ sound: THUMP }, { sound: THUMP, at: 170, pitch: 4 }],
      adds: 2,
    },
    parrot: { caption: "a squawk", heard: [{ sound: "parrot" }], adds: 0 },
    boom: {
      caption: "a deep double thud",
      heard: [
        { sound: "tom", pitch: -6 },
        { sound: "kick", at: 90 },
      ],
      adds: 10,
    },
    back: {
      caption: "a slide downward, and a thump",
      heard: [{ sound: "glide-down" }, { sound: THUMP, at: 420 }],
      adds: -1,
    },
    "back-two": {
      caption: "a slide downward, and two thumps together",
      heard: [{ sound: "glide-down" }, { sound: THUMP, at: 420 }, { sound: THUMP, at: 590, pitch: 4 }],
      adds: -2,
    },
  },
  calls: {
    even: call("Even ones", "even ones", { every: 2 }, [
      "Even ones: two, four, six, eight, ten. Two friends share them with none left over.",
      "An even number ends in two, four, six, eight or zero.",
    ]),
    odd: call("Odd ones", "odd ones", { every: 2, from: 1 }, [
      "Odd ones: one, three, five, seven, nine. Share one between two, and one's left over.",
      "An odd number ends in one, three, five, seven or nine.",
    ]),
    threes: call("Threes", "threes", { every: 3 }, [
      "Threes: three, six, nine, twelve. Each is three more.",
      "Threes go on: fifteen, eighteen, twenty-one.",
    ]),
    fours: call(
      "Fours",
      "fours",
      { every: 4 },
      ["Fours: four, eight, twelve. Each is four more.", "Fours go on: sixteen, twenty, twenty-four."],
      "boom",
    ),
    fives: call("Fives", "fives", { every: 5 }, [
      "Fives end in five or zero.",
      "Fives: five, ten, fifteen, twenty.",
    ]),
    tens: call("Tens", "tens", { every: 10 }, ["Tens end in zero.", "Tens: ten, twenty, thirty."], "boom"),
    "even-threes": call("Even threes", "even threes", { every: 3, and: 2 }, [
      "Even threes are threes that are even, too. Three is not. Six is.",
      "Say the threes: three, six, nine, twelve. Every second one is even.",
    ]),
    "even-fives": call("Even fives", "even fives", { every: 5, and: 2 }, [
      "Even fives are fives that are even, too. Five is not. Ten is.",
      "A five that's even ends in zero.",
    ]),
    "odd-threes": call("Odd threes", "odd threes", { every: 6, from: 3 }, [
      "Odd threes are threes that are odd, too. Three is. Six is not.",
      "Say the threes: three, six, nine, twelve, fifteen. The first, the third and the fifth are odd.",
    ]),
  },
  buttons: {
    take: { label: "Catch it", phrases: ["catch it", "catch", "grab", "take it", "yes"] },
    pass: { label: "Drum", phrases: ["drum", "go on", "pass", "no"] },
    left: { label: "Mango's hand", phrases: ["mango", "mango's hand", "left hand"] },
    right: { label: "Boom's hand", phrases: ["boom", "boom's hand", "right hand"] },
  },
  sounds: {
    pass: "bongo",
    taken: "vine-swish",
    wrong: "splat",
    lure: "wings",
    slipped: "splash",
    prize: "star",
    fits: "monkey",
    flips: "horn",
    clean: "applause-small",
    end: "round-done",
  },
  words: {
    begins: [
      "{Call}, from {start}.",
      "Ripe ones: {call}. We start at {start}.",
      "Catch the {call}. We start at {start}.",
      "Only the {call} are ripe. Start: {start}.",
      "From {start}. Catch the {call}.",
      "The {call} are ripe. We're at {start}.",
    ],
    beginsBoth: [
      "Left for Mango: {call}. Right for Boom: {other}. Select: both. We start at {start}.",
      "Mango, left: {call}. Boom, right: {other}. We start at {start}.",
      "Left, {call}. Right, {other}. From {start}.",
    ],
    beginsHidden: [
      "Nobody tells. We start at {start}. Eight land, and a whoop tells of a ripe one.",
      "From {start}. Which ones get a whoop?",
      "Keep count from {start}, and mind the whoops.",
      "We start at {start}. Whoops, please!",
      "Ears open, from {start}.",
      "The secret one starts at {start}.",
    ],
    prove: [
      "Now you. Catch the ripe ones.",
      "Your drum. Count on.",
      "No more whoops. You know the rule.",
      "Go on from here.",
      "Now it's your turn to tell.",
      "The rest is yours.",
    ],
    offerPrize: [
      "Gold at {prizes}. We start at {start}. Which ones will you catch: {calls}?",
      "We start at {start}, and gold hangs at {prizes}. Your pick: {calls}?",
      "Start: {start}. Gold: {prizes}. Will you take {calls}?",
      "Today's gold: {prizes}. From {start}, what pays best: {calls}?",
      "Golden numbers {prizes}. We start at {start}. Pick {calls}.",
      "From {start}, gold at {prizes}. Choose {calls}.",
    ],
    again: ["The {call}. Since {number}:", "After {number} came this. The {call} are ripe:"],
    againHidden: ["After {number} came this:", "Since {number}:"],
    takenBoth: ["{number}, both hands!", "Two hands, {number}!"],
    prize: ["{number}. Gold!", "{number}, the golden one!"],
    chant: ["{numbers}."],
    wrong: [
      "{number}. Green. After it, the next of the {call} is {next}.",
      "{number}, still green. That's none of the {call}.",
      "{number} isn't ripe. Among the {call}, {next} comes next.",
      "Green: {number}.",
      "{number} is none of the {call}.",
    ],
    wrongHidden: [
      "{number}. Nobody would whoop for that.",
      "{number} is green.",
      "No whoop for {number}.",
      "Green: {number}.",
    ],
    lure: [
      "That's the parrot. Still {number}.",
      "Feathers, no banana. We're still at {number}.",
      "The parrot has no number. Still {number}.",
    ],
    slipped: [
      "{number} was ripe. It's in the river.",
      "There goes {number}, ripe and yellow.",
      "{number} was a ripe one.",
      "{number} falls. Ripe, too.",
    ],
    flips: ["Change! Ripe from here on: {call}.", "The wind turns. Now: {call}.", "Now the {call}!"],
    asked: ["We're at {number}.", "It's {number}."],
    known: ["You know this one: {number}.", "{number}, as you've just heard.", "Still {number}."],
    empty: ["No banana there.", "Nothing to catch. Drum on.", "That vine's empty."],
    waits: ["The drum waits for you.", "Boom holds his drum. Press when you're ready."],
    clean: [
      "All {ripe} ripe ones, and not one green!",
      "{ripe} of {ripe}, and spotless.",
      "A clean run: {ripe} of {ripe}.",
      "Every ripe one: {ripe}. Not a green one.",
      "Nothing fell, nothing green: {ripe} of {ripe}.",
    ],
    aided: [
      "All {ripe} ripe ones. Help told you one, so nobody new joins.",
      "{ripe} of {ripe}, with help. A clean run is one without.",
    ],
    end: [
      "Ripe ones caught: {hits} of {ripe}. Green ones: {wrongs}.",
      "Caught: {hits} of {ripe}. Green: {wrongs}.",
      "{hits} of {ripe} ripe. Green in the basket: {wrongs}.",
      "Ripe: {hits} of {ripe}. Not ripe: {wrongs}.",
    ],
    was: ["They whoop for {call}.", "The secret: {call}.", "It was {call}.", "Ripe were the {call}."],
    prizePast: [
      "No {call} at {prizes}. Gold was on the way of these: {better}.",
      "None of the {call} is {prizes}. With gold: {better}.",
    ],
    place: [
      "The last number that was said: {number}. Caught in this run: {hits}.",
      "Last said: {number}. Caught: {hits}.",
    ],
    listen: ["Count these on from {number}:", "From {number}, count these:"],
    hiddenRule: [
      "Say the numbers that got a whoop. How far is it from one to the next?",
      "Which numbers got a whoop? Are they even, odd, or in steps?",
    ],
    bestCall: ["Pick the {call}."],
    take: ["It's {number}, and ripe. {move}!", "{number}. Ripe. {move}!"],
    pass: ["It's {number}. Drum on.", "{number}. Let it hang."],
  },
};
