/** Level 3: words with two meanings. A clue fits a word when it is true of either meaning. */
import { BET } from "./bet.ts";
import type { Banks, Chapter, Group, Level } from "./level.ts";

const creatures: Group = {
  id: "creatures",
  candidates: [
    {
      id: "bark",
      name: "bark",
      meaning: "what a dog says, and the skin of a tree",
      caught: "Woof. I give up.",
    },
    {
      id: "bat",
      name: "bat",
      meaning: "a furry animal that flies at night, and a club to hit a ball with",
      caught: "Strike three. I'm out.",
    },
    {
      id: "trunk",
      name: "trunk",
      meaning: "the long nose of an elephant, and the thick stem of a tree",
      caught: "I packed it away.",
    },
    {
      id: "horn",
      name: "horn",
      meaning: "a hard point on an animal's head, and a thing that you honk or blow",
      caught: "Honk. Guilty.",
    },
    {
      id: "seal",
      name: "seal",
      meaning: "a sea animal with flippers, and to close something tight",
      caught: "My lips were sealed.",
    },
    {
      id: "fly",
      name: "fly",
      meaning: "a small insect that buzzes, and to move through the air",
      caught: "I should have flown.",
    },
  ],
  clues: [
    {
      id: "tree",
      text: "One meaning is a part of a tree.",
      heard: [{ sound: "woodpecker", caption: "a woodpecker drums on wood" }],
      fits: ["ynynnn", "ynynnn"],
    },
    {
      id: "hit",
      text: "One meaning hits a ball.",
      heard: [{ sound: "ball-whoosh", caption: "a ball is hit and whooshes past" }],
      fits: ["nynnnn", "nynnnn"],
    },
    {
      id: "buzz",
      text: "One meaning buzzes.",
      heard: [{ sound: "mosquito", caption: "a tiny insect buzzes past" }],
      fits: ["nnnnny", "nnnnny"],
    },
    {
      id: "goat",
      text: "One meaning grows on a goat's head.",
      heard: [{ sound: "goat", caption: "a goat bleats" }],
      fits: ["nnnynn", "nnnynn"],
    },
    { id: "part", text: "One meaning is a part of an animal.", fits: ["nnyynn", "nnyynn"] },
    { id: "animal", text: "One meaning is an animal.", fits: ["nynnyy", "nynnyy"] },
    {
      id: "wings",
      text: "One meaning has to do with wings.",
      heard: [{ sound: "wings", caption: "wings flap" }],
      fits: ["nynnny", "nynnny"],
    },
    {
      id: "barking",
      text: "One meaning goes arf, arf.",
      heard: [{ sound: "seal", caption: "a bark, hoarse and wet" }],
      fits: ["ynnnyn", "ynnnyn"],
    },
    {
      id: "car",
      text: "One meaning belongs to a car.",
      heard: [{ sound: "car-start", caption: "a car starts" }],
      fits: ["nnyynn", "nnyynn"],
    },
    {
      id: "elephant",
      text: "One meaning belongs to an elephant.",
      heard: [{ sound: "elephant", caption: "an elephant trumpets" }],
      fits: ["nnynnn", "nnynnn"],
    },
    { id: "game", text: "One meaning is used in a ball game.", fits: ["nynnn?", "nynnnn"] },
    { id: "do", text: "One meaning is something that a pilot does.", fits: ["nnnnny", "nnnnny"] },
    { id: "close", text: "One meaning is something you do to an envelope.", fits: ["nnnnyn", "nnnnyn"] },
    { id: "music", text: "One meaning plays in a band.", fits: ["nnnynn", "nnnynn"] },
    { id: "rough", text: "One meaning feels rough to your hand.", fits: ["yn?nnn", "yn??nn"] },
    { id: "night", text: "One meaning hangs upside down.", fits: ["nynnn?", "nynnnn"] },
  ],
};

