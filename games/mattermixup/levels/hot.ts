/** Level 2: the hood, for what flies; and an oven, hotter than boiling. */
import { evening, trade } from "../acts.ts";
import { FIVE_STOPS, WITH_HOOD } from "../shelves.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const bare = { seats: WITH_HOOD, feels: false };
const usual = {
  ...bare,
  tips: [
    "A crumb in the middle tells most: what changes sooner, what later?",
    "Steam that cools is water again. A gas like air stays a gas.",
  ],
  reminder: FIVE_STOPS,
};

const ALL = [
  "water",
  "vinegar",
  "tea",
  "coconut",
  "butter",
  "gallium",
  "beeswax",
  "nail",
  "pebble",
  "helium",
  "air",
];
const STEAMY = ["water", "vinegar", "tea", "coconut", "butter", "beeswax", "pebble"];
const GASES = ["helium", "air", "fizz"];

const TWICE: NonNullable<Rules["shelves"]>["goes"] = [
  [["cool"], ["hot"], ["cool"]],
  [["cool"], ["hot"], ["freezer"]],
  [["cool"], ["hot"], ["noon"]],
  [["warm"], ["hot"], ["cool"]],
  [["freezer"], ["noon"], ["hot"]],
  [["freezer"], ["hot"], ["cool"]],
  [["freezer"], ["hot"], ["warm"]],
  [["hot"], ["cool"], ["freezer"]],
  [["hot"], ["freezer"], ["noon"]],
  [["hot"], ["warm"], ["freezer"]],
  [["hot"], ["noon"], ["cool"]],
];

const chapter: Chapter = [
  {
    id: "chimney",
    lines: [
      { bed: "laboratory", layer: "lab", level: 0.25 },
      { sound: "hammer" },
      "glop: I've built a chimney! What flies, flies into my pot.",
      "pim: Then we need a hood on the right, for what flies.",
      { sound: "breath-in", caption: "the hood", side: 1, hold: "end" },
    ],
    again: [
      { bed: "laboratory", layer: "lab", level: 0.25 },
      "glop: My chimney is swept. Let it fly!",
      "pim: Claw left, sponge down, hood right.",
    ],
  },
  {
    id: "steam",
    as: "learn",
    set: "steam",
    items: ["first-steam"],
    turns: 1,
    short: 1,
    devices: [],
    how: ["pim: First we go as hot as an oven, and water boils."],
    resumed: ["Left claw, Down sponge, Right hood. The lever goes as far as an oven."],
  },
  {
    id: "rules",
    lines: [
      "pim: An oven: that's the fifth stop, after the freezer, the cool room, the warm day and the very hot noon. The door is shut, and nobody is in there.",
      "pim: Spoons and the pot are as ever: ten things, and the Mix-Up walks.",
    ],
    again: [
      "pim: Five stops, up to an oven, with the door shut. Ten things in the pot, and the Mix-Up walks.",
    ],
  },
  {
    id: "shelves",
    as: "hunt",
    turns: 2,
    short: 1,
    how: ["Up tests a crumb for a spoon. Select: the next jar."],
    resumed: ["Left claw, Down sponge, Right hood. Up tests a crumb. Select: the next jar."],
  },
  {
    id: "which",
    length: "full",
    ask: [
      "pim: Two shelves, and time for one. The steamy shelf, where a lot may boil? Or the party shelf, with a gas on it?",
    ],
    options: [
      {
        id: "steamy",
        label: "The steamy shelf",
        phrases: ["steamy", "steamy shelf", "steam"],
        chosen: [{ sound: "steam" }, "pim: The steamy shelf! Mind what flies."],
      },
      {
        id: "party",
        label: "The party shelf",
        phrases: ["party", "party shelf"],
        chosen: [
          { sound: "party-horn" },
          "pim: The party shelf. Something on it was never anything but a gas.",
        ],
      },
    ],
  },
  { id: "steamy", as: "ride", if: { chose: { which: "steamy" } }, set: "steamy", turns: 1, short: 0 },
  { id: "party", as: "ride", if: { chose: { which: "party" } }, set: "party", turns: 1, short: 0 },
  {
    id: "one-crumb",
    as: "boss",
    set: "one-crumb",
    turns: 2,
    short: 1,
    devices: [],
    how: [
      { sound: "boss-near" },
      { sound: "crumbs", caption: "somebody eats crumbs" },
      "glop: One crumb! I've left you one crumb for a whole shelf. I'm full.",
      "pim: Six jars, one pull, one crumb. Walk along the shelf with Select before you choose whose. Which one tells the most?",
    ],
    resumed: ["Six jars, one crumb. Select walks along the shelf, Up tests."],
  },
  trade,
  ...evening({
    good: "whistle",
    few: [
      { sound: "breath-out" },
      "glop: Hardly anything came up my chimney. Only a bird went down it.",
      { sound: "bird", hold: "end" },
      "pim: It may stay. It's nice and warm there.",
    ],
    some: [
      { sound: "steam" },
      { sound: "monster-gurgle", hold: "end" },
      "pim: The Mix-Up climbs into the chimney, and gets stuck. It's quite happy. It hums.",
      { sound: "bottle-note", hold: "end" },
    ],
    full: [
      { sound: "boss-step", hold: "end" },
      { sound: "kettle-whistle", hold: "end" },
      "pim: The Mix-Up has put the chimney on its head. It says it's a train.",
      { sound: "chuff", hold: "end" },
      "glop: All aboard! Mind the wet seats.",
    ],
  }),
];

export const hot: Level = {
  id: "hot",
  name: "Hotter than boiling",
  difficulty: -0.5,
  skill: "boiling-and-condensing",
  learned: "to tell what boils, and that steam turns back into water",
  next: "Next time Glop bakes a cake. And baked stays baked.",
  tryAtHome: ["Breathe on a cold window, and feel it. What came out of the air?"],
  tallies: ["caught"],
  stakes: ["pot"],
  chapter,
  rules: { ...usual, shelves: { from: ALL, count: 4, goes: TWICE } },
};

const skill = "boiling-and-condensing";

export const hotBanks: Bank[] = [
  {
    id: "steam",
    difficulty: -1,
    skill,
    rules: { ...bare, tests: 0 },
    items: [
      { id: "first-steam", shelf: { from: ["water"], goes: [["cool"], ["hot"], ["cool"]], practice: true } },
    ],
  },
  {
    id: "steamy",
    difficulty: -0.4,
    skill,
    rules: {
      ...usual,
      shelves: { from: STEAMY, count: 5, goes: TWICE },
    },
  },
  {
    id: "party",
    difficulty: -0.3,
    skill,
    rules: {
      ...usual,
      shelves: { from: STEAMY, one: GASES, count: 5, goes: TWICE },
    },
  },
  {
    id: "one-crumb",
    difficulty: 0,
    skill,
    rules: {
      ...bare,
      tests: 1,
      reminder: ["Which jar would sound different in each room the lever could go to? Its crumb tells most."],
      shelves: {
        from: [...ALL, "fizz"],
        count: 6,
        goes: [
          [["cool"], ["hot"]],
          [["cool"], ["noon"]],
          [["warm"], ["hot"]],
          [["warm"], ["noon"]],
          [["freezer"], ["hot"]],
          [["freezer"], ["warm"]],
          [["hot"], ["noon"]],
          [["hot"], ["cool"]],
          [["hot"], ["freezer"]],
        ],
      },
    },
  },
];
