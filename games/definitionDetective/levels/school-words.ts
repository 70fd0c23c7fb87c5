/** Level 5: words from school, shown by sounds where a sound can show them. */
import { changes } from "../bank/changes.ts";
import { thinking } from "../bank/thinking.ts";
import { BET, BET_RULE, betTurns } from "./bet.ts";
import { CORNER, pageGiven, WHEN } from "./endings.ts";
import type { Banks, Chapter, Level } from "./level.ts";

const chapter: Chapter = [
  {
    id: "bell",
    lines: [
      { sound: "school-bell" },
      "dot: Night school! The big words meet in secret, and pages go missing.",
      "biscuit: I brought chalk. Chalk is not a cracker. I checked.",
    ],
    again: [{ sound: "school-bell" }, "dot: Night school again. Sharpen your ears!"],
  },
  {
    id: "claims",
    as: "hunt",
    turns: 2,
    short: 0,
    how: [
      "dot: Right: walk along. Each word says or plays what it does. One is wrong.",
      "dot: Not sure? Up: make a word tell what it means, for a cracker. Select: accuse.",
    ],
    resumed: [
      "One word is wrong about itself. Right: walk along. Up: ask what a word means. Select: accuse.",
    ],
  },
  {
    id: "class",
    as: "ride",
    set: "change-hums",
    turns: 2,
    short: 1,
    how: [
      "dot: Quiet! They hum under the desks.",
      { sound: "hum-yes", hold: "end" },
      "dot: Yes, that's me.",
      { sound: "hum-no", hold: "end" },
      "dot: Not me. The thief hums low to everything, so one high hum clears a word. Nobody lied yet? Up: another clue.",
    ],
  },
  { use: "early-trade" },
  {
    id: "homework",
    length: "full",
    lines: [
      "biscuit: I did my homework! I compared 2 crackers. I observed them. I combined them with my beak.",
      { sound: "parrot" },
      "dot: And what do you conclude?",
      "biscuit: I need 2 more, to be sure.",
    ],
  },
  {
    id: "trap",
    as: "build",
    set: "school-trap",
    turns: 2,
    short: 0,
    how: [
      "dot: A trapdoor under the blackboard! Call cards until only the thief stands on it. A card that isn't true of the thief costs a bite.",
      "dot: Right: hear the cards. Up: call one. Select: pull the lever.",
    ],
  },
  {
    id: "bet",
    length: "full",
    if: { stakes: { crackers: { from: 2 } } },
    ask: [
      { sound: "parrot" },
      "biscuit: I predict that 5 words will fool anybody. I bet 2 crackers on it.",
      BET_RULE,
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: ["biscuit: I conclude that you like your crackers."],
        counts: { asked: 1 },
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: ["biscuit: My chances increase!", { sound: "dice" }],
        counts: { asked: 1 },
      },
    ],
  },
  ...betTurns("school-bet"),
  { use: "band" },
  { use: "trade" },
  { use: "feed" },
  {
    id: "backward-story",
    lines: [
      { sound: "boss-near", hold: "end" },
      "quandle: I call the clues now. And I forgot which one I called.",
      "dot: Then we do it backward! Everybody hums the truth. We find the clue.",
    ],
  },
  {
    id: "which-clue",
    as: "learn",
    set: "which-clue",
    turns: 2,
    short: 1,
    how: [
      "dot: Hear who hums high and who hums low. Then Right: hear the cards. Select the one they hummed to.",
      "dot: Two cards fit? Up: one more witness, for a cracker.",
    ],
    resumed: [
      "Which card was called out? Right: cards. Select: that was it. Up: one more witness, for a cracker.",
    ],
  },
  {
    id: "quandle",
    as: "boss",
    set: "quandle-clue",
    turns: 1,
    short: 1,
    how: ["quandle: Last one! Now there are 4 cards. Up calls one more witness, for a cracker."],
  },
  {
    id: "remembered",
    if: WHEN.caught,
    lines: [
      "quandle: That was it! You know what I called, and I didn't!",
      "dot: You think so hard that you forget the question. There ought to be a word for that.",
      "quandle: There is. It's me. Quandle.",
      { sound: "page-write" },
    ],
  },
  {
    id: "forgotten",
    if: WHEN.away,
    lines: [
      "quandle: Now we have both forgotten it. I feel so much better!",
      { sound: "laugh-child" },
      "dot: You think so hard that you forget the question. There ought to be a word for that.",
      "quandle: There is. It's me. Quandle.",
    ],
  },
  {
    id: "eaten",
    if: WHEN.eaten,
    lines: [
      { sound: "nibble" },
      "quandle: I'm Quandle. I was thinking, and I ate while I thought. What did I eat? Oh. The dictionary.",
      CORNER,
      { sound: "page-write" },
    ],
  },
  ...pageGiven("quandle"),
  {
    id: "pages",
    as: "perform",
    lines: ["dot: Class! I read the meaning. You say the word before I do.", { perform: true }],
  },
  { use: "party" },
  { use: "feast" },
  { use: "hat" },
];

export const schoolWords: Level = {
  id: "school-words",
  name: "School words",
  difficulty: 2,
  skill: "academic-words",
  learned: "to tell close words apart, by what each one really means",
  tryAtHome: ["Estimate how many steps it is to the door of your room. Then count, and compare."],
  next: "New words are hiding. They will want to be in the book, too!",
  stakes: ["nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "alibis", groups: [thinking], row: 4 },
};

export const schoolWordsBanks: Banks = [
  {
    id: "change-hums",
    difficulty: 2,
    skill: "academic-words",
    rules: { task: "hums", groups: [changes], row: 4, liars: ["denies"], idle: 0.6 },
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
    rules: { task: "hums", groups: [changes], row: 5, liars: ["denies"], idle: 0.9, prize: BET },
  },
];
