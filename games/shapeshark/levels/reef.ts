/** Level 1: circle, triangle, square, rectangle. Some triangles have a square corner. */
import { detour, gap, home, swim, tell, tryOut } from "../acts.ts";
import { figuresOf } from "../shapes.ts";
import { guided } from "../words.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "corners-and-sides";
const NAMES = ["circle", "triangle", "square", "rectangle"];
const TRIANGLES = ["triangle-2", "triangle-3", "triangle-4", "triangle-5"];

const rules: Rules = {
  names: NAMES,
  figures: [...figuresOf("circle", "triangle-tall", "triangle-wall", "square", "rectangle"), ...TRIANGLES],
  rule: [
    "Count the strokes of two sides. Two and two: equal. Four and two: not equal.",
    "Two knocks can't be a triangle. Then it's the sides that tell.",
  ],
  listenFor: [
    "A ting is sharp, a knock is square. No corner at all is round.",
    "Ting: sharp. Knock: square. And how many strokes before each?",
  ],
};
const upright: Rules = {
  ...rules,
  words: guided,
  figures: [...figuresOf("circle", "square", "rectangle"), ...TRIANGLES],
};
const learning: Rules = {
  ...rules,
  names: ["triangle", "circle"],
  figures: [...figuresOf("circle", "triangle-tall"), ...TRIANGLES],
  practice: true,
};
const gapRules: Rules = {
  ...rules,
  gap: 1,
  names: ["square", "rectangle", "stair"],
  figures: figuresOf("square-3", "square-4", "rectangle-3", "rectangle-4", "stair"),
  rule: [
    "What went right has to come back left, and what went up has to come down.",
    "Keep count: right and left have to come out even. Up and down, too.",
  ],
  listenFor: ["Which way is it home, and how many strokes?"],
};

const chapter: Act[] = [
  {
    id: "dark",
    lines: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      "fin: I'm Fin, the shark! It's dark down here, so I swim around things, and you listen for the corners.",
    ],
    again: [{ bed: "deep-water", layer: "water", level: 0.25 }, "fin: You're back! I swim, and you listen."],
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
  tryOut("third"),
  tell(
    "tag",
    [
      { sound: "layer-clay", hold: "end" },
      "squish: I'm Squish, eight arms. Flag tag?",
      "fin: We're in! I've got three flags on my tail. Home with one of them, and we win.",
    ],
    [{ sound: "layer-clay" }, "squish: Flag tag again? You've got three, and I want them all!"],
  ),
  swim("ride", { id: "first-gate", set: "cornered", turns: 1, short: 1 }),
  tell(
    "early",
    [
      "fin: Name a gate before I'm all the way around, and it shuts on her nose:",
      { sound: "bump", hold: "end" },
      "fin: That's one step back. And I count the corners you could do without. Make it a record!",
    ],
    ["fin: And a gate that's named early shuts on her nose: one step back."],
  ),
  swim("ride", { id: "upright", set: "upright", turns: 3, short: 1 }),
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
    [{ sound: "stop-bell", level: 0.4 }, "fin: That's the wreck's bell. Two gates more, and it's ours."],
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
      "squish: The last gates are mine. I've rubbed a side out of each!",
      "fin: Then we swim that side. First one where nothing counts.",
    ],
    ["squish: I've rubbed a side out of each again!"],
  ),
  ...home({
    best: "squish: Eight arms, and not one flag. Tomorrow I practice. On snails.",
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
  next: "Next time: Squish's garden, where one side can tell all.",
  tallies: ["gates", "skipped"],
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
        ready: ["Press Up: Fin swims to a corner."],
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
  {
    id: "third",
    difficulty: -2,
    skill: SKILL,
    rules: {
      ...learning,
      names: ["circle", "triangle", "square"],
      figures: [...figuresOf("circle", "square"), ...TRIANGLES],
      words: {
        ready: ["This one you may name as soon as you know it. Up."],
        onward: ["A knock. Up once more: is the next side as long? Then a name, Left or Right."],
      },
    },
    items: [{ id: "first-square", figure: "square-3" }],
  },
  {
    id: "cornered",
    difficulty: -1.8,
    skill: SKILL,
    rules: { ...upright, figures: [...figuresOf("square", "rectangle"), ...TRIANGLES] },
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
