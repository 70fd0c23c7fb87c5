/** Level 1: ice cream across the market hall. Who works here, and which question is missing? */
import { endings, extra, NEEDED, running } from "../frame.ts";
import { hall, type Words } from "../hall.ts";
import {
  bell,
  bird,
  bread,
  creak,
  drawer,
  dog,
  fish,
  hammer,
  harp,
  popcorn,
  saw,
  scissors,
  sizzle,
  squeak,
  tick,
  toy,
} from "../heard.ts";
import { asked, type Question } from "../dark.ts";
import { others, workers, type Worker } from "../people.ts";
import { rules, stopOf, type Row } from "../rows.ts";
import { v, type Act, type Level } from "../scene.ts";

const words: Words = {
  place: "market-place",
  clerk: "clerk",
  known: v("may", [
    "You knew before you went in.",
    "No guess in that one.",
    "You had it worked out.",
    "You were sure, and here it is.",
  ]),
  told: v("may", ["My tip, your steps.", "Here it is, by my tip."]),
  lucky: v("may", [
    "That was luck! It could have been another door.",
    "Lucky. Another one would have fit, too.",
    "A guess, and a lucky one.",
  ]),
  late: v("may", ["There it is, after all.", "Found, the long way around.", "Here we are, a little later."]),
  cost: v("may", [
    "Three scoops drip away.",
    "That cost three scoops.",
    "Three scoops, gone.",
    "Drip, drip, drip: three.",
  ]),
  wrong: v("keeper", [
    "Not here! But you have a very polite knock.",
    "Wrong door! And you woke my cat.",
    "No, dear. Everybody comes in here by mistake.",
    "Nothing for you in here. Close the door, it's drafty!",
    "Oh! I thought you were my lunch.",
    "Not me. I don't even like ice cream. Yes, I do. Bye!",
  ]),
};

const HALL = [fish, scissors, bread, dog, hammer, bell] as const;

/** With nobody but who can help. */
const first: Row[] = [
  {
    id: "stamps",
    name: "the stamp shop",
    layout: "different",
    sounds: HALL,
    worker: workers.broom,
    ask: "Stamps, for the thank-you cards. Stamps make no noise.",
    arrive: "Here are your stamps. They stick. So does the counter.",
  },
  {
    id: "napkin",
    name: "the napkin lady",
    layout: "rows",
    sounds: [fish, bread, dog],
    worker: workers.broom,
    ask: "Napkins, from the napkin lady. She hardly makes a rustle.",
    arrive: "Thick ones, for ice cream. I heard you drip.",
  },
];

/** With somebody who has just come. */
const early: Row[] = [
  {
    id: "toys",
    name: "the toy shop",
    layout: "across",
    sounds: [toy, fish, scissors, bread, dog, hammer],
    worker: workers.broom,
    other: others.suitcase,
    ask: "A present! The toy shop squeaks.",
    arrive: "This one squeaks, this one squeaks, this one is broken. It squeaks, too.",
  },
  {
    id: "candle",
    name: "the candle maker",
    layout: "alike",
    sounds: [creak],
    worker: workers.broom,
    other: others.suitcase,
    ask: "Candles. Listen around first: what do these doors do?",
    arrive: "Eleven candles? And one to grow on!",
  },
  {
    id: "popcorn",
    name: "the popcorn stand",
    layout: "alone",
    sounds: [popcorn, fish, scissors, bread, dog, hammer],
    worker: workers.broom,
    other: others.suitcase,
    ask: "Popcorn for ten. You know how that sounds.",
    arrive: "Mind your toes, it jumps.",
  },
  {
    id: "ribbon",
    name: "the ribbon shop",
    layout: "sides",
    sounds: [bell, squeak],
    worker: workers.broom,
    other: others.suitcase,
    ask: "A ribbon for the present. Ribbons are as quiet as ribbons.",
    arrive: "Red, blue, or the kind that curls?",
  },
];

