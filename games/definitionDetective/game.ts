import { defineGame, type PartsOf } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { usualArc } from "../usual-arc.ts";
import { academicWords } from "./academic-words.ts";
import { doingAndDescribing } from "./doing-and-describing.ts";
import { doubleMeanings } from "./double-meanings.ts";
import { everydayNouns } from "./everyday-nouns.ts";
import { pairsOfCulprits, pairsOfThings } from "./pairs-of-culprits.ts";
import { wordParts } from "./word-parts.ts";

/** One case for each word of these groups: that word hides a page. */
function casesOf(groups: readonly { readonly candidates: readonly { readonly id: string }[] }[]) {
  return groups.flatMap(({ candidates }) =>
    candidates.map(({ id }) => ({ id: `case-${id}`, culprits: [id] })),
  );
}

/** Said at every level: the warm-up is from the level before, and needs them at once. */
const BUTTONS = "Left and Right: suspects. Up: a clue. Down: your clues. Select: accuse.";

const TWO_CULPRITS = [
  { say: "The last pages! Now 2 words work together, and each hides one.", voice: "dot" },
  { say: "There is one set of clues. Every clue fits both words.", voice: "dot" },
  "Accuse one, then the other. The buttons stay the same.",
];
const bossRules = {
  tips: ["Each clue must fit both."],
  ask: "Which 2 hide a page?",
  suspects: 4,
  culprits: 2,
  clues: "in-order" as const,
  clueTitles: ["about both", "about both", "about both", "one each"],
  freeClues: 1,
  reason: false,
};

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
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
      left: { label: "Go left", phrases: ["left", "previous"] },
      right: { label: "Go right", phrases: ["right", "next"] },
      choose: { label: "This one", phrases: ["this one", "that one"] },
      chooseNumbered: ["number {number}"],
      clue: { label: "Buy a clue", phrases: ["clue", "another clue", "buy a clue", "next clue"] },
      recap: {
        label: "Hear your clues",
        phrases: ["recap", "my clues", "hear the clues", "what do we know"],
      },
      accuse: { label: "Accuse", phrases: ["accuse", "accuse this one", "you did it", "you have it"] },
      suspects: { label: "Hear the suspects", phrases: ["suspects", "hear the suspects"] },
      goTo: { label: "Go to {name}", phrases: ["{name}", "suspect {number}", "number {number}"] },
      accuseNamed: {
        label: "Accuse {name}",
        phrases: ["accuse {name}", "it is {name}", "{name} did it", "{name} has it"],
      },
    },
    lines: {
      clue: "Clue, {title}: {clue}",
      clueTitle: "number {number}",
      cluesLeft: "Clues left to buy: {left}.",
      noCluesLeft: "No clues left to buy. Time to accuse!",
      noCluesYet: "No clues yet.",
      at: "You are at {name}.",
      silent: "{name}: not guilty.",
      confessed: "{name}: caught.",
      alibis: ["Not me! {alibi}", "Wrong word! {alibi}", "Me? Never! {alibi}"],
      freeClue: "This clue is free.",
      confessions: [
        "You got me! Take my page.",
        "All right, I have it. Here!",
        "Drat! I wanted to keep my page.",
        "Well done, detective! The page is yours.",
      ],
      oneMore: "One page! Who has the other?",
      decided: "Case solved: {name}. {clue}",
      early: "Case solved, and so early: {name}!",
      reason: "Prove it. Which clue fits only {name}?",
      proving: "Left and Right: clues. Select: this one.",
      proved: "Proved! It fits only {name}.",
      unproved: "That fits {other}, too.",
      compare: "Try each clue on {others}. You need one that fits none of them.",
      weigh: "Try this on each suspect. {clue}",
      doubt: "Does this fit {name}? {clue}",
      buy: "More than one still fits. Buy a clue.",
      name: "Every clue fits {name}. Accuse {name}.",
      decoy: "Not this one. It fits {other}, too: {clue}",
      deciding: "The right clue: {clue}",
      and: "and",
      answer: "It was {name}.",
    },
  },
  tryAtHome: [
    "Make up a brand-new word, and tell somebody what it means.",
    "Think of something in your kitchen. Give 3 clues, and let somebody guess.",
    "Ask everybody at dinner for a word with 2 meanings.",
    "Find 3 soft things in your room. Say how each one feels different.",
  ],
  ...usualArc<PartsOf<"deduce">>({
    story: {
      hook: [
        { sound: "chapter-sting" },
        "Somebody stole the big dictionary of Wordville!",
        "In every case, one word hides a page of it.",
      ],
      warmUp: [{ say: "Two easy cases first.", voice: "dot" }],
      rounds: [
        {
          open: [
            { sound: "door-creak" },
            "Chapter 1. The empty shelf.",
            { say: "Five cases, five pages. The fewer clues you buy, the better!", voice: "dot" },
          ],
          close: [
            { sound: "page" },
            { say: "Five pages are back, with a note. It says: Why am I not in here?", voice: "dot" },
          ],
        },
        {
          open: [
            { sound: "footsteps" },
            "Chapter 2. Steps in the reading room.",
            { say: "Somebody giggles behind the books. Let us find five more pages!", voice: "dot" },
          ],
          close: [
            { sound: "chapter-sting" },
            { say: "They all got their pages from 2 strangers. Our thief has a partner!", voice: "dot" },
          ],
        },
        {
          open: [
            { sound: "page" },
            "Chapter 3. Rustling in the attic.",
            { say: "Five more pages are on the stairs. We are getting close!", voice: "dot" },
          ],
          close: [
            { sound: "door-creak" },
            { say: "The attic door is open! But 2 pairs of words stand guard.", voice: "dot" },
          ],
        },
      ],
      bossDone: [
        { sound: "chapter-sting" },
        "In the attic, 2 brand-new words sit in the empty dictionary.",
        { say: "I am Snorfle! We took it.", voice: "snorfle" },
        { say: "And I am Zibble. We only wanted to be in it!", voice: "zibble" },
        { say: "Give it back, and I will write you both in. Case closed!", voice: "dot" },
        { sound: "gavel" },
      ],
    },
    shape: { warmUps: 2, turnsPerRound: 5 },
    turns: 2,
    levels: [
      {
        id: "everyday-things",
        name: "Everyday things",
        difficulty: -2,
        skill: "everyday-nouns",
        intro: [{ say: "I am Detective Dot. Help me get the pages back!", voice: "dot" }, BUTTONS],
        learned: "how to find a thing from its group, its use and its meaning",
        rules: {
          tips: ["Try each clue on each suspect.", "Does a word not fit? Then rule it out."],
          ask: "Who has the page?",
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
          { say: "After the warm-up, there are 4 suspects, from left to right.", voice: "dot" },
          { say: "They are words for what we do, and for how things are.", voice: "dot" },
          BUTTONS,
        ],
        learned: "how to tell words like whisper and mumble apart",
        rules: {
          tips: ["Act it out: does the clue fit?", "Try each clue on each suspect."],
          ask: "Who has the page?",
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
          { say: "After the warm-up, every word leads a double life: it has 2 meanings.", voice: "dot" },
          { say: "And you must prove your case: which clue fits only your word?", voice: "dot" },
          BUTTONS,
        ],
        learned: "that one word can have 2 meanings, and how to prove which word it is",
        rules: {
          tips: ["Think of both meanings.", "Which clue fits nobody else?"],
          ask: "Who has the page?",
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
          { say: "After the warm-up, the words are long, and each part means something.", voice: "dot" },
          { say: "My first clue will be about a part: a beginning, an ending, or a root.", voice: "dot" },
          BUTTONS,
        ],
        learned: "what parts like re, less and tele mean in a word",
        rules: {
          tips: ["Break the word into parts. What does each part mean?"],
          ask: "Who has the page?",
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
          { say: "After the warm-up, you meet big words from school.", voice: "dot" },
          { say: "My first clue will only hint at the word. Think before you buy!", voice: "dot" },
          BUTTONS,
        ],
        learned: "big school words, and how to find them from a small hint",
        rules: {
          tips: ["Put the word in a sentence of your own."],
          ask: "Who has the page?",
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
    bosses: [
      {
        upTo: "everyday-things",
        id: "two-things",
        difficulty: -1,
        skill: "words-in-common",
        intro: TWO_CULPRITS,
        rules: bossRules,
        items: pairsOfThings,
      },
      {
        id: "two-culprits",
        difficulty: 1,
        skill: "words-in-common",
        intro: TWO_CULPRITS,
        rules: bossRules,
        items: pairsOfCulprits,
      },
    ],
  }),
});
