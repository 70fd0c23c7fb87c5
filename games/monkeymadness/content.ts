/** Who lands on the vines, which numbers are ripe, and how the troop tells of it. */
import type { Content } from "./types.ts";

const THUMP = "jump-land";

type Call = Content["calls"][string];
type Nearly = NonNullable<Call["nearly"]>;

/** Each pays its step, where the player has chosen it. */
function call(
  label: string,
  name: string,
  fits: Call["fits"],
  how: string[],
  { voice = "mango", nearly }: { voice?: string; nearly?: Nearly } = {},
) {
  const phrases = [label.toLowerCase(), name].filter((said, index, all) => all.indexOf(said) === index);
  return { label, name, fits, how, voice, phrases, worth: fits.every ?? 1, nearly };
}

const EVEN = { every: 2 };
const ODD = { every: 2, from: 1 };
const isOdd: Nearly[number] = {
  fits: ODD,
  why: [
    "It's odd: when two share it, one's left over.",
    "An odd number. Even ones end in two, four, six, eight or zero.",
    "Even ones are ripe, and it's odd.",
  ],
};
const isEven: Nearly[number] = {
  fits: EVEN,
  why: [
    "It's even: two can share it with none left over.",
    "An even number. Odd ones end in one, three, five, seven or nine.",
    "Odd ones are ripe, and it's even.",
  ],
};

