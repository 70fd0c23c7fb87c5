/** Level 3: labels are heard, plates are picked already, and one dish on each has to be swapped. */
import type { DishId } from "../dishes.ts";
import { choice, evening, goal, tables, type Bank, type Chapter, type Level } from "./chapter.ts";

const MARKS = ["milk", "egg", "nuts"];
const FIRST: DishId[] = [
  "brown-rice",
  "tofu-noodles",
  "toast",
  "peanut-noodles",
  "shakshuka",
  "beef",
  "hummus",
  "maafe",
  "lassi",
  "soy-peach",
  "paneer",
  "rice-pudding",
  "soy-oats",
  "melon",
  "dates",
  "apricots",
  "carrots",
  "tabbouleh",
];
const NEW: DishId[] = [
  "injera",
  "tamales",
  "sandwich",
  "omelet",
  "dal",
  "almonds",
  "eggs",
  "fish",
  "parfait",
  "soy-milk",
  "labneh",
  "quesadilla",
  "raita",
  "salmon-mango",
  "sticky-rice",
  "spinach-berries",
  "cheese-omelet",
  "grits",
];

const GOAL = [6, 2] as const;

const chapter: Chapter = [
  {
    id: "labels",
    lines: [
      { bed: "diner", layer: "air", level: 0.25 },
      { sound: "service-bell" },
      "ada: Some guests can't have everything. So from now on labels make a sound. Milk:",
      { sound: "cow", hold: "end" },
      "ada: Egg:",
      { sound: "hen", hold: "end" },
      "ada: Peanuts or nuts:",
      { sound: "crunch", hold: "end" },
    ],
    again: [
      { bed: "diner", layer: "air", level: 0.25 },
      { sound: "service-bell" },
      "ada: Labels on! Milk moos, egg clucks, peanuts or nuts crunch.",
    ],
  },
  {
    id: "first-label",
    as: "learn",
    set: "first-label",
    turns: 1,
    short: 1,
    items: ["no-milk"],
    devices: [],
    how: [
      "ada: Bells without a moo? Fortified soy counts as dairy, too. Right: hear each label. Select what doesn't moo, and Up serves it.",
    ],
    resumed: ["Right goes along: hear each label. Select what doesn't moo, and Up serves it."],
  },
  {
    id: "grown-ups",
    as: "learn",
    lines: [
      "ada: In here I check each label again. At home a grown-up reads the label, every single time. Real ones name more: wheat, soy, fish, sesame.",
    ],
    again: ["ada: I check each label again. At home a grown-up does, every single time."],
  },
  ...goal(GOAL),
  {
    id: "first-ferry",
    as: "hunt",
    set: "no-thanks",
    turns: 2,
    short: 1,
    how: [
      { sound: "pan-lid" },
      "ada: Lids on, but labels are free. And what a guest can't have never changes: remember it!",
    ],
    resumed: ["Labels are heard at each dish. What else is in it is under the lid."],
  },
  ...choice("labels-cousins", "labels-strangers"),
  {
    id: "picked",
    as: "learn",
    lines: [
      "bo: I've picked three dishes for each guest! All still covered, nothing opened.",
      "ada: On each plate one is not for that guest. Find its label. Select takes it off. Then put on another that brings back what's missing.",
    ],
    again: ["bo: I've picked again, all still covered.", "ada: Swap the one that's not for that guest."],
  },
  {
    id: "swaps",
    as: "rescue",
    turns: 2,
    short: 1,
    resumed: ["One of the picked dishes is not for this guest. Swap it."],
  },
  {
    id: "one-platter",
    lines: [
      { sound: "boss-near" },
      { sound: "laugh-child" },
      "ada: A birthday! Three friends, who want one big plate for all of them. Whatever one of them can't have, nobody gets. And what each one needs has to be on it.",
    ],
    again: [
      { sound: "boss-near" },
      "ada: Another birthday. One plate for all three, and nothing on it that one of them can't have.",
    ],
  },
  {
    id: "birthday",
    as: "boss",
    set: "birthday",
    turns: 2,
    short: 1,
    how: ["ada: Hear all three. Then three dishes, for everybody."],
    resumed: ["One plate for all three. Nothing on it that one of them can't have."],
  },
  ...evening({
    great: GOAL,
    good: [4, 1],
    keepsake: "horn",
    finale: [{ sound: "crowd-cheer" }, "ada: And not one label got past us!"],
  }),
];

export const labels: Level = {
  id: "labels",
  name: "Labels and swaps",
  difficulty: 1.5,
  skill: "swaps",
  learned: "that a label is read every time, and how to swap a dish for another with the same food groups",
  tryAtHome: [
    "Ask a grown-up to read you the label of something in the kitchen. Which food groups do you think are in it?",
  ],
  next: "Come back and serve them all on the first try: the band knows some new tunes.",
  tallies: ["bands"],
  chapter,
  rules: tables(FIRST, 3, { guests: 1, dishes: 8, wants: 4, marks: MARKS, swaps: true }, { labels: true }),
};

export const labelBanks: Bank[] = [
  {
    id: "first-label",
    difficulty: 0.8,
    skill: "labels",
    rules: {
      makes: "plates",
      tray: ["lassi", "soy-peach", "rice-pudding"],
      places: 1,
      practice: true,
      labels: true,
    },
    items: [{ id: "no-milk", lids: false, wants: [{ kinds: ["fruit", "dairy"], not: "milk" }] }],
  },
  {
    id: "no-thanks",
    difficulty: 1,
    skill: "labels",
    rules: tables(FIRST, 2, { guests: 1, dishes: 7, wants: 3, marks: MARKS }, { labels: true }),
  },
  {
    id: "labels-cousins",
    difficulty: 1.4,
    skill: "labels",
    rules: tables([...FIRST, ...NEW], 2, { guests: 3, dishes: 8, wants: 2, marks: MARKS }, { labels: true }),
  },
  {
    id: "labels-strangers",
    difficulty: 1.3,
    skill: "labels",
    rules: tables(NEW, 2, { guests: 2, dishes: 7, wants: 3, least: 2, marks: MARKS }, { labels: true }),
  },
  {
    id: "birthday",
    difficulty: 1.8,
    skill: "swaps",
    rules: tables(
      [...FIRST, ...NEW],
      3,
      { guests: 3, dishes: 9, wants: 5, marks: MARKS, shared: true },
      { labels: true },
    ),
  },
];
