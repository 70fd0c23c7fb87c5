/** Level 2: they hide under painted things. The parrot sees the paint, and you hear what is under it. */
import { spend, sunset } from "../acts.ts";
import { alibis } from "../alibis.ts";
import { fruit, kitchen, workshop } from "../kinds.ts";
import type { Bank, Level, Lines, Rules } from "../types.ts";

const rules: Rules = {
  clues: ["cause", "feel"],
  tips: [
    "A color that comes from inside has a reason. One that was chosen has none.",
    "What would have to have happened, for it to have that color?",
    "Paint is only skin.",
  ],
  listenFor: "What is each one like, and does its color fit that?",
  rule: "Ask of each: where does that color come from? Then ask what else would have to be so.",
};

const resumed: Lines = [
  "prism: I say the color, you hear what it's like. Which one is painted? Or is there no paint here at all?",
];

export const paintLevel: Level = {
  id: "paint",
  name: "Wet paint",
  difficulty: -0.4,
  skill: "color-from-inside",
  learned: "which colors come from inside a thing, which tell how it is, and which somebody just chose",
  next: "Next time, deer and bees look at you, too.",
  devices: ["team", "whispers"],
  tallies: ["sharp"],
  rules,
  items: fruit,
  chapter: [
    {
      id: "hook",
      lines: [
        { sound: "djembe" },
        { sound: "squeak-toy", pitch: -8, caption: "squeaky boots, running off" },
        "prism: Today they hide, and we seek! Peek's people sit under the market tables. Each has painted one thing on top.",
        "prism: I only see the paint. You hear what's under it. Which color can't be true?",
      ],
      again: [
        { sound: "djembe" },
        "prism: They hide again, under painted things. Which color can't be true?",
      ],
    },
    {
      id: "first",
      as: "learn",
      set: "first-table",
      turns: 1,
      resumed,
    },
    {
      id: "team",
      lines: [
        "prism: The color is what I see. The sound is what it's like. A color itself never makes a sound!",
        "prism: Whoever we find is on our side. Each wrong rub, and they tag one of ours. With you now:",
        { device: "team" },
        "prism: Ten at sunset, and we win.",
      ],
      again: ["prism: With you now:", { device: "team" }, "prism: Ten at sunset, and we win."],
    },
    {
      id: "ride",
      as: "hunt",
      turns: 4,
      short: 2,
      how: [
        "prism: On some tables nothing's painted. Then say so. And for a whisper, Up: where the color comes from. Down: what each is like, in words.",
      ],
      resumed,
    },
    {
      id: "road",
      length: "full",
      ask: [
        "prism: Giggles from two sides! To the kitchen, where things are baked? Or to the workshop, where things rust?",
      ],
      options: [
        {
          id: "kitchen",
          label: "The kitchen",
          phrases: ["kitchen"],
          chosen: [{ sound: "pan-lid" }, "prism: Mmm. What's baked, and what's only painted brown?"],
        },
        {
          id: "workshop",
          label: "The workshop",
          phrases: ["workshop"],
          chosen: [{ sound: "hammer" }, "prism: Iron, and a lot of it. Watch my feathers!"],
        },
      ],
    },
    {
      id: "kitchen",
      as: "hunt",
      set: "kitchen",
      turns: 4,
      length: "full",
      if: { chose: { road: "kitchen" } },
      resumed,
    },
    {
      id: "workshop",
      as: "hunt",
      set: "workshop",
      turns: 4,
      length: "full",
      if: { chose: { road: "workshop" } },
      resumed,
    },
    ...spend("password-two"),
    {
      id: "alibis",
      as: "boss",
      set: "alibis",
      turns: 3,
      short: 1,
      how: [
        { sound: "boss-near", hold: "end" },
        "peek: You've found my people. You won't find me! I've got an alibi for everything.",
        "prism: She tells a tale in three steps. Which step is broken? Or does it all hold? Beware: two are tagged if we're wrong.",
      ],
      resumed: [
        "prism: Peek's tale has three steps. Which one is broken? Or does it all hold? Two are tagged if we're wrong.",
      ],
    },
    ...sunset({
      won: [
        "peek: Out of paint, out of tales. You win! I'm green with envy.",
        "prism: That's a saying. She wishes that she could hear like you.",
        "prism: May I have what's left of the red?",
        "peek: You're red already, Prism.",
      ],
      drawn: [
        "peek: Some are mine, and some are yours. A tie!",
        "pop: Pancakes, then. Brown ones. Real brown.",
      ],
      lost: [
        { sound: "villain-laugh", level: 0.6 },
        "peek: I painted my own boots green, and nobody noticed that, either! The day's mine.",
        "prism: I noticed. I thought it was mold.",
      ],
      gift: "banana",
    }),
  ],
};

export const paintBanks: Bank[] = [
  {
    id: "first-table",
    difficulty: -1,
    skill: "color-from-inside",
    rules: { listenFor: rules.listenFor, rule: "A green banana isn't ripe yet. How would it feel?" },
    items: fruit
      .filter(({ id }) => id === "bananas-green")
      .map((item) => ({
        ...item,
        id: "first-bananas",
        practice: true as const,
        clues: undefined,
      })),
  },
  { id: "kitchen", difficulty: -0.2, skill: "color-from-heat", rules, items: kitchen },
  { id: "workshop", difficulty: -0.2, skill: "color-chosen", rules, items: workshop },
  {
    id: "alibis",
    difficulty: 0.2,
    skill: "color-causes",
    rules: {
      listenFor: "Each step has to follow from the one before. Which doesn't?",
      rule: "Where does that color come from: from inside, from heat or rain, from light, or did somebody choose it?",
    },
    items: alibis,
  },
];
