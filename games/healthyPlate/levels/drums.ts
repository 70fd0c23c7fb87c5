/** Level 1: three food groups, lids, and two guests who share a counter. */
import type { DishId } from "../dishes.ts";
import { choice, evening, goal, tables, type Bank, type Chapter, type Level } from "./chapter.ts";

const FIRST: DishId[] = [
  "brown-rice",
  "barley",
  "green-beans",
  "carrots",
  "chicken",
  "tofu",
  "tofu-noodles",
  "beef",
  "pilaf",
  "onigiri",
  "tabbouleh",
  "hummus",
];
const NEW: DishId[] = [
  "injera",
  "bok-choy",
  "fish",
  "shakshuka",
  "tamales",
  "grits",
  "dal",
  "dumplings",
  "couscous",
  "collards",
];

const GOAL = [9, 4] as const;

const chapter: Chapter = [
  {
    id: "pier",
    lines: [
      { bed: "diner", layer: "air", level: 0.25 },
      { sound: "service-bell" },
      "ada: The diner on the pier! Here every dish plays. Grains drum.",
      { sound: "kick" },
      { sound: "snare", hold: "end" },
      "ada: Vegetables pluck.",
      { sound: "banjo" },
      { sound: "banjo", pitch: 4, hold: "end" },
      "ada: Protein is the tuba.",
      { sound: "tuba" },
      { sound: "tuba", pitch: -5, hold: "end" },
    ],
    again: [
      { bed: "diner", layer: "air", level: 0.25 },
      { sound: "service-bell" },
      "ada: Back at the pier! Grains drum, vegetables pluck, protein is the tuba.",
    ],
  },
  {
    id: "open-counter",
    as: "learn",
    set: "open-counter",
    turns: 2,
    short: 1,
    items: ["one-grain", "two-things"],
    devices: [],
    how: ["ada: Right goes along the counter. Select puts a dish on the plate. Up serves it."],
    resumed: ["Right goes along the counter. Select puts a dish on the plate. Up serves it."],
  },
  {
    id: "lids",
    as: "learn",
    set: "open-counter",
    turns: 1,
    short: 1,
    items: ["lids-on"],
    devices: [],
    how: [
      { sound: "pan-lid" },
      "ada: Lids on! Now you hear names only. One dish can be two things at once. If you don't know what's in it, Down lifts the lid.",
    ],
    resumed: ["Down lifts a lid. One dish can be two things at once."],
  },
  ...goal(GOAL),
  {
    id: "morning-ferry",
    as: "ride",
    set: "one-guest",
    turns: 2,
    short: 1,
    how: [
      { sound: "boat-horn", level: 0.6 },
      "ada: These plates hold one dish only, so it has to be two things at once.",
    ],
    resumed: ["One dish for each guest, and it has to be two things at once. Down lifts a lid."],
  },
  {
    id: "two-at-a-table",
    as: "learn",
    lines: [
      "ada: Two at one table, and each dish is there only once. Whoever orders first is served first, so keep what the other one needs. Extra music is fine.",
    ],
    again: ["ada: Two at a table again, and each dish is there only once."],
  },
  {
    id: "noon-ferry",
    as: "ride",
    turns: 2,
    short: 1,
    how: ["ada: If you play by voice, say a dish's name, and it's on the plate."],
    resumed: ["Two plates from one counter. Each dish is there once."],
  },
  ...choice("cousins", "strangers"),
  {
    id: "bandstand",
    lines: [
      { sound: "boss-near" },
      "ada: Oh! The brass band from the bandstand. They blow all day, and never say a word at lunch.",
      { sound: "snare" },
      { sound: "tuba", hold: "end" },
      "ada: That was a grain and a protein.",
    ],
    again: [{ sound: "boss-near" }, "ada: The brass band again. They play what they need, and say nothing."],
  },
  {
    id: "brass-band",
    as: "boss",
    set: "brass-band",
    turns: 2,
    short: 1,
    how: ["ada: They play what they need, and say nothing. Repeat plays it again."],
    resumed: ["The band plays what it needs, and says nothing."],
  },
  ...evening({
    great: GOAL,
    good: [5, 2],
    keepsake: "bell",
    finale: [{ sound: "applause" }, "bo: Encore! I mean: more rice!"],
  }),
];

export const drums: Level = {
  id: "drums",
  name: "Three instruments: grains, vegetables, protein",
  difficulty: -1.5,
  skill: "three-groups",
  learned: "which dishes bring a grain, a vegetable or a protein, and that one dish can bring two of them",
  next: "Next time Bo begins the plates, and forgets what he forgot. Five instruments!",
  tallies: ["bands"],
  chapter,
  rules: tables(FIRST, 2, { guests: 2, dishes: 5, wants: 3, least: 2 }),
};

export const drumBanks: Bank[] = [
  {
    id: "open-counter",
    difficulty: -2,
    skill: "three-groups",
    rules: { makes: "plates", tray: ["green-beans", "brown-rice", "chicken"], places: 2, practice: true },
    items: [
      { id: "one-grain", lids: false, wants: [{ kinds: ["grain"] }] },
      { id: "two-things", lids: false, wants: [{ kinds: ["vegetable", "protein"] }] },
      {
        id: "lids-on",
        tray: ["carrots", "tofu-noodles", "couscous"],
        wants: [{ kinds: ["grain", "protein"] }],
      },
    ],
  },
  {
    id: "one-guest",
    difficulty: -1.7,
    skill: "three-groups",
    rules: tables(FIRST, 1, { guests: 1, dishes: 5, wants: 2 }),
  },
  {
    id: "cousins",
    difficulty: -1.2,
    skill: "three-groups",
    rules: tables([...FIRST, ...NEW], 2, { guests: 3, dishes: 7, wants: 3, least: 2 }),
  },
  {
    id: "strangers",
    difficulty: -1.2,
    skill: "three-groups",
    rules: tables(NEW, 2, { guests: 2, dishes: 5, wants: 3, least: 2 }),
  },
  {
    id: "brass-band",
    difficulty: -1,
    skill: "three-groups",
    rules: tables(NEW, 2, { guests: 2, dishes: 5, wants: 3, least: 2, unsaid: true }),
  },
];
