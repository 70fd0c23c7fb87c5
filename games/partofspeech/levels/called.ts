/** Level 1: the coach calls for nouns, then for verbs, then for both at once. */
import { choice, endings, letter, story } from "../acts.ts";
import { bank, rulesOf } from "../banks.ts";
import type { Act, Bank, Level } from "../types.ts";
import { wordsFor } from "../words.ts";

const SKILL = "nouns-and-verbs";
const BOTH = wordsFor("noun", "verb");
const WATER = "water";
const SELECT = "Select: catch it. Down: let it go.";

const chapter: Act[] = [
  {
    id: "kickoff",
    lines: [
      { sound: "referee-whistle" },
      "coach: Welcome to Radio Kickoff, goalie! Every ball has a word on it. What you catch goes into tonight's story.",
    ],
    again: [{ sound: "referee-whistle" }, "coach: Goalie! We're on the air again."],
  },
  {
    id: "name",
    as: "learn",
    set: "name",
    turns: 1,
    how: [
      "coach: Four balls, and they're all nouns. Select: catch it. Down: let it go, and wait for a better one.",
    ],
    resumed: [SELECT],
  },
  {
    id: "two-kinds",
    lines: [
      "coach: A noun names a person, an animal, or a thing. Other words are verbs: what somebody does. Put I can before a word. I can sing: that works, so sing is a verb.",
    ],
    again: ["coach: Nouns name something. And if you can put I can before it, it's a verb."],
  },
  {
    id: "clouds",
    as: "learn",
    set: "clouds",
    turns: 1,
    how: ["coach: Practice! One noun for the weather. Let the verbs go: they fly over the roof."],
    resumed: [SELECT],
  },
  {
    id: "giggles",
    lines: [
      "coach: That's Nora. She reads whatever is in the blanks, and she never laughs. But if a word doesn't fit:",
      "nora: The captain bought some fresh disappear.",
      { sound: "giggle", hold: "end" },
      "coach: One giggle. And what you leave empty goes to Bernard the goose:",
      "nora: Good night, said the",
      { sound: "goose", hold: "end" },
      { sound: "giggle", hold: "end" },
      "coach: Two. The fourth giggle makes her laugh on the air. From now on they count, so keep her serious!",
    ],
    again: ["coach: From now on giggles count. The fourth makes Nora laugh on the air."],
  },
  ...story("only-nouns", WATER, {
    as: "ride",
    set: "only-nouns",
    how: ["coach: The first story has three blanks, and four balls for each. Only nouns!"],
    resumed: `Only nouns. ${SELECT}`,
  }),
  ...story("only-verbs", WATER, {
    as: "ride",
    set: "only-verbs",
    short: 0,
    how: ["coach: Now only verbs. Put I can before the word."],
    resumed: `Only verbs. ${SELECT}`,
  }),
  {
    id: "squeaks",
    lines: [
      "coach: Each word that fits brings one letter from our listeners. But this is a squeaky ball:",
      { sound: "squeak-toy", hold: "end" },
      "coach: If its word fits, it brings two. So catch what fits now, or wait for a squeak? Four balls for each blank.",
    ],
    again: [
      { sound: "squeak-toy", hold: "end" },
      "coach: Squeaky balls are back: two letters, if the word fits.",
    ],
  },
  ...story("mixed", WATER, {
    as: "ride",
    set: "mixed",
    short: 0,
    how: ["coach: Nouns and verbs now. Listen to what each blank wants."],
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  ...letter("called-letter", WATER, SELECT),
  choice("next", ["Tea at Four", "Across the Sea"]),
  ...story("short-story", WATER, {
    as: "ride",
    set: "short-story",
    if: { chose: { next: "short" } },
    short: 0,
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  ...story("long-story", WATER, {
    as: "ride",
    set: "long-story",
    if: { chose: { next: "long" } },
    short: 0,
    resumed: `Listen to what each blank wants. ${SELECT}`,
  }),
  {
    id: "rehearsal",
    as: "learn",
    set: "rehearsal",
    turns: 1,
    short: 1,
    how: [
      { sound: "boss-near", hold: "end" },
      "coach: Last stories, and two blanks are open at once! Left: the noun goes in the left blank. Right: the verb goes in the right one. Down: let it go. First a rehearsal, which doesn't count.",
    ],
    resumed: ["Two blanks at once. Left: the noun. Right: the verb. Down: let it go."],
  },
  ...story("both-first", WATER, {
    as: "boss",
    set: "both",
    how: ["coach: Now it counts. Six balls for two blanks!"],
    resumed: "Two blanks at once. Left: the noun. Right: the verb. Down: let it go.",
  }),
  ...story("both-last", WATER, {
    as: "boss",
    set: "both",
    short: 0,
    how: ["coach: The very last story!"],
    resumed: "Two blanks at once. Left: the noun. Right: the verb. Down: let it go.",
  }),
  ...endings({
    id: "sign-off",
    off: "I held that in all evening! Oh, my stomach.",
    once: "One laugh on the air. The listeners want to hear it again.",
    often: "Bernard has his own show now. He thanks you for every blank.",
    keepsakes: ["microphone", "glass", "bell"],
  }),
];

export const calledLevel: Level = {
  id: "called",
  name: "Nouns and verbs",
  difficulty: -1.2,
  skill: SKILL,
  stakes: ["giggles"],
  tallies: ["letters", "words", "laughs"],
  learned: "that a noun names something, and a verb says what somebody does",
  next: "Next time there are other stories, and a captain with another name.",
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
  bank(WATER, { ...base, tales: ["water"], difficulty: -1.6 }),
];
