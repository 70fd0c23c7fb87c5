/** Level 3: boxes that no two gears can fill are made in two runs: 31 is four sevens, and three. */
import { asks, marching, type Bank, type Chapter, type Level, type Rules } from "../level.ts";

const big: Rules = {
  makes: "product",
  tray: ["g3", "g4", "g6", "g7", "g8", "g9"],
  mixed: true,
  made: { apart: true, most: 81 },
  tips: ["Which near number do you know by heart?", "A gear may hang alone: it turns once."],
  asks: asks(
    "{first} for the moat. The king feels unprotected.",
    "{first}! They hold up my bridge, one by one.",
    "{first}, for a museum of frogs.",
    "{first}. My town has run out of green.",
    "{first}, please. I'm opening a hopping mall.",
    "{first} for the opera. They sing the tall part.",
    "{first}! I promised each cousin one.",
    "{first}, for a very long staircase. One a step.",
  ),
};

const wall: Rules = {
  makes: "product",
  tray: ["g3", "g4", "g6", "g7", "g8", "g10"],
  mixed: true,
};

/** None of these can be made of two of the gears at the wall, and Otto's groups are of gears that are not there. */
const behind = (
  [
    [5, 5],
    [9, 6],
    [5, 9],
    [5, 7],
    [5, 10],
    [9, 7],
    [9, 4],
    [9, 3],
    [9, 5],
    [5, 11],
    [11, 3],
    [11, 4],
  ] as const
).map(([group, times]) => ({
  id: `wall-${group}-${times}`,
  targets: [group * times],
  heard: { group, times },
}));

const chapter: Chapter = [
  {
    id: "king",
    lines: [
      { sound: "fanfare" },
      "tilda: The king orders frogs! Big boxes, and odd ones.",
      { sound: "gears-turn" },
    ],
    again: [{ sound: "fanfare" }, "tilda: The king again. He has more moats now."],
  },
  {
    id: "in-two",
    as: "learn",
    set: "in-two",
    turns: 2,
    short: 1,
    items: ["apart-31", "apart-13"],
    devices: [],
    how: [
      "tilda: Some boxes no two gears can fill. Run Clara twice! A gear may hang alone, too: then it turns once.",
    ],
    resumed: ["Two runs fill this box. A gear may hang alone: then it turns once."],
  },
  {
    id: "king-steam",
    lines: [
      { sound: "coal-in" },
      "tilda: Now under steam. In two runs, exactly: a ribbon. It brings steam for the fewest turns, 1 puff more, and a marcher.",
    ],
    again: [{ sound: "coal-in" }, "tilda: Under steam now. Two runs, exactly: a ribbon."],
  },
  { id: "moat", as: "ride", turns: 2, short: 2, resumed: ["Fill the box exactly, in two runs."] },
  {
    id: "kitchen",
    if: { stakes: { steam: { from: 4 } }, length: "full" },
    ask: [
      "otto: The king's cook is cold. Heat her kitchen with 4 puffs, and she'll lend us a marcher of hers.",
    ],
    options: [
      {
        id: "heat",
        label: "Heat the kitchen",
        phrases: ["heat", "yes"],
        counts: { spent: 4, gained: 1 },
        chosen: [{ sound: "party-horn" }, "otto: She sends it with a spoonful of oil."],
      },
      {
        id: "keep",
        label: "Keep the steam",
        phrases: ["keep", "no"],
        chosen: ["otto: Cold soup for the king, then. He won't notice."],
      },
    ],
  },
  {
    id: "moat-on",
    as: "rescue",
    turns: 2,
    short: 0,
    how: [
      { sound: "splash" },
      "tilda: The king's messenger fell into the moat. He's fine, and he says: more frogs!",
    ],
    resumed: ["Fill the box exactly, in two runs."],
  },
  {
    id: "crown",
    if: { finished: true },
    lines: [
      { sound: "frog" },
      "tilda: One frog in the king's box wore a crown. The king asked it for advice.",
      { sound: "frog", pitch: -5 },
    ],
  },
  {
    id: "wall",
    as: "boss",
    set: "wall",
    turns: 3,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "ratchet", side: -0.7, level: 0.6 },
      "otto: I've bought gears that you don't have! Nines! Fives! Elevens!",
      "tilda: Listen through the wall, count his groups, and make as many with ours. In two runs! I can't tell you how many are missing.",
    ],
    resumed: ["Count Otto's groups, and make as many, in two runs."],
  },
  {
    id: "king-last",
    if: { stakes: { steam: { from: 8 }, parade: { to: 11 } } },
    ask: [
      "tilda: The king is coming! 6 puffs get one more marcher going. Or shall Clara bow? That takes steam, too.",
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
        id: "bow",
        label: "Let Clara bow",
        phrases: ["bow", "let her bow"],
        chosen: [{ sound: "overload" }, "tilda: She's only ever done that once before."],
      },
    ],
  },
  {
    id: "king-march",
    if: marching(1),
    as: "perform",
    lines: ["tilda: Left, right, and hop!", { device: "parade" }],
  },
  {
    id: "apart-great",
    if: marching(6),
    lines: [
      { sound: "fanfare" },
      "otto: Let's take the wall down, Tilda. I hear you better than me anyway.",
      { sound: "crowd-cheer" },
    ],
  },
  {
    id: "apart-fair",
    if: marching(3, 5),
    lines: [{ sound: "applause-small" }, "otto: The king clapped. With one hand, he was eating."],
  },
  {
    id: "apart-small",
    if: marching(0, 2),
    lines: [
      { sound: "frog" },
      { sound: "frog", pitch: -4 },
      "tilda: The king marched himself. He says it's good for his knees.",
    ],
  },
  { id: "whistle-given", if: marching(6), keepsake: "whistle" },
  { id: "brick-given", if: marching(0, 5), keepsake: "wall-brick" },
];

export const apart: Level = {
  id: "apart",
  name: "The king's boxes: break it apart",
  difficulty: 0.8,
  skill: "break-apart",
  learned: "to break a number apart: 31 is 4 sevens, and 3",
  next: "The king wants a second moat. It's for the frogs' frogs.",
  tallies: ["ribbons"],
  chapter,
  rules: big,
};

export const apartBanks: Bank[] = [
  {
    id: "in-two",
    difficulty: 0.2,
    skill: "break-apart",
    rules: { makes: "product", tray: ["g3", "g4", "g6", "g7"], practice: true },
    items: [
      { id: "apart-31", targets: [31], ask: ["tilda: {first}! 4 sevens are 28. And then?"] },
      {
        id: "apart-13",
        targets: [13],
        ask: ["tilda: {first}. No two gears make it. But two gears can run alone, one after the other."],
      },
    ],
  },
  { id: "wall", difficulty: 1, skill: "break-apart", rules: wall, items: behind },
];
