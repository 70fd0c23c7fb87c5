/** Level 1: claw and sponge, from a freezer to a very hot noon. */
import { evening, trade } from "../acts.ts";
import { CLAW_AND_SPONGE, FOUR_STOPS } from "../shelves.ts";
import type { Bank, Chapter, Level, Rules } from "../types.ts";

const bare = { seats: CLAW_AND_SPONGE, feels: false };
const usual = {
  ...bare,
  tips: [
    "A crumb in the middle tells most: what melts sooner, what later?",
    "The same clue means: they change together.",
  ],
  reminder: FOUR_STOPS,
};

const ALL = ["water", "milk", "juice", "coconut", "butter", "chocolate", "beeswax", "nail", "pebble"];
const KITCHEN = ["milk", "juice", "water", "coconut", "butter", "chocolate"];
const WORKSHOP = ["water", "coconut", "butter", "beeswax", "nail", "pebble"];
const ODD = ["gallium", "syrup", "brine"];

const TWICE: NonNullable<Rules["shelves"]>["goes"] = [
  [["freezer"], ["cool"], ["noon"]],
  [["freezer"], ["warm"], ["noon"]],
  [["freezer"], ["noon"], ["cool"]],
  [["freezer"], ["warm"], ["cool"]],
  [["cool"], ["noon"], ["freezer"]],
  [["cool"], ["warm"], ["freezer"]],
  [["noon"], ["cool"], ["freezer"]],
  [["noon"], ["freezer"], ["cool"]],
  [["cool"], ["freezer"], ["noon"]],
];

const chapter: Chapter = [
  {
    id: "room",
    lines: [
      { bed: "laboratory", layer: "lab", level: 0.25 },
      "pim: Professor Pim! My room gets hot or cold, and things change. Left, a claw holds what's hard.",
      { sound: "servo", caption: "the claw", side: -1, hold: "end" },
      "pim: Down, a sponge soaks up what runs.",
      { sound: "soap-foam", caption: "the sponge", hold: "end" },
    ],
    again: [
      { bed: "laboratory", layer: "lab", level: 0.25 },
      "pim: You're back! Claw on the left, sponge in front.",
    ],
  },
  {
    id: "first",
    as: "learn",
    set: "first",
    items: ["first-ice"],
    turns: 1,
    short: 1,
    devices: [],
    how: ["Claw or sponge, for what this will be?"],
    resumed: ["Left sets the claw, Down the sponge."],
  },
  {
    id: "glop",
    lines: [
      { sound: "goblin-mutter" },
      "glop: I'm Glop. What nobody catches, I cook!",
      "pim: In his pot it turns into one big Mix-Up. With ten things in it, it gets up and walks. And the door shuts before each pull: nobody is ever in there.",
    ],
    again: ["glop: Glop again! What nobody catches, I cook."],
  },
  {
    id: "four",
    as: "ride",
    turns: 1,
    short: 1,
    how: [
      "pim: Four jars, and nobody knows how warm it will get! Up tests one crumb, and uses a spoon. You've got three. Select: the next jar, if you want to test another one first.",
    ],
    resumed: ["Left: the claw. Down: the sponge. Up tests a crumb. Select: the next jar."],
  },
  {
    id: "spoons",
    lines: [
      "pim: Each shelf brings a clean spoon, and each pull that nothing gets away from brings another.",
      "pim: And the lever has four stops: a freezer, a cool room, a warm day, and a very hot noon. So test one jar, and work out the rest.",
    ],
    again: [
      "pim: A spoon for each shelf, and one for each pull with nothing lost. Four stops: freezer, cool room, warm day, very hot noon.",
    ],
  },
  { id: "more", as: "ride", turns: 1, short: 0 },
  {
    id: "which",
    length: "full",
    ask: [
      "pim: Two shelves, and time for one. The kitchen shelf, where a lot melts? Or the odd shelf, with a jar that does what it likes?",
    ],
    options: [
      {
        id: "kitchen",
        label: "The kitchen shelf",
        phrases: ["kitchen", "kitchen shelf"],
        chosen: [{ sound: "fridge-open" }, "pim: The kitchen shelf! Please don't lick anything."],
      },
      {
        id: "odd",
        label: "The odd shelf",
        phrases: ["odd", "odd shelf", "odd jar"],
        chosen: [{ sound: "drawer" }, "pim: The odd shelf. Listen to the clue of the odd one."],
      },
    ],
  },
  { id: "kitchen", as: "ride", if: { chose: { which: "kitchen" } }, set: "kitchen", turns: 1, short: 0 },
  { id: "odd", as: "ride", if: { chose: { which: "odd" } }, set: "odd", turns: 1, short: 0 },
  {
    id: "lunch",
    as: "boss",
    set: "lunch",
    turns: 3,
    short: 1,
    how: [
      { sound: "boss-near" },
      { sound: "crumbs", caption: "somebody eats crumbs" },
      "glop: Crumbs! I eat them all. No more tests for you.",
      "pim: But he's pulled the lever for his own lunch. You'll hear what two of his jars turned into. Ours go as far as his did. So work out ours!",
    ],
    resumed: ["No tests here. Glop's two jars tell how far the lever goes."],
  },
  trade,
  ...evening({
    good: "ladle",
    few: [
      { sound: "bubble-pop" },
      "glop: Who told you? No soup to speak of. It can't even sit up.",
      "pim: Your lunch told us, Glop. Come and have some of ours.",
      { sound: "applause-small" },
    ],
    some: [
      { sound: "monster-gurgle", hold: "end" },
      "pim: The Mix-Up sits up, bows to the left, and falls apart into what it was.",
      "glop: It bowed! You all heard it bow!",
    ],
    full: [
      { sound: "boss-step", hold: "end" },
      { sound: "door-open" },
      "pim: There it goes. It has hugged me, it has hugged Glop, and now it takes the bus.",
      { sound: "bus-by", hold: "end" },
      "glop: They grow up so fast.",
    ],
  }),
];

