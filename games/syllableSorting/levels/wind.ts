/** Level 2: the wind takes fronts off words, so that each has two lengths. */
import { aim, arrival } from "../acts.ts";
import { drawn, knocked, KNOCKS, street, WINDY, written } from "../streets.ts";
import type { Bank, Chapter, Level } from "../types.ts";

const BUTTONS = "Select taps. Up lets the wind blow. Left or Right: that drum. Down lets a word go by.";

const chapter: Chapter = [
  {
    id: "hill",
    lines: [
      { bed: "wind", layer: "wind", level: 0.25 },
      { sound: "goose", hold: "end" },
      "rosa: Windy Hill, and the parade is one goose again. Hear the wind? It takes the fronts off words.",
    ],
    again: [{ bed: "wind", layer: "wind", level: 0.25 }, "rosa: Windy as ever. Hold on to your words!"],
  },
  {
    id: "first-wind",
    as: "learn",
    set: "first-wind",
    turns: 1,
    short: 1,
    how: [
      "rosa: Four beats for each drum. Select taps, Left or Right puts the word there. And Up lets the wind take the front off a word. Up again brings it back. You'll have to hear what's left.",
    ],
    resumed: [BUTTONS],
  },
  ...aim("twelve", "the gate at the top", [
    "rosa: A word can be long or short, as you like. And what tips a drum over sends the last one home: if nothing fits, Down lets the word go by.",
  ]),
  { id: "uphill", as: "ride", turns: 1, short: 1, resumed: [BUTTONS] },
  {
    id: "hat",
    length: "full",
    lines: [{ sound: "wind-gust" }, "rosa: There goes my hat! It's the wind's hat now."],
    again: [],
  },
  { id: "more-uphill", as: "ride", turns: 1, short: 0, resumed: [BUTTONS] },
  {
    id: "path",
    length: "full",
    ask: [
      "rosa: Two paths up. By the mill, with words to fill three drums. Or over the ridge, with words for four, and you hear two at a time. Which?",
    ],
    options: [
      {
        id: "mill",
        label: "By the mill",
        phrases: ["mill", "the mill", "three drums"],
        chosen: [{ sound: "gears-turn" }, "rosa: The miller waves. I think he waves."],
      },
      {
        id: "ridge",
        label: "Over the ridge",
        phrases: ["ridge", "the ridge", "four drums"],
        chosen: [{ sound: "wind-gust" }, "rosa: Hats off, before it takes them."],
      },
    ],
  },
  { id: "mill", if: { chose: { path: "mill" } }, as: "ride", turns: 1, short: 0, resumed: [BUTTONS] },
  {
    id: "ridge",
    if: { chose: { path: "ridge" } },
    as: "ride",
    set: "ridge",
    turns: 1,
    short: 0,
    how: ["You hear a word, and the one after it. Keep room for both."],
    resumed: [BUTTONS],
  },
  {
    id: "truck",
    length: "full",
    lines: [
      { sound: "truck-horn", hold: "end" },
      { sound: "music-box", hold: "end" },
      "rosa: An ice cream truck, stuck behind us! It says it isn't in a hurry. It wants to hear how the song ends.",
    ],
    again: [
      { sound: "music-box", hold: "end" },
      "rosa: The ice cream truck is behind us again. It likes it here.",
    ],
  },
  {
    id: "storm",
    as: "rescue",
    set: "ridge",
    turns: 1,
    short: 0,
    how: ["rosa: The wind is up! Words come in pairs: this one, and the one after it."],
    resumed: [BUTTONS],
  },
  {
    id: "windy-knocks",
    as: "boss",
    set: "windy-knocks",
    turns: 1,
    short: 1,
    how: [
      { sound: "boss-near" },
      "rosa: The gate at the top! It wants to hear its own knocks on your drums. This is a word of one beat, then a word of three:",
      ...knocked(1, 3),
      "rosa: The wind helps: make a word the length you need. A word that isn't next in the knock tips the drum over, and Down lets it go by. Four knocks in all, and each one without an answer sends one of us home.",
    ],
    resumed: ["Each drum wants the words of its knock. Up makes a word shorter, Down lets it go by."],
  },
  ...arrival({
    good: "windsock",
    gate: [
      "rosa: It swings open by itself. Well, by wind. You can hear the whole valley!",
      { sound: "crowd-cheer", hold: "end" },
    ],
    side: [
      "rosa: There aren't enough of us, so the gate stays shut. But the wind has left a gap in the hedge. Through we go!",
    ],
    few: ["rosa: The gate stays shut. So we let the wind push us home, and the goose doesn't have to walk."],
  }),
];

export const second: Level = {
  id: "wind",
  name: "Up Windy Hill",
  difficulty: 0,
  skill: "syllables",
  learned: "to take a word apart, and to hear what is left",
  next: "Next time they dance in step, and the loud beat has to be at the right place.",
  tryAtHome: ["Say rainbow without rain. Say butterfly without butter. Which word can you take apart next?"],
  tallies: ["bars"],
  stakes: ["parade"],
  chapter,
  rules: street({ from: WINDY, bars: 3, odd: 0, cuts: true }),
};

export const secondBanks: Bank[] = [
  written("first-wind", { cuts: true }, [
    "banana pancake tiger rainbow",
    "tomato cupcake rabbit seahorse",
    "potato snowball pirate goldfish",
  ]),
  drawn("ridge", 0.3, street({ from: WINDY, bars: 4, cuts: true, ahead: true })),
  drawn(
    "windy-knocks",
    0.5,
    street({ from: WINDY, bars: 4, odd: 1, cuts: true, knocks: KNOCKS }, [
      "How many beats does the word have, and how many without its front? Which knock goes on like that?",
      "A pause in the knock means: next word. Would this one fit, whole or without its front?",
    ]),
  ),
];
