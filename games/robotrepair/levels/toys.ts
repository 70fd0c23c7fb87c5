/** Level 2: a toy shop at night. A beep is missing on the tape, or is there twice; and there are ways of one's own. */
import { hello, night, shift, tryOut, twoLines } from "../acts.ts";
import { giggling, jobs, one, thing, wall } from "../jobs.ts";
import type { Bank, Level } from "../types.ts";

const things = {
  owl: thing(
    "the toy owl",
    { sound: "bird-low", caption: "a coo" },
    ["gran: My grandson's owl. He coos, since the cat had a word with him."],
    "gran: Who, who? He's back to who, who.",
  ),
  rooster: thing(
    "the toy rooster",
    { sound: "rooster", caption: "a rooster" },
    ["man: The toy rooster, please. He wakes the real one."],
    "man: Not now, please. It's night.",
  ),
  parrot: thing(
    "the toy parrot",
    { sound: "parrot", caption: "a squawk" },
    ["lady: My parrot. Whatever he says, I didn't teach him."],
    "lady: He said please! Who taught him please?",
  ),
  mouse: thing(
    "the toy mouse",
    { sound: "mouse", caption: "a tiny squeak" },
    ["kid: My mouse! She's so small that I lose her in my pocket."],
    "kid: She's in my pocket. I think.",
  ),
  snake: thing(
    "the toy snake",
    { sound: "snake", caption: "a hiss" },
    ["kid: I've come for my snake. Mom waits outside."],
    "kid: Mom! He's all better! Mom? Where did she go?",
  ),
  frog: thing(
    "the toy frog",
    { sound: "frog", caption: "a croak" },
    ["man: The frog that jumps. He should be able to jump again."],
    "man: There he goes. Frog? Frog!",
  ),
  duck: thing(
    "the toy duck",
    { sound: "duck", caption: "a quack" },
    ["lady: A wooden duck on wheels. She squeaked. Now she quacks?"],
    "lady: She rolls! We'll walk home together.",
  ),
  goat: thing(
    "the toy goat",
    { sound: "goat", caption: "a bleat" },
    ["gran: The goat. She ate her own key."],
    "gran: And now she has eaten the bill. Good goat.",
  ),
  cat: thing(
    "the toy cat",
    { sound: "cat", caption: "a meow" },
    ["kid: My cat lost her meow. Is it fixed?"],
    "kid: That's her meow! The real one!",
  ),
  pig: thing(
    "the toy pig",
    { sound: "pig", caption: "a grunt" },
    ["man: One pig. There's money in him, I hear."],
    "man: He rattles. Two nickels. I'm rich.",
  ),
  hen: thing(
    "the toy hen",
    { sound: "hen", caption: "a cluck" },
    ["gran: My hen laid marbles. I need her back before Easter."],
    "gran: A marble already! Thank you, dear.",
  ),
  dog: thing(
    "the toy dog",
    { sound: "dog-small", caption: "a yap" },
    ["kid: My dog! He's right over there:"],
    "kid: He wags! He never wagged before!",
  ),
  cricket: thing(
    "the toy cricket",
    { sound: "cricket", caption: "a chirp" },
    ["lady: A tin cricket. It's for quiet evenings."],
    "lady: Chirp. There goes the quiet.",
  ),
  penguin: thing(
    "the toy penguin",
    { sound: "penguin", caption: "a bray" },
    ["man: The penguin, please. I kept his spot in the fridge."],
    "man: Come on, buddy. Your ice is waiting.",
  ),
  giggle: giggling([
    { sound: "chest-open" },
    "bolt: It's a ball. I touched it, and it laughed. I touched it again.",
    { sound: "ball-bounce" },
    "bolt: It has left. No, there it is.",
  ]),
};

const shop = wall(
  [
    ["giggle", "_", "owl", "x", "rooster"],
    ["parrot", "x", "mouse", "snake", "_"],
    ["frog", "duck", "x", "goat", "cat"],
    ["pig", "hen", "dog", "cricket", "penguin"],
  ],
  things,
);

const rule = [
  "Does the tape end too low? An Up is missing. Too high? An Up is there twice. The same height, too far left? A Left too many, or a Right is missing.",
  "Say Up, Left leads here, and it calls one box farther left. Then a second Left is missing.",
];
const chewed = { most: 8, tape: "length", patch: true, rule } as const;

export const toysLevel: Level = {
  id: "toys",
  name: "The chewed tapes",
  difficulty: -0.5,
  skill: "programs",
  learned: "to find a step that is missing in a program, or there twice.",
  next: ["Next time: the orchestra's storeroom. Bolt's memory has shrunk to three beeps."],
  tallies: ["first"],
  chapter: [
    hello(
      [
        "bolt: A toy shop! They all have keys in their backs. My family!",
        "odette: The toys are mended. The tapes are chewed. A click is one box higher, and notes go up to the right.",
      ],
      ["bolt: My family!", "odette: Toys to give back, Bolt. Not to adopt."],
    ),
    tryOut("toys-first", ["odette: One beep is missing here. Press the whole tape with it, then Select."]),
    shift("ride", {
      id: "chewed",
      turns: 3,
      short: 2,
      how: [
        "odette: A step is a spark again, Bolt has 28, and six of them take him to that one:",
        { sound: "giggle", side: -0.9, hold: "end" },
        "odette: On each tape a beep is missing, or one is there twice. Put it in or leave it out, and keep the rest: the boxes open for nothing else.",
      ],
    }),
    ...twoLines(
      { set: "toys-low", sparks: 24 },
      { set: "toys-high", sparks: 32 },
      "odette: Two lines again! The low shelf is near, and that line winds Bolt up by 24. The high shelf is far, and winds him up by 32. Which line?",
    ),
    shift("boss", {
      id: "asleep",
      set: "toys-asleep",
      turns: 3,
      short: 2,
      how: [
        { sound: "boss-near" },
        { sound: "yawn" },
        "odette: Bedtime! The toys have run down, and nobody makes a sound when Bolt comes by. Only the one that's wanted calls, and only where he stops do you hear who's there.",
        "odette: So listen to the clicks and the notes. They never sleep.",
      ],
    }),
    ...night("toys-giggle", "ball", -0.9),
  ],
  rules: shop({
    ...chewed,
    steps: { from: 3, to: 6 },
    tips: ["Two boxes you know are worth a map. Who lives next to whom?"],
  }),
};

export const toysBanks: Bank[] = [
  one("toys-first", -1.2, shop({ ...chewed, steps: { from: 2, to: 4 } }), {
    practice: true,
    ask: things.cricket.asks ?? [],
    wanted: "cricket",
    answers: ["ru"],
    tape: "u",
  }),
  jobs("toys-low", -0.5, shop({ ...chewed, steps: { from: 2, to: 5 } })),
  jobs("toys-high", -0.3, shop({ ...chewed, steps: { from: 4, to: 7 } })),
  jobs("toys-asleep", 0, shop({ ...chewed, silent: true, steps: { from: 3, to: 6 } })),
  one(
    "toys-giggle",
    0,
    shop({
      most: 10,
      steps: { from: 6, to: 6 },
      rule: ["Count the clicks for the Ups. The lowest note is two to the left of the middle."],
    }),
    { ask: ["odette: And here is what giggles:"], wanted: "giggle", answers: ["lluuuu"] },
  ),
];
