/** Level 2: ways to move, noises of the breath, and what things are like. Many clues are sounds. */
import { feels } from "../bank/feels.ts";
import { moves } from "../bank/moves.ts";
import { noises } from "../bank/noises.ts";
import { BET } from "./bet.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "lights-out",
    lines: [
      { sound: "power-down" },
      "dot: Lights out in the library! Somebody sneaks along the shelves.",
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
      "dot: One of 4 words did it. The first clue is free. Up buys more. Right: walk along. Select: accuse.",
    ],
    resumed: ["Which word fits every clue? Up: buy a clue. Right: walk along. Select: accuse."],
  },
  {
    id: "crates",
    as: "hunt",
    set: "things-by-ear",
    turns: 1,
    short: 0,
    how: [{ sound: "bump" }, "dot: It ran into the snack crates. What was in the crate it ate?"],
  },
  {
    id: "stories",
    as: "hunt",
    set: "noise-stories",
    turns: 2,
    short: 0,
    how: [
      "dot: Somebody breathes behind the shelf! Let them tell us what they are.",
      "dot: Walk along. One story can't be true. Not sure? Up: a word must tell what it means, for a cracker.",
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
      { sound: "giggle", side: -0.9 },
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
      "dot: Not me. The thief hums low to everything, so one high hum clears a word.",
    ],
  },
  {
    id: "bet",
    length: "full",
    if: { stakes: { crackers: { from: 2 } } },
    ask: [{ sound: "parrot" }, "biscuit: I bet 2 crackers: in a row of 6, you get lost in the dark."],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: ["biscuit: Then the crackers stay where they are."],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: ["biscuit: Six of them! Good luck.", { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    as: "duel",
    set: "moves-bet",
    turns: 1,
    short: 0,
    length: "full",
    if: { chose: { bet: "yes" } },
  },
  { use: "trade" },
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
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      "snorfle: Hah, hnk! I'm Snorfle. I tried to be quiet, but it was so funny!",
      "dot: A new word, and not in the book? Tell me what you mean.",
      { sound: "page-write" },
    ],
  },
  {
    id: "still-dark",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: -0.8 },
      { sound: "bump", side: -0.8 },
      {
        say: "Hah, hnk! I ran into the shelf. Hnk! It hurts, but it is so funny!",
        voice: "snorfle",
        side: -0.8,
      },
      "dot: Caught by a bookshelf! Now tell me what you mean, and I'll put you in the book.",
    ],
  },
  { id: "entry", keepsake: "snorfle" },
  { id: "pages", as: "perform", lines: ["dot: Here are some of your pages.", { perform: true }] },
  {
    id: "feast",
    as: "perform",
    if: { stakes: { crackers: { from: 8 } } },
    lines: [
      ["biscuit: So many crackers are left. Party!", "The tin is still full? Then we feast!"],
      { sound: "party-horn" },
      { sound: "cracker", hold: "end" },
    ],
  },
  { use: "hat" },
];

export const doingAndDescribing: Level = {
  id: "doing-and-describing",
  name: "Doing and describing",
  difficulty: -1,
  skill: "verbs-and-adjectives",
  learned: "to tell words like march and stomp apart, by what each one really means",
  tryAtHome: [
    "Walk through the room in 3 ways. Can somebody hear which way it is: march, stroll, or tiptoe?",
    "Touch 3 things. Find the best word for each: is it brittle, or crisp, or hollow?",
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
    rules: { task: "hums", groups: [moves, noises], row: 4, liars: ["denies"], idle: 0.3 },
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
    rules: { task: "seek", groups: [feels], row: 6, prize: BET },
  },
];
