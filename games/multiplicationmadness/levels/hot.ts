/** Level 2: gears run hot, two boxes have to be thought of at once, and chalk cannot be trusted. */
import { asks, marching, type Bank, type Chapter, type Level, type Rules } from "../level.ts";

const hot: Rules = {
  makes: "product",
  tray: ["g2", "g3", "g4", "g6", "g8", "g9"],
  mixed: true,
  warm: true,
  made: { targets: 2, most: 72 },
  tips: ["Think of the second box before you fill the first."],
  asks: asks(
    "Two boxes: {all}. One for each shoe.",
    "{all}, in two boxes. The twins quarrel otherwise.",
    "Two boxes, please: {all}. One's a secret.",
    "{all}! One box for the pond, one for the other pond.",
    "Pack {all}, in two boxes. My camel likes balance.",
    "Two teams: {all}. It won't be fair, and they don't mind.",
    "{all}, in two boxes. Upstairs and downstairs.",
    "Two boxes, one ribbon each, if you can: {all}.",
  ),
};

const chalked: Rules = {
  ...hot,
  tray: ["c2", "c3", "c4", "c6", "c8", "c9"],
  made: { targets: 2, most: 72 },
  tips: ["Chalk is only chalk."],
};

const everyGear: Rules = {
  ...hot,
  tray: ["g2", "g3", "g4", "g6", "g7", "g8"],
  made: { targets: 3, most: 63 },
  tips: undefined,
  asks: asks(
    "The mayor, in person. Three boxes: {all}. Six gears, each of them once.",
    "It's the mayor again. {all}. Use every gear once, and leave none hanging.",
    "The mayor's cousin. {all}, please, with all six gears.",
  ),
};

const chapter: Chapter = [
  {
    id: "heat",
    lines: [
      { sound: "steam" },
      "tilda: A hot day! A gear that ran stays hot all order long.",
      { sound: "gas-hiss" },
      "tilda: Hang it again: two puffs a turn, no ribbon.",
    ],
    again: [
      { sound: "steam" },
      "tilda: Hot again. Hang a gear again that has run, and each turn takes two puffs, with no ribbon.",
    ],
  },
  {
    id: "two-boxes",
    as: "ride",
    turns: 1,
    how: ["tilda: Repeat tells both boxes, and what's hot. Select hangs, Up runs."],
    resumed: ["Two boxes, one after the other. A hot gear takes twice the steam, and wins no ribbon."],
  },
  {
    id: "through-the-wall",
    lines: [
      { sound: "tag-knock", side: -0.7 },
      "otto: Tilda! Is it hot at your place? My soup cooks by itself.",
      "tilda: Don't forget: a ribbon brings steam for the box, 1 puff more, and a marcher.",
    ],
    again: [{ sound: "tag-knock", side: -0.7 }, "otto: Soup's ready! It was never not ready."],
  },
  {
    id: "more-boxes",
    as: "ride",
    turns: 1,
    short: 0,
    resumed: ["Two boxes, one after the other. A hot gear takes twice the steam, and wins no ribbon."],
  },
  {
    id: "market",
    lines: [
      { sound: "tin-clack" },
      "otto: Gears, used, with numbers on them! A bargain!",
      { sound: "tag-knock" },
      "tilda: This one says 8. But listen:",
      { sound: "dial-click", hold: "end" },
      { sound: "dial-click", hold: "end" },
      { sound: "dial-click", hold: "end" },
      "tilda: Three! Some of Otto's chalk lies, and some doesn't. Trust your ear.",
    ],
    again: [{ sound: "tin-clack" }, "otto: Used gears again!", "tilda: And used chalk. Trust your ear."],
  },
  {
    id: "liars",
    as: "hunt",
    set: "chalked",
    turns: 1,
    resumed: ["Some chalk lies. Count the clicks."],
  },
  {
    id: "refund",
    ask: [
      "otto: Unhappy with my chalk? I'll pay: 4 puffs of steam. Or a marcher, but getting it going takes 2 of yours.",
    ],
    if: { stakes: { steam: { from: 3 } } },
    options: [
      {
        id: "steam",
        label: "Take the steam",
        phrases: ["steam", "puffs"],
        counts: { least: 4 },
        chosen: ["otto: Warm, fresh, and only slightly slipper."],
      },
      {
        id: "marcher",
        label: "Take the marcher",
        phrases: ["marcher"],
        counts: { spent: 2, gained: 1 },
        chosen: ["otto: Oil on Sundays. And never play chess with it."],
      },
    ],
  },
  {
    id: "liars-on",
    as: "hunt",
    set: "chalked",
    turns: 1,
    short: 0,
    resumed: ["Some chalk lies. Count the clicks."],
  },
  {
    id: "cheese",
    if: { finished: true },
    lines: [
      { sound: "mouse" },
      "tilda: A mouse carried off the smallest gear. No, it brings it back. It was no cheese.",
    ],
  },
  {
    id: "mayor",
    as: "boss",
    set: "every-gear",
    turns: 1,
    short: 1,
    how: [
      { sound: "boss-near" },
      { sound: "party-horn" },
      "tilda: Three boxes, and six gears with no chalk. The quickest way to fill the first box can spoil another one!",
    ],
    resumed: ["Three boxes, six gears, every gear once."],
  },
  {
    id: "hot-steam",
    if: { stakes: { steam: { from: 8 }, parade: { to: 11 } } },
    ask: [
      "tilda: The boiler's still warm. 6 puffs get one more marcher going. Or shall I cook our soup on it?",
    ],
    options: [
      {
        id: "wind",
        label: "One more marcher",
        phrases: ["one more", "marcher"],
        counts: { spent: 6, gained: 1 },
        chosen: [{ sound: "ratchet" }],
      },
      {
        id: "soup",
        label: "Cook the soup",
        phrases: ["soup"],
        chosen: [{ sound: "bubbles" }, "tilda: Pea. With a cog of garlic."],
      },
    ],
  },
  {
    id: "hot-march",
    if: marching(1),
    as: "perform",
    lines: ["tilda: Everybody cool? March!", { device: "parade" }],
  },
  {
    id: "hot-great",
    if: marching(8),
    lines: [{ sound: "crowd-cheer" }, "otto: I'll wash off my chalk. Most of it."],
  },
  {
    id: "hot-fair",
    if: marching(4, 7),
    lines: [{ sound: "applause-small" }, "otto: Not bad. I'd have chalked it up as more."],
  },
  {
    id: "hot-small",
    if: marching(0, 3),
    lines: [
      { sound: "steam" },
      "tilda: It was too hot to march anyway. We sat in the shade and hummed the parade. Otto hummed the drum.",
    ],
  },
  { id: "chalk-given", if: marching(8), keepsake: "chalk" },
  { id: "gear-given", if: marching(0, 7), keepsake: "hot-gear" },
];

export const hotLevel: Level = {
  id: "hot",
  name: "Hot gears: twos to nines",
  difficulty: -0.2,
  skill: "factor-pairs",
  learned: "that two pairs of gears can make the same number, and that it matters which you take",
  next: "Next time: boxes that no two gears can fill.",
  tallies: ["ribbons"],
  chapter,
  rules: hot,
};

export const hotBanks: Bank[] = [
  { id: "chalked", difficulty: 0, skill: "factor-pairs", rules: chalked },
  { id: "every-gear", difficulty: 0.4, skill: "factor-pairs", rules: everyGear },
];
