/** Level 2: adjectives, too; then the coach's throat hurts, and a gap says what it wants. */
import { choice, endings, letter, story } from "../acts.ts";
import { bank, rulesOf } from "../banks.ts";
import { LAUGHS } from "../frame.ts";
import type { Act, Bank, Level } from "../types.ts";
import { wordsFor } from "../words.ts";

const SKILL = "parts-of-speech";
const ALL = wordsFor("noun", "verb", "adjective");
const SELECT = "Select: catch it. Down: let it go. Up: try it.";
const GAP = `The beep is a blank. What fits there? ${SELECT}`;
const SIDES = "Two blanks at once. Left: the left blank. Right: the right one. Down: let it go. Up: try it.";

const chapter: Act[] = [
  {
    id: "describing",
    lines: [
      { sound: "referee-whistle" },
      "coach: Goalie! Tonight there are adjectives, too. They say what something is like: very tall, so brave.",
    ],
    again: [{ sound: "referee-whistle" }, "coach: Goalie! Nouns, verbs and adjectives, as usual."],
  },
  {
    id: "full-name",
    as: "learn",
    set: "full-name",
    turns: 1,
    how: ["coach: Just practice. Select: catch it. Down: let it go. Up: Nora tries it."],
    resumed: [SELECT],
  },
  {
    id: "still-counts",
    lines: [
      `coach: Now it counts: one giggle for each word that fits, and at ${LAUGHS[0]} Nora laughs. A word that doesn't fit: a sigh, and no giggle for that blank.`,
      { sound: "squeak-toy", hold: "end" },
      "coach: A squeaky ball: two giggles.",
    ],
    again: [
      { sound: "squeak-toy", hold: "end" },
      `coach: Squeaky balls: two giggles. At ${LAUGHS[0]}, Nora laughs.`,
    ],
  },
  story("three-kinds", {
    as: "ride",
    set: "three-kinds",
    short: 0,
    how: ["coach: Here's the first story."],
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  story("four-blanks", {
    as: "ride",
    set: "four-blanks",
    short: 0,
    how: ["coach: This one has four blanks."],
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  letter("gap-letter", SELECT),
  {
    id: "hoarse",
    lines: [
      { sound: "breath-out" },
      "coach: My throat hurts. From now on, I can't say what kind of word we want.",
      "nora: You'll hear it. The giant was strong and very",
      { sound: "checkout-beep", hold: "end", caption: "a beep: here is the blank" },
      "nora: Strong and very tall: that works. Strong and very spoon: no. So an adjective goes there.",
    ],
    again: ["coach: My throat again. I can't call tonight.", "nora: Then listen to the sentence, goalie."],
  },
  story("gap-one", { as: "hunt", set: "gap-stories", resumed: GAP }),
  choice("next", ["One Small Tent", "Night at the Opera"], true),
  story("short-gaps", {
    as: "hunt",
    set: "tent",
    if: { chose: { next: "short" } },
    short: 0,
    resumed: GAP,
  }),
  story("long-gaps", {
    as: "hunt",
    set: "opera",
    if: { chose: { next: "long" } },
    short: 0,
    resumed: GAP,
  }),
  {
    id: "two-gaps",
    as: "learn",
    set: "two-gaps",
    turns: 1,
    short: 1,
    how: [
      { sound: "drum-roll", hold: "end" },
      "nora: Last stories, two blanks at once. Left: the word goes in the left blank. Right: in the right one. Down: let it go. First a rehearsal.",
    ],
    resumed: [SIDES],
  },
  story("gaps-first", {
    as: "boss",
    set: "two-gaps-each",
    how: ["nora: Now it counts. Six balls for two blanks."],
    resumed: SIDES,
  }),
  story("gaps-last", {
    as: "boss",
    set: "two-gaps-each",
    short: 0,
    how: ["nora: And the very last story."],
    resumed: SIDES,
  }),
  ...endings({
    id: "lights-out",
    off: "I said all of that with a straight face! Who picks these words?",
    keepsake: "pencil",
  }),
];

export const gapsLevel: Level = {
  id: "gaps",
  name: "Adjectives and blanks",
  difficulty: 0,
  skill: SKILL,
  stakes: ["giggles"],
  tallies: ["giggles", "words"],
  learned: "to hear from a sentence whether a noun, a verb or an adjective is missing",
  next: "Next time other words fly in, and other blanks beep.",
  tryAtHome: [
    "Spoon, disappear, sleepy: which one goes after very? Which after my, and which after it can?",
    "Say a sentence, and beep in one place. Can somebody else fill the blank?",
  ],
  chapter,
  rules: rulesOf({ tales: ["mountain", "castle"], things: ALL }),
};

const base = { things: ALL, skill: SKILL };

export const gapsBanks: Bank[] = [
  bank("full-name", { ...base, tales: ["full-name"], difficulty: -0.8 }),
  bank("three-kinds", { ...base, tales: ["hotel", "haircut"], difficulty: -0.4, marks: true }),
  bank("four-blanks", { ...base, tales: ["mountain", "castle"], difficulty: -0.2, marks: true }),
  bank("gap-stories", { ...base, tales: ["night", "bus", "cake"], difficulty: 0, marks: true }),
  bank("tent", { ...base, tales: ["tent"], difficulty: 0, marks: true }),
  bank("opera", { ...base, tales: ["opera"], difficulty: 0.2, marks: true }),
  bank("two-gaps", { ...base, tales: ["two-gaps"], difficulty: 0.2 }),
  bank("two-gaps-each", { ...base, tales: ["island", "dragon", "ghost"], difficulty: 0.4, marks: true }),
  bank("gap-letter", { ...base, tales: ["letter"], difficulty: 0, marks: true }),
];
