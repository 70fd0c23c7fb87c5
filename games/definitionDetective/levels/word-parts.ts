/** Level 4: words that are built of parts. The parts decide. */
import { BET } from "./bet.ts";
import type { Banks, Chapter, Group, Level } from "./level.ts";

const beginnings: Group = {
  id: "beginnings",
  candidates: [
    {
      id: "rewrite",
      name: "rewrite",
      meaning: "to write something again, to make it better",
      caught: "I'd like to do that over.",
      truths: [
        ["First there was one version. Then I came.", { sound: "page-write" }],
        "I come after the first try.",
      ],
      lies: [
        {
          said: "I come before anything is on the paper.",
          why: "Re means again: something was there before.",
        },
      ],
    },
    {
      id: "unlock",
      name: "unlock",
      meaning: "to open with a key what was locked",
      caught: "An open and shut case.",
      truths: [["You need a key for me.", { sound: "lock-click" }], "I undo what a lock did."],
      lies: [{ said: "I keep everybody out.", why: "Un turns it around: now everybody can come in." }],
    },
    {
      id: "preheat",
      name: "preheat",
      meaning: "to make an oven hot before the food goes in",
      caught: "I was too hot to handle.",
      truths: ["I come first, then the cookies.", "I begin with an empty oven."],
      lies: [
        {
          said: "I come after the cookies are done.",
          why: "Pre means before: first the heat, then the cookies.",
        },
      ],
    },
    {
      id: "misspell",
      name: "misspell",
      meaning: "to write a word with the wrong letters",
      caught: "G, I, L, T, Y. Guilty.",
      truths: ["I am why pencils have erasers.", "One wrong letter is enough for me."],
      lies: [{ said: "With me, every letter is in its place.", why: "Mis means wrong: some letter is not." }],
    },
    {
      id: "refill",
      name: "refill",
      meaning: "to make something full again",
      caught: "I'm full of regret. Again.",
      truths: [
        ["Your cup was full, then empty, then I came.", { sound: "pour" }],
        "I do the same thing once more.",
      ],
      lies: [
        { said: "I pour your cup for the very first time.", why: "Re means again: it was full before." },
      ],
    },
    {
      id: "misplace",
      name: "misplace",
      meaning: "to put something in the wrong place, so that you cannot find it",
      caught: "Where did I put my excuse?",
      truths: [["Where are my keys? Ask me!", { sound: "drawer" }], "I never happen on purpose."],
      lies: [
        { said: "I put everything where it belongs.", why: "Mis means wrong: it is in the wrong place." },
      ],
    },
  ],
  clues: [
    { id: "again", text: "One part of it means again.", fits: ["ynnnyn", "ynnnyn"] },
    { id: "wrong", text: "One part of it means wrong.", fits: ["nnnyny", "nnnyny"] },
    { id: "before", text: "One part of it means before.", fits: ["nnynnn", "nnynnn"] },
    { id: "around", text: "One part of it turns the meaning around.", fits: ["nynnnn", "nynnnn"] },
    { id: "letters", text: "It has to do with letters and words.", fits: ["ynnynn", "ynnynn"] },
    { id: "mistake", text: "It is a mistake.", fits: ["nnnyny", "nnnyny"] },
    { id: "pencil", text: "You need a pencil or keys to type on.", fits: ["y?nynn", "y?nynn"] },
    { id: "accident", text: "It mostly happens by accident.", fits: ["nnnyny", "nnnyny"] },
    { id: "second", text: "It is never the first time.", fits: ["y?nnyn", "ynnnyn"] },
    { id: "door", text: "A door may need it.", fits: ["nynnnn", "nynnnn"] },
    { id: "useful", text: "It makes something open, hot or full.", fits: ["nyynyn", "nyynyn"] },
    { id: "lost", text: "Afterward, you search the whole house.", fits: ["nnnnny", "nnnnny"] },
    { id: "bottle", text: "You can do it to a water bottle.", fits: ["nnnny?", "nnnny?"] },
  ],
};

