/** Level 1: the coach calls for nouns, then for verbs, then for both at once. */
import { choice, endings, letter, story } from "../acts.ts";
import { bank, rulesOf } from "../banks.ts";
import { LAUGHS } from "../frame.ts";
import type { Act, Bank, Level } from "../types.ts";
import { wordsFor } from "../words.ts";

const SKILL = "nouns-and-verbs";
const BOTH = wordsFor("noun", "verb");
const SELECT = "Select: catch it. Down: let it go. Up: try it.";
const SIDES = "Two blanks at once. Left: the noun. Right: the verb. Down: let it go. Up: try it.";

const chapter: Act[] = [
  {
    id: "kickoff",
    lines: [
      { sound: "referee-whistle" },
      "coach: Welcome to Radio Kickoff, goalie! Nora reads the news, and she never laughs. Tonight we change that. Each ball brings a word. What you catch goes into her story.",
    ],
    again: [{ sound: "referee-whistle" }, "coach: Goalie! We're on the air again."],
  },
  {
    id: "name",
    as: "learn",
    set: "name",
    turns: 1,
    how: ["coach: Four balls. Select: catch it. Down: let it go, and wait for a better one."],
    resumed: [SELECT],
  },
  {
    id: "two-kinds",
    lines: [
      "coach: Nouns name a person, a place, a thing, or an idea: uncle, zoo, spoon, luck. Verbs are what somebody does: sing, eat.",
    ],
    again: ["coach: Nouns name somebody or something. Verbs are what they do."],
  },
  {
    id: "clouds",
    as: "learn",
    set: "clouds",
    turns: 1,
    how: ["coach: Practice! Press Up, and Nora tries the word in her sentence."],
    resumed: [SELECT],
  },
  {
    id: "giggles",
    lines: [
      "coach: A word that fits makes Nora giggle:",
      { sound: "giggle", hold: "end" },
      `coach: At ${LAUGHS[0]}, she laughs out loud. A word that doesn't fit makes her sigh:`,
      { sound: "sigh", hold: "end" },
      "coach: After a sigh, that blank gets no giggle.",
    ],
    again: [
      `coach: ${LAUGHS[0]} giggles, and Nora laughs. A wrong word: a sigh, and no giggle for that blank.`,
    ],
  },
  story("only-nouns", {
    as: "ride",
    set: "only-nouns",
    how: ["coach: Now it counts. Only nouns!"],
    resumed: `Only nouns. ${SELECT}`,
  }),
  story("only-verbs", {
    as: "ride",
    set: "only-verbs",
    short: 0,
    how: ["coach: Now only verbs: what somebody does."],
    resumed: `Only verbs. ${SELECT}`,
  }),
  {
    id: "squeaks",
    lines: [
      "coach: Listen, a squeaky ball:",
      { sound: "squeak-toy", hold: "end" },
      "coach: If its word fits, Nora giggles twice. So catch the first word that fits, or wait for a squeak? There are four balls for each blank.",
    ],
    again: [
      { sound: "squeak-toy", hold: "end" },
      "coach: Squeaky balls are back: two giggles, if the word fits.",
    ],
  },
  story("mixed", {
    as: "ride",
    set: "mixed",
    short: 0,
    how: ["coach: Nouns and verbs now."],
    resumed: SELECT,
  }),
  letter("called-letter", SELECT),
  choice("next", ["Tea at Four", "Across the Sea"]),
  story("short-story", {
    as: "ride",
    set: "short-story",
    if: { chose: { next: "short" } },
    short: 0,
    resumed: SELECT,
  }),
  story("long-story", {
    as: "ride",
    set: "long-story",
    if: { chose: { next: "long" } },
    short: 0,
    resumed: `The beep is a blank. What fits there? ${SELECT}`,
  }),
  {
    id: "rehearsal",
    as: "learn",
    set: "rehearsal",
    turns: 1,
    short: 1,
    how: [
      { sound: "drum-roll", hold: "end" },
      "coach: Last stories, two blanks at once! Left: it goes in the left one. Right: in the right one. Down: let it go. First a rehearsal.",
    ],
    resumed: [SIDES],
  },
  story("both-first", {
    as: "boss",
    set: "both",
    how: ["coach: Now it counts. Six balls for two blanks!"],
    resumed: SIDES,
  }),
  story("both-last", {
    as: "boss",
    set: "both",
    short: 0,
    how: ["coach: The very last story!"],
    resumed: SIDES,
  }),
  ...endings({
    id: "sign-off",
    off: "I held that in all evening! Oh, my stomach.",
    keepsake: "microphone",
  }),
];

export const calledLevel: Level = {
  id: "called",
  name: "Nouns and verbs",
  difficulty: -1.2,
  skill: SKILL,
  stakes: ["giggles"],
  tallies: ["giggles", "words"],
  learned: "that a noun names something, and a verb says what somebody does",
  next: "Next time there are other stories, and a captain with another name.",
  tryAtHome: [
    "Ask somebody for two nouns and a verb. Then tell a story in which they turn up, and keep a straight face.",
    "Try it with two words, such as spoon and disappear. My spoon, it can disappear: which small words go with which?",
  ],
  chapter,
  rules: rulesOf({ tales: ["lift", "zoo"], things: BOTH }),
};

const base = { things: BOTH, skill: SKILL };

export const calledBanks: Bank[] = [
  bank("name", { ...base, tales: ["hero"], things: wordsFor("noun"), difficulty: -2 }),
  bank("clouds", { ...base, tales: ["weather"], difficulty: -1.6 }),
  bank("only-nouns", { ...base, tales: ["breakfast", "museum", "parade"], difficulty: -1.4 }),
  bank("only-verbs", { ...base, tales: ["school", "soup", "robot"], difficulty: -1.4 }),
  bank("mixed", { ...base, tales: ["lift", "zoo"], difficulty: -1.2, marks: true }),
  bank("short-story", { ...base, tales: ["tea"], difficulty: -1.2, marks: true }),
  bank("long-story", { ...base, tales: ["sea"], difficulty: -1, marks: true }),
  bank("rehearsal", { ...base, tales: ["rehearsal"], difficulty: -1 }),
  bank("both", { ...base, tales: ["moon", "prize", "interview"], difficulty: -0.8, marks: true }),
  bank("called-letter", { ...base, tales: ["letter"], difficulty: -1.2, marks: true }),
];
