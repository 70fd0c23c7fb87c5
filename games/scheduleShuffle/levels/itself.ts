/** Level 2: what goes on by itself is best begun before the bus. */
import { day, longDay, practiceDay, type Row, type Ticks } from "../days.ts";
import { evening, LISTEN, lists, shortRows, type Bank, type Level } from "./chapter.ts";

const RULE =
  "What drips goes on by itself. Begin it before the bus, and it's ready when Otto comes home. Then fill the time, tick for tick.";

/** How long each of them goes on, after it was begun. */
const dough: Ticks = { dough: [1, 3] };
const glue: Ticks = { glue: [1, 3] };
const soak: Ticks = { soak: [1, 2] };
const wash: Ticks = { wash: [1, 4] };

const nameless: Row[] = [
  day("unnamed-dog", { dress: 2, dog: 1, cat: 2 }, { mop: 2 }),
  day("unnamed-toast", { breakfast: 1, teeth: 2, dress: 1 }, { hens: 2 }),
  day("unnamed-pizza", { ...dough, dress: 2, fish: 1 }, { pizza: 2 }),
  day("unnamed-pan", { ...soak, dress: 1, plants: 3 }, { pan: 2 }),
  day("unnamed-washer", { ...wash, dress: 2 }, { cat: 1, hang: 1 }),
];

export const itself: Level = {
  id: "itself",
  name: "It goes on by itself",
  difficulty: 0,
  skill: "at-the-same-time",
  rules: { helpCosts: true, rule: RULE, listen: `${LISTEN} The drips after them go on by themselves.` },
  items: [
    day("pizza-porch", { dress: 2, ...dough }, { porch: 2, pizza: 1 }),
    day("washer-plants", { ...wash, dress: 1, plants: 2 }, { hang: 2 }),
    day("pan-toast", { ...soak, breakfast: 2, dress: 1 }, { cat: 1, pan: 2 }),
    day("kite-fish", { ...glue, dress: 2 }, { fish: 1, kite: 2 }),
    day("pizza-cat", { dough: [2, 3], dress: 1, cat: 1 }, { trash: 2, pizza: 1 }),
    day("pizza-washer", { ...wash, ...dough, dress: 1 }, { hang: 2, pizza: 1 }),
    day("pan-paws", { ...soak, dress: 1, dog: 2 }, { mop: 1, pan: 2 }),
    day("kite-toast", { glue: [2, 3], breakfast: 1, teeth: 1, dress: 1 }, { fish: 1, kite: 2 }),
    day("washer-lump", { wash: [2, 3], grandpa: 1, dress: 1 }, { bed: 2, hang: 1 }),
    day("pizza-mud", { ...dough, shower: 2, dress: 1 }, { hens: 2, pizza: 1 }),
    day("pan-washer", { ...soak, ...wash, dress: 2 }, { pan: 1, fish: 1, hang: 1 }),
    day("kite-pickle", { ...glue, lunch: 2, dress: 1 }, { lunchbox: 1, kite: 2 }),
  ],
  learned: "to start early what goes on by itself",
  tryAtHome: ["What runs by itself at home? What is there time for meanwhile?"],
  next: ["Next: the doorbell rings, and plans have to bend."],
  goodbye: ["otto: Goodbye! The dough will wait. It's very patient, and a little bigger each time."],
  tallies: ["slid"],
  stakes: ["loop"],
  chapter: [
    {
      id: "drips",
      type: "tell",
      as: "story",
      lines: [
        { bed: "kitchen", layer: "air", level: 0.25 },
        { sound: "radio-jingle" },
        "zib: The Otto Show! Today with dough.",
        "otto: Ticks are my work. Drips are dough, rising by itself!",
      ],
      again: [{ sound: "radio-jingle" }, "otto: Drips go on by themselves. Begin them before the bus!"],
    },
    {
      id: "first-dough",
      type: "play",
      as: "learn",
      set: "itself-first",
      turns: 1,
      short: 1,
      how: ["Left, Right: go along. Up: pick up. Select: run the day. Begin the dough first."],
      resumed: ["Begin the dough before the bus."],
    },
    {
      id: "kitchen",
      type: "play",
      as: "build",
      turns: 2,
      short: 1,
      how: [
        "otto: Twelve slides open the Triple Loop. What isn't ready after work, I wait for. A day that goes wrong costs a slide.",
      ],
      resumed: ["What drips goes on by itself: begin it before the bus."],
    },
    ...lists("itself-short", "itself-long"),
    {
      id: "eaten",
      type: "tell",
      as: "story",
      lines: [
        { sound: "boss-near", hold: "end" },
        { sound: "nibble", hold: "end" },
        "zib: Your list was delicious. I ate all the words!",
        "otto: But the sounds are still there. I know a zip when I hear one!",
      ],
      again: [{ sound: "nibble", hold: "end" }, "zib: I ate the words again. Only the sounds are left."],
    },
    {
      id: "boss",
      type: "play",
      as: "boss",
      set: "itself-nameless",
      turns: 2,
      short: 1,
      how: ["The list has no names now, only sounds. A zip is getting dressed."],
      resumed: ["No names now, only sounds. A zip is getting dressed."],
    },
    ...evening("horn"),
  ],
};

export const itselfBanks: Bank[] = [
  {
    id: "itself-first",
    difficulty: -0.5,
    skill: "at-the-same-time",
    rules: { rule: RULE, listen: LISTEN },
    items: [
      practiceDay("first-dough", { ...dough, dress: 1 }, { pizza: 1 }),
      practiceDay("first-slow-pizza", { ...dough, dress: 2 }, { pizza: 2 }),
    ],
  },
  {
    id: "itself-short",
    difficulty: -0.5,
    skill: "fill-the-time",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: shortRows.map((row) => ({ ...row, id: `itself-${row.id}` })),
  },
  {
    id: "itself-long",
    difficulty: 0,
    skill: "at-the-same-time",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: [
      longDay("long-pizza", { ...dough, shower: 2, dress: 1, dog: 2, cat: 1 }, { pizza: 1 }),
      longDay("long-washer", { ...wash, lunch: 2, dress: 1, plants: 3 }, { hang: 1, lunchbox: 1 }),
      longDay("long-kite", { ...glue, breakfast: 2, teeth: 1, dress: 2 }, { kite: 1, fish: 1 }),
    ],
  },
  {
    id: "itself-nameless",
    difficulty: 0.5,
    skill: "at-the-same-time",
    rules: { names: false, helpCosts: true, rule: RULE, listen: LISTEN },
    items: nameless,
  },
];
