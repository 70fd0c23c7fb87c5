/** Level 1: ice cream across the market hall. Who works here, and which question is missing? */
import { endings, extra, NEEDED, running } from "../frame.ts";
import { hall, type Words } from "../hall.ts";
import {
  bell,
  bird,
  bread,
  creak,
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
import { others, workers, type Person } from "../people.ts";
import { rules, stopOf, type Row } from "../rows.ts";
import { v, type Act, type Level } from "../scene.ts";

const words: Words = {
  place: "market-place",
  clerk: "clerk",
  known: v("may", [
    "You knew before you went.",
    "No guess in that one.",
    "You had it worked out.",
    "Sure of it, and right.",
  ]),
  lucky: v("may", [
    "That was luck! More than one door was left.",
    "Lucky. It could have been another.",
    "A guess, and it held.",
  ]),
  late: v("may", ["There it is, after all.", "Found, the long way around.", "Here we are, a little wetter."]),
  cost: v("may", [
    "Three scoops drip away.",
    "That cost three scoops.",
    "Three scoops, gone.",
    "Drip, drip, drip: three.",
  ]),
  wrong: v("keeper", [
    "Not here! We sell hats.",
    "Wrong door! This is where the brooms live.",
    "No, dear, this is a wedding. Sit down or go out.",
    "This is the cheese cellar. Close the door, they're sleeping!",
    "Only buttons here. A thousand of them.",
    "Not me. I mend umbrellas.",
  ]),
};

const HALL = [fish, scissors, bread, dog, hammer, bell] as const;

const stops: Row[] = [
  {
    id: "stamps",
    name: "the stamp shop",
    layout: "different",
    sounds: HALL,
    worker: workers.broom,
    other: others.suitcase,
    ask: "Stamps for the invitations. A stamp shop makes no noise of its own.",
    arrive: "Stamps! Lick them, not the ice cream.",
  },
  {
    id: "toys",
    name: "the toy shop",
    layout: "across",
    sounds: [toy, fish, scissors, bread, dog, hammer],
    worker: workers.drawer,
    other: others.camera,
    ask: "A present! The toy shop squeaks.",
    arrive: "This one squeaks, this one squeaks, this one is broken. It squeaks, too.",
  },
  {
    id: "candle",
    name: "the candle maker",
    layout: "alike",
    sounds: [creak],
    worker: workers.plates,
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
    other: others.camera,
    ask: "Popcorn for ten. You know how that sounds.",
    arrive: "Mind your toes, it jumps.",
  },
  {
    id: "ribbon",
    name: "the ribbon shop",
    layout: "sides",
    sounds: [bell, squeak],
    worker: workers.drawer,
    other: others.suitcase,
    ask: "A ribbon for the present. Ribbons are as quiet as ribbons.",
    arrive: "Red, blue, or the kind that curls?",
  },
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
    id: "napkin",
    name: "the napkin lady",
    layout: "rows",
    sounds: [fish, bread, dog],
    worker: workers.broom,
    other: others.suitcase,
    ask: "Napkins, from the napkin lady. She hardly makes a rustle.",
    arrive: "Thick ones, for ice cream. I heard you drip.",
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
    worker: workers.broom,
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

const parrot: Person = {
  thing: "a parrot",
  keyword: "parrot",
  heard: [{ sound: "parrot", caption: "a parrot", hold: "end" }],
  voice: "polly",
};

const only = { isOnly: true } as const;

const doors: Row[] = [
  {
    worker: parrot,
    brings: 2,
    id: "stairs",
    name: "the staircase",
    layout: "different",
    sounds: [bird, bell, saw, toy, hammer, creak],
    ask: "Where are the stairs? The parrot knows.",
    arrive: "Up, up! Polly rides on the ice cream!",
  },
  {
    worker: parrot,
    brings: 2,
    id: "kitchen",
    name: "the kitchen",
    layout: "neighbors",
    sounds: [sizzle, bell, saw, toy, hammer, creak],
    ask: "Upstairs. Spoons first: the kitchen sizzles.",
    arrive: "Spoons! Polly counted ten. Polly can count to four.",
  },
  {
    worker: parrot,
    brings: 2,
    id: "party",
    name: "the party",
    layout: "across",
    sounds: [harp, bell, saw, fish, hammer, creak],
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
      "may: Your ears are always free. But from now on the ice cream melts.",
      { sound: "drip", hold: "end" },
      `may: {scoopsTold}, ten guests. A question costs one scoop, a wrong door three. ${NEEDED} must be left.`,
      "may: A broom:",
      { sound: "brush", caption: "a broom sweeps", hold: "end" },
      "may: works here. A suitcase:",
      { sound: "cart", caption: "a suitcase rolls", hold: "end" },
      "may: just got here. In this town people answer exactly what you ask. Elsewhere most will tell you more.",
    ],
    again: [
      "may: {scoopsTold}, ten guests. A question costs one, a wrong door three. Ask who works here, and ask for no more than you need.",
    ],
  },
  {
    id: "morning",
    as: "ride",
    turns: 3,
    short: 2,
    ...melting,
    how: ["Select on a person asks, Select on a door goes in."],
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
    id: "noon",
    as: "ride",
    turns: 3,
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
