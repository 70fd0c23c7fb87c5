/** Level 3: what was baked once never turns back. */
import { evening, trade } from "../acts.ts";
import { CLAW_AND_SPONGE, FIVE_STOPS, WITH_HOOD } from "../shelves.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const bare = { seats: WITH_HOOD, feels: false };
const usual = {
  ...bare,
  tips: [
    "Has it been in an oven? Then it stays as it is.",
    "A crunch or a rubbery thud: baked. A clink: only frozen.",
  ],
  reminder: FIVE_STOPS,
};

const BATTERS = ["pancake", "cake", "waffle", "egg"];
const OTHERS = ["water", "tea", "coconut", "butter", "beeswax", "pebble", "air"];

const TWICE: NonNullable<Rules["shelves"]>["goes"] = [
  [["cool"], ["hot"], ["cool"]],
  [["cool"], ["hot"], ["warm"]],
  [["warm"], ["hot"], ["freezer"]],
  [["freezer"], ["hot"], ["noon"]],
  [["freezer"], ["noon"], ["hot"]],
  [["freezer"], ["cool"], ["hot"]],
  [["freezer"], ["warm"], ["freezer"]],
  [["cool"], ["freezer"], ["hot"]],
  [["noon"], ["freezer"], ["cool"]],
  [["noon"], ["freezer"], ["hot"]],
];

const chapter: Chapter = [
  {
    id: "birthday",
    lines: [
      { bed: "laboratory", layer: "lab", level: 0.25 },
      "glop: It's my Mix-Up's birthday, and I'm baking it a cake!",
      { sound: "stir" },
      "pim: With my jars? Not if we catch them first. Here's cake batter. Claw left, or sponge down?",
    ],
    again: [
      { bed: "laboratory", layer: "lab", level: 0.25 },
      "glop: Birthday again! My Mix-Up has one a week.",
    ],
  },
  {
    id: "first-cake",
    as: "learn",
    set: "first-cake",
    items: ["first-batter"],
    turns: 1,
    short: 1,
    devices: [],
    how: ["pim: First, up to an oven. Then back again. Listen well!"],
    resumed: ["Left claw, Down sponge. First up to an oven, then back."],
  },
  {
    id: "never-back",
    lines: [
      "pim: Ice melts and freezes, and melts again. But nobody has ever unbaked a cake. Frozen batter clinks. Baked batter doesn't.",
      { sound: "ice-clink", pitch: -5, caption: "frozen batter", hold: "end" },
      { sound: "crunch", pitch: -4, caption: "baked batter", hold: "end" },
      "glop: Ten things in my pot, and the birthday child gets up!",
    ],
    again: [
      "pim: Baked stays baked. Frozen batter clinks, baked batter doesn't. And ten things in the pot, and it gets up.",
    ],
  },
  {
    id: "bakery",
    as: "ride",
    turns: 2,
    short: 1,
    how: ["Up tests a crumb for a spoon. Select: the next jar."],
    resumed: ["Left claw, Down sponge, Right hood. Up tests a crumb. Select: the next jar."],
  },
  {
    id: "which",
    length: "full",
    ask: [
      "pim: Two shelves, and time for one. The baker's, full of batter? Or the breakfast shelf, where some bake and some melt?",
    ],
    options: [
      {
        id: "baker",
        label: "The baker's shelf",
        phrases: ["baker", "baker's", "baker's shelf", "batter"],
        chosen: [{ sound: "whisk" }, "pim: The baker's. All that batter!"],
      },
      {
        id: "breakfast",
        label: "The breakfast shelf",
        phrases: ["breakfast", "breakfast shelf"],
        chosen: [{ sound: "egg-crack" }, "pim: Breakfast! Somebody has cracked an egg already."],
      },
    ],
  },
  { id: "baker", as: "rescue", if: { chose: { which: "baker" } }, set: "baker", turns: 1, short: 0 },
  {
    id: "breakfast",
    as: "rescue",
    if: { chose: { which: "breakfast" } },
    set: "breakfast",
    turns: 1,
    short: 0,
  },
  {
    id: "there-and-back",
    as: "boss",
    set: "there-and-back",
    turns: 3,
    short: 1,
    how: [
      { sound: "boss-near" },
      { sound: "lever-pull" },
      { sound: "lever-pull", pitch: 3 },
      "glop: Up I pull, and down I pull! And the crumbs are for the birthday child.",
      "pim: The lever goes out and back before we hear anything, and there are no tests. But Glop has sent three jars of his the same way. The first tells whether it gets as hot as an oven, the others how warm it ends.",
    ],
    resumed: ["The lever goes out and back. Glop's three jars tell what the room has been through."],
  },
  trade,
  ...evening({
    good: "candle",
    few: [
      { sound: "match-light", caption: "a grown-up lights a candle" },
      "pim: There's no Mix-Up to speak of, so it's a birthday for Glop. He has never had one.",
      { sound: "party-horn", hold: "end" },
      "glop: For me? I've got something in my eye. It's batter.",
    ],
    some: [
      { sound: "monster-gurgle", hold: "end" },
      "pim: The Mix-Up sits up, blows out its candle, and falls asleep in its cake.",
      { sound: "snore", hold: "end" },
    ],
    full: [
      { sound: "boss-step", hold: "end" },
      { sound: "party-horn" },
      "pim: The birthday child gets up and dances. It's half batter, so it leaves pancakes wherever it goes.",
      { sound: "crowd-cheer", hold: "end" },
      "glop: That's my Mix-Up! Mind your shoes.",
    ],
  }),
];

