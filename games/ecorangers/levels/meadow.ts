/** Level 1: a meadow that has forgotten how to sing. */
import { backwards, chain } from "../rows.ts";
import { trade, type Bank, type Level } from "./level.ts";

const RULE =
  "Energy passes from food to eater. So a plant comes first, then the animal that eats it, then the animal that eats that one. Everybody but the last is somebody's supper.";
const LISTEN =
  "Listen along the row for a plant, and for a belly that rumbles. Whoever rumbles ate nobody here, and goes aside.";

export const meadow: Level = {
  id: "meadow",
  name: "The quiet meadow",
  difficulty: -1.5,
  skill: "food-chain",
  rules: { names: false, closer: true, rule: RULE, listen: LISTEN },
  items: [
    chain("cricket-frog", ["grass", "cricket", "frog"], ["mouse"]),
    chain("cricket-mouse", ["grass", "cricket", "mouse"], ["frog"]),
    chain("mouse-owl", ["seeds", "mouse", "owl"], ["snake"]),
    chain("mouse-snake", ["seeds", "mouse", "snake"], ["owl"]),
    chain("cricket-robin", ["grass", "cricket", "bird"], ["frog"]),
    chain("robin-owl", ["berries", "bird", "owl"], ["mouse"]),
    chain("berry-mouse", ["berries", "mouse", "owl"], ["bird"]),
    chain("seed-crow", ["seeds", "crow", "owl"], ["bird"]),
    chain("sheep-wolf", ["grass", "sheep", "wolf"], ["mouse"]),
    chain("cricket-crow", ["grass", "cricket", "crow"], ["bird"]),
    chain("berry-snake", ["berries", "mouse", "snake"], ["owl"]),
    chain("robin-snake", ["berries", "bird", "snake"], ["crow"]),
  ],
  learned: "that energy passes from plants to the animals that eat them, and on to the hunters",
  tryAtHome: ["What did you eat today? Follow it back: which plant did its energy come from?"],
  next: ["The pond and the sea have gone quiet too. Fern is packing her boots."],
  goodbye: ["moss: The meadow will wait. I'm good at waiting. I'll show it how."],
  tallies: ["right"],
  chapter: [
    {
      id: "quiet",
      type: "tell",
      as: "story",
      lines: [
        { bed: "meadow", layer: "air", level: 0.4 },
        { sound: "radio-crackle" },
        "fern: Ranger Fern here. The meadow forgot its song! Put the voices in order: first the food, then whoever eats it.",
        "moss: I'm Moss, a sloth. I noticed on Tuesday.",
      ],
      again: [{ sound: "radio-crackle" }, "fern: Fern here. The meadow is quiet again!"],
    },
    {
      id: "lab",
      type: "play",
      as: "learn",
      set: "meadow-lab",
      turns: 1,
      short: 1,
      devices: [],
      how: ["Left, Right: walk. Up: pick up, put down. Select: sing."],
    },
    {
      id: "bellies",
      type: "tell",
      as: "learn",
      lines: [
        "fern: Now by ear alone. Three foods from plants: grass, seeds, berries.",
        { sound: "vine-swish", level: 0.8, hold: "end", caption: "grass swishes" },
        { sound: "pour-grains", level: 0.8, hold: "end", caption: "seeds trickle" },
        { sound: "fruit-patter", hold: "end", caption: "berries patter down" },
        "fern: And an empty belly. Whoever rumbles ate nobody in this row. Pick it up, and Down lays it aside.",
        { sound: "monster-gurgle", hold: "end", caption: "an empty belly rumbles" },
        "moss: That one was me.",
      ],
      again: [
        "fern: Remember: whoever rumbles ate nobody here.",
        { sound: "monster-gurgle", hold: "end", caption: "an empty belly rumbles" },
      ],
    },
    {
      id: "rows",
      type: "play",
      as: "build",
      turns: 3,
      short: 2,
      how: [
        "fern: Ten singers fill the hill. Two are here. A row that sings brings one; when Select finds a mistake, the row stops and one goes home. Seven make a concert!",
        "fern: Not sure what somebody ate? Down shines the flashlight on supper. That's 1 battery, and so is a second hint. You have three.",
      ],
      resumed: ["First the food, then whoever eats it. Rumbling bellies go aside."],
    },
    {
      id: "bag",
      type: "choose",
      if: { length: "full" },
      ask: [
        { sound: "zip" },
        {
          voice: "moss",
          say: "I found a bag, and a bird behind it. I can carry one. I'm slow. Batteries, or the singer?",
          part: "object",
        },
      ],
      options: [
        {
          id: "batteries",
          label: "Two batteries",
          phrases: ["batteries", "bag"],
          counts: { found: 1 },
          chosen: ["moss: Batteries. They don't peck."],
        },
        {
          id: "singer",
          label: "One singer",
          phrases: ["singer", "bird"],
          counts: { joined: 1 },
          chosen: ["moss: Come along, small one. At my pace."],
        },
      ],
    },
    {
      id: "woods",
      type: "play",
      as: "ride",
      set: "meadow-edge",
      turns: 2,
      short: 0,
      how: ["fern: We're at the edge of the woods. The rows get longer here: four in a chain."],
      resumed: ["Four in a chain now, from the plant to the hunter."],
    },
    trade("market", "A goat knows a singer who'd come for 3 batteries. Will you trade?"),
    {
      id: "upside-down",
      type: "tell",
      as: "story",
      lines: [
        { sound: "boss-near", hold: "end" },
        "moss: Um. I held the map upside down.",
        "fern: Then the whole hill sings backwards! Hunter first. Then its supper, and so on, down to the plant.",
      ],
    },
    {
      id: "boss",
      type: "play",
      as: "boss",
      set: "meadow-backwards",
      turns: 2,
      short: 1,
      how: ["fern: Backwards: hunter first, plant last. Rumbling bellies still go aside."],
      resumed: ["Backwards: hunter first, plant last."],
    },
    {
      id: "concert",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { from: 7 } } },
      lines: [
        { sound: "curtain" },
        "fern: {chorusTold}! Tonight the meadow sings.",
        { device: "chorus" },
        { sound: "applause" },
        "moss: I clapped. It's still on its way.",
      ],
    },
    { id: "tape", type: "give", keepsake: "meadow-tape", if: { stakes: { chorus: { from: 7 } } } },
    {
      id: "small-concert",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { from: 1, to: 6 } } },
      lines: [
        { sound: "curtain" },
        "fern: A small concert: {chorusTold}. Small is fine.",
        { device: "chorus" },
        { sound: "applause-small" },
      ],
    },
    {
      id: "silence",
      type: "tell",
      as: "perform",
      if: { stakes: { chorus: { to: 0 } } },
      lines: [
        { sound: "curtain" },
        "moss: Nobody came. So I'll sing. I know a song about a leaf. It's long.",
        { sound: "snore" },
        "fern: He fell asleep in the first line. Let's try again soon.",
      ],
    },
    { id: "stone", type: "give", keepsake: "pebble", if: { stakes: { chorus: { to: 6 } } } },
  ],
};