const things: Group = {
  id: "things",
  candidates: [
    {
      id: "ring",
      name: "ring",
      phrases: ["wring"],
      meaning: "a band for your finger, and the sound of a phone",
      caught: "You have me around your finger.",
    },
    {
      id: "wave",
      name: "wave",
      phrases: ["waive"],
      meaning: "water that rises and rolls in, and to move your hand to say hello",
      caught: "Bye-bye, freedom.",
    },
    {
      id: "match",
      name: "match",
      meaning: "a little stick that makes fire, and a game between two sides",
      caught: "I met my match.",
    },
    {
      id: "nail",
      name: "nail",
      meaning: "a pointed bit of metal for a hammer, and the hard tip of a finger",
      caught: "You hit me on the head.",
    },
    {
      id: "spring",
      name: "spring",
      meaning: "the season after winter, and a coil that bounces back",
      caught: "You sprang that on me.",
    },
    {
      id: "jam",
      name: "jam",
      meaning: "sweet fruit for your bread, and cars that are stuck on a road",
      caught: "I'm in a real jam.",
    },
  ],
  clues: [
    { id: "finger", text: "One meaning belongs to a finger.", fits: ["ynnynn", "ynnynn"] },
    { id: "metal", text: "One meaning is often made of metal.", fits: ["ynnyyn", "ynnyyn"] },
    { id: "back", text: "One meaning comes again and again.", fits: ["?ynnyn", "?ynny?"] },
    { id: "hand", text: "One meaning fits into your closed hand.", fits: ["y?yyyn", "ynyyyn"] },
    {
      id: "phone",
      text: "One meaning you hear on the phone.",
      heard: [{ sound: "phone-ring", caption: "a telephone" }],
      fits: ["ynnnnn", "ynnnnn"],
    },
    {
      id: "sea",
      text: "One meaning you hear at the sea.",
      heard: [{ sound: "wave-here", caption: "water rolls up a beach" }],
      fits: ["nynnnn", "nynnnn"],
    },
    {
      id: "bird",
      text: "One meaning you hear when the birds come back.",
      heard: [{ sound: "bird", caption: "a bird sings" }],
      fits: ["nnnnyn", "nnnnyn"],
    },
    {
      id: "hammer",
      text: "One meaning goes with a hammer.",
      heard: [{ sound: "hammer", caption: "a hammer strikes" }],
      fits: ["nnnynn", "nnnynn"],
    },
    {
      id: "winner",
      text: "One meaning has a winner.",
      fits: ["nnynnn", "nnynnn"],
    },
    {
      id: "jar",
      text: "One meaning is in a jar.",
      heard: [{ sound: "jar-pop", caption: "the lid of a jar pops open" }],
      fits: ["nnnnny", "nnnnny"],
    },
    {
      id: "traffic",
      text: "One meaning happens on the road.",
      heard: [{ sound: "car-horn", caption: "a car honks" }],
      fits: ["nnnnny", "nnnnny"],
    },
    { id: "crowd", text: "One meaning has many people in it.", fits: ["n?ynny", "n?ynny"] },
    { id: "wet", text: "One meaning is wet.", fits: ["nynn?y", "nynn??"] },
    { id: "notice", text: "One meaning makes somebody notice you.", fits: ["yynnnn", "yynnnn"] },
    { id: "eat", text: "One meaning is for eating.", fits: ["nnnnny", "nnnnny"] },
    { id: "late", text: "One meaning makes people late for work.", fits: ["nnnnny", "nnnnny"] },
    { id: "thing", text: "One meaning is long, thin and hard.", fits: ["nnyynn", "nnyynn"] },
    { id: "hot", text: "One meaning can burn you.", fits: ["nnynnn", "nnynnn"] },
    { id: "moves", text: "One meaning goes up and down.", fits: ["nynnyn", "nynnyn"] },
  ],
};

