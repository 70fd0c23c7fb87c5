import { defineGame } from "../../engine/definition/index.ts";
import { academicWords } from "./academic-words.ts";
import { doingAndDescribing } from "./doing-and-describing.ts";
import { doubleMeanings } from "./double-meanings.ts";
import { everydayNouns } from "./everyday-nouns.ts";
import { pairsOfCulprits, pairsOfThings } from "./pairs-of-culprits.ts";
import { wordParts } from "./word-parts.ts";

/** One case for each word of these groups: that word did it. */
function casesOf(groups: readonly { readonly candidates: readonly { readonly id: string }[] }[]) {
  return groups.flatMap(({ candidates }) =>
    candidates.map(({ id }) => ({ id: `case-${id}`, culprits: [id] })),
  );
}

/** Said at every level: the warm-up is from the level before, and needs them at once. */
const BUTTONS = "Left and Right: suspects. Up: a clue. Down: your clues. Select: accuse.";

const TWO_CULPRITS = [
  { say: "This time 2 words did it together!", voice: "dot" },
  { say: "One clue sheet for both: every clue fits them both.", voice: "dot" },
  "Accuse one, then the other. The buttons stay the same.",
];
const bossRules = {
  tips: ["Each clue must fit both."],
  ask: "Which 2 did it?",
  suspects: 4,
  culprits: 2,
  clues: "in-order" as const,
  clueTitles: ["about both", "about both", "about both", "one each"],
  freeClues: 1,
  reason: false,
};