const endings: Group = {
  id: "endings",
  candidates: [
    { id: "fearless", name: "fearless", meaning: "without any fear", caught: "I'm not afraid of jail." },
    {
      id: "careless",
      name: "careless",
      meaning: "without care, so that things go wrong",
      caught: "Oops. I left tracks.",
    },
    {
      id: "careful",
      name: "careful",
      meaning: "full of care, so that nothing goes wrong",
      caught: "I was so careful!",
    },
    {
      id: "hopeful",
      name: "hopeful",
      meaning: "full of hope that it will turn out well",
      caught: "I hoped you wouldn't notice.",
    },
    {
      id: "powerful",
      name: "powerful",
      meaning: "full of power, very strong",
      caught: "Even my muscles can't help me.",
    },
    { id: "painless", name: "painless", meaning: "without any pain", caught: "That didn't even hurt." },
  ],
  clues: [
    { id: "without", text: "One part of it means without.", fits: ["yynnny", "yynnny"] },
    { id: "full", text: "One part of it means full of.", fits: ["nnyyyn", "nnyyyn"] },
    { id: "person", text: "You can call a person that.", fits: ["yyyyyn", "yyyyyn"] },
    { id: "job", text: "It tells how well somebody does a job.", fits: ["nyynn?", "nyynnn"] },
    { id: "strong", text: "It is about being strong.", fits: ["n?nnyn", "nnnnyn"] },
    { id: "hurt", text: "It tells you whether something hurts.", fits: ["nnnnny", "nnnnny"] },
    { id: "later", text: "It is about what may come.", fits: ["nn?ynn", "n??ynn"] },
    { id: "scared", text: "It tells you who is not scared.", fits: ["ynnnnn", "ynnnnn"] },
    { id: "care", text: "Its beginning is care.", fits: ["nyynnn", "nyynnn"] },
    { id: "dentist", text: "You want your dentist's work to be that.", fits: ["?ny??y", "?nyn?y"] },
    { id: "spill", text: "It goes with spilled milk.", fits: ["nynnnn", "nynnnn"] },
    { id: "engine", text: "A truck's engine is that.", fits: ["nnnnyn", "nnnnyn"] },
  ],
};

