/** Level 1: hide from eyes, slip home from noses, be noticed by friends. */
import { spend, sunset } from "../acts.ts";
import { hide, place } from "../hide.ts";
import { COMERS } from "../comers.ts";
import { inTurn } from "../heard.ts";
import { later } from "../later.ts";
import { PLACE_IDS } from "../places.ts";
import { twice } from "../twice.ts";
import type { Bank, Level, Rules } from "../types.ts";

const rules: Rules = {
  clues: ["where", "who"],
  tips: [
    "First the ground, then who comes.",
    "Eyes look for what's different from the rest.",
    "What stands out for a friend stands out for everybody.",
  ],
  listenFor: "What's under your feet, and who is coming?",
  rule: "From eyes: be like what's behind you. From a nose: slip home. For a friend: be unlike it.",
};

const hidden = PLACE_IDS.map((id) => hide(id, "peek"));
const sniffed = (["grass", "sand", "straw", "leaves", "rocks"] as const).map((id) => hide(id, "sniff"));
const nosed = [
  ...(["bark", "snow"] as const).map((id) => hide(id, "sniff", "-too")),
  ...(["snow", "bark", "sand", "rocks", "straw"] as const).map((id) => hide(id, "peek", "-too")),
];
const seen = [
  ...PLACE_IDS.map((id) => hide(id, "pop")),
  ...(["snow", "leaves", "coal", "night", "engine"] as const).map((id) => hide(id, "peek", "-again")),
  ...(["bark", "snow"] as const).map((id) => hide(id, "sniff")),
];

const changed = [
  later({ first: "grass", becomes: "drought", comer: "peek", others: ["Yellow", "White"] }),
  later({ first: "grass", becomes: "snowfall", comer: "pop", others: ["White", "Cream"] }),
  later({ first: "snow", becomes: "thaw", comer: "peek", others: ["Brown", "Yellow"] }),
  later({ first: "snow", becomes: "thaw", comer: "pop", others: ["Brown", "Dark brown"] }),
  later({ first: "leaves", becomes: "snowfall", comer: "peek", others: ["White", "Green"] }),
  later({ first: "coal", becomes: "rainOnCoal", comer: "peek", others: ["White", "Brown"] }),
  later({ first: "coal", becomes: "snowfall", comer: "peek", others: ["White", "Green"] }),
  later({ first: "engine", becomes: "rainOnTruck", comer: "peek", others: ["Brown", "White"] }),
  later({ first: "engine", becomes: "nightfall", comer: "peek", others: ["Black", "Yellow"] }),
  later({ first: "straw", becomes: "hotStraw", comer: "peek", others: ["Brown", "Green"] }),
  later({ first: "bark", becomes: "fall", comer: "peek", others: ["Yellow", "Green"] }),
  later({ first: "sand", becomes: "nightfall", comer: "peek", others: ["Black", "White"] }),
  later({ first: "night", becomes: "morning", comer: "peek", others: ["Green", "White"] }),
  later({ first: "night", becomes: "snowfall", comer: "pop", others: ["White", "Cream"] }),
  later({ first: "rocks", becomes: "snowfall", comer: "peek", others: ["White", "Black"] }),
  later({ first: "grass", becomes: "drought", comer: "sniff", others: ["Yellow", "Brown"] }),
  later({ first: "snow", becomes: "thaw", comer: "sniff", others: ["Brown", "Black"] }),
];

