/** Level 3: every word has a loud beat, and the drums have places for it. */
import { aim, arrival } from "../acts.ts";
import { ACCENTED, CROSSED, drawn, EVEN, street, written } from "../streets.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const BUTTONS =
  "Up taps the loud beat, Select the others. The loud one has to meet a tock. Left or Right: that drum. Down lets a word go by.";
const REMINDER = [
  "Call the word as if it were far away: the beat you hold longest is the loud one. Then hear where the tocks are.",
  "Which beat is loud? Count to it from the first open place. Is that a tock?",
];

const chapter: Chapter = [
  {
    id: "dance",
    lines: [
      { bed: "town", layer: "town", level: 0.2 },
      { sound: "goose", hold: "end" },
      "rosa: Today they dance in step! So the loud beats count. Every word has one. In banana it's the one in the middle.",
    ],
    again: [
      { bed: "town", layer: "town", level: 0.2 },
      "rosa: In step, everybody! Listen for the loud beat.",
    ],
  },
  {
    id: "loud-one",
    as: "learn",
    set: "loud-one",
    items: ["banana"],
    turns: 1,
    short: 1,
    how: ["rosa: Up taps the loud beat, Select the others. Then Left."],
    resumed: ["Up taps the loud beat, Select the others. Then Left or Right."],
  },
  {
    id: "tocks",
    lines: [
      "rosa: Now both drums want four beats. An open place for a loud beat goes tock, any other goes tick.",
      { sound: "cowbell", hold: "end" },
      { sound: "hi-hat", hold: "end" },
      "rosa: The loud beat of a word has to meet a tock. A word with one beat fits anywhere, tapped either way.",
    ],
    again: ["rosa: The loud beat meets a tock. A word with one beat fits anywhere."],
  },
  { id: "tock", as: "ride", set: "tock", turns: 1, short: 1, resumed: [BUTTONS] },
  ...aim("twelve", "the ballroom", [
    "rosa: If a word fits nowhere, Down lets it go by. What tips a drum over sends the last one home.",
  ]),
  { id: "in-step", as: "ride", turns: 1, short: 1, resumed: [BUTTONS] },
  {
    id: "toes",
    length: "full",
    lines: [
      { sound: "goose-angry" },
      "rosa: Somebody stepped on the goose's toes. She says it was me. It was the loud beat.",
    ],
    again: [],
  },
  { id: "more-in-step", as: "ride", turns: 2, short: 0, resumed: [BUTTONS] },
  {
    id: "shoes",
    length: "full",
    ask: [
      "rosa: What next? Slowly past the stores, with words to fill three drums? Or quickly through the arcade, with words for four, and you hear two at a time?",
    ],
    options: [
      {
        id: "stores",
        label: "Past the stores",
        phrases: ["stores", "shops", "slow", "three drums"],
        chosen: [{ sound: "accordion" }, "rosa: Slowly, slowly. The goose likes windows."],
      },
      {
        id: "arcade",
        label: "Through the arcade",
        phrases: ["arcade", "quick", "four drums"],
        chosen: [{ sound: "tambourine" }, "rosa: Quick! It echoes so nicely."],
      },
    ],
  },
  { id: "stores", if: { chose: { shoes: "stores" } }, as: "ride", turns: 1, short: 0, resumed: [BUTTONS] },
  {
    id: "arcade",
    if: { chose: { shoes: "arcade" } },
    as: "ride",
    set: "pairs",
    turns: 1,
    short: 0,
    how: ["You hear a word, and the one after it. Keep room for both."],
    resumed: [BUTTONS],
  },
  {
    id: "cuckoo",
    length: "full",
    lines: [
      { sound: "cuckoo", hold: "end" },
      "rosa: The cuckoo has come out of the town clock! She says it's always the same two beats in there.",
    ],
    again: [
      { sound: "cuckoo", hold: "end" },
      "rosa: The cuckoo is out again. So nobody knows what time it is.",
    ],
  },
  {
    id: "crossed",
    as: "boss",
    set: "crossed",
    turns: 2,
    short: 1,
    how: [
      { sound: "boss-near" },
      "rosa: The ballroom! One drum is for those who start on the left foot, the other for those who start on the right. So their tocks aren't at the same places. Listen!",
      { sound: "cowbell", side: -1, hold: "end" },
      { sound: "hi-hat", side: -1, hold: "end" },
      { sound: "hi-hat", side: 1, hold: "end" },
      { sound: "cowbell", side: 1, hold: "end" },
      "rosa: Left goes tock, tick. Right goes tick, tock.",
    ],
    resumed: [
      "The left drum goes tock, tick. The right one goes tick, tock. The loud beat has to meet a tock.",
    ],
  },
  ...arrival({
    good: "bell",
    gate: [
      "rosa: The doors open! Hear that floor? It's as big as a lake.",
      { sound: "crowd-cheer", hold: "end" },
    ],
    side: [
      "rosa: There aren't enough of us, so the big doors stay shut. But the kitchen of the ballroom has a floor, too, and cake.",
    ],
    few: ["rosa: The doors stay shut. So we dance on the steps, one goose at a time."],
  }),
];

export const third: Level = {
  id: "loud",
  name: "In Step",
  difficulty: 1.5,
  skill: "stress",
  learned: "to hear which beat of a word is the loud one",
  next: "Next time there's another parade, and other words for it.",
  tryAtHome: ["Call somebody's name across the room. Which beat did you call loudest?"],
  tallies: ["bars"],
  stakes: ["parade"],
  chapter,
  rules: street({ from: ACCENTED, bars: 3, odd: 1, accents: EVEN }, REMINDER),
};

export const thirdBanks: Bank[] = [
  written("loud-one", { size: 3, accents: { left: [2], right: [2] } }, ["banana"]),
  written(
    "tock",
    { accents: EVEN },
    ["milk banana tiger pirate", "moon tomato rabbit pizza", "cheese gorilla robot window"],
    REMINDER,
  ),
  drawn("pairs", 1.7, street({ from: ACCENTED, bars: 4, accents: EVEN, ahead: true }, REMINDER)),
  drawn("crossed", 2, street({ from: ACCENTED, bars: 3, odd: 1, accents: CROSSED }, REMINDER)),
];
