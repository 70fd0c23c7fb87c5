/** Level 3: words with two meanings. A clue fits a word when it is true of either meaning. */
import { creatures } from "../bank/creatures.ts";
import { things } from "../bank/things.ts";
import { BET } from "./bet.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "two-faces",
    type: "tell",
    as: "story",
    lines: [
      { sound: "dog" },
      { sound: "leaf-rustle" },
      { say: "Two sounds, one word: bark! Each word here leads a double life.", voice: "dot" },
      { say: "A clue fits if it is true of either life. They hum.", voice: "dot" },
    ],
    again: [{ say: "Back among the double lives. Think of both meanings!", voice: "dot" }],
  },
  {
    id: "masks",
    type: "play",
    as: "ride",
    turns: 2,
    short: 1,
    how: [
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. The thief hums low to everything, so one high hum clears a word.", voice: "dot" },
    ],
    resumed: ["The thief hums low to everything. Think of both meanings. Up: buy a clue."],
  },
  {
    id: "two-sounds",
    type: "play",
    as: "hunt",
    set: "sounds-of-two",
    turns: 2,
    short: 0,
    how: [
      {
        say: "No humming now. The next thief left a noise behind. Which word goes with it, in one of its lives?",
        voice: "dot",
      },
    ],
  },
  {
    id: "to-parrot",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { sound: "parrot" },
      {
        say: "I have 2 lives, too! A parrot. And to parrot: to say what somebody else said.",
        voice: "biscuit",
      },
      { say: "Please don't.", voice: "dot" },
      { say: "Please don't. Please don't!", voice: "biscuit" },
      {
        say: "Careful: 2 liars in the next row. One hums low to everything. One hums high to everything.",
        voice: "dot",
      },
    ],
  },
  {
    id: "mirror",
    type: "play",
    as: "ride",
    set: "double-mirror",
    turns: 1,
    short: 0,
    how: [{ say: "Accuse one, then the other.", voice: "dot" }],
  },
  {
    id: "trapdoor",
    type: "tell",
    as: "story",
    lines: [
      { sound: "trapdoor" },
      { say: "Look what I built! A trapdoor, for thieves only.", voice: "biscuit" },
      {
        say: "Call a card, and whoever fits it steps on. Call 2, and only those who fit both stay.",
        voice: "dot",
      },
    ],
    again: [{ sound: "trapdoor" }, { say: "My trapdoor is oiled!", voice: "biscuit" }],
  },
  {
    id: "trap",
    type: "play",
    as: "build",
    set: "double-trap",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Right: hear the cards. Up: call one out, or take it back. Select: pull the lever.",
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
      { say: "A bet! Six words, 12 meanings, 2 crackers. Dare you?", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "Pity. I was looking forward to it.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "12 meanings! I can only count to 5.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "double-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "snooze",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "sigh", pitch: -5 },
      { say: "Something huge let itself drop onto the sofa. It wears a word as a costume.", voice: "dot" },
    ],
  },
  {
    id: "flomp",
    type: "play",
    as: "boss",
    set: "flomp-trap",
    turns: 1,
    short: 1,
    how: [{ say: "Five words, 5 cards. If anybody else falls in, it wakes up and eats.", voice: "dot" }],
  },
  {
    id: "asleep",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "Oh. Nice trap. Soft. I'm Flomp. I only wanted a page as a pillow.", voice: "flomp" },
      { say: "You can have a place in the book instead.", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "awake",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "yawn", pitch: -5 },
      { say: "Who woke me? I'm Flomp. Oh, that was your good sofa. Was.", voice: "flomp" },
      { sound: "spring" },
      { say: "Never mind the sofa. Tell me what you mean, and I write you in.", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "flomp" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Some pages, with both their lives.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "Dot still owes me. I wear the hat on Sundays.", voice: "biscuit" }],
  },
];

export const doubleLives: Level = {
  id: "double-lives",
  name: "Double lives",
  difficulty: 0,
  skill: "multiple-meanings",
  learned: "that a word can lead 2 lives, and to try a clue on both of them before you decide",
  tryAtHome: ["Ask everybody at dinner for a word with 2 meanings."],
  next: "Next time, the workshop where words are screwed together.",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "hums", groups: [creatures, things], row: 4, liars: ["denies"], idle: 0.4 },
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
      unmasked: [
        { sound: "sigh", pitch: -5 },
        { say: "Uff. It's me in here.", voice: "flomp" },
      ],
    },
  },
  {
    id: "double-bet",
    difficulty: 0.6,
    skill: "multiple-meanings",
    rules: { task: "seek", groups: [creatures, things], row: 6, prize: BET },
  },
];