/** Two rules at once: which of them it breaks. */
function halves(steps: string, every: number, side: "even" | "odd"): Nearly {
  const other = side === "even" ? "odd" : "even";
  return [
    {
      fits: { every },
      why: [`It's one of the ${steps}, but it's ${other}.`, `Ripe ones are ${side} here, and it's ${other}.`],
    },
    {
      fits: side === "even" ? EVEN : ODD,
      why: [`It's ${side}, but not one of the ${steps}.`, `Not one of the ${steps}, though it's ${side}.`],
    },
  ];
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
    even: call(
      "Even ones",
      "even ones",
      EVEN,
      [
        "Even ones: two, four, six, eight, ten. Two friends share them with none left over.",
        "An even number ends in two, four, six, eight or zero.",
      ],
      { nearly: [isOdd] },
    ),
    odd: call(
      "Odd ones",
      "odd ones",
      ODD,
      [
        "Odd ones: one, three, five, seven, nine. Share one between two, and one's left over.",
        "An odd number ends in one, three, five, seven or nine.",
      ],
      { nearly: [isEven] },
    ),
    threes: call("Threes", "threes", { every: 3 }, [
      "Threes: three, six, nine, twelve. Each is three more.",
      "Count one, two, three, and the third is ripe. Then again: four, five, six.",
    ]),
    fours: call(
      "Fours",
      "fours",
      { every: 4 },
      [
        "Fours: four, eight, twelve. Each is four more.",
        "Fours are every second even number: four, eight, twelve.",
      ],
      { voice: "boom" },
    ),
    fives: call("Fives", "fives", { every: 5 }, [
      "Fives end in five or zero.",
      "Fives: five, ten, fifteen, twenty.",
    ]),
    tens: call("Tens", "tens", { every: 10 }, ["Tens end in zero.", "Tens: ten, twenty, thirty."], {
      voice: "boom",
    }),
    "even-threes": call(
      "Even threes",
      "even threes",
      { every: 3, and: 2 },
      [
        "Even threes are threes that are even, too. Three is not. Six is.",
        "Say the threes: three, six, nine, twelve. Every second one is even.",
      ],
      { nearly: halves("threes", 3, "even") },
    ),
    "even-fives": call(
      "Even fives",
      "even fives",
      { every: 5, and: 2 },
      ["Even fives are fives that are even, too. Five is not. Ten is.", "A five that's even ends in zero."],
      { nearly: halves("fives", 5, "even") },
    ),
    "odd-threes": call(
      "Odd threes",
      "odd threes",
      { every: 6, from: 3 },
      [
        "Odd threes are threes that are odd, too. Three is. Six is not.",
        "Say the threes: three, six, nine, twelve, fifteen. The first, the third and the fifth are odd.",
      ],
      { nearly: halves("threes", 3, "odd") },
    ),
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
    begins: {
      full: [
        "{Call} are ripe. The count is at {start}, so one thump makes {more}.",
        "Catch the {call}. We've counted {start} already, so one thump makes {more}.",
      ],
      short: [
        "Catch the {call}. Count on from {start}.",
        "{Call} are ripe. {start} so far.",
        "Only the {call} are ripe. Count on from {start}.",
        "{start} so far. Catch the {call}.",
        "{Call} this time. Count on from {start}.",
      ],
    },
    beginsBoth: [
      "Left for Mango: {call}. Right for Boom: {other}. Select: both. {start} so far, so one thump makes {more}.",
      "Mango, left: {call}. Boom, right: {other}. Count on from {start}.",
      "Left, {call}. Right, {other}. {start} so far.",
    ],
    beginsHidden: [
      "{start} so far, so one thump makes {more}. Eight land, and a whoop means ripe.",
      "{start} so far. Which ones get a whoop?",
      "Count on from {start}, and mind the whoops.",
      "{start} so far. Whoops, please!",
      "Ears open. Count on from {start}.",
      "A new secret. Count on from {start}.",
    ],
    prove: [
      "Now you. Catch the ripe ones.",
      "Your drum. Count on.",
      "No more whoops. Catch by the rule.",
      "Go on from here.",
      "Now it's your turn to tell.",
      "The rest is yours.",
    ],
    offerPrize: [
      "Gold at {prizes}. {start} so far. Which ones will you catch: {calls}?",
      "{start} so far, and gold hangs at {prizes}. Your pick: {calls}?",
      "So far: {start}. Gold: {prizes}. Will you take {calls}?",
      "Today's gold: {prizes}. Counting on from {start}, what pays best: {calls}?",
      "Golden numbers: {prizes}. {start} so far. Pick {calls}.",
      "Counting on from {start}, gold is at {prizes}. Choose {calls}.",
    ],
    again: [
      "The {call} are ripe. Since {number}:",
      "After {number} came this. The {call} are ripe:",
      "Catch the {call}. On from {number}:",
    ],
    againTold: [
      "We're at {number}, and nobody has landed since. The {call} are ripe.",
      "The {call} are ripe. {number} so far, and no thump since.",
    ],
    againHidden: ["Then, after {number}:", "And since {number}:"],
    againToldHidden: ["And now we're at {number}.", "The count is at {number} now."],
    evidence: [
      "The whoops again. Count on from {start}:",
      "Here are the whoops, counted on from {start}:",
      "{start}, and then came these, with whoops:",
    ],
    onFrom: ["After the whoops came this:", "Then, without a whoop:"],
    takenBoth: ["{number}, both hands!", "Two hands, {number}!"],
    prize: ["{number}. Gold!", "{number}, the golden one!"],
    chant: ["{numbers}."],
    wrong: ["{number} is green.", "{number}, still green.", "Green: {number}.", "{number} isn't ripe."],
    near: ["The {call} near it: {near}.", "Nearest {call}: {near}.", "{Call} close by: {near}."],
    changed: [
      "It was ripe before the horn. Now only the {call} are.",
      "The horn has changed that. Ripe now: {call}.",
      "Since the horn, only the {call} are ripe.",
    ],
    prizeElse: ["{number} is gold, but you picked the {call}.", "Gold at {number}, and not for the {call}."],
    otherHand: [
      "{number} is one of the {other}, not one of the {call}.",
      "Not one of the {call}. {number} is one of the {other}.",
      "{number} belongs to the {other}, not to the {call}.",
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
      "{number} was ripe: one of the {call}. It's in the river.",
      "There goes {number}. It's one of the {call}.",
      "It falls: {number}, one of the {call}.",
      "{number} was one of the {call}. Splash.",
    ],
    slippedHidden: [
      "{number} was ripe. It's in the river.",
      "There goes {number}, ripe and yellow.",
      "{number} was a ripe one.",
      "It was ripe, and it falls: {number}.",
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
      "Ripe ones caught: {hits} of {ripe}. Wrong catches: {wrongs}.",
      "Caught: {hits} of {ripe}. Wrong catches: {wrongs}.",
      "{hits} of {ripe} ripe ones. Wrong catches: {wrongs}.",
      "Of {ripe} ripe ones, you caught {hits}. Wrong catches: {wrongs}.",
    ],
    was: [
      "They whoop for {call}.",
      "The secret: {call}.",
      "The secret rule was {call}.",
      "The ripe ones were the {call}.",
    ],
    prizePast: [
      "There was no gold for the {call}. There was for these: {better}.",
      "No gold among the {call}. With gold: {better}.",
    ],
    press: [
      "Down: drum, and the next one lands. Select: catch.",
      "Select catches what has just landed. Down drums for the next one.",
      "Ripe? Select. Green? Down.",
    ],
    pressBoth: [
      "Left: Mango's hand. Right: Boom's hand. Select: both. Down: drum.",
      "Left catches for Mango, Right for Boom, Select for both. Down drums.",
    ],
    secret: [
      "A whoop means ripe. Find out which numbers get one, and catch the next ones.",
      "The rule is in the whoops. Repeat plays them again.",
    ],
    onward: [
      "Going {way} from {number}, the {call} are {next}.",
      "Counting {way} from {number}, you meet these {call}: {next}.",
    ],
    listen: ["Count these on from {number}:", "From {number}, count these:"],
    hiddenRule: [
      "Say the numbers that got a whoop. How far is it from one to the next?",
      "Which numbers got a whoop? Are they even, odd, or in steps?",
    ],
    bestCall: ["Pick the {call}."],
    take: ["It's {number}, and ripe. {move}!", "{number}. Ripe. {move}!"],
    pass: ["It's {number}. Drum on.", "{number}. Let it hang."],
    done: ["You've had your catch at {number}. Drum on.", "That one's done: {number}. Drum on."],
  },
};
