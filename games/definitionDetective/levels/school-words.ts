/** Level 5: words from school, shown by sounds where a sound can show them. */
import { BET } from "./bet.ts";
import type { Banks, Chapter, Group, Level } from "./level.ts";

const changes: Group = {
  id: "changes",
  candidates: [
    {
      id: "increase",
      name: "increase",
      meaning: "to become more, or to make more of something",
      caught: "My troubles just got bigger.",
    },
    {
      id: "decrease",
      name: "decrease",
      meaning: "to become less, or to make less of something",
      caught: "I feel so small.",
    },
    {
      id: "interrupt",
      name: "interrupt",
      meaning: "to break in while something is still going on",
      caught: "But wait, I wasn't finished!",
    },
    {
      id: "alternate",
      name: "alternate",
      meaning: "to take turns, first one, then the other, then the first again",
      caught: "First free, then caught.",
    },
    {
      id: "combine",
      name: "combine",
      meaning: "to put two or more things together into one",
      caught: "We can work this out together.",
    },
    {
      id: "separate",
      name: "separate",
      meaning: "to take things apart from each other",
      caught: "It's time that we part.",
    },
  ],
  clues: [
    {
      id: "amount",
      text: "It is about how much there is.",
      fits: ["yynnnn", "yynnnn"],
    },
    { id: "several", text: "You need at least 2 things for it.", fits: ["nn?yy?", "nn?yy?"] },
    { id: "adding", text: "Adding is a way to do it.", fits: ["ynnnyn", "ynnnyn"] },
    { id: "away", text: "It can mean taking something away.", fits: ["nynnny", "nynnny"] },
    { id: "when", text: "It is about when things happen.", fits: ["nnyynn", "nnyynn"] },
    { id: "belongs", text: "It is about what goes together, or does not.", fits: ["nnnnyy", "nnnnyy"] },
    {
      id: "turns",
      text: "It goes back and forth: one, the other, one, the other.",
      heard: [
        { sound: "woodblock", pitch: -5, side: -0.8, caption: "a low knock" },
        { sound: "woodblock", pitch: 5, side: 0.8, caption: "a high knock" },
        { sound: "woodblock", pitch: -5, side: -0.8, caption: "a low knock" },
        { sound: "woodblock", pitch: 5, side: 0.8, caption: "a high knock" },
      ],
      fits: ["nnnynn", "nnnynn"],
    },
    {
      id: "louder",
      text: "There is more and more.",
      heard: [
        { sound: "tom", level: 0.2, caption: "a soft drum" },
        { sound: "tom", level: 0.5, caption: "a drum" },
        { sound: "tom", level: 1, caption: "a loud drum" },
      ],
      fits: ["ynnnnn", "ynnnnn"],
    },
    {
      id: "softer",
      text: "There is less and less.",
      heard: [
        { sound: "tom", level: 1, caption: "a loud drum" },
        { sound: "tom", level: 0.5, caption: "a drum" },
        { sound: "tom", level: 0.2, caption: "a soft drum" },
      ],
      fits: ["nynnnn", "nynnnn"],
    },
    { id: "volume", text: "You can do it with the volume.", fits: ["yynnnn", "yynnnn"] },
    { id: "rude", text: "It is often rude.", fits: ["nnynnn", "nnynnn"] },
    { id: "baker", text: "Bakers do it with flour and eggs.", fits: ["nnnnyn", "nnnny?"] },
    { id: "between", text: "One part of it means between.", fits: ["nnynnn", "nnynnn"] },
    { id: "together", text: "One part of it means together.", fits: ["nnnnyn", "nnnnyn"] },
    { id: "swing", text: "Two friends do it on one swing.", fits: ["nnnynn", "nnnynn"] },
  ],
};

const thinking: Group = {
  id: "thinking",
  candidates: [
    {
      id: "predict",
      name: "predict",
      meaning: "to say what will happen before it happens",
      caught: "I saw that coming.",
      truths: [["I do my work before it happens.", { sound: "thunder-far" }], "I may turn out to be wrong."],
      lies: [{ said: "I tell what happened yesterday.", why: "Predict looks ahead: pre means before." }],
    },
    {
      id: "estimate",
      name: "estimate",
      meaning: "to make a careful guess at how much or how many",
      caught: "I'd say, about 10 years in jail?",
      truths: [["I don't count them all.", { sound: "coins" }], "I come close, and that is enough."],
      lies: [
        {
          said: "I give the exact number, every time.",
          why: "An estimate is a careful guess, not the exact number.",
        },
      ],
    },
    {
      id: "compare",
      name: "compare",
      meaning: "to find what is the same about things, and what is different",
      caught: "Next to you I'm nothing.",
      truths: ["I need at least 2 things.", "I ask: what is the same, and what is not?"],
      lies: [{ said: "One thing alone is enough for me.", why: "To compare, you need at least 2 things." }],
    },
    {
      id: "observe",
      name: "observe",
      meaning: "to notice carefully, with all your senses",
      caught: "I only listened!",
      truths: ["I use your ears, your nose and your fingers.", "I take my time to notice."],
      lies: [
        {
          said: "I make things up that were never there.",
          why: "To observe is to notice what is really there.",
        },
      ],
    },
    {
      id: "conclude",
      name: "conclude",
      meaning: "to decide what must be true, after you have thought about the facts",
      caught: "So this is the end.",
      truths: ["Facts first, then me.", "Detectives need me at the end of a case."],
      lies: [{ said: "I come first. Facts can wait.", why: "You conclude after you know the facts." }],
    },
    {
      id: "summarize",
      name: "summarize",
      meaning: "to tell only the main points, in a few words",
      caught: "In short: yes.",
      truths: ["I leave out the small stuff.", "I make a long story short."],
      lies: [{ said: "I tell every little detail.", why: "To summarize is to tell only the main points." }],
    },
  ],
  clues: [
    { id: "guess", text: "It is a kind of guess, made with care.", fits: ["yynnnn", "yynnnn"] },
    { id: "end", text: "It belongs at the end of a report.", fits: ["nnnnyy", "nnnnyy"] },
    { id: "many", text: "Its answer is: about so many.", fits: ["nynnnn", "nynnnn"] },
    { id: "tomorrow", text: "You can do it for tomorrow's weather.", fits: ["y?nnnn", "y?nnnn"] },
    { id: "same", text: "It looks for what is the same.", fits: ["nnynnn", "nnynnn"] },
    { id: "short", text: "It makes something shorter.", fits: ["nnnnny", "nnnnny"] },
    { id: "senses", text: "You do it with ears, nose or fingers.", fits: ["nn?ynn", "nn?ynn"] },
    { id: "wrong", text: "It may turn out to be wrong.", fits: ["yy??y?", "yynny?"] },
    { id: "part", text: "One part of it means before.", fits: ["ynnnnn", "ynnnnn"] },
    { id: "ahead", text: "It looks ahead in time.", fits: ["ynnnnn", "y?nnnn"] },
    { id: "facts", text: "You do it to facts that you have.", fits: ["??y?yy", "nny?yy"] },
  ],
};

