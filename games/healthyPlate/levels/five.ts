/** Level 2: five food groups, and plates that somebody has begun: what is missing has to be heard. */
import type { DishId } from "../dishes.ts";
import { choice, evening, goal, tables, type Bank, type Chapter, type Level } from "./chapter.ts";

const FIRST: DishId[] = [
  "melon",
  "berries",
  "yogurt",
  "lassi",
  "paneer",
  "oatmeal",
  "rice-pudding",
  "slaw",
  "tabbouleh",
  "chicken",
  "onigiri",
  "beef",
  "carrots",
  "apricots",
];
const NEW: DishId[] = [
  "mango",
  "labneh",
  "soy-milk",
  "raita",
  "sticky-rice",
  "quesadilla",
  "spinach-berries",
  "injera",
  "dal",
  "salmon-mango",
  "tamales",
  "parfait",
  "polenta",
  "collards",
];

const GOAL = [8, 4] as const;

const chapter: Chapter = [
  {
    id: "bo",
    lines: [
      { bed: "diner", layer: "air", level: 0.25 },
      { sound: "service-bell" },
      "ada: Two more in the band! Fruit is the flute.",
      { sound: "flute", pitch: 12 },
      { sound: "flute", pitch: 14, hold: "end" },
      "ada: Dairy is the bells.",
      { sound: "glockenspiel-note", pitch: 12 },
      { sound: "glockenspiel-note", pitch: 19, hold: "end" },
      "bo: I'm Bo. I begin plates, and forget the rest!",
    ],
    again: [
      { bed: "diner", layer: "air", level: 0.25 },
      { sound: "service-bell" },
      "bo: Bo again! Flute for fruit, bells for dairy. I begin, you finish.",
    ],
  },
  {
    id: "begun",
    as: "learn",
    set: "begun",
    turns: 2,
    short: 1,
    items: ["no-drum", "no-flute"],
    devices: [],
    how: [
      "ada: Everybody wants the full band: all five. Hear what Bo's plate doesn't play. Select adds it, and Up serves.",
    ],
    resumed: ["The full band: drum, banjo, tuba, flute and bells. Add what the plate doesn't play."],
  },
  ...goal(GOAL),
  {
    id: "first-ferry",
    as: "build",
    set: "one-begun",
    turns: 2,
    short: 1,
    how: [
      { sound: "pan-lid" },
      "ada: Lids on! Each of Bo's plates lacks two instruments. Fortified soy milk and soy yogurt count as dairy.",
    ],
    resumed: ["All five instruments. Each of Bo's plates lacks two."],
  },
  ...choice("five-cousins", "five-strangers"),
  {
    id: "bo-counts",
    lines: [
      { sound: "whisk", hold: "end" },
      "bo: I've counted the instruments on these. Twice! I got four, and then seven.",
      "ada: So hear both plates, and who is first. Each dish is there only once. Extra music is fine.",
    ],
    again: ["ada: Two of Bo's plates, and each dish is there only once."],
  },
  {
    id: "noon-ferry",
    as: "build",
    turns: 2,
    short: 1,
    resumed: ["Two of Bo's plates, one counter. Each dish is there once."],
  },
  {
    id: "whole-table",
    lines: [
      { sound: "boss-near" },
      "bo: Ada, the ferry's crew is here, at the long table. I've begun all three plates at once!",
      "ada: Oh, Bo. What did you leave out?",
      "bo: Three things. From each.",
    ],
    again: [
      { sound: "boss-near" },
      "bo: The crew's back, and I've begun all three plates again. Three things are missing from each.",
    ],
  },
  {
    id: "crew",
    as: "boss",
    set: "crew",
    turns: 1,
    short: 1,
    how: ["ada: Lunch for the whole table: what one plate takes, another may need."],
    resumed: ["Three of Bo's plates from one counter. What one takes, another may need."],
  },
  ...evening({
    great: GOAL,
    good: [5, 2],
    keepsake: "whisk",
    finale: [{ sound: "applause" }, "bo: All five, every time? I'm going to cry. It's the onions."],
  }),
];

const ALL = ["grain", "vegetable", "protein", "fruit", "dairy"];

export const five: Level = {
  id: "five",
  name: "The full band: five food groups",
  difficulty: 0,
  skill: "five-groups",
  learned: "five food groups, and to hear which of them a plate lacks",
  next: "Next time labels moo, cluck and crunch, for guests who can't have everything.",
  tallies: ["bands"],
  chapter,
  rules: tables(FIRST, 2, { guests: 2, dishes: 5, wants: 5, has: 3 }),
};

export const fiveBanks: Bank[] = [
  {
    id: "begun",
    difficulty: -0.6,
    skill: "five-groups",
    rules: { makes: "plates", tray: ["berries", "rice-pudding", "carrots"], places: 2, practice: true },
    items: [
      {
        id: "no-drum",
        lids: false,
        tray: ["melon", "brown-rice", "chicken"],
        wants: [{ kinds: ALL, has: ["vegetable", "protein", "fruit", "dairy"] }],
      },
      {
        id: "no-flute",
        lids: false,
        tray: ["carrots", "lassi", "barley"],
        wants: [{ kinds: ALL, has: ["grain", "vegetable", "protein"] }],
      },
    ],
  },
  {
    id: "one-begun",
    difficulty: -0.3,
    skill: "five-groups",
    rules: tables(FIRST, 2, { guests: 1, dishes: 6, wants: 5, has: 3 }),
  },
  {
    id: "five-cousins",
    difficulty: 0.2,
    skill: "five-groups",
    rules: tables([...FIRST, ...NEW], 2, { guests: 3, dishes: 6, wants: 5, has: 3 }),
  },
  {
    id: "five-strangers",
    difficulty: 0.1,
    skill: "five-groups",
    rules: tables(NEW, 2, { guests: 2, dishes: 5, wants: 5, has: 3 }),
  },
  {
    id: "crew",
    difficulty: 0.5,
    skill: "five-groups",
    rules: tables([...FIRST, ...NEW], 2, { guests: 3, dishes: 8, wants: 5, has: 2 }),
  },
];
