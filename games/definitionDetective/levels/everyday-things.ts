/** Level 1: everyday things, in the kitchen and in the barn. */
import { barn } from "../bank/barn.ts";
import { kitchen } from "../bank/kitchen.ts";
import { BET } from "./bet.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "nibbling",
    type: "tell",
    as: "story",
    lines: [
      { sound: "nibble", hold: "end" },
      "Somebody is eating the town dictionary!",
      { say: "Detective Dot here. One of these 3 words is hiding a page.", voice: "dot" },
    ],
    again: [
      { sound: "nibble", hold: "end" },
      { say: "Dot again! The nibbler is back in the kitchen.", voice: "dot" },
    ],
  },
  {
    id: "first-hum",
    type: "play",
    as: "learn",
    set: "kitchen-lab",
    turns: 1,
    short: 1,
    how: [
      { say: "My parrot calls a clue, and they hum. Yes, that's me:", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "No, not me:", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "One hum is a lie. Right: walk along. Select: accuse.", voice: "dot" },
    ],
    resumed: [
      "High hum: yes, that's me. Low hum: not me. One of them is a lie. Right: walk along. Select: accuse.",
    ],
  },
  {
    id: "kitchen",
    type: "play",
    as: "ride",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Now 4 words. The thief hums low to everything, so one high hum clears a word. If no hum is false yet, buy another clue: Up.",
        voice: "dot",
      },
      { say: "One cracker each, from your tin! Down plays it all again, for free.", voice: "biscuit" },
    ],
    resumed: ["The thief hums low to everything. Up: buy a clue. Select: accuse."],
  },
  {
    id: "crumbs",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "footsteps", side: -0.8 },
      { sound: "nibble", side: 0.8 },
      {
        say: "The trail splits! Steps lead to the barn. But who chews there, in the kitchen?",
        voice: "dot",
      },
    ],
    options: [
      {
        id: "barn",
        label: "The barn",
        phrases: ["steps", "barn"],
        chosen: ["To the barn!", { sound: "cow" }],
      },
      {
        id: "kitchen",
        label: "The kitchen",
        phrases: ["chewing", "kitchen"],
        chosen: ["Back into the kitchen!", { sound: "cutlery" }],
      },
    ],
  },
  {
    id: "barn-alibis",
    type: "play",
    as: "hunt",
    set: "barn-alibis",
    turns: 2,
    short: 1,
    if: { chose: { crumbs: "barn" } },
    how: [
      {
        say: "Where were they when the page was stolen? Walk along, and hear every story. One can't be true.",
        voice: "dot",
      },
      {
        say: "Odd things can be true! Not sure? Up: a word must tell what it means, for a cracker.",
        voice: "dot",
      },
    ],
  },
  {
    id: "kitchen-alibis",
    type: "play",
    as: "hunt",
    set: "kitchen-alibis",
    turns: 2,
    short: 1,
    if: { chose: { crumbs: "kitchen" } },
    how: [
      {
        say: "Where were they when the page was stolen? Walk along, and hear every story. One can't be true.",
        voice: "dot",
      },
      {
        say: "Odd things can be true! Not sure? Up: a word must tell what it means, for a cracker.",
        voice: "dot",
      },
    ],
  },
  {
    id: "letter-b",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      "Meanwhile, back at the library:",
      { sound: "big-bite" },
      { say: "Oh, no. That was the whole letter B!", voice: "dot" },
      { sound: "parrot" },
      { say: "B? Then what am I called? Iscuit? I built a trapdoor. Now I'm angry!", voice: "biscuit" },
    ],
  },
  {
    id: "barn-trap",
    type: "play",
    as: "build",
    set: "barn-trap",
    turns: 2,
    short: 0,
    how: [
      {
        say: "Left and Right turn my cards. Up: call one out. Whoever fits it steps onto the trapdoor!",
        voice: "biscuit",
      },
      {
        say: "A second card sends back whoever doesn't fit both. Up again takes a card back. Select pulls the lever.",
        voice: "dot",
      },
      { say: "First call is free. Then a cracker each!", voice: "biscuit" },
    ],
    resumed: ["Right: hear the cards. Up: call one out, or take it back. Select: pull the lever."],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full", stakes: { crackers: { from: 2 } } },
    ask: [
      { sound: "parrot" },
      { say: "Want to bet 2 crackers? Six words in one row. You won't find the liar.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "Wise. Or chicken? There was no chicken in the barn.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "Six words! I'm already hungry.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "kitchen-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "under-the-floor",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { say: "Now it sits among us, dressed up as a word!", voice: "dot" },
      { sound: "giggle" },
    ],
  },
  {
    id: "boaster",
    type: "play",
    as: "boss",
    set: "boasters",
    turns: 1,
    short: 0,
    how: [
      {
        say: "New trick! This thief boasts. It hums high to everything: yes, me! True or not.",
        voice: "dot",
      },
      { say: "So now, doubt the high hums.", voice: "dot" },
    ],
  },
  {
    id: "zibble",
    type: "play",
    as: "boss",
    set: "the-nibbler",
    turns: 1,
    short: 1,
    how: [{ say: "Only a helper! The nibbler itself is in this row. It boasts, too.", voice: "dot" }],
  },
  {
    id: "caught",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "I'm Zibble. I'm a brand-new word, and I'm not in the book. So I ate it.", voice: "zibble" },
      { say: "Then tell me what you mean, and I will write you in.", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "got-away",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: 0.8 },
      { say: "Too slow! Bye!", voice: "zibble", side: 0.8 },
      { sound: "splat" },
      { say: "Zibble slipped on a cracker. Thank you, Biscuit.", voice: "dot" },
      { say: "My cracker! I want it back!", voice: "biscuit" },
      { say: "I only nibble because I'm not in the book.", voice: "zibble" },
      { say: "Then tell me what you mean, and I will write you in.", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "zibble" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Here are some of the pages.", voice: "dot" }, { perform: true }],
  },
  {
    id: "letter-b-is-back",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { say: "And letter B?", voice: "biscuit" },
      { say: "Zibble spat it out. Good night, Biscuit.", voice: "dot" },
      { say: "Biscuit! With a B!", voice: "biscuit" },
    ],
  },
  {
    id: "feast",
    type: "tell",
    as: "perform",
    if: { stakes: { crackers: { from: 8 } } },
    lines: [
      {
        say: ["So many crackers are left. Party!", "The tin is still full? Then we feast!"],
        voice: "biscuit",
      },
      { sound: "party-horn" },
      { sound: "cracker", hold: "end" },
    ],
  },
  {
    id: "hat",
    type: "tell",
    as: "story",
    if: { tallies: { borrowed: { from: 1 } } },
    lines: [{ sound: "parrot" }, { say: "I keep the hat. You owe me crackers!", voice: "biscuit" }],
  },
];

