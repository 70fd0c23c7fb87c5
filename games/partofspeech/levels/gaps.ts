/** Level 2: adjectives, too; then the coach's throat hurts, and a gap says what it wants. */
import { choice, endings, letter, story } from "../acts.ts";
import { bank, rulesOf } from "../banks.ts";
import type { Act, Bank, Level } from "../types.ts";
import { wordsFor } from "../words.ts";

const SKILL = "parts-of-speech";
const ALL = wordsFor("noun", "verb", "adjective");
const WATER = "lemonade";
const SELECT = "Select: catch it. Down: let it go.";
const GAP = `The beep is a gap. What fits there? ${SELECT}`;
const SIDES = "Two gaps at once. Left: the left gap. Right: the right one. Down: let it go.";

const chapter: Act[] = [
  {
    id: "describing",
    lines: [
      { sound: "referee-whistle" },
      "coach: Goalie! Tonight there are adjectives, too. They say what something is like. Put very before it: very tall. That works.",
    ],
    again: [{ sound: "referee-whistle" }, "coach: Goalie! Nouns, verbs and adjectives, as usual."],
  },
  {
    id: "full-name",
    as: "learn",
    set: "full-name",
    turns: 1,
    how: ["coach: Our hero's name, just practice. Select: catch it. Down: let it go."],
    resumed: [SELECT],
  },
  {
    id: "still-counts",
    lines: [
      "coach: Now Nora's giggles count: one for each word that doesn't fit, and one for each empty blank. The fourth makes her laugh.",
      { sound: "squeak-toy", hold: "end" },
      "coach: A squeaky ball brings two letters, any other one. Four balls for each blank.",
    ],
    again: [
      { sound: "squeak-toy", hold: "end" },
      "coach: Squeaky balls: two letters. The fourth giggle: a laugh.",
    ],
  },
  ...story("three-kinds", WATER, {
    as: "ride",
    set: "three-kinds",
    short: 0,
    how: ["coach: Here's the first story."],
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  ...story("four-blanks", WATER, {
    as: "ride",
    set: "four-blanks",
    short: 0,
    how: ["coach: This one has four blanks."],
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  {
    id: "hoarse",
    lines: [
      { sound: "breath-out" },
      "coach: My throat hurts. No more calling for me tonight.",
      "nora: Then I'll read you the sentence, and you'll hear the gap. The giant was strong and very",
      { sound: "checkout-beep", hold: "end", caption: "a beep: here is the gap" },
      "nora: Strong and very tall: that works. Strong and very spoon: that doesn't. So an adjective goes there.",
    ],
    again: [
      "coach: My throat again. I can't call tonight.",
      "nora: Then I'll read you the sentence, and you'll hear the gap.",
    ],
  },
  ...story("gap-one", WATER, { as: "hunt", set: "gap-stories", resumed: GAP }),
  ...story("gap-two", WATER, {
    as: "hunt",
    set: "gap-stories",
    short: 0,
    how: ["nora: The next story, with gaps."],
    resumed: GAP,
  }),
  ...letter("gap-letter", WATER, SELECT),
  choice("next", ["One Small Tent", "Night at the Opera"]),
  ...story("short-gaps", WATER, {
    as: "hunt",
    set: "tent",
    if: { chose: { next: "short" } },
    short: 0,
    resumed: GAP,
  }),
  ...story("long-gaps", WATER, {
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
      { sound: "boss-near", hold: "end" },
      "nora: Last stories, with two gaps at once. One on the left, one on the right. Left or Right: the word goes in there. First a rehearsal, which doesn't count.",
    ],
    resumed: [SIDES],
  },
  ...story("gaps-first", WATER, {
    as: "boss",
    set: "two-gaps-each",
    how: ["nora: Now it counts. Six balls for two gaps."],
    resumed: SIDES,
  }),
  ...story("gaps-last", WATER, {
    as: "boss",
    set: "two-gaps-each",
    short: 0,
    how: ["nora: And the very last story."],
    resumed: SIDES,
  }),
  ...endings({
    id: "lights-out",
    off: "I said all of that with a straight face! Who picks these words?",
    once: "One laugh. I'd have laughed, too, but my throat hurts.",
    often: "Bernard will read tomorrow. His throat never hurts.",
    keepsakes: ["pencil", "glass", "bell"],
  }),
];

export const gapsLevel: Level = {
  id: "gaps",
  name: "Adjectives and gaps",
  difficulty: 0,
  skill: SKILL,
  stakes: ["giggles"],
  tallies: ["letters", "words", "laughs"],
  learned: "to hear from a sentence whether a noun, a verb or an adjective is missing",
  next: "Next time other words fly in, and other gaps beep.",
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
  bank(WATER, { ...base, tales: ["water"], things: wordsFor("noun", "verb"), difficulty: -0.8 }),
];
