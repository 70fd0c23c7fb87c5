/** Level 2: ways to move, noises of the breath, and what things are like. Many clues are sounds. */
import { feels } from "../bank/feels.ts";
import { moves } from "../bank/moves.ts";
import { noises } from "../bank/noises.ts";
import { BET } from "./bet.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "lights-out",
    type: "tell",
    as: "story",
    lines: [
      { sound: "power-down" },
      { say: "Lights out in the library! Somebody sneaks along the shelves.", voice: "dot" },
      { say: "We go by ear now. Biscuit repeats whatever he hears.", voice: "dot" },
    ],
    again: [{ say: "Lights out again! Biscuit, what do you hear?", voice: "dot" }],
  },
  {
    id: "footsteps",
    type: "play",
    as: "hunt",
    turns: 2,
    short: 1,
    how: [
      {
        say: "One of 4 words did it. The first clue is free. Up buys more. Right: walk along. Select: accuse.",
        voice: "dot",
      },
    ],
    resumed: ["Which word fits every clue? Up: buy a clue. Right: walk along. Select: accuse."],
  },
  {
    id: "crates",
    type: "play",
    as: "hunt",
    set: "things-by-ear",
    turns: 1,
    short: 0,
    how: [
      { sound: "bump" },
      { say: "It ran into the snack crates. What was in the crate it ate?", voice: "dot" },
    ],
  },
  {
    id: "stories",
    type: "play",
    as: "hunt",
    set: "noise-stories",
    turns: 2,
    short: 0,
    how: [
      { say: "Somebody breathes behind the shelf! Let them tell us what they are.", voice: "dot" },
      {
        say: "Walk along. One story can't be true. Not sure? Up: a word must tell what it means, for a cracker.",
        voice: "dot",
      },
    ],
    resumed: ["Walk along. One story can't be true. Up: ask what a word means. Select: accuse."],
  },
  {
    id: "shh",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { say: "Shh, Biscuit!", voice: "dot" },
      { say: "Shh, Biscuit! Shh, Biscuit!", voice: "biscuit" },
      { say: "Don't repeat what I say.", voice: "dot" },
      { say: "You said to repeat what I hear!", voice: "biscuit" },
      { sound: "giggle", side: -0.9 },
      { say: "Who laughed there, on the left?", voice: "dot" },
    ],
  },
  {
    id: "hums",
    type: "play",
    as: "ride",
    set: "move-hums",
    turns: 2,
    short: 1,
    how: [
      { say: "They are out of breath, so now they hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. The thief hums low to everything, so one high hum clears a word.", voice: "dot" },
    ],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full", stakes: { crackers: { from: 2 } } },
    ask: [
      { sound: "parrot" },
      { say: "I bet 2 crackers: in a row of 6, you get lost in the dark.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "Then the crackers stay where they are.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "Six of them! Good luck.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "moves-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "two-shadows",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "laugh-child", side: -0.8 },
      { sound: "laugh-child", side: 0.8, pitch: -4 },
      { say: "Two of them! One hums low to everything. The other hums high to everything.", voice: "dot" },
    ],
  },
  {
    id: "snorfle",
    type: "play",
    as: "boss",
    set: "two-at-once",
    turns: 2,
    short: 1,
    how: [{ say: "Find both liars. Accuse one, then the other.", voice: "dot" }],
  },
  {
    id: "lights-on",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "Hah, hnk! I'm Snorfle. I tried to be quiet, but it was so funny!", voice: "snorfle" },
      { say: "A new word, and not in the book? Tell me what you mean.", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "still-dark",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: -0.8 },
      { sound: "bump", side: -0.8 },
      {
        say: "Hah, hnk! I ran into the shelf. Hnk! It hurts, but it is so funny!",
        voice: "snorfle",
        side: -0.8,
      },
      { say: "Caught by a bookshelf! Now tell me what you mean, and I write you in.", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "snorfle" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Here are some of your pages.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "Your hat is so warm, Dot. I sleep in it now.", voice: "biscuit" }],
  },
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
  stakes: ["crackers", "nibbler"],
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
