/** Level 5: words from school, shown by sounds where a sound can show them. */
import { changes } from "../bank/changes.ts";
import { thinking } from "../bank/thinking.ts";
import { BET } from "./bet.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "bell",
    type: "tell",
    as: "story",
    lines: [
      { sound: "school-bell" },
      {
        say: "Night school! The big words meet in secret, and pages go missing.",
        voice: "dot",
      },
      { say: "I brought chalk. Chalk is not a cracker. I checked.", voice: "biscuit" },
    ],
    again: [{ sound: "school-bell" }, { say: "Night school again. Sharpen your ears!", voice: "dot" }],
  },
  {
    id: "claims",
    type: "play",
    as: "hunt",
    turns: 2,
    short: 0,
    how: [
      { say: "Right walks you along. Each word says what it does, and one of them is wrong.", voice: "dot" },
      { say: "Not sure? Up: a word must tell what it means, for a cracker. Select: accuse.", voice: "dot" },
    ],
    resumed: [
      "One word is wrong about itself. Right: walk along. Up: ask what a word means. Select: accuse.",
    ],
  },
  {
    id: "class",
    type: "play",
    as: "ride",
    set: "change-hums",
    turns: 2,
    short: 1,
    how: [
      { say: "Quiet! They hum under the desks.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. The thief hums low to everything, so one high hum clears a word.", voice: "dot" },
    ],
  },
  {
    id: "homework",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      {
        say: "I did my homework! I compared 2 crackers. I observed them. I combined them with my beak.",
        voice: "biscuit",
      },
      { sound: "parrot" },
      { say: "And what do you conclude?", voice: "dot" },
      { say: "I need 2 more, to be sure.", voice: "biscuit" },
    ],
  },
  {
    id: "trap",
    type: "play",
    as: "build",
    set: "school-trap",
    turns: 2,
    short: 0,
    how: [
      {
        say: "A trapdoor under the blackboard! Right: hear the cards. Up: call one, or take it back. Select: pull the lever.",
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
      { say: "I estimate that you can't do 6 words. I bet 2 crackers on it.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "I conclude that you like your crackers.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "My chances increase!", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "school-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "backward-story",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { say: "I call the clues now. And I forgot which one I called.", voice: "quandle" },
      { say: "Then we do it backward! Everybody hums the truth. We find the clue.", voice: "dot" },
    ],
  },
  {
    id: "which-clue",
    type: "play",
    as: "learn",
    set: "which-clue",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Hear who hums high and who hums low. Then Right: hear the cards. Select the one they hummed to.",
        voice: "dot",
      },
    ],
    resumed: ["Which card was called out? Right: cards. Select: that was it. Up: one more witness."],
  },
  {
    id: "quandle",
    type: "play",
    as: "boss",
    set: "quandle-clue",
    turns: 1,
    short: 1,
    how: [
      { say: "Last one! Now there are 4 cards. Up calls one more witness, for a cracker.", voice: "quandle" },
    ],
  },
  {
    id: "remembered",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "That was it! You know what I called, and I didn't!", voice: "quandle" },
      {
        say: "You think so hard that you forget the question. There ought to be a word for that.",
        voice: "dot",
      },
      { say: "There is. It's me. Quandle.", voice: "quandle" },
      { sound: "page-write" },
    ],
  },
  {
    id: "forgotten",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { say: "Now we have both forgotten it. I feel so much better!", voice: "quandle" },
      { sound: "laugh-child" },
      {
        say: "You think so hard that you forget the question. There ought to be a word for that.",
        voice: "dot",
      },
      { say: "There is. It's me. Quandle.", voice: "quandle" },
    ],
  },
  { id: "entry", type: "give", keepsake: "quandle" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Class, open your books.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "My debts decrease, and my hats increase!", voice: "biscuit" }],
  },
];

export const schoolWords: Level = {
  id: "school-words",
  name: "School words",
  difficulty: 2,
  skill: "academic-words",
  learned:
    "to tell close words apart: to observe is to notice, to conclude is to decide, to predict is to look ahead",
  tryAtHome: ["Estimate how many steps it is to your door. Then count, and compare."],
  next: "New words are hiding. They will want to be in the book, too!",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "alibis", groups: [thinking], row: 4 },
};

export const schoolWordsBanks: Banks = [
  {
    id: "change-hums",
    difficulty: 2,
    skill: "academic-words",
    rules: { task: "hums", groups: [changes], row: 4, liars: ["denies"], idle: 0.4 },
  },
  {
    id: "school-trap",
    difficulty: 2,
    skill: "academic-words",
    rules: { task: "trap", groups: [changes], row: 4, cards: 4 },
  },
  {
    id: "which-clue",
    difficulty: 2,
    skill: "academic-words",
    rules: { task: "backward", groups: [changes], row: 4, cards: 3 },
  },
  {
    id: "quandle-clue",
    difficulty: 2.3,
    skill: "academic-words",
    rules: { task: "backward", groups: [changes, thinking], row: 4, cards: 4, final: true },
  },
  {
    id: "school-bet",
    difficulty: 2.1,
    skill: "academic-words",
    rules: { task: "hums", groups: [changes], row: 6, liars: ["denies"], prize: BET },
  },
];
