/** Level 3: words with two jobs, each in a sentence. */
import { choice, endings, letter, story } from "../acts.ts";
import { bank, rulesOf } from "../banks.ts";
import { LAUGHS } from "../frame.ts";
import type { Act, Bank, Level } from "../types.ts";
import { sentencesFor, wordsFor } from "../words.ts";

const SKILL = "words-with-two-jobs";
const ALL = sentencesFor("noun", "verb", "adjective");
const SELECT = "Select: catch it. Down: let it go. Up: try it.";
const RULE = `What does the word do in its sentence? ${SELECT}`;
const SIDES = "Two blanks at once. Left or Right: the word goes in there. Down: let it go. Up: try it.";

const chapter: Act[] = [
  {
    id: "tryout",
    lines: [
      { sound: "referee-whistle" },
      "coach: Goalie! Every ball has a word on it, and what you catch goes into tonight's story.",
    ],
    again: [{ sound: "referee-whistle" }, "coach: Goalie! Two-job words again."],
  },
  {
    id: "short-name",
    as: "learn",
    set: "short-name",
    turns: 1,
    how: ["coach: Four nouns for our hero's name. Select: catch it. Down: let it go. Up: Nora tries it."],
    resumed: [SELECT],
  },
  {
    id: "two-jobs",
    lines: [
      "coach: From now on, each word comes in a sentence that shows its job. We heard a loud bark: a noun. Seals bark: a verb.",
      "coach: On the air, the goes before a noun, to before a verb, very before an adjective: the bark, to bark, very loud.",
    ],
    again: ["coach: Same word, other sentence, other job. Listen to the ball's sentence."],
  },
  {
    id: "traffic",
    as: "learn",
    set: "traffic",
    turns: 1,
    how: ["coach: Practice!"],
    resumed: [RULE],
  },
  {
    id: "rules-again",
    lines: [
      `coach: Now it counts. Words that fit make Nora giggle, and at ${LAUGHS[0]} she laughs. One that doesn't fit: a sigh, and no giggle for that blank.`,
      { sound: "squeak-toy", hold: "end" },
      "coach: Squeaky: two giggles.",
    ],
    again: [
      { sound: "squeak-toy", hold: "end" },
      `coach: Two giggles for a squeak. At ${LAUGHS[0]}, Nora laughs.`,
    ],
  },
  story("first-sentences", {
    as: "ride",
    set: "three-blanks",
    how: ["coach: Here's the first story."],
    resumed: RULE,
  }),
  story("snails", {
    as: "ride",
    set: "snails",
    short: 0,
    how: ["coach: Four blanks now."],
    resumed: RULE,
  }),
  letter("two-job-letter", RULE),
  choice("next", ["The New Neighbor", "Two Frogs"]),
  story("one-neighbor", {
    as: "ride",
    set: "neighbor",
    if: { chose: { next: "short" } },
    short: 0,
    resumed: RULE,
  }),
  story("two-frogs", {
    as: "ride",
    set: "frogs",
    if: { chose: { next: "long" } },
    short: 0,
    resumed: RULE,
  }),
  {
    id: "dress-rehearsal",
    as: "learn",
    set: "dress-rehearsal",
    turns: 1,
    short: 1,
    how: [
      { sound: "drum-roll", hold: "end" },
      "coach: Last stories, and two blanks are open at once. Left or Right: the word goes in that blank. Down: let it go. First a rehearsal.",
    ],
    resumed: [SIDES],
  },
  story("sides-first", {
    as: "boss",
    set: "sides",
    how: ["coach: Now it counts. Six balls for two blanks, and the sides can change!"],
    resumed: SIDES,
  }),
  story("sides-last", {
    as: "boss",
    set: "sides",
    short: 0,
    how: ["coach: The very last story!"],
    resumed: SIDES,
  }),
  ...endings({
    id: "final",
    off: "All those words, and I didn't even blink! Oh, my ears.",
    keepsake: "whistle",
  }),
];

export const sentencesLevel: Level = {
  id: "sentences",
  name: "Words with two jobs",
  difficulty: 1,
  skill: SKILL,
  stakes: ["giggles"],
  tallies: ["giggles", "words"],
  learned: "that the sentence tells which job a word does",
  next: "Next time other words change their jobs.",
  tryAtHome: [
    "Find a word with two jobs, such as dance, and say a sentence for each.",
    "Say a sentence with the word light. Can somebody else say one in which it does another job?",
  ],
  chapter,
  rules: rulesOf({ tales: ["key", "bear"], things: ALL }),
};

const base = { things: ALL, skill: SKILL };

export const sentencesBanks: Bank[] = [
  bank("short-name", { ...base, tales: ["hero"], things: wordsFor("noun"), difficulty: 0.2 }),
  bank("traffic", { ...base, tales: ["traffic"], difficulty: 0.6 }),
  bank("three-blanks", { ...base, tales: ["key", "bear"], difficulty: 0.8, marks: true }),
  bank("snails", { ...base, tales: ["race"], difficulty: 1, marks: true }),
  bank("neighbor", { ...base, tales: ["neighbor"], difficulty: 1, marks: true }),
  bank("frogs", { ...base, tales: ["frogs"], difficulty: 1.2, marks: true }),
  bank("dress-rehearsal", { ...base, tales: ["sentences"], difficulty: 1.2 }),
  bank("sides", { ...base, tales: ["machine", "cookie", "tooth"], difficulty: 1.4, marks: true }),
  bank("two-job-letter", { ...base, tales: ["letter-here"], difficulty: 1, marks: true }),
];