export const game = defineGame({
  schema: 1,
  slug: "definitionDetective",
  title: "Definition Detective",
  category: "language",
  locale: "en-US",
  description: "Question the suspects, buy as few clues as you can, and name the hidden word.",
  objective: "Work out a word from category, use, definition and word-part clues.",
  standards: [
    { code: "CCSS L.3.4", checked: false },
    { code: "CCSS L.4.4", checked: false },
    { code: "CCSS L.5.4", checked: false },
    { code: "CCSS L.5.5c", checked: true },
  ],
  forGrownUps: [
    "Your child works out a hidden word from clues that go from vague to exact, and learns to hold each clue against each word.",
    "A wrong guess costs little: the suspect explains what it means, so a mistake teaches a second word.",
    "The words suit grades 2 to 5. Clues rest on use, touch, sound, taste and meaning, never on looks alone.",
  ],
  mechanic: "deduce",
  voices: {
    dot: { name: "Detective Dot", pitch: 1.15, rate: 1.05 },
    first: { name: "First suspect", pitch: 0.7, rate: 0.95 },
    second: { name: "Second suspect", pitch: 1.35, rate: 1 },
    third: { name: "Third suspect", pitch: 0.9, rate: 1.1 },
    fourth: { name: "Fourth suspect", pitch: 1.65, rate: 1 },
    snorfle: { name: "Snorfle", pitch: 1.55, rate: 1.15 },
    zibble: { name: "Zibble", pitch: 0.8, rate: 1.2 },
  },
  bed: "office",
  streakLayers: ["streak-low", "streak-high"],
  story: {
    hook: [{ sound: "chapter-sting" }, "Somebody stole the big dictionary of Wordville!"],
    warmUp: [{ say: "Two easy cases first.", voice: "dot" }],
    rounds: [
      {
        open: [
          { sound: "door-creak" },
          "Chapter 1. The empty shelf.",
          { say: "Five words were near here. The fewer clues you buy, the better!", voice: "dot" },
        ],
        close: [
          { sound: "page" },
          { say: "A torn slip of paper! It says: Why am I not in here?", voice: "dot" },
        ],
      },
      {
        open: [
          { sound: "footsteps" },
          "Chapter 2. Steps in the reading room.",
          { say: "Somebody giggled behind the books. Five more words heard it.", voice: "dot" },
        ],
        close: [
          { sound: "chapter-sting" },
          { say: "Everyone heard 2 voices. Our thief has a partner!", voice: "dot" },
        ],
      },
      {
        open: [
          { sound: "page" },
          "Chapter 3. Pages rustle in the attic.",
          { say: "Five words stand by the stairs. One of them let the thieves in.", voice: "dot" },
        ],
        close: [
          { sound: "door-creak" },
          { say: "The attic door is open. Now I know what the thieves want!", voice: "dot" },
        ],
      },
    ],
    bossDone: [
      { sound: "chapter-sting" },
      "In the attic sit 2 brand-new words, with the dictionary.",
      { say: "I am Snorfle!", voice: "snorfle" },
      { say: "And I am Zibble. We only wanted to be in it!", voice: "zibble" },
      { say: "Then I will write you in. Case closed!", voice: "dot" },
      { sound: "gavel" },
    ],
    tryAtHome: [
      "Make up a brand-new word, and tell somebody what it means.",
      "Think of something in your kitchen. Give 3 clues, and let somebody guess.",
      "Ask everybody at dinner for a word with 2 meanings.",
      "Find 3 soft things in your room. Say how each one feels different.",
    ],
  },
  shape: { warmUps: 2, rounds: 3, turnsPerRound: 5 },
  content: {
    groups: [...everydayNouns, ...doingAndDescribing, ...doubleMeanings, ...wordParts, ...academicWords],
    teller: { voice: "dot" },
    seats: [{ voice: "first" }, { voice: "second" }, { voice: "third" }, { voice: "fourth" }],
    sounds: {
      open: "door-creak",
      browse: "tick",
      end: "nothing",
      clue: "magnifier",
      recap: "page",
      caught: "gavel",
      innocent: "strike",
      proved: "right",
      unproved: "almost",
    },
    moves: {
      clue: { label: "Buy a clue", phrases: ["clue", "another clue", "buy a clue", "next clue"] },
      recap: {
        label: "Hear your clues",
        phrases: ["recap", "my clues", "hear the clues", "what do we know"],
      },
      accuse: { label: "Accuse", phrases: ["accuse", "accuse this one", "you did it"] },
      suspects: { label: "Hear the suspects", phrases: ["suspects", "hear the suspects"] },
      goTo: { label: "Go to {name}", phrases: ["{name}", "suspect {number}", "number {number}"] },
      accuseNamed: { label: "Accuse {name}", phrases: ["accuse {name}", "it is {name}", "{name} did it"] },
    },
    lines: {
      clue: "Clue, {title}: {clue}",
      clueTitle: "number {number}",
      cluesLeft: "Magnifiers left: {left}.",
      noCluesLeft: "No magnifiers left. Time to accuse!",
      noCluesYet: "No clues yet.",
      at: "You are at {name}.",
      silent: "Silent: {name}.",
      confessed: "Confessed: {name}.",
      alibis: ["Not me! {alibi}", "Wrong word! {alibi}", "Me? Never! {alibi}"],
      freeClue: "This clue is free.",
      confessions: [
        "You got me!",
        "All right, it was me!",
        "Drat! How did you know?",
        "Well done, detective!",
      ],
      oneMore: "One caught. Who was the other?",
      decided: "Case solved: {name}. {clue}",
      early: "Case solved, and so early: {name}!",
      reason: "Prove it. Which clue fits only {name}?",
      proving: "Left and Right: clues. Select: this one.",
      proved: "Proved! It fits only {name}.",
      unproved: "That fits {other} too.",
      weigh: "Try this on each suspect. {clue}",
      doubt: "Does {name} fit this? {clue}",
      buy: "More than one still fits. Buy a clue.",
      name: "Every clue fits {name}. Accuse {name}.",
      decoy: "This fits {other} too. {clue}",
      deciding: "This is the one. {clue}",
      and: "and",
      answer: "The word was: {name}.",
    },
  },
  levels: [
    {
      id: "everyday-things",
      name: "Everyday things",
      difficulty: -2,
      skill: "everyday-nouns",
      intro: [{ say: "I am Detective Dot. One of these words did it!", voice: "dot" }, BUTTONS],
      learned: "how to find a thing from its group, its use and its meaning",
      rules: {
        tips: ["Try each clue on each suspect.", "Somebody does not fit? Forget that one."],
        ask: "Who did it?",
        suspects: 3,
        culprits: 1,
        clues: "in-order",
        clueTitles: ["the kind", "the use", "the meaning", "the sound", "a giveaway"],
        freeClues: 1,
        reason: false,
      },
      items: casesOf(everydayNouns),
    },
    {
      id: "doing-and-describing",
      name: "Doing and describing",
      difficulty: -1,
      skill: "verbs-and-adjectives",
      easier: "everyday-things",
      intro: [
        { say: "Soon there are 4 suspects, from left to right.", voice: "dot" },
        { say: "They are words for what we do, and how things are.", voice: "dot" },
        BUTTONS,
      ],
      learned: "how to tell words like whisper and mumble apart",
      rules: {
        tips: ["Act it out: does the clue fit?", "Try each clue on each suspect."],
        ask: "Who did it?",
        suspects: 4,
        culprits: 1,
        clues: "in-order",
        clueTitles: ["the kind", "the use", "the meaning", "the sound", "a giveaway"],
        freeClues: 1,
        reason: false,
      },
      items: casesOf(doingAndDescribing),
    },
    {
      id: "double-lives",
      name: "Double lives",
      difficulty: 0,
      skill: "multiple-meanings",
      easier: "doing-and-describing",
      intro: [
        { say: "Soon we meet words with double lives: each has more than one meaning.", voice: "dot" },
        { say: "Then you must prove it, too: which clue fits only your word?", voice: "dot" },
        BUTTONS,
      ],
      learned: "that one word can have 2 meanings, and how to prove which word it is",
      rules: {
        tips: ["Think of both meanings.", "Which clue fits nobody else?"],
        ask: "Who did it?",
        suspects: 4,
        culprits: 1,
        clues: "in-order",
        clueTitles: ["one meaning", "a use", "another meaning", "the sound", "both meanings"],
        freeClues: 1,
        reason: true,
      },
      items: casesOf(doubleMeanings),
    },
    {
      id: "word-parts",
      name: "Word parts",
      difficulty: 1,
      skill: "word-parts",
      easier: "double-lives",
      intro: [
        { say: "Soon come long words. They are built from parts that mean something.", voice: "dot" },
        { say: "My first clue is a part then: a beginning, an ending, or a root.", voice: "dot" },
        BUTTONS,
      ],
      learned: "what parts like re, less and tele mean in a word",
      rules: {
        tips: ["Cut the word in parts. What does each mean?"],
        ask: "Who did it?",
        suspects: 4,
        culprits: 1,
        clues: "in-order",
        clueTitles: ["a word part", "the use", "the meaning", "another part", "a giveaway"],
        freeClues: 1,
        reason: true,
      },
      items: casesOf(wordParts),
    },
    {
      id: "school-words",
      name: "School words",
      difficulty: 2,
      skill: "academic-words",
      easier: "word-parts",
      intro: [
        { say: "Soon come big words from school.", voice: "dot" },
        { say: "My first clue is only an idea then. Think before you buy!", voice: "dot" },
        BUTTONS,
      ],
      learned: "school words, and how to find them from just an idea",
      rules: {
        tips: ["Put the word in a sentence of your own."],
        ask: "Who did it?",
        suspects: 4,
        culprits: 1,
        clues: "in-order",
        clueTitles: ["the idea", "the use", "the meaning", "a word part", "a giveaway"],
        freeClues: 1,
        reason: true,
      },
      items: casesOf(academicWords),
    },
  ],
  easierBosses: [
    {
      upTo: "everyday-things",
      id: "two-things",
      name: "Two culprits",
      difficulty: -1,
      skill: "words-in-common",
      intro: TWO_CULPRITS,
      learned: "how to find what 2 things have in common",
      rules: bossRules,
      items: pairsOfThings,
    },
  ],
  boss: {
    id: "two-culprits",
    name: "Two culprits",
    difficulty: 1,
    skill: "words-in-common",
    turns: 2,
    intro: TWO_CULPRITS,
    learned: "how to find what 2 words have in common",
    rules: bossRules,
    items: pairsOfCulprits,
  },
});
