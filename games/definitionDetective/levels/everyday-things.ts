/** Level 1: everyday things, in the kitchen and in the barn. */
import { barn } from "../bank/barn.ts";
import { kitchen } from "../bank/kitchen.ts";
import { BET, BET_RULE, betTurns } from "./bet.ts";
import { CORNER, pageGiven, WHEN } from "./endings.ts";
import type { Banks, Chapter, Level } from "./level.ts";

/** That a sound is evidence is shown by a false one. */
const STORIES = [
  "dot: Where were they when the page was stolen? One story can't be true.",
  "dot: Its sound may give it away. If I say that I rang the bell:",
  { sound: "cow" } as const,
  "dot: Then I made it up! Right: hear the stories. Odd stories can be true. Up: make a word tell what it means, for a cracker.",
];

const chapter: Chapter = [
  {
    id: "nibbling",
    lines: [
      { sound: "nibble", hold: "end" },
      "Somebody is eating the town dictionary!",
      "dot: Detective Dot here. One of these 3 words is hiding a page.",
    ],
    again: [{ sound: "nibble", hold: "end" }, "dot: Dot again! The nibbler is back in the kitchen."],
  },
  {
    id: "first-hum",
    as: "learn",
    set: "kitchen-lab",
    turns: 1,
    short: 1,
    devices: [],
    how: [
      "dot: My parrot calls a clue, and they hum. Yes, that's me:",
      { sound: "hum-yes", hold: "end" },
      "dot: No, not me:",
      { sound: "hum-no", hold: "end" },
      "dot: One hum is a lie. Right: walk along. Select: accuse.",
    ],
    resumed: [
      "High hum: yes, that's me. Low hum: not me. One of them is a lie. Right: walk along. Select: accuse.",
    ],
  },
  {
    id: "kitchen-first",
    as: "ride",
    set: "kitchen-sure",
    turns: 1,
    short: 1,
    devices: [],
    how: [
      "dot: Now 4 words, and a rule. The thief hums low to everything, so one high hum clears a word.",
      "dot: Accuse the wrong one, and the nibbler takes a bite of the page!",
    ],
    resumed: ["The thief hums low to everything. Which low hum is a lie? Select: accuse."],
  },
  {
    id: "kitchen",
    as: "ride",
    set: "kitchen-later",
    turns: 1,
    short: 0,
    how: [
      "dot: From now on, it may be that nobody has lied yet. Are all the hums true? Then don't guess. Press Up for another clue.",
      "biscuit: For a cracker, from your tin! Down plays it all again, for free.",
    ],
    resumed: ["The thief hums low to everything. Nobody lied yet? Up: another clue. Select: accuse."],
  },
  {
    id: "crumbs",
    length: "full",
    ask: [
      { sound: "sheep", side: -0.8 },
      { sound: "nibble", side: 0.8 },
      "dot: Noise in the barn, chewing in the kitchen! The barn has new words, and noisy ones. In the kitchen you know everybody.",
    ],
    options: [
      {
        id: "barn",
        label: "The barn",
        phrases: ["noise", "barn"],
        chosen: ["To the barn!", { sound: "sheep" }],
      },
      {
        id: "kitchen",
        label: "The kitchen",
        phrases: ["chewing", "kitchen"],
        chosen: ["Back into the kitchen!", { sound: "sizzle" }],
      },
    ],
  },
  {
    id: "barn-alibis",
    as: "hunt",
    set: "barn-alibis",
    turns: 2,
    short: 1,
    if: { chose: { crumbs: "barn" } },
    how: STORIES,
  },
  {
    id: "kitchen-alibis",
    as: "hunt",
    set: "kitchen-alibis",
    turns: 2,
    short: 1,
    if: { chose: { crumbs: "kitchen" } },
    how: STORIES,
  },
  {
    id: "barn-trap",
    as: "build",
    set: "barn-trap",
    turns: 1,
    short: 0,
    how: [
      { sound: "trapdoor", hold: "end" },
      "biscuit: My trapdoor, with pillows underneath! Right: hear my cards. Up: call one. Whoever fits steps on.",
      "dot: Call more, until only the thief is left. But a card that isn't true of the thief costs a bite. Select: pull the lever.",
    ],
    resumed: ["Right: hear the cards. Up: call one out. Select: pull the lever."],
  },
  {
    id: "letter-b",
    length: "full",
    lines: [
      "Meanwhile, back at the library:",
      { sound: "nibble", hold: "end" },
      "dot: While we were out, somebody ate the whole letter B!",
      { sound: "parrot" },
      "biscuit: B? Then what am I called? Iscuit?",
    ],
  },
  { use: "early-trade" },
  {
    id: "bet",
    length: "full",
    if: { stakes: { crackers: { from: 2 } } },
    ask: [
      { sound: "parrot" },
      "biscuit: Want to bet 2 crackers? Five words in one row. You won't find the liar.",
      BET_RULE,
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: ["biscuit: Wise. I'd keep my crackers, too."],
        counts: { asked: 1 },
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: ["biscuit: Five words! I'm already hungry.", { sound: "dice" }],
        counts: { asked: 1 },
      },
    ],
  },
  ...betTurns("kitchen-bet"),
  { use: "band" },
  { use: "trade" },
  { use: "feed" },
  {
    id: "under-the-floor",
    lines: [
      { sound: "boss-near", hold: "end" },
      "dot: The nibbler has come upstairs, dressed up as a word!",
      { sound: "giggle" },
    ],
  },
  {
    id: "boaster",
    as: "boss",
    set: "boasters",
    turns: 1,
    short: 0,
    how: [
      "dot: New trick! This thief boasts. It hums high to everything: yes, me! True or not.",
      "dot: So now, doubt the high hums.",
    ],
  },
  {
    id: "zibble",
    as: "boss",
    set: "the-nibbler",
    turns: 1,
    short: 1,
    how: [
      "dot: Only a helper! The nibbler itself is in this row, and it has swallowed all the hums.",
      { sound: "nibble", hold: "end" },
      "dot: So nobody hums now. Each clue tells you about its costume. Which word fits every clue? Up: another clue.",
    ],
    resumed: ["Nobody hums now. Every clue is true of the thief. Up: another clue. Select: accuse."],
  },
  {
    id: "caught",
    if: WHEN.caught,
    lines: [
      "zibble: I'm Zibble. I'm a brand-new word, and I'm not in the book. So I ate it.",
      "dot: Then tell me what you mean, and I'll put you in the book.",
      { sound: "page-write" },
    ],
  },
  {
    id: "got-away",
    if: WHEN.away,
    lines: [
      { sound: "run", side: 0.8 },
      { say: "Bye! Catch me!", voice: "zibble", side: 0.8 },
      { sound: "splat" },
      "dot: Zibble slipped on a cracker. Thank you, Biscuit.",
      "biscuit: My cracker! I want it back!",
      "zibble: I only nibble because I'm not in the book.",
      "dot: Then tell me what you mean, and I'll put you in the book.",
    ],
  },
  {
    id: "eaten",
    if: WHEN.eaten,
    lines: [
      { sound: "nibble" },
      { sound: "big-bite", hold: "end" },
      "zibble: Burp! Excuse me. I'm Zibble. I'm not in your book, so I ate it.",
      CORNER,
      { sound: "page-write" },
    ],
  },
  ...pageGiven("zibble"),
  {
    id: "pages",
    as: "perform",
    lines: ["dot: I read a page, and you say the word before I do!", { perform: true }],
  },
  {
    id: "letter-b-is-back",
    length: "full",
    if: { stakes: { nibbler: { to: 3 } } },
    lines: [
      "biscuit: And letter B?",
      "dot: Zibble spat it out. Good night, Biscuit.",
      "biscuit: Biscuit! With a B!",
    ],
  },
  {
    id: "letter-b-is-gone",
    length: "full",
    if: { stakes: { nibbler: { from: 4 } } },
    lines: [
      "biscuit: And letter B?",
      "zibble: That was dessert.",
      "dot: We'll write a new one tomorrow. Good night, Iscuit.",
      "biscuit: Iscuit! It has a ring to it.",
    ],
  },
  { use: "party" },
  { use: "feast" },
  { use: "hat" },
];