export const cold: Level = {
  id: "cold",
  name: "From the freezer to noon",
  difficulty: -1.5,
  skill: "melting-and-freezing",
  learned: "to tell from one thing that melts which others do",
  next: "Next time it gets hotter than boiling, and what boils flies. We'll need the hood.",
  tryAtHome: ["Put an ice cube and some butter on a plate in the kitchen. Which changes first?"],
  tallies: ["caught"],
  stakes: ["pot"],
  chapter,
  rules: { ...usual, shelves: { from: ALL, count: 4, goes: TWICE } },
};

const practice = (id: string, goes: [string[], string[]]) => ({
  id,
  shelf: { from: ["water"], goes, practice: true as const },
});

export const coldBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2,
    skill: "melting-and-freezing",
    rules: { ...bare, tests: 0 },
    items: [practice("first-ice", [["freezer"], ["cool"]])],
  },
  {
    id: "kitchen",
    difficulty: -1.3,
    skill: "melting-and-freezing",
    rules: {
      ...usual,
      shelves: { from: KITCHEN, count: 5, goes: TWICE },
    },
  },
  {
    id: "odd",
    difficulty: -1.2,
    skill: "melting-and-freezing",
    rules: {
      ...usual,
      shelves: { from: WORKSHOP, one: ODD, count: 5, goes: TWICE },
    },
  },
  {
    id: "lunch",
    difficulty: -1,
    skill: "melting-and-freezing",
    rules: {
      ...bare,
      tests: 0,
      reminder: [
        "Has the first of Glop's jars melted? Has the second? What melts sooner than they do? What later?",
        "What melts sooner than a runny jar of his runs, too. What melts later than a hard jar of his keeps its shape.",
      ],
      shelves: {
        from: [...ALL, "gallium"],
        one: [...ODD, "nail", "pebble"],
        count: 4,
        goes: [
          [["freezer"], ["cool"]],
          [["freezer"], ["warm"]],
          [["freezer"], ["noon"]],
          [["cool"], ["warm"]],
          [["cool"], ["noon"]],
          [["cool"], ["freezer"]],
          [["noon"], ["warm"]],
          [["noon"], ["cool"]],
          [["noon"], ["freezer"]],
        ],
        tells: [
          ["juice", "coconut"],
          ["coconut", "chocolate"],
          ["chocolate", "beeswax"],
          ["butter", "beeswax"],
          ["milk", "butter"],
        ],
      },
    },
  },
];