const stops: Row[] = [
  {
    id: "birds",
    name: "the bird shop",
    layout: "neighbors",
    sounds: [bird, saw, fish, hammer, bread, scissors],
    worker: workers.plates,
    other: others.camera,
    ask: "Seed for Lena's bird, at the bird shop. It sings.",
    arrive: "One bag of seed. The bird on the sign sends regards.",
  },
  {
    id: "music",
    name: "the music box maker",
    layout: "corner",
    sounds: [harp, fish, scissors, saw, dog, hammer],
    worker: workers.drawer,
    other: others.camera,
    ask: "The music box maker has Lena's tune.",
    arrive: "Wound up and wrapped. Don't shake it, it hiccups.",
  },
  {
    id: "lemons",
    name: "the lemon stand",
    layout: "mixed",
    sounds: [sizzle, scissors, hammer],
    worker: workers.plates,
    other: others.suitcase,
    ask: "Lemons. They don't do anything. They are lemons.",
    arrive: "Sour ones? All of them are.",
  },
  {
    id: "cards",
    name: "the card shop",
    layout: "different",
    sounds: [sizzle, bell, saw, dog, bread, toy],
    worker: workers.drawer,
    other: others.camera,
    ask: "A birthday card. Cards are quiet, too.",
    arrive: "With raised dots? Here: it says Happy Birthday twice.",
  },
  {
    id: "grill",
    name: "the pancake grill",
    layout: "across",
    sounds: [sizzle, bell, saw, dog, hammer, scissors],
    worker: workers.drawer,
    other: others.suitcase,
    ask: "Pancakes, from the grill. It sizzles.",
    arrive: "Ten pancakes, and one for the road.",
  },
  {
    id: "thread",
    name: "the thread shop",
    layout: "alike",
    sounds: [squeak],
    worker: workers.plates,
    other: others.camera,
    ask: "Thread, to sew up the party bear.",
    arrive: "Bear brown. I know that bear.",
  },
  {
    id: "puppy",
    name: "the puppy groomer",
    layout: "neighbors",
    sounds: [dog, fish, saw, bread, hammer, bell],
    worker: workers.drawer,
    other: others.suitcase,
    ask: "Lena's puppy is at the groomer's. It yaps.",
    arrive: "Washed, combed, and offended.",
  },
];

const parrot: Worker = {
  keyword: "parrot",
  heard: [{ sound: "parrot", caption: "a parrot", hold: "end" }],
  voice: "polly",
  hello: ["Hello, Polly!", "Excuse me, Polly!", "Polly? A question, please."],
  answers: ["Polly hears!", "Awk! Yes!", "Polly is all ear!"],
  asks: ["One question! One!", "One! Make it a good one!", "Polly counts: one!"],
  more: ["Polly is done."],
  over: ["Beak shut!", "Enough! Now Polly is a pillow.", "Done! Polly says no more."],
  bye: ["Bye! Bye! Bye!", "Polly keeps it, then."],
};

/** A visitor who takes you for somebody who knows. */
const visitors: Question[] = [
  {
    id: "kaybread",
    voice: "kay",
    asks: "Excuse me! You sound like you know your way. Which side is the bakery on?",
    piece: "side",
    sounds: [bread, fish, scissors, popcorn, dog, bell],
    thanks: "Bread, still warm! Thank you. Here, two scoops of ice from my cooler.",
    astray: ["This is a broom closet. Hello, brooms.", "Still no bread. But I found a bucket."],
  },
  {
    id: "kaydog",
    voice: "kay",
    asks: "Hello! You listen so well. My dog ran off: which side is it on?",
    piece: "side",
    sounds: [dog, hammer, bell, fish, scissors, bread],
    thanks: "There you are, Biscuit! Thank you. Take some ice from my cooler.",
    astray: ["This one doesn't bark. It's a bag of flour.", "No dog. Somebody's coat, though. A furry one."],
  },
];

const only = { isOnly: true } as const;