export const everydayThings: Level = {
  id: "everyday-things",
  name: "Everyday things",
  difficulty: -2,
  skill: "everyday-nouns",
  learned: "to test each word by each clue, and to catch a false one by what it means",
  next: "Next time, steps in the dark: who sneaks, who marches, who stomps?",
  stakes: ["nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "hums", groups: [kitchen], row: 4, liars: ["denies"], idle: 0.6 },
};

export const everydayThingsBanks: Banks = [
  {
    id: "kitchen-lab",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 3, liars: ["denies"], practice: true },
  },
  {
    id: "kitchen-sure",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 4, liars: ["denies"] },
  },
  {
    id: "kitchen-later",
    difficulty: -2,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 4, liars: ["denies"], idle: 1 },
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
    rules: { task: "hums", groups: [barn], row: 4, liars: ["boasts"], idle: 0.5 },
  },
  {
    id: "the-nibbler",
    difficulty: -1,
    skill: "everyday-nouns",
    rules: {
      task: "seek",
      groups: [kitchen],
      row: 5,
      final: true,
      unmasked: ["zibble: Aw! It's me. Zibble!", { sound: "giggle" }],
    },
  },
  {
    id: "kitchen-bet",
    difficulty: -1.3,
    skill: "everyday-nouns",
    rules: { task: "hums", groups: [kitchen], row: 5, liars: ["denies"], idle: 0.9, prize: BET },
  },
];
