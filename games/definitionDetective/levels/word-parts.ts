/** Level 4: words that are built of parts. The parts decide. */
import { beginnings } from "../bank/beginnings.ts";
import { endings } from "../bank/endings.ts";
import { BET } from "./bet.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "workshop",
    type: "tell",
    as: "learn",
    lines: [
      { say: "The word workshop! Words are built of parts here.", voice: "dot" },
      { sound: "gear" },
      { say: "Re means again.", voice: "dot" },
      { sound: "door-open" },
      { sound: "door-open" },
      { say: "Un means undo. Mis means wrong. Pre means before.", voice: "dot" },
    ],
    again: [{ sound: "gear" }, { say: "The workshop again! Listen to the parts.", voice: "dot" }],
  },
  {
    id: "bolts",
    type: "play",
    as: "build",
    turns: 2,
    short: 0,
    how: [
      { say: "Call out cards until only the thief stands on the trapdoor.", voice: "dot" },
      { say: "Right: hear the cards. Up: call one, or take it back. Select: pull the lever.", voice: "dot" },
    ],
    resumed: ["Right: hear the cards. Up: call it out, or take it back. Select: pull the lever."],
  },
  {
    id: "boasts",
    type: "play",
    as: "hunt",
    set: "part-stories",
    turns: 2,
    short: 0,
    how: [
      {
        say: "Walk along: each word tells you about itself. One of them can't be right: think of its parts. Up: ask what a word means.",
        voice: "dot",
      },
    ],
  },
  {
    id: "rebiscuit",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { sound: "gear" },
      {
        say: "I'm building, too! Rebiscuit: one more cracker. Misbiscuit: the wrong cracker.",
        voice: "biscuit",
      },
      { say: "And unbiscuit: you give it back.", voice: "dot" },
      { say: "There is no such word!", voice: "biscuit" },
    ],
  },
  {
    id: "which-end",
    type: "choose",
    ask: [
      {
        say: "Rattling at both ends of the shop! Where shall we go?",
        voice: "dot",
      },
    ],
    options: [
      {
        id: "beginnings",
        label: "Beginnings",
        phrases: ["begin", "beginnings"],
        chosen: ["To the beginnings!"],
      },
      {
        id: "endings",
        label: "Endings",
        phrases: ["end", "endings"],
        chosen: ["Less means without. Ful means full of. To the endings!"],
      },
    ],
  },
  {
    id: "begin-hums",
    type: "play",
    as: "ride",
    set: "beginning-hums",
    turns: 2,
    short: 1,
    if: { chose: { "which-end": "beginnings" } },
    how: [
      { say: "They hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      {
        say: "Not me. The thief hums low to everything, so one high hum clears a word. Up: buy a clue.",
        voice: "dot",
      },
    ],
  },
  {
    id: "end-hums",
    type: "play",
    as: "ride",
    set: "ending-hums",
    turns: 2,
    short: 1,
    if: { chose: { "which-end": "endings" } },
    how: [
      { say: "They hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      {
        say: "Not me. The thief hums low to everything, so one high hum clears a word. Up: buy a clue.",
        voice: "dot",
      },
    ],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full", stakes: { crackers: { from: 2 } } },
    ask: [
      { sound: "parrot" },
      { say: "Bet 2 crackers? Six words in one row, and parts in all of them.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "No bet, no fun. And no crumbs.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "Six! I'll prebite my cracker.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "parts-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "splash",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "splash", side: -0.7 },
      { rest: 0.5 },
      { sound: "splash", side: -0.7 },
      {
        say: "Something fell into the oil. And again. And there are 2 thieves in the next row!",
        voice: "dot",
      },
    ],
  },
  {
    id: "reglump",
    type: "play",
    as: "boss",
    set: "reglump-row",
    turns: 2,
    short: 1,
    how: [{ say: "Both hum low to everything. Find one, then the other.", voice: "dot" }],
  },
  {
    id: "dry",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "I'm Reglump. I'd shake your hand, but I'm all oil. Again.", voice: "reglump" },
      { say: "A new word with re in it? Let me guess what you mean!", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "oily",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: 0.7 },
      { sound: "splash", side: 0.7 },
      { say: "Not again! I'm Reglump, and I fell in again.", voice: "reglump", side: 0.7 },
      { say: "Re means again. I can guess what you mean. Into the book with you!", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "reglump" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "The pages, fresh from the workshop.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "I am hatful now. Dot is hatless!", voice: "biscuit" }],
  },
];

export const wordParts: Level = {
  id: "word-parts",
  name: "Word parts",
  difficulty: 1,
  skill: "word-parts",
  learned: "to take a word apart: re means again, mis means wrong, pre means before, un means undo",
  tryAtHome: ["Undo, redo, misdo: find a job at home that you can say with re, un or mis."],
  next: "Next time, night school, where somebody plays everything backward.",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "trap", groups: [beginnings], row: 4, cards: 4 },
};

export const wordPartsBanks: Banks = [
  {
    id: "part-stories",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "alibis", groups: [beginnings], row: 4 },
  },
  {
    id: "beginning-hums",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "hums", groups: [beginnings], row: 4, liars: ["denies"], idle: 0.4 },
  },
  {
    id: "ending-hums",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "hums", groups: [endings], row: 4, liars: ["denies"], idle: 0.4 },
  },
  {
    id: "reglump-row",
    difficulty: 1.5,
    skill: "word-parts",
    rules: {
      task: "hums",
      groups: [endings, beginnings],
      row: 5,
      liars: ["denies", "denies"],
      final: true,
    },
  },
  {
    id: "parts-bet",
    difficulty: 1.3,
    skill: "word-parts",
    rules: { task: "hums", groups: [beginnings, endings], row: 6, liars: ["denies"], prize: BET },
  },
];
