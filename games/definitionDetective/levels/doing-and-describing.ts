/** Level 2: ways to move, noises of the breath, and what things are like. Many clues are sounds. */
import { feels } from "../bank/feels.ts";
import { moves } from "../bank/moves.ts";
import { noises } from "../bank/noises.ts";
import { BET, BET_RULE, betTurns } from "./bet.ts";
import { CORNER, pageGiven, WHEN } from "./endings.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "lights-out",
    lines: [
      { sound: "power-down" },
      "dot: Lights out in the library! Somebody is sneaking along the shelves.",
      "dot: We go by ear now. Biscuit repeats whatever he hears.",
    ],
    again: ["dot: Lights out again! Biscuit, what do you hear?"],
  },
  {
    id: "footsteps",
    as: "hunt",
    turns: 2,
    short: 1,
    how: [
      "dot: One of 4 words did it. The first clue is free. If 2 words fit it, Up buys another. Right: walk along. Select: accuse.",
    ],
    resumed: ["Which word fits every clue? Up: another clue. Right: walk along. Select: accuse."],
  },
  {
    id: "crates",
    as: "hunt",
    set: "things-by-ear",
    turns: 1,
    short: 0,
    how: [{ sound: "bump" }, "dot: It ran into the snack crates, and took a bite. What was the snack like?"],
  },
  { use: "early-trade" },
  {
    id: "stories",
    as: "hunt",
    set: "noise-stories",
    turns: 2,
    short: 0,
    how: [
      "dot: Somebody is breathing behind the shelf! Let them tell us what they are.",
      "dot: Walk along. One story can't be true, and a sound may give it away. Not sure? Up: make a word tell what it means, for a cracker.",
    ],
    resumed: ["Walk along. One story can't be true. Up: ask what a word means. Select: accuse."],
  },
  {
    id: "shh",
    length: "full",
    lines: [
      "dot: Shh, Biscuit!",
      "biscuit: Shh, Biscuit! Shh, Biscuit!",
      "dot: Don't repeat what I say.",
      "biscuit: You said to repeat what I hear!",
      { sound: "laugh-child", side: -0.9 },
      "dot: Who laughed there, on the left?",
    ],
  },
  {
    id: "hums",
    as: "ride",
    set: "move-hums",
    turns: 2,
    short: 1,
    how: [
      "dot: They are out of breath, so now they hum.",
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
      "biscuit: I bet 2 crackers that 5 in a row are too many for anybody.",
      BET_RULE,
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: ["biscuit: Then the crackers stay where they are."],
        counts: { asked: 1 },
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: ["biscuit: Five of them! Good luck.", { sound: "dice" }],
        counts: { asked: 1 },
      },
    ],
  },
  ...betTurns("moves-bet"),
  { use: "band" },
  { use: "trade" },
  { use: "feed" },
  {
    id: "two-shadows",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "laugh-child", side: -0.8 },
      { sound: "laugh-child", side: 0.8, pitch: -4 },
      "dot: Two of them! One hums low to everything. The other hums high to everything.",
    ],
  },
  {
    id: "snorfle",
    as: "boss",
    set: "two-at-once",
    turns: 2,
    short: 1,
    how: ["dot: Find both liars. Accuse one, then the other."],
  },
  {
    id: "lights-on",
    if: WHEN.caught,
    lines: [
      "snorfle: Hah, hnk! I'm Snorfle. I tried to be quiet, but it was so funny!",
      "dot: A new word, and not in the book? Tell me what you mean.",
      { sound: "page-write" },
    ],
  },
  {
    id: "still-dark",
    if: WHEN.away,
    lines: [
      { sound: "laugh-child", side: -0.8 },
      { sound: "bump", side: -0.8 },
      {
        say: "Hah, hnk! I ran into the joke books. Hnk! I couldn't stop reading!",
        voice: "snorfle",
        side: -0.8,
      },
      "dot: Caught by a book! Now tell me what you mean, and I'll put you in the book.",
    ],
  },
  {
    id: "eaten",
    if: WHEN.eaten,
    lines: [
      { sound: "nibble" },
      { sound: "laugh-child" },
      "snorfle: Hah, hnk! I'm Snorfle. Paper tickles! I ate the whole shelf, and then I laughed.",
      CORNER,
      { sound: "page-write" },
    ],
  },
  ...pageGiven("snorfle"),
  {
    id: "pages",
    as: "perform",
    lines: ["dot: Your pages! I read the meaning, you say the word.", { perform: true }],
  },
  { use: "party" },
  { use: "feast" },
  { use: "hat" },
];

export const doingAndDescribing: Level = {
  id: "doing-and-describing",
  name: "Doing and describing",
  difficulty: -1,
  skill: "verbs-and-adjectives",
  learned: "to tell words like march and stomp apart, by what each one really means",
  tryAtHome: [
    "Walk across a clear floor in 3 ways. Can somebody hear which way it is: march, stroll, or tiptoe?",
    "Touch 3 of your things. Find the best word for each: is it rough, or sticky, or hollow?",
  ],
  next: "Next time, words with 2 lives. And a trapdoor!",
  stakes: ["nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "seek", groups: [moves], row: 4 },
};

export const doingAndDescribingBanks: Banks = [
  {
    id: "things-by-ear",
    difficulty: -1,
    skill: "verbs-and-adjectives",
    rules: { task: "seek", groups: [feels], row: 4 },
  },
  {
    id: "noise-stories",
    difficulty: -1,
    skill: "verbs-and-adjectives",
    rules: { task: "alibis", groups: [noises], row: 4 },
  },
  {
    id: "move-hums",
    difficulty: -1,
    skill: "verbs-and-adjectives",
    rules: { task: "hums", groups: [moves, noises], row: 4, liars: ["denies"], idle: 0.5 },
  },
  {
    id: "two-at-once",
    difficulty: -0.5,
    skill: "verbs-and-adjectives",
    rules: { task: "hums", groups: [noises, moves], row: 4, liars: ["denies", "boasts"], final: true },
  },
  {
    id: "moves-bet",
    difficulty: -0.6,
    skill: "verbs-and-adjectives",
    rules: { task: "hums", groups: [moves], row: 5, liars: ["denies"], idle: 0.9, prize: BET },
  },
];
