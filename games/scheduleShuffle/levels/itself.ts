/** Level 2: what goes on by itself is best begun before the bus. */
import { day, longDay, practiceDay, type Row, type Ticks } from "../days.ts";
import { evening, LISTEN, lists, poorLists, shortRows, type Bank, type Level } from "./chapter.ts";

const RULE =
  "What drips goes on by itself. Start it early, and do other things until it's ready. What drips while Otto is at work is ready when he's home.";

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
    day("dough-early", { ...dough, dress: 2, fish: 1, pizza: 1 }, { porch: 4 }),
    day("pan-early", { ...soak, dress: 1, cat: 1, pan: 2 }, { apples: 4 }),
    day("glue-early", { ...glue, breakfast: 2, dress: 1, kite: 1 }, { phone: 4 }),
    day("wash-early", { ...wash, lunch: 2, dress: 1, cat: 1, hang: 1 }, { plants: 4 }),
    day("dough-dog", { dough: [2, 3], dress: 1, dog: 2, pizza: 2 }, { hens: 3 }),
    day("glue-paws", { dress: 1, glue: [1, 4], dog: 3, mop: 1, kite: 1 }, { porch: 4 }),
    day("pan-toast-early", { ...soak, breakfast: 2, pan: 1, dress: 1 }, { phone: 3 }),
    day("washer-plants", { ...wash, dress: 1, plants: 2 }, { hang: 2 }),
    day("pizza-washer", { ...wash, ...dough, dress: 1 }, { hang: 2, pizza: 1 }),
    day("washer-lump", { wash: [2, 3], grandpa: 1, dress: 1 }, { bed: 2, hang: 1 }),
    day("pizza-mud", { ...dough, shower: 2, dress: 1 }, { hens: 2, pizza: 1 }),
    day("kite-pickle", { ...glue, lunch: 2, dress: 1 }, { pajamas: 1, kite: 2 }),
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
      again: [{ sound: "radio-jingle" }, "otto: Drips go on by themselves. Start them early!"],
    },
    {
      id: "first-dough",
      type: "play",
      as: "learn",
      set: "itself-first",
      turns: 1,
      short: 1,
      how: ["Left, Right: go along. Up: pick up. Select: run the day. Start the dough first."],
      resumed: ["Start the dough before the bus."],
    },
    {
      id: "kitchen",
      type: "play",
      as: "build",
      turns: 2,
      short: 1,
      how: [
        "otto: What still drips, I wait for. When I'm home from work, it's always ready. Twelve slides open the Triple Loop!",
      ],
      resumed: ["What drips goes on by itself: start it early."],
    },
    ...lists("itself-short", "itself-long", poorLists("itself-")),
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
      turns: 1,
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
      longDay("long-two-drips", { dough: [1, 3], wash: [1, 3], dress: 2, pizza: 1, hang: 1 }, { plants: 3 }),
      longDay("long-glue-toast", { glue: [1, 4], breakfast: 2, dress: 1, teeth: 1, kite: 1 }, { porch: 4 }),
      longDay("long-pan-lunch", { soak: [1, 4], lunch: 2, dress: 1, trash: 1, pan: 2 }, { apples: 5 }),
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