const chapter: Chapter = [
  {
    id: "workshop",
    type: "tell",
    as: "learn",
    lines: [
      { say: "The word workshop! Words are built of parts here.", voice: "dot" },
      { sound: "gear" },
      { say: "Re means again.", voice: "dot" },
      { sound: "door-open" },
      { sound: "door-open" },
      { say: "Un means undo. Mis means wrong. Pre means before.", voice: "dot" },
    ],
    again: [{ sound: "gear" }, { say: "The workshop again! Listen to the parts.", voice: "dot" }],
  },
  {
    id: "bolts",
    type: "play",
    as: "build",
    turns: 2,
    short: 0,
    how: [
      { say: "Call clues, until only the thief stands on the trapdoor.", voice: "dot" },
      { say: "Right: cards. Up: call it, or take it back. Select: pull.", voice: "dot" },
    ],
    resumed: ["Right: hear the cards. Up: call it out, or take it back. Select: pull the lever."],
  },
  {
    id: "boasts",
    type: "play",
    as: "hunt",
    set: "part-stories",
    turns: 2,
    short: 1,
    how: [
      {
        say: "They talk about themselves. Walk along. One story doesn't match its word parts. Not sure? Up: press it.",
        voice: "dot",
      },
    ],
  },
  {
    id: "rebiscuit",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { sound: "gear" },
      {
        say: "I'm building, too! Rebiscuit: one more cracker. Misbiscuit: the wrong cracker.",
        voice: "biscuit",
      },
      { say: "And unbiscuit: you give it back.", voice: "dot" },
      { say: "There is no such word!", voice: "biscuit" },
    ],
  },
  {
    id: "which-end",
    type: "choose",
    ask: [
      {
        say: "Rattling at both ends of the shop! Where shall we go?",
        voice: "dot",
      },
    ],
    options: [
      {
        id: "beginnings",
        label: "Beginnings",
        phrases: ["begin", "beginnings"],
        chosen: ["To the beginnings!"],
      },
      {
        id: "endings",
        label: "Endings",
        phrases: ["end", "endings"],
        chosen: ["Less means without. Ful means full of. To the endings!"],
      },
    ],
  },
  {
    id: "begin-hums",
    type: "play",
    as: "ride",
    set: "beginning-hums",
    turns: 2,
    short: 1,
    if: { chose: { "which-end": "beginnings" } },
    how: [
      { say: "They hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. The thief always hums that, even when the clue fits. Up: buy a clue.", voice: "dot" },
    ],
  },
  {
    id: "end-hums",
    type: "play",
    as: "ride",
    set: "ending-hums",
    turns: 2,
    short: 1,
    if: { chose: { "which-end": "endings" } },
    how: [
      { say: "They hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. The thief always hums that, even when the clue fits. Up: buy a clue.", voice: "dot" },
    ],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "parrot" },
      { say: "Bet 2 crackers? Six words in one row, and parts in all of them.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "No bet, no fun. And no crumbs.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "Six! I'll prebite my cracker.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "parts-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "splash",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "splash", side: -0.7 },
      { rest: 0.5 },
      { sound: "splash", side: -0.7 },
      {
        say: "Something fell into the oil. And again. And there are 2 thieves in the next row!",
        voice: "dot",
      },
    ],
  },
  {
    id: "reglump",
    type: "play",
    as: "boss",
    set: "reglump-row",
    turns: 2,
    short: 1,
    how: [{ say: "Both always hum low. Find one, then the other.", voice: "dot" }],
  },
  {
    id: "dry",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "I'm Reglump. I'd shake your hand, but I'm all oil. Again.", voice: "reglump" },
      { say: "A new word with re in it? Let me guess what you mean!", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "oily",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "run", side: 0.7 },
      { sound: "splash", side: 0.7 },
      { say: "Not again! I'm Reglump, and I fell in again.", voice: "reglump", side: 0.7 },
      { say: "Re means again. I can guess what you mean. Into the book with you!", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "reglump" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "The pages, fresh from the workshop.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "I am hatful now. Dot is hatless!", voice: "biscuit" }],
  },
];

export const wordParts: Level = {
  id: "word-parts",
  name: "Word parts",
  difficulty: 1,
  skill: "word-parts",
  learned: "what parts like re, mis and less do to a word",
  tryAtHome: ["Undo, redo, misdo: find a job at home that you can say with re, un or mis."],
  next: "Next time, night school, where somebody plays everything backward.",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "trap", groups: [beginnings], row: 4, cards: 4 },
};

export const wordPartsBanks: Banks = [
  {
    id: "part-stories",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "alibis", groups: [beginnings], row: 4 },
  },
  {
    id: "beginning-hums",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "hums", groups: [beginnings], row: 4, liars: ["denies"], idle: 0.4 },
  },
  {
    id: "ending-hums",
    difficulty: 1,
    skill: "word-parts",
    rules: { task: "hums", groups: [endings], row: 4, liars: ["denies"], idle: 0.4 },
  },
  {
    id: "reglump-row",
    difficulty: 1.5,
    skill: "word-parts",
    rules: {
      task: "hums",
      groups: [endings, beginnings],
      row: 5,
      liars: ["denies", "denies"],
      final: true,
    },
  },
  {
    id: "parts-bet",
    difficulty: 1.3,
    skill: "word-parts",
    rules: { task: "hums", groups: [beginnings, endings], row: 6, liars: ["denies"], prize: BET },
  },
];