const both = [
  twice({
    id: "snow-twice",
    visits: [
      { at: "snow", comer: "peek" },
      { at: "snow", comer: "pop" },
    ],
    best: ["White", "Orange"],
    wrong: [
      ["Orange", "White"],
      ["White", "White"],
      ["Orange", "Orange"],
    ],
    hint: "The ground's the same both times. Who comes first: the one who mustn't see you, or the one who must?",
    why: "White in front of snow for her eyes, orange for his.",
  }),
  twice({
    id: "leaves-twice",
    visits: [
      { at: "leaves", comer: "pop" },
      { at: "leaves", comer: "peek" },
    ],
    best: ["Blue", "Brown"],
    wrong: [
      ["Brown", "Blue"],
      ["Blue", "Blue"],
      ["Brown", "Brown"],
    ],
    hint: "The ground's the same both times. Who comes first: the one who mustn't see you, or the one who must?",
    why: "Blue is unlike dry leaves, so Pop saw it. Brown is like them, so Peek didn't.",
  }),
  twice({
    id: "grass-sand",
    visits: [
      { at: "grass", comer: "peek" },
      { at: "sand", comer: "peek" },
    ],
    best: ["Green", "Tan"],
    wrong: [
      ["Tan", "Green"],
      ["Green", "Green"],
      ["Tan", "Tan"],
    ],
    hint: "It's the same boots both times. What changes is the ground.",
    why: "Green for grass, tan for sand: each time like what's behind you.",
  }),
  twice({
    id: "straw-grass",
    visits: [
      { at: "straw", comer: "peek" },
      { at: "grass", comer: "pop" },
    ],
    best: ["Yellow", "Orange"],
    wrong: [
      ["Orange", "Yellow"],
      ["Yellow", "Green"],
      ["Blue", "Orange"],
    ],
    hint: "Where the horse is, hide. Where the cricket is, be noticed.",
    why: "Yellow in straw for Peek. Orange in front of green grass for Pop.",
  }),
  twice({
    id: "coal-snow",
    visits: [
      { at: "coal", comer: "peek" },
      { at: "snow", comer: "pop" },
    ],
    best: ["Black", "Black"],
    wrong: [
      ["Black", "White"],
      ["White", "Black"],
      ["White", "White"],
    ],
    hint: "What hides you in the first place: how does it look in the second?",
    why: "Black hides in front of coal, and in front of snow it can't be missed.",
  }),
  twice({
    id: "night-coal",
    visits: [
      { at: "night", comer: "pop" },
      { at: "coal", comer: "peek" },
    ],
    best: ["White", "Black"],
    wrong: [
      ["Black", "White"],
      ["White", "White"],
      ["Black", "Black"],
    ],
    hint: "In the dark, who comes first: the one who must notice you, or the one who mustn't?",
    why: "White sends Pop's lamplight back to him. Black is like the coal.",
  }),
  twice({
    id: "rocks-twice",
    visits: [
      { at: "rocks", comer: "pop" },
      { at: "rocks", comer: "peek" },
    ],
    best: ["Orange", "Gray"],
    wrong: [
      ["Gray", "Orange"],
      ["Orange", "Orange"],
      ["Gray", "Gray"],
    ],
    hint: "Stones both times. Who must notice you, and who mustn't?",
    why: "Orange is unlike gray rock, and gray is like it.",
  }),
];

