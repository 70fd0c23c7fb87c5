/** Level 3: words with two meanings. A clue fits a word when it is true of either meaning. */
import { creatures } from "../bank/creatures.ts";
import { things } from "../bank/things.ts";
import { BET, BET_RULE, betTurns } from "./bet.ts";
import { CORNER, pageGiven, WHEN } from "./endings.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "two-faces",
    lines: [
      { sound: "dog" },
      { sound: "leaf-rustle" },
      "dot: Two sounds, one word: bark! Each word leads a double life.",
      "dot: A clue fits if it is true of either life.",
    ],
    again: ["dot: Back among the double lives. Think of both meanings!"],
  },
  {
    id: "masks",
    as: "ride",
    turns: 2,
    short: 1,
    how: [
      { sound: "hum-yes", hold: "end" },
      "dot: Yes, that's me.",
      { sound: "hum-no", hold: "end" },
      "dot: Not me. The thief hums low to everything. Find it! Right: walk along. Select: accuse. Up: another clue.",
    ],
    resumed: [
      "The thief hums low to everything. Think of both meanings. Right: walk along. Select: accuse. Up: another clue.",
    ],
  },
  {
    id: "two-sounds",
    as: "hunt",
    set: "sounds-of-two",
    turns: 2,
    short: 0,
    how: [
      "dot: No humming now. Every clue is true of the thief, in one of its lives. Forgot what a word means? Ask for a hint.",
    ],
  },
  { use: "early-trade" },
  {
    id: "to-parrot",
    length: "full",
    lines: [
      { sound: "parrot" },
      "biscuit: I have 2 lives, too! A parrot. And to parrot: to say what somebody else said.",
      "dot: Please don't.",
      "biscuit: Please don't. Please don't!",
      "dot: Careful: 2 liars in the next row. One hums low to everything. One hums high to everything.",
    ],
  },
  {
    id: "mirror",
    as: "ride",
    set: "double-mirror",
    turns: 1,
    short: 0,
    how: ["dot: Accuse one, then the other."],
  },
  {
    id: "trapdoor",
    lines: [{ sound: "trapdoor" }, "biscuit: A trapdoor, for thieves only! With pillows underneath."],
    again: [{ sound: "trapdoor" }, "biscuit: My trapdoor is oiled!"],
  },
  {
    id: "trap",
    as: "build",
    set: "double-trap",
    turns: 1,
    short: 1,
    how: [
      "dot: Right: hear the cards. Up: call one, and whoever fits it steps on. Call more, until only the thief is left. Select: pull the lever.",
      "biscuit: But a card that isn't true of the thief costs a bite!",
    ],
    resumed: ["Right: hear the cards. Up: call one out. Select: pull the lever."],
  },
  {
    id: "bet",
    length: "full",
    if: { stakes: { crackers: { from: 2 } } },
    ask: [{ sound: "parrot" }, "biscuit: A bet! Five words, 10 meanings, 2 crackers. Do you dare?", BET_RULE],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: ["biscuit: Pity. I was looking forward to it."],
        counts: { asked: 1 },
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: ["biscuit: 10 meanings! I can only count to 5.", { sound: "dice" }],
        counts: { asked: 1 },
      },
    ],
  },
  ...betTurns("double-bet"),
  { use: "band" },
  { use: "trade" },
  { use: "feed" },
  {
    id: "snooze",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "sigh", pitch: -5 },
      "dot: Something huge just dropped onto the sofa. It wears a word as a costume.",
    ],
  },
  {
    id: "flomp",
    as: "boss",
    set: "flomp-trap",
    turns: 1,
    short: 1,
    how: ["dot: Five words, 5 cards. If anybody else falls in, it wakes up and eats."],
  },
  {
    id: "asleep",
    if: WHEN.caught,
    lines: [
      "flomp: Oh. Nice trap. Soft. I'm Flomp. I only wanted a page as a pillow.",
      "dot: You can have a place in the book instead.",
      { sound: "page-write" },
    ],
  },
  {
    id: "awake",
    if: WHEN.away,
    lines: [
      { sound: "yawn", pitch: -5 },
      "flomp: Who woke me? I'm Flomp. Oh, that was your good sofa. Was.",
      { sound: "spring" },
      "dot: Never mind the sofa. Tell me what you mean, and I'll put you in the book.",
    ],
  },
  {
    id: "eaten",
    if: WHEN.eaten,
    lines: [
      { sound: "yawn", pitch: -5 },
      "flomp: I'm Flomp. I only wanted a pillow. But the pages were so soft, and then they were gone.",
      CORNER,
      { sound: "page-write" },
    ],
  },
  ...pageGiven("flomp"),
  {
    id: "pages",
    as: "perform",
    lines: ["dot: I read both lives, and you say the word before I do!", { perform: true }],
  },
  { use: "party" },
  { use: "feast" },
  { use: "hat" },
];

export const doubleLives: Level = {
  id: "double-lives",
  name: "Double lives",
  difficulty: 0,
  skill: "multiple-meanings",
  learned: "that a word can lead 2 lives, and to try a clue on both of them before you decide",
  tryAtHome: ["Ask everybody at dinner for a word with 2 meanings."],
  next: "Next time, the workshop where words are put together.",
  stakes: ["nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "hums", groups: [creatures, things], row: 4, liars: ["denies"], idle: 0.6 },
};

export const doubleLivesBanks: Banks = [
  {
    id: "double-mirror",
    difficulty: 0.5,
    skill: "multiple-meanings",
    rules: { task: "hums", groups: [creatures, things], row: 4, liars: ["denies", "boasts"] },
  },
  {
    id: "sounds-of-two",
    difficulty: 0,
    skill: "multiple-meanings",
    rules: { task: "seek", groups: [creatures, things], row: 4, byEar: true },
  },
  {
    id: "double-trap",
    difficulty: 0.3,
    skill: "multiple-meanings",
    rules: { task: "trap", groups: [creatures, things], row: 4, cards: 4 },
  },
  {
    id: "flomp-trap",
    difficulty: 0.8,
    skill: "multiple-meanings",
    rules: {
      task: "trap",
      groups: [creatures, things],
      row: 5,
      cards: 5,
      final: true,
      unmasked: [{ sound: "sigh", pitch: -5 }, "flomp: Phew. It's me in here."],
    },
  },
  {
    id: "double-bet",
    difficulty: 0.6,
    skill: "multiple-meanings",
    rules: { task: "seek", groups: [creatures, things], row: 5, prize: BET },
  },
];