const chapter: Chapter = [
  {
    id: "bell",
    type: "tell",
    as: "story",
    lines: [
      { sound: "school-bell" },
      {
        say: "Night school! The big words meet in secret, and pages go missing.",
        voice: "dot",
      },
      { say: "I brought chalk. Chalk is not a cracker. I checked.", voice: "biscuit" },
    ],
    again: [{ sound: "school-bell" }, { say: "Night school again. Sharpen your ears!", voice: "dot" }],
  },
  {
    id: "claims",
    type: "play",
    as: "hunt",
    turns: 2,
    short: 1,
    how: [
      { say: "Each word says what it does. One makes it up.", voice: "dot" },
      {
        say: "Right: walk along. Not sure? Up: press a word, for a cracker. Liars get nervous.",
        voice: "dot",
      },
    ],
    resumed: ["One word says what is not so. Right: walk along. Up: press further. Select: accuse."],
  },
  {
    id: "class",
    type: "play",
    as: "ride",
    set: "change-hums",
    turns: 2,
    short: 1,
    how: [
      { say: "Quiet! They hum under the desks.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      { say: "Not me. The thief always hums that, even when the clue fits.", voice: "dot" },
    ],
  },
  {
    id: "homework",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      {
        say: "I did my homework! I compared 2 crackers. I observed them. I combined them with my beak.",
        voice: "biscuit",
      },
      { sound: "cracker" },
      { say: "And what do you conclude?", voice: "dot" },
      { say: "I need 2 more, to be sure.", voice: "biscuit" },
    ],
  },
  {
    id: "trap",
    type: "play",
    as: "build",
    set: "school-trap",
    turns: 2,
    short: 0,
    how: [
      {
        say: "Trapdoor under the blackboard! Right: cards. Up: call out, or take back. Select: pull.",
        voice: "dot",
      },
    ],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "parrot" },
      { say: "I estimate that you can't do 6 words. I bet 2 crackers on it.", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "I conclude that you like your crackers.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "My chances increase!", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "school-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "backward-story",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { say: "I call the clues now. And I forgot which one I called.", voice: "quandle" },
      { say: "Then we do it backward! Everybody hums the truth. We find the clue.", voice: "dot" },
    ],
  },
  {
    id: "which-clue",
    type: "play",
    as: "learn",
    set: "which-clue",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Hear the row. Then Right: hear the cards. Select: that was it. Up: one more witness.",
        voice: "dot",
      },
    ],
    resumed: ["Which card was called out? Right: cards. Select: that was it. Up: one more witness."],
  },
  {
    id: "quandle",
    type: "play",
    as: "boss",
    set: "quandle-clue",
    turns: 1,
    short: 1,
    how: [{ say: "Last one! And now there are 4 cards.", voice: "quandle" }],
  },
  {
    id: "remembered",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "That was it! You know what I called, and I didn't!", voice: "quandle" },
      {
        say: "You think so hard that you forget the question. There ought to be a word for that.",
        voice: "dot",
      },
      { say: "There is. It's me. Quandle.", voice: "quandle" },
      { sound: "page-write" },
    ],
  },
  {
    id: "forgotten",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { say: "Now we have both forgotten it. I feel so much better!", voice: "quandle" },
      { sound: "laugh-child" },
      {
        say: "You think so hard that you forget the question. There ought to be a word for that.",
        voice: "dot",
      },
      { say: "There is. It's me. Quandle.", voice: "quandle" },
    ],
  },
  { id: "entry", type: "give", keepsake: "quandle" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Class, open your books.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "My debts decrease, and my hats increase!", voice: "biscuit" }],
  },
];

export const schoolWords: Level = {
  id: "school-words",
  name: "School words",
  difficulty: 2,
  skill: "academic-words",
  learned: "big school words, and what each one does exactly",
  tryAtHome: ["Estimate how many steps it is to your door. Then count, and compare."],
  next: "New words are hiding. They will want to be in the book, too!",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "alibis", groups: [thinking], row: 4 },
};

export const schoolWordsBanks: Banks = [
  {
    id: "change-hums",
    difficulty: 2,
    skill: "academic-words",
    rules: { task: "hums", groups: [changes], row: 4, liars: ["denies"], idle: 0.4 },
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
    rules: { task: "hums", groups: [changes], row: 6, liars: ["denies"], prize: BET },
  },
];
