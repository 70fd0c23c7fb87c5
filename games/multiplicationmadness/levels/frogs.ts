/** Level 1: two gears fill a box. The same frogs take fewer turns the other way around, and Otto has not noticed. */
import { asks, marching, type Bank, type Chapter, type Level, type Rules } from "../level.ts";

const firstShelf: Rules = {
  makes: "product",
  tray: ["g2", "g5", "g3", "g10", "g4"],
  mixed: true,
  made: { most: 50 },
  tips: ["Which of the two should crank? Try it both ways in your head.", "Fives end in five or zero."],
  asks: asks(
    "{first} for the mayor's hat. It's a big hat.",
    "{first}, please. My bathtub is lonely.",
    "{first} for the school bus. They get off at the pond.",
    "{first}! I've got a very small pond, and a very big plan.",
    "{first}, for my choir. All of them bass.",
    "{first} to wake up my brother.",
    "I need {first}. Don't ask.",
    "{first} for the leapfrog finals.",
    "{first}, and could they all be called Bob?",
    "{first} for a birthday cake. They jump out of it.",
    "{first}, please. The last ones hopped into my tuba.",
    "{first} for the library. The quiet kind.",
  ),
};

const secondShelf: Rules = {
  ...firstShelf,
  tray: ["g2", "g4", "g5", "g6", "g10"],
  made: { most: 60, rooms: true },
  tips: ["The group has to fit in a row. The crank doesn't."],
};

const otto: Rules = {
  ...firstShelf,
  made: { most: 50, heard: true, rooms: true },
  asks: undefined,
  tips: undefined,
};