export const meadowBanks: Bank[] = [
  {
    id: "meadow-lab",
    difficulty: -2,
    skill: "food-chain",
    rules: { rule: RULE, listen: "One of them is a plant. It comes first." },
    items: [
      chain("lab-frog", ["grass", "cricket", "frog"]),
      chain("lab-owl", ["seeds", "mouse", "owl"]),
      chain("lab-wolf", ["grass", "sheep", "wolf"]),
    ],
  },
  {
    id: "meadow-edge",
    difficulty: -1,
    skill: "food-chain",
    rules: { names: false, closer: true, rule: RULE, listen: LISTEN },
    items: [
      chain("edge-snake", ["grass", "cricket", "frog", "snake"], ["mouse"]),
      chain("edge-owl", ["grass", "cricket", "mouse", "owl"], ["frog"]),
      chain("edge-both", ["seeds", "mouse", "snake", "owl"], ["bird"]),
      chain("edge-robin", ["grass", "cricket", "bird", "owl"], ["crow"]),
      chain("edge-robin-snake", ["grass", "cricket", "bird", "snake"], ["mouse"]),
      chain("edge-berries", ["berries", "mouse", "snake", "owl"], ["crow"]),
    ],
  },
  {
    id: "meadow-backwards",
    difficulty: -0.8,
    skill: "food-chain",
    rules: {
      names: false,
      closer: true,
      rule: "Backwards: each eater comes right before its supper. A hunter first, a plant last.",
      listen: LISTEN,
    },
    items: [
      backwards("back-snake", ["grass", "cricket", "frog", "snake"], ["mouse"]),
      backwards("back-owl", ["grass", "cricket", "mouse", "owl"], ["frog"]),
      backwards("back-both", ["seeds", "mouse", "snake", "owl"], ["crow"]),
      backwards("back-robin", ["berries", "bird", "owl"], ["mouse"]),
      backwards("back-frog-owl", ["grass", "cricket", "frog", "owl"], ["bird"]),
    ],
  },
];
