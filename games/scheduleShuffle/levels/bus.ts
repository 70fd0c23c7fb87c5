/** Level 1: fill the morning, and catch the bus. */
import { day, practiceDay, wrongDay } from "../days.ts";
import {
  evening,
  LISTEN,
  lists,
  longRows,
  poorLists,
  RULE,
  shortRows,
  type Bank,
  type Level,
} from "./chapter.ts";

export const bus: Level = {
  id: "bus",
  name: "Catch the bus",
  difficulty: -1.5,
  skill: "fill-the-time",
  rules: { rule: RULE, listen: LISTEN, helpCosts: true },
  items: [
    day("dog-breakfast", { dress: 1, dog: 2, breakfast: 3 }, { play: 2 }),
    day("lump", { grandpa: 1, bed: 2, dress: 1 }, { plants: 2 }),
    day("mud", { shower: 2, dress: 1, cat: 2 }, { hens: 2 }),
    day("teeth", { breakfast: 2, teeth: 1, dress: 1, plants: 3 }, { fish: 2 }),
    day("pickle", { lunch: 2, dress: 1, porch: 3 }, { pajamas: 1, cat: 1 }),
    day("paws", { dress: 1, dog: 3, mop: 2 }, { fish: 2 }),
    day("cake", { bake: 3, dress: 2 }, { frost: 1, trash: 1 }),
    day("tuba", { wrap: 2, mail: 1, dress: 1 }, { phone: 2 }),
    day("waltz", { dress: 1, apples: 4 }, { tune: 1, play: 1 }),
    day("mud-toast", { shower: 1, breakfast: 2, teeth: 2, dress: 1 }, { hens: 2 }),
    day("grandpa-first", { grandpa: 2, dress: 1, bed: 1 }, { cat: 1, plants: 2 }),
    day("rosa", { dress: 2, phone: 3, trash: 1 }, { fish: 2 }),
    day("plates", { breakfast: 3, dress: 1, dishes: 2 }, { porch: 2 }),
  ],
  learned: "to count what fits in before the bus, and to do first things first",
  tryAtHome: [
    "How long does it take you to get dressed: as long as one song? Try it, and tell a grown-up what else would fit into a song.",
  ],
  next: ["Next: pizza dough, glue, and a pan. They go on by themselves while Otto is at work."],
  goodbye: ["otto: Goodbye! I'll stay right here on the list."],
  tallies: ["slid"],
  stakes: ["loop"],
  chapter: [
    {
      id: "radio",
      type: "tell",
      as: "story",
      lines: [
        { bed: "kitchen", layer: "air", level: 0.25 },
        { sound: "radio-jingle" },
        "The Otto Show!",
        { sound: "gremlin-giggle" },
        "zib: I'm Zib. I shuffled his list!",
        "otto: I do what my list says. Get me dressed before the bus! Spare time? Water slide!",
      ],
      again: [{ sound: "radio-jingle" }, "zib: The Otto Show! I shuffled his list again."],
    },
    {
      id: "first",
      type: "play",
      as: "learn",
      set: "bus-first",
      turns: 1,
      short: 1,
      how: ["Left, Right: go along. Up: pick up. Select: run the day."],
      resumed: ["Get Otto dressed before the bus."],
    },
    {
      id: "rule",
      type: "tell",
      as: "learn",
      lines: [
        "otto: Each tick that's left before supper is a ride on the slide. So do what you can before the bus!",
        "otto: But when the ticks don't all fit, it leaves without me.",
      ],
      again: [
        "otto: Fill the time before the bus, tick for tick. What's left before supper are slides, for you and me.",
      ],
    },
    {
      id: "week",
      type: "play",
      as: "build",
      turns: 2,
      short: 1,
      how: ["otto: Twelve slides open the Triple Loop! A day that goes wrong costs one."],
      resumed: ["Fill the time before the bus, tick for tick. What's left before supper are slides."],
    },
    ...lists("bus-short", "bus-long", poorLists("")),
    {
      id: "zibs-day",
      type: "tell",
      as: "story",
      lines: [
        { sound: "boss-near", hold: "end" },
        "zib: Enough! Now it's my day. Everything is to go wrong! One slide for each thing that does, out of my own pocket. And make him miss the bus!",
        "otto: Oh dear. I do what the list says.",
      ],
      again: [
        { sound: "boss-near", hold: "end" },
        "zib: My day again! One slide for each thing that goes wrong, and he has to miss the bus.",
      ],
    },
    {
      id: "boss",
      type: "play",
      as: "boss",
      set: "bus-wrong",
      turns: 1,
      short: 1,
      how: ["Zib's day runs just once."],
      resumed: ["Zib's day: everything is to go wrong, and Otto has to miss the bus."],
    },
    ...evening("loop"),
  ],
};

export const busBanks: Bank[] = [
  {
    id: "bus-first",
    difficulty: -2,
    skill: "fill-the-time",
    rules: { rule: "Getting dressed comes before the bus.", listen: LISTEN },
    items: [
      practiceDay("first-cat", { dress: 1, cat: 2 }, {}),
      practiceDay("first-fish", { dress: 1, fish: 2 }, {}),
    ],
  },
  {
    id: "bus-short",
    difficulty: -1.5,
    skill: "fill-the-time",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: shortRows,
  },
  {
    id: "bus-long",
    difficulty: -1,
    skill: "fill-the-time",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: longRows,
  },
  {
    id: "bus-wrong",
    difficulty: -0.8,
    skill: "fill-the-time",
    rules: {
      helpCosts: true,
      rule: "Zib wants it upside down: whatever has to come first comes later, and the bus is gone.",
      listen:
        "Count ticks: more of them before the bus than there is time. And he shouldn't be ready for it.",
    },
    items: [
      wrongDay("wrong-tuba", { grandpa: 1, wrap: 2, dress: 1 }, { bed: 2, mail: 3 }),
      wrongDay("wrong-cake", { breakfast: 2, bake: 1, dress: 2 }, { teeth: 2, frost: 2 }),
      wrongDay("wrong-mud", { shower: 2, dress: 1, lunch: 1 }, { cat: 2, fish: 1 }),
      wrongDay("wrong-waltz", { tune: 1, dress: 1, dog: 2 }, { mop: 1, play: 3 }),
      wrongDay("wrong-lunch", { lunch: 1, dress: 2, breakfast: 2 }, { dishes: 2, teeth: 2 }),
    ],
  },
];