export const hideLevel: Level = {
  id: "hide",
  name: "The coat of all colors",
  difficulty: -2,
  skill: "color-to-hide",
  learned: "why things have their colors, and when a color hides you, or gets you noticed",
  next: "Next time they hide, and paint the bananas.",
  devices: ["team", "whispers"],
  tallies: ["sharp"],
  rules,
  items: hidden,
  chapter: [
    {
      id: "hook",
      lines: [
        { sound: "djembe" },
        { sound: "djembe" },
        "prism: Psst! I'm Prism, a parrot, and I'm great at hide-and-seek!",
        "peek: Found you, Prism. You're bright red.",
        "prism: Nearly great. But we have a coat that turns any color you say. Listen: where are we, and who comes?",
      ],
      again: [{ sound: "djembe" }, "prism: Psst, you again! I'm hidden. ", "peek: Found you, Prism."],
    },
    {
      id: "first",
      as: "learn",
      set: "first",
      turns: 1,
      resumed: ["Left and Right, then Select: a color for the coat."],
    },
    {
      id: "team",
      lines: [
        "prism: That was practice. With you already, out of twelve:",
        { device: "team" },
        "prism: Right at the first try, one more comes over. If not, one is found. Ten at sunset, and we win.",
      ],
      again: ["prism: With you already:", { device: "team" }, "prism: Ten at sunset, and we win."],
    },
    {
      id: "ride",
      as: "ride",
      turns: 2,
      short: 1,
      how: [
        "prism: Up: where are we? Down: who is it? Each costs a whisper. Right without help, and you get one.",
      ],
      resumed: [
        "prism: Where are we, and who comes? Then a color for the coat. Up and Down: ask me, for a whisper.",
      ],
    },
    {
      id: "sniffed",
      lines: [
        "prism: Wait. Here comes another:",
        { sound: "dog-pant", hold: "end" },
        "prism: That's Sniff, the captain's dog. He's friendly, and goes by his nose. When no color helps, slip home. With Peek that's safe, too, but brings nobody.",
      ],
      again: [],
    },
    {
      id: "first-nose",
      as: "ride",
      set: "sniffed",
      turns: 1,
      short: 1,
      resumed: ["prism: Sniff goes by his nose. When nothing helps, slip home."],
    },
    {
      id: "noses",
      as: "ride",
      set: "noses",
      turns: 1,
      short: 0,
      resumed: ["prism: Peek goes by her eyes, and Sniff by his nose. When nothing helps, slip home."],
    },
    {
      id: "pop",
      lines: [
        { sound: "bike-bell" },
        { sound: "sizzle", hold: "end" },
        "prism: That's Pop, with his pancake bike! He's on our side. He only stops for what he sees, so from him we don't hide: stand out! When he rides by, somebody always runs after the pancakes, and is found.",
      ],
      again: [{ sound: "bike-bell" }, "prism: And Pop's out, too, with pancakes. Him we want to notice us."],
    },
    {
      id: "seen",
      as: "ride",
      set: "seen",
      turns: 3,
      short: 1,
      resumed: ["prism: Pop must notice us. Peek mustn't. And Sniff doesn't care what we wear."],
    },
    {
      id: "later",
      as: "hunt",
      set: "later",
      turns: 2,
      short: 0,
      how: [
        "prism: Now we stay longer! In this valley the weather's in a hurry, and a summer takes a minute. Hide, then hear what's become of the place. Stay in your color, or change it?",
      ],
      resumed: ["prism: Hide. Then hear what's become of the place: stay in your color, or change it."],
    },
    ...spend("password"),
    {
      id: "both",
      as: "boss",
      set: "both",
      turns: 3,
      short: 1,
      how: [
        { sound: "boss-near", hold: "end" },
        "peek: The sun's going down, and I've still got two eyes!",
        "prism: Two will come, one after the other, with no time in between. The coat can turn over by itself, so say both colors now. And beware: two friends are found if it goes wrong.",
      ],
      resumed: [
        "prism: Two come, one after the other. Which color, and then which? Two friends are found if it goes wrong.",
      ],
    },
    ...sunset({
      won: [
        "peek: I looked everywhere. How did you do that?",
        "prism: By ear. And I was hidden the whole time!",
        "peek: No, Prism. You were on my hat.",
      ],
      drawn: [
        "peek: Some of you with me, some of you over there. I call that a tie.",
        "pop: Then it's pancakes for both sides!",
      ],
      lost: [
        { sound: "squeak-toy", pitch: -8, caption: "squeaky boots, dancing" },
        { sound: "squeak-toy", pitch: -5, caption: "more of them" },
        "peek: The day is mine! And thank you, it was a lovely one. Same time tomorrow?",
        "prism: I'll hide better tomorrow. I'll be a tomato.",
      ],
      gift: "button",
    }),
  ],
};

export const hideBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2.5,
    skill: "color-to-hide",
    rules: { listenFor: rules.listenFor, rule: "Be like what's behind you." },
    items: [
      {
        ...hide("snow", "peek"),
        id: "first-snow",
        practice: true,
        ask: [{ say: "Psst! Where are we, and what color?", voice: "prism" }],
        recall: [{ say: "Where are we, and what color?", voice: "prism" }],
        heard: inTurn(place("snow").heard, COMERS.peek),
        options: hide("snow", "peek").options.filter(({ id }) => id !== "home"),
        clues: undefined,
      },
    ],
  },
  { id: "sniffed", difficulty: -1.9, skill: "color-to-hide", rules, items: sniffed },
  { id: "noses", difficulty: -1.8, skill: "color-to-hide", rules, items: nosed },
  { id: "seen", difficulty: -1.6, skill: "color-to-be-seen", rules, items: seen },
  { id: "later", difficulty: -1.2, skill: "why-it-changes", rules, items: changed },
  {
    id: "both",
    difficulty: -0.8,
    skill: "color-to-be-seen",
    rules,
    items: both,
  },
];