const doors: Row[] = [
  {
    worker: parrot,
    brings: 2,
    id: "stairs",
    name: "the staircase",
    layout: "different",
    sounds: [bird, bell, drawer, toy, tick, creak],
    ask: "Where are the stairs? The parrot knows.",
    arrive: "Up, up! Polly rides on the ice cream!",
  },
  {
    worker: parrot,
    brings: 2,
    id: "kitchen",
    name: "the kitchen",
    layout: "neighbors",
    sounds: [sizzle, bell, drawer, toy, tick, creak],
    ask: "Upstairs. Spoons first: the kitchen sizzles.",
    arrive: "Spoons! Polly counted ten. Polly can count to four.",
  },
  {
    worker: parrot,
    brings: 2,
    id: "party",
    name: "the party",
    layout: "across",
    sounds: [harp, bell, drawer, bird, tick, creak],
    ask: "And now the party, where Lena's tune plays.",
    arrive: "Surprise! Polly said it first!",
  },
];

const melting = running("scoops");
const left = { stakes: { scoops: { from: 1 } } };

const chapter: Act[] = [
  {
    id: "hook",
    lines: [
      { bed: "market-place", layer: "place" },
      "may: Ice cream for Lena's birthday! I carry it. You lead, and I only help when you ask me.",
      "may: Three doors on your left, three on your right. Up plays all six. Left and Right go from one to the next. Select goes in.",
    ],
    again: [{ bed: "market-place", layer: "place" }, "may: More ice cream, another birthday. You lead!"],
  },
  { id: "first", as: "learn", set: "clock", items: ["clock"], turns: 1, short: 1 },
  {
    id: "melts",
    lines: [
      "may: Ears are free. But now the ice cream melts.",
      { sound: "drip", hold: "end" },
      `may: {scoopsTold}, and the party needs ${NEEDED}. A wrong door costs three, a question one.`,
      { sound: "brush", caption: "a broom sweeps", hold: "end" },
      "may: A broom: somebody who works here. Ask there. On each side, door one is the nearest.",
    ],
    again: ["may: {scoopsTold}, and the party needs ten. A question costs one, a wrong door three."],
  },
  {
    id: "ask",
    as: "ride",
    set: "first",
    turns: 1,
    short: 1,
    ...melting,
    resumed: ["Up: all six doors. Left and Right: one by one. Select asks, or goes in."],
  },
  {
    id: "suitcase",
    lines: [
      { sound: "cart", caption: "a suitcase rolls", hold: "end" },
      "may: A suitcase: that's a visitor, who knows no doors. And people in this town answer just what you ask. Elsewhere, most tell you more.",
    ],
    again: [],
  },
  {
    id: "morning",
    as: "ride",
    set: "early",
    turns: 2,
    short: 1,
    if: left,
    ...melting,
    resumed: ["Up: all six doors. Left and Right: one by one. Select asks, or goes in."],
  },
  {
    id: "puddle",
    length: "full",
    if: { stakes: { scoops: { from: 1, to: 19 } } },
    lines: [
      { sound: "cat", caption: "a cat", hold: "end" },
      [
        "may: A cat is walking behind us. It licks up our trail. It's having the best day of its life.",
        "There's a cat behind us. It brought a friend, and the friend brought a spoon.",
        "A cat walks under the ice cream, with its mouth open. It never misses.",
      ],
    ],
    again: [{ sound: "purr", hold: "end" }, "may: The cat again. It brought a friend."],
  },
  {
    id: "turned",
    length: "full",
    if: left,
    lines: [
      { sound: "cart", caption: "a suitcase rolls", hold: "end" },
      "may: A visitor, and this time you are asked! A wrong answer costs three, a good first one brings two.",
    ],
    again: [
      { sound: "cart", caption: "a suitcase rolls", hold: "end" },
      "may: Somebody wants to ask you something.",
    ],
  },
  {
    id: "visitor",
    as: "duel",
    set: "visitor",
    turns: 1,
    short: 0,
    if: left,
    ...melting,
    resumed: ["Left and Right: answers. Select: say it. Up: listen again."],
  },
  {
    id: "people",
    length: "full",
    if: left,
    lines: [
      "may: More people now. Plates:",
      { sound: "plates", caption: "plates are stacked", hold: "end" },
      "may: and a cash drawer:",
      { sound: "cash-drawer", caption: "a cash drawer opens", hold: "end" },
      "may: both work here. A camera:",
      { sound: "camera", caption: "a camera clicks", hold: "end" },
      "may: a visitor.",
    ],
    again: [],
  },
  {
    id: "noon",
    as: "ride",
    turns: 2,
    short: 0,
    if: left,
    ...melting,
    resumed: ["Up: all six doors. Left and Right: one by one. Select asks, or goes in."],
  },
  {
    id: "polly",
    if: left,
    lines: [
      { sound: "boss-near" },
      { sound: "parrot", caption: "a parrot", hold: "end" },
      "polly: Halt! Polly's house! Polly answers one question for each door. One! Then Polly's beak is shut.",
      "may: One question, still one scoop. But Polly has an icebox: each door you know puts two scoops back.",
    ],
  },
  {
    id: "house",
    as: "boss",
    set: "polly",
    items: ["stairs", "kitchen", "party"],
    turns: 3,
    short: 1,
    if: left,
    ...melting,
    resumed: ["The parrot answers one question for each door."],
  },
  extra("scoops", "may: {scoopsTold}, and ten guests. Who gets an extra scoop?", [
    {
      id: "polly",
      label: "The parrot",
      phrases: ["polly", "parrot"],
      chosen: [{ sound: "parrot", pitch: 5, hold: "end" }, "polly: Cold! Cold! More!"],
      counts: { minutes: 1 },
    },
    {
      id: "cat",
      label: "The cat",
      phrases: ["cat"],
      chosen: [{ sound: "purr", hold: "end" }, "may: I think we have a cat now."],
      counts: { minutes: 1 },
    },
    {
      id: "nobody",
      label: "Save it",
      phrases: ["nobody", "save it"],
      chosen: ["may: For tomorrow, then. Tomorrow is a good guest."],
    },
  ]),
  ...endings({
    stake: "scoops",
    good: [
      { sound: "party-horn" },
      { sound: "crowd-cheer", hold: "end" },
      "may: {scoopsTold} for ten guests. Nobody goes without!",
    ],
    some: [
      { sound: "applause-small", hold: "end" },
      "may: {scoopsTold} for ten guests. Ten was the goal. They share, two spoons in each bowl.",
      { sound: "giggle" },
    ],
    none: [
      { sound: "splash" },
      { sound: "sip", hold: "end" },
      "may: All melted. So it's ice cream soup, with straws. Lena says nobody ever had that on a birthday.",
    ],
    keepsakes: ["spoon", "straw"],
  }),
];

