/** Level 1: words of one to three beats, two drums of four. */
import { aim, arrival } from "../acts.ts";
import { drawn, knocked, KNOCKS, SHORT, street, written } from "../streets.ts";
import type { Bank, Chapter, Level } from "../types.ts";
import { KITCHEN, ZOO } from "../words.ts";

const BUTTONS = "Select taps a beat. Left or Right: that drum. Down lets a word go by.";

const chapter: Chapter = [
  {
    id: "goose",
    lines: [
      { bed: "town", layer: "town", level: 0.2 },
      { sound: "goose", hold: "end" },
      "rosa: A parade! With one goose. The other animals want a beat to dance to, and you drum it. People call words from their windows, and words are full of beats.",
    ],
    again: [{ bed: "town", layer: "town", level: 0.2 }, "rosa: The goose is here. The rest is up to you."],
  },
  {
    id: "first",
    as: "learn",
    set: "first",
    items: ["robot"],
    turns: 1,
    short: 1,
    how: [
      "rosa: Tap Select, once for each beat of the word. Then press Left: that's a drum. It wants two beats.",
    ],
    resumed: ["Select taps the beats, Left puts them on the drum."],
  },
  {
    id: "four-beats",
    lines: [
      "rosa: When a drum is full, somebody dances behind the goose. From now on a drum wants four beats. Each tick you hear on it is a place still open.",
      { sound: "hi-hat", hold: "end" },
    ],
    again: ["rosa: From now on four beats. A tick is an open place."],
  },
  {
    id: "four",
    as: "ride",
    set: "four",
    turns: 1,
    short: 1,
    how: [
      "rosa: Fill a drum exactly. There's a second one: Right. Put too much on a drum, and it tips over, and whoever came last runs off. Tap a word wrong, and just the word is gone.",
    ],
    resumed: ["Four beats fill a drum. Left and Right are the drums, Select taps."],
  },
  ...aim("goal", "the gate at the end of town", [
    "rosa: If a word fits nowhere, Down lets it go by. Tapped wrong? Then Down first takes your taps back.",
  ]),
  { id: "streets", as: "ride", turns: 1, short: 1, resumed: [BUTTONS] },
  {
    id: "puddle",
    length: "full",
    lines: [{ sound: "step-puddle" }, "rosa: A puddle! The goose goes through it twice."],
    again: [],
  },
  { id: "more-streets", as: "ride", turns: 1, short: 0, resumed: [BUTTONS] },
  {
    id: "corner",
    length: "full",
    ask: [
      "rosa: A corner! Kitchen Street has short words, enough to fill three drums. Zoo Street has long ones, enough for four. Which?",
    ],
    options: [
      {
        id: "kitchen",
        label: "Kitchen Street",
        phrases: ["kitchen", "kitchen street", "short words"],
        chosen: [{ sound: "plates" }, "rosa: Watch out for the pans!"],
      },
      {
        id: "zoo",
        label: "Zoo Street",
        phrases: ["zoo", "zoo street", "long words"],
        chosen: [{ sound: "lion" }, "rosa: All in their cages? Good."],
      },
    ],
  },
  {
    id: "kitchen",
    if: { chose: { corner: "kitchen" } },
    as: "ride",
    set: "kitchen",
    turns: 1,
    short: 0,
    resumed: [BUTTONS],
  },
  {
    id: "zoo",
    if: { chose: { corner: "zoo" } },
    as: "ride",
    set: "zoo",
    turns: 1,
    short: 0,
    resumed: [BUTTONS],
  },
  {
    id: "elephant",
    length: "full",
    lines: [
      { sound: "elephant", hold: "end" },
      "rosa: Who was that? Nobody called an elephant. She walks behind us, and every step shakes a window open.",
      { sound: "boss-step", hold: "end" },
    ],
    again: [{ sound: "elephant", hold: "end" }, "rosa: The elephant again! She's early today."],
  },
  {
    id: "ahead",
    as: "ride",
    set: "ahead",
    turns: 1,
    short: 0,
    how: ["rosa: Two windows at a time now! You hear a word, and the one after it. Keep room for both."],
    resumed: [BUTTONS],
  },
  {
    id: "knocks",
    as: "boss",
    set: "knocks",
    turns: 1,
    short: 1,
    how: [
      { sound: "boss-near" },
      "rosa: The gate! It wants to hear its own knocks on your drums. Each knock is a beat, each pause a new word. This is a word of three, then a word of one:",
      ...knocked(3, 1),
      "rosa: Each drum has two of them, one after the other. A word that isn't next tips the drum over, and Down lets it go by. Each knock without an answer sends one of us home.",
    ],
    resumed: ["Each drum wants the words of its knock, one after the other. Down lets other words go by."],
  },
  ...arrival({
    good: "drumstick",
    gate: ["rosa: It's open! The square, the lanterns, everybody!", { sound: "crowd-cheer", hold: "end" }],
    side: [
      "rosa: There aren't enough of us, so the gate stays shut. But there's a side door. One by one, and pull your tails in!",
    ],
    few: ["rosa: The gate stays shut. But the baker opens her window, and holds out a bun for the goose."],
  }),
];

export const first: Level = {
  id: "street",
  name: "Down Goose Street",
  difficulty: -1.5,
  skill: "syllables",
  learned: "to hear how many beats a word has",
  next: "Next time it's windy, and the wind takes the fronts off words.",
  tryAtHome: ["Drum the names of everybody at home on a table. Who has the most beats?"],
  tallies: ["bars"],
  stakes: ["parade"],
  chapter,
  rules: street({ from: SHORT, bars: 3, odd: 1 }),
};

export const firstBanks: Bank[] = [
  written("first", { size: 2 }, ["robot"]),
  written("four", {}, [
    "banana pizza milk spider",
    "tomato rabbit cheese dragon",
    "potato monkey soup turtle",
  ]),
  drawn("kitchen", -1.5, street({ from: KITCHEN, bars: 3, odd: 1 })),
  drawn("zoo", -1.2, street({ from: ZOO, bars: 4, odd: 1 })),
  drawn("ahead", -1, street({ from: SHORT, bars: 4, ahead: true })),
  drawn(
    "knocks",
    -1,
    street({ from: SHORT, bars: 4, odd: 2, knocks: KNOCKS }, [
      "How many beats does the word have? Which drum's knock goes on with that many?",
      "A pause in the knock means: next word. Which drum is waiting for a word like this?",
    ]),
  ),
];