const chapter: Chapter = [
  {
    id: "works",
    lines: [
      { sound: "steam" },
      { sound: "gears-turn" },
      "tilda: Welcome to the Gear Works! This is Clara. She makes wind-up frogs.",
      { sound: "frog" },
    ],
    again: [{ sound: "steam" }, "tilda: Back at the Gear Works. Clara has missed you.", { sound: "frog" }],
  },
  {
    id: "by-hand",
    as: "learn",
    set: "by-hand",
    turns: 2,
    short: 1,
    items: ["make-10", "make-6"],
    devices: [],
    how: [
      "tilda: Gears have no numbers: count their clicks. Left and Right touch one, Select hangs it up. Two fill a box: the first is the group, the second says how often. Up runs Clara.",
    ],
    resumed: ["Two gears fill a box: the first is the group, the second says how often."],
  },
  {
    id: "under-steam",
    lines: [
      { sound: "coal-in" },
      "tilda: That was by hand. Now with steam! One turn, one puff.",
      { sound: "chuff", hold: "end" },
      "tilda: You have 10 puffs. A box made exactly, in one run, wins a ribbon: steam for the fewest turns that make it, and 1 puff more.",
      "tilda: With each ribbon somebody joins tonight's parade. 12 have room. If a run takes more steam than there is, I pedal, and one goes home.",
    ],
    again: [
      "tilda: One turn, one puff. A ribbon brings steam for the fewest turns, 1 puff more, and a marcher!",
    ],
  },
  {
    id: "morning",
    as: "ride",
    turns: 4,
    short: 2,
    how: ["tilda: How much steam is left, and who marches? It's in the menu: How am I doing?"],
    resumed: ["Fill the box with two gears. One turn takes one puff."],
  },
  {
    id: "otto-knocks",
    if: { stakes: { steam: { from: 4 } }, length: "full" },
    ask: [
      { sound: "door-knock", side: -0.7 },
      "otto: Otto, from the works next door. My boiler's cold. Lend me 3 puffs, and I'll send a marcher of mine to your parade.",
    ],
    options: [
      {
        id: "lend",
        label: "Lend 3 puffs",
        phrases: ["lend", "lend it", "yes"],
        counts: { spent: 3, gained: 1 },
        chosen: [{ sound: "steam", side: -0.7 }, "otto: Very kind. Now I can make frogs, too. Ha!"],
      },
      {
        id: "keep",
        label: "Keep the steam",
        phrases: ["keep", "keep it", "no"],
        chosen: [
          "otto: Then I'll burn my old slippers.",
          { sound: "fire-flare", level: 0.5 },
          "otto: Phew. Oh, they smell.",
        ],
      },
    ],
  },
  {
    id: "noon",
    as: "ride",
    set: "new-shelf",
    turns: 3,
    short: 1,
    how: [
      "tilda: Other gears! And the boxes have rows of seats now. Hear how many:",
      { sound: "tag-knock", hold: "end" },
      { sound: "tag-knock", hold: "end" },
      { sound: "tag-knock", hold: "end" },
      "tilda: A row of three. A group that's bigger than a row leaves some standing.",
    ],
    resumed: ["Fill the box with two gears. The group has to fit in a row."],
  },
  {
    id: "duck",
    if: { finished: true },
    lines: [
      { sound: "frog" },
      { sound: "duck", hold: "end" },
      "tilda: One of these frogs quacks. Clara must have dreamed of a duck.",
    ],
  },
  {
    id: "otto-opens",
    as: "boss",
    set: "otto",
    turns: 4,
    short: 2,
    how: [
      { sound: "boss-near" },
      { sound: "ratchet", side: -0.7, level: 0.6 },
      "otto: Otto's frogs! More turns, more fun!",
      "tilda: He leaves seats empty, and cranks and cranks. Listen: clicks are a group, a clunk ends it. Make as many as he does, in fewer turns: only that wins a ribbon! And mind the rows.",
    ],
    resumed: [
      "Listen to Otto's machine: clicks are a group, a clunk ends it. Make as many, in fewer turns, and mind the rows.",
    ],
  },
  {
    id: "last-steam",
    if: { stakes: { steam: { from: 8 }, parade: { to: 11 } } },
    ask: [
      "tilda: Closing time, and there's steam left. 6 puffs get one more marcher going. Or shall Clara whistle with it tonight?",
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
        id: "save",
        label: "Save it",
        phrases: ["save", "whistle"],
        chosen: ["tilda: Then hold your hat tonight."],
      },
    ],
  },
  {
    id: "saved",
    if: { chose: { "last-steam": "save" } },
    lines: [{ sound: "whistle", hold: "end" }, "tilda: They heard that in the next town."],
  },
  {
    id: "march",
    if: marching(1),
    as: "perform",
    lines: ["tilda: Wheels oiled? Here comes the parade!", { device: "parade" }],
  },
  {
    id: "frogs-great",
    if: marching(8),
    lines: [
      { sound: "crowd-cheer" },
      "otto: Who makes all those? I want to work for you!",
      "tilda: Sweeping first, Otto.",
    ],
  },
  {
    id: "frogs-fair",
    if: marching(4, 7),
    lines: [{ sound: "applause-small" }, "otto: Nice and short. I was home for supper."],
  },
  {
    id: "frogs-small",
    if: marching(0, 3),
    lines: [
      { sound: "bike-bell" },
      { sound: "frog" },
      "tilda: A parade on a bicycle, with me as the engine. Everybody waved. I couldn't wave back, I had to pedal.",
    ],
  },
  { id: "jumper-given", if: marching(8), keepsake: "jumper" },
  { id: "bell-given", if: marching(0, 7), keepsake: "bicycle-bell" },
];

export const frogs: Level = {
  id: "frogs",
  name: "The frog parade: twos to fives, and tens",
  difficulty: -1.5,
  skill: "equal-groups",
  learned: "that 2 groups of 5 are as many as 5 groups of 2, and which of them takes fewer turns",
  next: "Next time: gears that run hot, and chalk that lies.",
  tallies: ["ribbons"],
  chapter,
  rules: firstShelf,
};

export const frogBanks: Bank[] = [
  {
    id: "by-hand",
    difficulty: -2,
    skill: "equal-groups",
    rules: { makes: "product", tray: ["g2", "g5", "g3"], practice: true },
    items: [
      {
        id: "make-10",
        targets: [10],
        ask: [{ say: "{first}, please! They're for my grandmother.", voice: "jo" }],
      },
      { id: "make-6", targets: [6], ask: [{ say: "{first}, for my other grandmother.", voice: "max" }] },
    ],
  },
  { id: "new-shelf", difficulty: -1.2, skill: "equal-groups", rules: secondShelf },
  { id: "otto", difficulty: -1, skill: "turned-around", rules: otto },
];