export const market: Level = {
  id: "market",
  name: "The melting market",
  difficulty: -2,
  skill: "ask-exactly",
  stakes: ["scoops"],
  prices: { hint: { scoops: 1 } },
  tallies: ["known"],
  learned: "to listen first, and to ask somebody who works there for just what is missing",
  next: "Next time: the ferry hall, where a ship's horn swallows words.",
  goodbye: ["may: The ice cream goes back into the freezer, and your place is kept."],
  chapter,
  rules,
  items: stops.map((row) => stopOf(row, words)),
};

export const marketBanks = [
  { id: "first", difficulty: -2, skill: "ask-exactly", rules, items: first.map((row) => stopOf(row, words)) },
  { id: "early", difficulty: -2, skill: "ask-exactly", rules, items: early.map((row) => stopOf(row, words)) },
  {
    id: "visitor",
    difficulty: -1.5,
    skill: "ask-exactly",
    rules,
    items: visitors.map((question) => asked(question, words)),
  },
  {
    id: "clock",
    difficulty: -2,
    skill: "ask-exactly",
    rules,
    items: [
      hall(
        {
          id: "clock",
          name: "the clock shop",
          layout: "alone",
          sounds: [tick, fish, scissors, bread, dog, hammer],
          worker: workers.broom,
          task: [v("may", "First the clock shop."), tick],
          arrive: [v("clerk", "One clock, wrapped. It still ticks.")],
          isPractice: true,
        },
        words,
      ),
    ],
  },
  {
    id: "polly",
    difficulty: -1.5,
    skill: "ask-exactly",
    rules,
    items: doors.map((row) => stopOf(row, { ...words, clerk: "polly" }, only)),
  },
];
