/** Level 1: circle, triangle, square, rectangle. Some triangles have a square corner. */
import { detour, gap, home, swim, tell, tryOut } from "../acts.ts";
import { figuresOf } from "../shapes.ts";
import { guided } from "../words.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "corners-and-sides";
const NAMES = ["circle", "triangle", "square", "rectangle"];

const rules: Rules = {
  names: NAMES,
  figures: figuresOf("circle", "triangle", "square", "rectangle"),
  rule: [
    "Count the strokes of each side. Two strokes and two: equal sides. Four and two: not equal.",
    "With two square corners it can't be a triangle. Then it's the sides that tell.",
  ],
  listenFor: [
    "A ting is sharp, a knock is square. No corner at all is round.",
    "Ting: sharp. Knock: square. And how many strokes before each?",
  ],
};
const upright: Rules = {
  ...rules,
  words: guided,
  figures: figuresOf("circle", "triangle-2", "triangle-3", "triangle-4", "square", "rectangle"),
};
const learning: Rules = {
  ...rules,
  names: ["triangle", "circle"],
  figures: figuresOf("circle", "triangle"),
  practice: true,
};
const gapRules: Rules = {
  ...rules,
  gap: 1,
  figures: figuresOf("square", "rectangle"),
  rule: [
    "Home is where the first side began. The side that's missing is across from one that you heard.",
    "Sides across from each other are equal, and go opposite ways.",
  ],
  listenFor: ["Which way did the middle side go, and how many strokes?"],
};

const chapter: Act[] = [
  {
    id: "dark",
    lines: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "fin: I'm Fin, the shark! It's dark down here, so I swim around things, and you listen. Press Up: I swim to the next corner.",
    ],
    again: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "fin: You're back! Up swims to the next corner.",
    ],
  },
  tryOut("first"),
  tryOut("second"),
  tell(
    "square-corner",
    [
      { sound: "shape-sharp", hold: "end" },
      "fin: The triangle's corners were sharp, like a slice of pizza's. And this is a square corner, like a book's:",
      { sound: "shape-square", hold: "end" },
    ],
    [
      "fin: Sharp:",
      { sound: "shape-sharp", hold: "end" },
      "fin: And square:",
      { sound: "shape-square", hold: "end" },
    ],
  ),
  tell(
    "tag",
    [
      { sound: "layer-clay", hold: "end" },
      "squish: Who's swimming there? I'm Squish. Eight arms, and nobody to tag!",
      "fin: Tag? We're in! But home we go. Three tags before the lagoon, and you win.",
    ],
    [{ sound: "layer-clay" }, "squish: Tag again? Three tags, and I win!"],
  ),
  swim("ride", { id: "upright", set: "upright", turns: 4, short: 2 }),
  tell(
    "wall",
    [
      "fin: Careful. This one is a triangle, too. It leans on a wall:",
      { sound: "shape-square", hold: "end", caption: "a knock: a square corner" },
      { sound: "shape-sharp", hold: "end", caption: "a ting: a sharp corner" },
      { sound: "shape-sharp", hold: "end", caption: "a ting: a sharp corner" },
      "fin: So one knock can be a triangle's. Two can't.",
    ],
    ["fin: And one knock can be a triangle's. Two can't."],
  ),
  swim("ride", { id: "walls", set: "walls", turns: 3, short: 1 }),
  ...detour(
    "walls",
    [
      { sound: "stop-bell", level: 0.4 },
      "fin: That's the wreck's bell. Two gates more, and we'd have it for our party. But Squish knows a short cut: two steps nearer. Which way?",
    ],
    ["fin: The wreck! Mind the nails.", { sound: "hull-creak" }],
  ),
  swim("ride", { id: "puff", set: "round", turns: 1, short: 0 }),
  tell(
    "puffed",
    [
      { sound: "balloon", hold: "end" },
      "fin: Somebody was in there! Puff, a puffer fish. We startled him, and he blew up like a ball. Sorry, Puff!",
    ],
    [{ sound: "balloon", hold: "end" }, "fin: And again it was Puff's. Sorry, Puff!"],
  ),
  ...gap(
    "show",
    "boss",
    [
      "squish: The last gates are mine. I've rubbed a side out of each! Nobody gets through.",
      "fin: Then you swim that side, stroke by stroke.",
    ],
    ["squish: I've rubbed a side out of each again!"],
  ),
  ...home({
    best: "squish: Eight arms, and not one tag. Tomorrow I practice. On snails.",
    keepsake: "whistle",
    fetched: [{ sound: "stop-bell", hold: "end" }, "fin: And that's our bell from the wreck. Dinner!"],
  }),
];

export const reefLevel: Level = {
  id: "reef",
  name: "Around the reef",
  difficulty: -1.5,
  skill: SKILL,
  learned: "to know circles, triangles, squares and rectangles by their corners and their sides",
  tryAtHome: [
    "Put your finger on a corner of a book and go around. How many corners, and which sides are equal?",
  ],
  next: "Next time: Squish's garden, where one corner can tell all.",
  tallies: ["gates", "tags"],
  chapter,
  rules,
};

export const reefBanks: Bank[] = [
  {
    id: "first",
    difficulty: -2,
    skill: SKILL,
    rules: {
      ...learning,
      words: {
        ready: ["Press Up."],
        onward: ["A ting: that was a corner. Press Up till a bell rings."],
        around: ["And back at the first one. Three corners! Press Right for a name. Select says it."],
      },
    },
    items: [{ id: "first-triangle", figure: "triangle-3" }],
  },
  {
    id: "second",
    difficulty: -2,
    skill: SKILL,
    rules: {
      ...learning,
      words: {
        ready: ["And this one? Press Up."],
        around: [
          "All the way around, and no corner. Press Right for a name, and Right again for the next. Select says it.",
        ],
      },
    },
    items: [{ id: "first-circle", figure: "circle-8" }],
  },
  { id: "upright", difficulty: -1.7, skill: SKILL, rules: upright },
  { id: "walls", difficulty: -1.4, skill: SKILL, rules },
  {
    id: "round",
    difficulty: -1.4,
    skill: SKILL,
    rules: { ...rules, words: { ready: ["How odd, this one is warm. Up!"] } },
    items: [{ id: "puff", figure: "circle-10" }],
  },
  {
    id: "show",
    difficulty: -1.4,
    skill: SKILL,
    rules: {
      ...gapRules,
      practice: true,
      words: {
        gapReady: ["Select: Fin swims, and calls out where to."],
        gapOnward: [
          "Here it stops. Fin went up two, so home is down two. Press Down, and Down again. Then Select.",
        ],
      },
    },
    items: [{ id: "show-rectangle", figure: "rectangle-3-2" }],
  },
  { id: "boss", difficulty: -1, skill: SKILL, rules: gapRules },
];