export const everydayThings: Level = {
  id: "everyday-things",
  name: "Everyday things",
  difficulty: -2,
  skill: "everyday-nouns",
  learned:
    "to test every word against every clue before you accuse, and to catch a false one by what it really means",
  next: "Next time, steps in the dark: who sneaks, who marches, who stomps?",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "hums", groups: [kitchen], row: 4, liars: ["denies"], idle: 0.4 },
};

export const everydayThingsBanks: Banks = [
  {
    id: "kitchen-lab",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 3, liars: ["denies"] },
  },
  {
    id: "barn-trap",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "trap", groups: [barn], row: 4, cards: 4 },
  },
  {
    id: "barn-alibis",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "alibis", groups: [barn], row: 4 },
  },
  {
    id: "kitchen-alibis",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "alibis", groups: [kitchen], row: 4 },
  },
  {
    id: "boasters",
    difficulty: -1.5,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [barn], row: 4, liars: ["boasts"] },
  },
  {
    id: "the-nibbler",
    difficulty: -1,
    skill: "everyday-nouns",
    rules: {
      task: "hums",
      groups: [kitchen],
      row: 4,
      liars: ["boasts"],
      idle: 0.5,
      final: true,
      unmasked: [{ say: "Aw! It's me. Zibble!", voice: "zibble" }, { sound: "giggle" }],
    },
  },
  {
    id: "kitchen-bet",
    difficulty: -1.3,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 6, liars: ["denies"], prize: BET },
  },
];
