/** Level 4: words that are built of parts. The parts decide. */
import { beginnings } from "../bank/beginnings.ts";
import { endings } from "../bank/endings.ts";
import { BET, BET_RULE, betTurns } from "./bet.ts";
import { CORNER, pageGiven, WHEN } from "./endings.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "workshop",
    as: "learn",
    lines: [
      "dot: The word workshop! Words are built from parts here.",
      { sound: "gear" },
      "dot: Re means again.",
      { sound: "door-open" },
      { sound: "door-open" },
      "dot: Un can mean undo. Mis means wrong. Pre means before.",
    ],
    again: [{ sound: "gear" }, "dot: The workshop again! Listen to the parts."],
  },
  {
    id: "bolts",
    as: "build",
    turns: 2,
    short: 0,
    how: [
      "dot: Call cards until only the thief is on the trapdoor. A false card costs a bite.",
      "dot: Right: hear the cards. Up: call one. Select: pull the lever.",
    ],
    resumed: ["Right: hear the cards. Up: call one out. Select: pull the lever."],
  },
  {
    id: "boasts",
    as: "hunt",
    set: "part-stories",
    turns: 2,
    short: 0,
    how: [
      "dot: Walk along: each word tells you about itself. One of them can't be right. Think of its parts, and listen to its sound. Up: ask what a word means, for a cracker.",
    ],
  },
  { use: "early-trade" },
  {
    id: "rebiscuit",
    length: "full",
    lines: [
      { sound: "gear" },
      "biscuit: I'm building, too! Rebiscuit: one more cracker. Misbiscuit: the wrong cracker.",
      "dot: And unbiscuit: you give it back.",
      "biscuit: There is no such word!",
    ],
  },
  {
    id: "which-end",
    ask: [
      "dot: Rattling at both ends of the shop! Beginnings, like re and un? Or endings, like less and ful?",
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
    as: "ride",
    set: "beginning-hums",
    turns: 2,
    short: 1,
    if: { chose: { "which-end": "beginnings" } },
    how: [
      "dot: They hum.",
      { sound: "hum-yes", hold: "end" },
      "dot: Yes, that's me.",
      { sound: "hum-no", hold: "end" },
      "dot: Not me. The thief hums low to everything, so one high hum clears a word. Nobody lied yet? Up: another clue.",
    ],
  },
  {
    id: "end-hums",
    as: "ride",
    set: "ending-hums",
    turns: 2,
    short: 1,
    if: { chose: { "which-end": "endings" } },
    how: [
      "dot: They hum.",
      { sound: "hum-yes", hold: "end" },
      "dot: Yes, that's me.",
      { sound: "hum-no", hold: "end" },
      "dot: Not me. The thief hums low to everything, so one high hum clears a word. Nobody lied yet? Up: another clue.",
    ],
  },
  {
    id: "bet",
    length: "full",
    if: { stakes: { crackers: { from: 2 } } },
    ask: [
      { sound: "parrot" },
      "biscuit: Bet 2 crackers? Five words in one row, and parts in all of them.",
      BET_RULE,
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: ["biscuit: No bet, no crumbs. Oh, well."],
        counts: { asked: 1 },
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: ["biscuit: Five! I'll prebite my cracker.", { sound: "dice" }],
        counts: { asked: 1 },
      },
    ],
  },
  ...betTurns("parts-bet"),
  { use: "band" },
  { use: "trade" },
  { use: "feed" },
  {
    id: "splash",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "splash", side: -0.7 },
      { rest: 0.5 },
      { sound: "splash", side: -0.7 },
      "dot: Something fell into the oil. And again. And there are 2 thieves in the next row!",
    ],
  },
  {
    id: "reglump",
    as: "boss",
    set: "reglump-row",
    turns: 2,
    short: 1,
    how: ["dot: Both hum low to everything. Find one, then the other."],
  },
  {
    id: "dry",
    if: WHEN.caught,
    lines: [
      "reglump: I'm Reglump. I'd shake your hand, but mine is oily. Again.",
      "dot: A new word with re in it? Let me guess what you mean!",
      { sound: "page-write" },
    ],
  },
  {
    id: "oily",
    if: WHEN.away,
    lines: [
      { sound: "run", side: 0.7 },
      { sound: "splash", side: 0.7 },
      { say: "Not again! I'm Reglump, and I fell in again.", voice: "reglump", side: 0.7 },
      "dot: Re means again. I can guess what you mean. Into the book with you!",
    ],
  },
  {
    id: "eaten",
    if: WHEN.eaten,
    lines: [
      { sound: "splash" },
      { sound: "nibble" },
      "reglump: I'm Reglump. I fell into the dictionary and ate my way out. Then I fell in again.",
      CORNER,
      { sound: "page-write" },
    ],
  },
  ...pageGiven("reglump"),
  {
    id: "pages",
    as: "perform",
    lines: ["dot: Fresh from the workshop! I read the page, you say the word.", { perform: true }],
  },
  { use: "party" },
  { use: "feast" },
  { use: "hat" },
];

export const wordParts: Level = {
  id: "word-parts",
  name: "Word parts",
  difficulty: 1,
  skill: "word-parts",
  learned: "to take words apart: re means again, mis means wrong, pre means before, un can mean undo",
  tryAtHome: [
    "Find words that start with re, un, or mis for what you do at home, like refill, unpack, or misplace.",
  ],
  next: "Next time, night school, where somebody plays everything backward.",
  stakes: ["nibbler"],
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
    rules: { task: "hums", groups: [beginnings], row: 4, liars: ["denies"], idle: 0.6 },
  },
  {
    id: "ending-hums",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "hums", groups: [endings], row: 4, liars: ["denies"], idle: 0.6 },
  },
  {
    id: "reglump-row",
    difficulty: 1.5,
    skill: "word-parts",
    rules: { task: "hums", groups: [endings, beginnings], row: 5, liars: ["denies", "denies"], final: true },
  },
  {
    id: "parts-bet",
    difficulty: 1.3,
    skill: "word-parts",
    rules: { task: "hums", groups: [beginnings, endings], row: 5, liars: ["denies"], idle: 0.9, prize: BET },
  },
];