export const baked: Level = {
  id: "baked",
  name: "Baked stays baked",
  difficulty: 0.5,
  skill: "changes-that-stay",
  learned: "that some changes turn back, and some never do",
  next: "Next time there are other jars, and somebody else has a birthday.",
  tryAtHome: [
    "With a grown-up, melt a little butter, and let it cool. Then watch an egg being fried. Which of them turns back?",
  ],
  tallies: ["caught"],
  stakes: ["pot"],
  chapter,
  rules: {
    ...usual,
    shelves: { from: OTHERS, one: BATTERS, count: 4, goes: TWICE },
  },
};

const skill = "changes-that-stay";

export const bakedBanks: Bank[] = [
  {
    id: "first-cake",
    difficulty: 0,
    skill,
    rules: { ...bare, seats: CLAW_AND_SPONGE, tests: 0 },
    items: [
      { id: "first-batter", shelf: { from: ["cake"], goes: [["cool"], ["hot"], ["cool"]], practice: true } },
    ],
  },
  {
    id: "baker",
    difficulty: 0.5,
    skill,
    rules: {
      ...usual,
      shelves: { from: [...BATTERS, "water", "butter", "coconut"], count: 5, goes: TWICE },
    },
  },
  {
    id: "breakfast",
    difficulty: 0.5,
    skill,
    rules: {
      ...usual,
      shelves: { from: [...OTHERS, "pancake", "waffle"], one: ["egg"], count: 5, goes: TWICE },
    },
  },
  {
    id: "there-and-back",
    difficulty: 1,
    skill,
    rules: {
      ...bare,
      tests: 0,
      reminder: [
        "Is the first of Glop's jars baked? Then it has been as hot as an oven, and your batter is baked, too. The others tell how warm it is now.",
      ],
      shelves: {
        from: [...OTHERS, ...BATTERS],
        count: 4,
        goes: [
          [["cool"], ["hot", "freezer"]],
          [["cool"], ["hot", "warm"]],
          [["cool"], ["hot", "noon"]],
          [["cool"], ["noon", "freezer"]],
          [["cool"], ["noon", "warm"]],
          [["freezer"], ["hot", "cool"]],
          [["freezer"], ["hot", "noon"]],
          [["freezer"], ["noon", "cool"]],
          [["freezer"], ["noon", "warm"]],
        ],
        tells: [
          ["pancake", "water", "butter"],
          ["cake", "coconut", "butter"],
          ["waffle", "water", "coconut"],
          ["egg", "tea", "coconut"],
        ],
      },
    },
  },
];