const chapter: Chapter = [
  {
    id: "two-faces",
    type: "tell",
    as: "story",
    lines: [
      { sound: "dog" },
      { sound: "leaf-rustle" },
      { say: "Two sounds, one word: bark! Every word here leads a double life.", voice: "dot" },
      { say: "A clue fits if it is true of either life.", voice: "dot" },
    ],
    again: [{ say: "Back among the double lives. Think of both meanings!", voice: "dot" }],
  },
  {
    id: "masks",
    type: "play",
    as: "ride",
    turns: 2,
    short: 1,
    how: [
      { say: "They hum.", voice: "dot" },
      { sound: "hum-yes", hold: "end" },
      { say: "Yes, that's me.", voice: "dot" },
      { sound: "hum-no", hold: "end" },
      {
        say: "Not me. The thief always hums that, even when the clue fits. Right: walk along. Select: accuse.",
        voice: "dot",
      },
    ],
    resumed: ["The thief always hums low. Think of both meanings. Up: buy a clue."],
  },
  {
    id: "two-sounds",
    type: "play",
    as: "hunt",
    set: "sounds-of-two",
    turns: 2,
    short: 0,
    how: [
      {
        say: "This one left only its noise behind. Which word can make it, in one of its lives?",
        voice: "dot",
      },
    ],
  },
  {
    id: "to-parrot",
    type: "tell",
    as: "story",
    if: { length: "full" },
    lines: [
      { sound: "parrot" },
      {
        say: "I have 2 lives, too! A parrot. And to parrot: to say what somebody else said.",
        voice: "biscuit",
      },
      { say: "Please don't.", voice: "dot" },
      { say: "Please don't. Please don't!", voice: "biscuit" },
      {
        say: "Careful: 2 liars in the next row. One always hums low: not me. One always hums high: yes, me.",
        voice: "dot",
      },
    ],
  },
  {
    id: "mirror",
    type: "play",
    as: "ride",
    set: "double-mirror",
    turns: 1,
    short: 0,
    how: [{ say: "Accuse one, then the other.", voice: "dot" }],
  },
  {
    id: "trapdoor",
    type: "tell",
    as: "story",
    lines: [
      { sound: "trapdoor" },
      { say: "Look what I built! A trapdoor, for thieves only.", voice: "biscuit" },
      {
        say: "Call out a clue: whoever fits comes forward. Call 2, and only those who fit both stay.",
        voice: "dot",
      },
    ],
    again: [{ sound: "trapdoor" }, { say: "My trapdoor is oiled!", voice: "biscuit" }],
  },
  {
    id: "trap",
    type: "play",
    as: "build",
    set: "double-trap",
    turns: 2,
    short: 1,
    how: [
      {
        say: "Right: hear the cards. Up: call one out, or take it back. Select: pull the lever.",
        voice: "dot",
      },
      { say: "First call is free. Then a cracker each!", voice: "biscuit" },
    ],
    resumed: ["Right: hear the cards. Up: call one out, or take it back. Select: pull the lever."],
  },
  {
    id: "bet",
    type: "choose",
    if: { length: "full" },
    ask: [
      { sound: "parrot" },
      { say: "A bet! Six words, 12 meanings, 2 crackers. Dare you?", voice: "biscuit" },
    ],
    options: [
      {
        id: "no",
        label: "No bet",
        phrases: ["no", "no thanks", "not today"],
        chosen: [{ say: "Pity. I was looking forward to it.", voice: "biscuit" }],
      },
      {
        id: "yes",
        label: "Bet",
        phrases: ["yes", "i bet", "a bet", "let's bet"],
        chosen: [{ say: "12 meanings! I can only count to 5.", voice: "biscuit" }, { sound: "dice" }],
      },
    ],
  },
  {
    id: "the-bet",
    type: "play",
    as: "duel",
    set: "double-bet",
    turns: 1,
    short: 0,
    if: { chose: { bet: "yes" }, length: "full" },
  },
  {
    id: "snooze",
    type: "tell",
    as: "story",
    lines: [
      { sound: "boss-near", hold: "end" },
      { sound: "sigh", pitch: -5 },
      { say: "Something huge let itself drop onto the sofa. It wears a word as a costume.", voice: "dot" },
    ],
  },
  {
    id: "flomp",
    type: "play",
    as: "boss",
    set: "flomp-trap",
    turns: 1,
    short: 1,
    how: [{ say: "Five words, 5 cards. If anybody else falls in, it wakes up and eats.", voice: "dot" }],
  },
  {
    id: "asleep",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { from: 1 } } },
    lines: [
      { say: "Oh. Nice trap. Soft. I'm Flomp. I only wanted a page as a pillow.", voice: "flomp" },
      { say: "You can have a place in the book instead.", voice: "dot" },
      { sound: "page-write" },
    ],
  },
  {
    id: "awake",
    type: "tell",
    as: "story",
    if: { tallies: { finals: { to: 0 } } },
    lines: [
      { sound: "yawn", pitch: -5 },
      { say: "Who woke me? I'm Flomp. Oh, that was your good sofa. Was.", voice: "flomp" },
      { sound: "spring" },
      { say: "Never mind the sofa. Tell me what you mean, and I write you in.", voice: "dot" },
    ],
  },
  { id: "entry", type: "give", keepsake: "flomp" },
  {
    id: "pages",
    type: "tell",
    as: "perform",
    lines: [{ say: "Some pages, with both their lives.", voice: "dot" }, { perform: true }],
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
    lines: [{ sound: "parrot" }, { say: "Dot still owes me. I wear the hat on Sundays.", voice: "biscuit" }],
  },
];

export const doubleLives: Level = {
  id: "double-lives",
  name: "Double lives",
  difficulty: 0,
  skill: "multiple-meanings",
  learned: "to think of both meanings of a word before you decide",
  tryAtHome: ["Ask everybody at dinner for a word with 2 meanings."],
  next: "Next time, the workshop where words are screwed together.",
  stakes: ["crackers", "nibbler"],
  tallies: ["pages", "bitten"],
  chapter,
  rules: { task: "hums", groups: [creatures, things], row: 4, liars: ["denies"], idle: 0.4 },
};

export const doubleLivesBanks: Banks = [
  {
    id: "double-mirror",
    difficulty: 0.5,
    skill: "multiple-meanings",
    rules: { task: "hums", groups: [creatures, things], row: 4, liars: ["denies", "boasts"] },
  },
  {
    id: "sounds-of-two",
    difficulty: 0,
    skill: "multiple-meanings",
    rules: { task: "seek", groups: [creatures, things], row: 4 },
  },
  {
    id: "double-trap",
    difficulty: 0.3,
    skill: "multiple-meanings",
    rules: { task: "trap", groups: [creatures, things], row: 4, cards: 4 },
  },
  {
    id: "flomp-trap",
    difficulty: 0.8,
    skill: "multiple-meanings",
    rules: {
      task: "trap",
      groups: [creatures, things],
      row: 5,
      cards: 5,
      final: true,
      unmasked: [
        { sound: "sigh", pitch: -5 },
        { say: "Uff. It's me in here.", voice: "flomp" },
      ],
    },
  },
  {
    id: "double-bet",
    difficulty: 0.6,
    skill: "multiple-meanings",
    rules: { task: "seek", groups: [creatures, things], row: 6, prize: BET },
  },
];
