/** Level 3: words with two jobs, each in a sentence. */
import { choice, endings, letter, story } from "../acts.ts";
import { bank, rulesOf } from "../banks.ts";
import type { Act, Bank, Level } from "../types.ts";
import { sentencesFor, wordsFor } from "../words.ts";

const SKILL = "words-with-two-jobs";
const ALL = sentencesFor("noun", "verb", "adjective");
const WATER = "tissue";
const SELECT = "Select: catch it. Down: let it go.";
const RULE = `What does the word do in its sentence? ${SELECT}`;
const SIDES = "Two blanks at once. Left or Right: the word goes in there. Down: let it go.";

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
    how: ["coach: Four nouns for our hero's name. Select: catch it. Down: let it go."],
    resumed: [SELECT],
  },
  {
    id: "two-jobs",
    lines: [
      "coach: From now on the words have two jobs, and each comes in a sentence. We heard a loud bark: here, bark is a noun. Seals bark, too: here, it's a verb.",
      "coach: In the story, a noun comes with the, a verb with to, and an adjective with very: the bark, to bark, very loud.",
    ],
    again: ["coach: Same word, other sentence, other job. Listen to the sentence."],
  },
  {
    id: "traffic",
    as: "learn",
    set: "traffic",
    turns: 1,
    how: ["coach: Practice: one verb for the traffic report."],
    resumed: [RULE],
  },
  {
    id: "rules-again",
    lines: [
      "coach: Now Nora's giggles count: one for each word that doesn't fit, and one for each empty blank. The fourth makes her laugh.",
      { sound: "squeak-toy", hold: "end" },
      "coach: Squeaky: two letters. Any other: one. Four balls for each blank.",
    ],
    again: [
      { sound: "squeak-toy", hold: "end" },
      "coach: Two letters for a squeak. A laugh for the fourth giggle.",
    ],
  },
  ...story("first-sentences", WATER, {
    as: "ride",
    set: "three-blanks",
    how: ["coach: Here's the first story."],
    resumed: RULE,
  }),
  ...story("second-sentences", WATER, {
    as: "ride",
    set: "three-blanks",
    short: 0,
    how: ["coach: Another one."],
    resumed: RULE,
  }),
  ...story("snails", WATER, {
    as: "ride",
    set: "snails",
    short: 0,
    how: ["coach: Four blanks now."],
    resumed: RULE,
  }),
  ...letter("two-job-letter", WATER, RULE),
  choice("next", ["The New Neighbor", "Two Frogs"]),
  ...story("one-neighbor", WATER, {
    as: "ride",
    set: "neighbor",
    if: { chose: { next: "short" } },
    short: 0,
    resumed: RULE,
  }),
  ...story("two-frogs", WATER, {
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
      { sound: "boss-near", hold: "end" },
      "coach: Last stories, and two blanks are open at once. Left or Right: the word goes in that blank. Down: let it go. First a rehearsal, which doesn't count.",
    ],
    resumed: [SIDES],
  },
  ...story("sides-first", WATER, {
    as: "boss",
    set: "sides",
    how: ["coach: Now it counts. Six balls for two blanks, and the sides can change!"],
    resumed: SIDES,
  }),
  ...story("sides-last", WATER, {
    as: "boss",
    set: "sides",
    short: 0,
    how: ["coach: The very last story!"],
    resumed: SIDES,
  }),
  ...endings({
    id: "final",
    off: "All those words, and I didn't even blink! Oh, my ears.",
    once: "One laugh. Or did she laugh once? Two jobs, that word.",
    often: "Bernard says honk, and he says it in a sentence: honk honk honk.",
    keepsakes: ["whistle", "glass", "bell"],
  }),
];

export const sentencesLevel: Level = {
  id: "sentences",
  name: "Words with two jobs",
  difficulty: 1,
  skill: SKILL,
  stakes: ["giggles"],
  tallies: ["letters", "words", "laughs"],
  learned: "that the sentence tells which job a word does",
  next: "Next time other words change their jobs.",
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
  bank(WATER, { ...base, tales: ["hold-on"], difficulty: 0.2 }),
];
