/** Level 3: four sides, leaning or not. Which are equal, and which corners follow each other? */
import { detour, gap, home, swim, tell, tryOut } from "../acts.ts";
import { figuresOf } from "../shapes.ts";
import type { Act, Bank, Level, Rules } from "../types.ts";

const SKILL = "four-sides";

const rules: Rules = {
  names: ["square", "rectangle", "rhombus", "parallelogram", "trapezoid"],
  figures: figuresOf("square", "rectangle", "rhombus", "slanted", "trapezoid"),
  tilts: 15,
  rule: [
    "First the corners: square, or sharp and wide? Then the sides: equal, or two lengths?",
    "Sharp, wide, sharp: it leans. Two sharp ones in a row, or two wide ones: a trapezoid.",
  ],
  listenFor: [
    "A ting is sharp, a boing wide, a knock square. Which follows which?",
    "Count the strokes of two sides in a row. Are they equal?",
  ],
};
/** None has a straight wall: two knocks are a square's or a rectangle's. */
const slanted: Rules = {
  ...rules,
  figures: figuresOf("square", "rectangle", "rhombus", "slanted", "trapezoid-4", "trapezoid-5"),
};
const gapRules: Rules = {
  ...rules,
  names: ["rectangle", "stair"],
  figures: figuresOf("stair"),
  tilts: 90,
  gap: 2,
  rule: [
    "All the strokes to the right have to come back to the left. All the strokes up have to come down.",
    "Right four and left two: two more to the left. The same for up and down.",
  ],
  listenFor: ["Keep two counts: one for right and left, one for up and down."],
};

const chapter: Act[] = [
  {
    id: "town",
    lines: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      { sound: "hull-creak" },
      "fin: The leaning town! A square that leans is a rhombus: its sides stay equal, and sharp and wide corners take turns. Listen!",
      { sound: "shape-sharp", hold: "end" },
      { sound: "shape-wide", hold: "end" },
      { sound: "shape-sharp", hold: "end" },
      { sound: "shape-wide", hold: "end" },
    ],
    again: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      { sound: "hull-creak" },
      "fin: The leaning town again! All gates have four sides.",
    ],
  },
  tryOut("first-rhombus"),
  tell(
    "leaning",
    [
      "fin: A rectangle that leans is a parallelogram. And a trapezoid has just one pair of parallel sides. The sharp corners are neighbors, and the wide ones:",
      { sound: "shape-sharp", hold: "end" },
      { sound: "shape-sharp", hold: "end" },
      { sound: "shape-wide", hold: "end" },
      { sound: "shape-wide", hold: "end" },
    ],
    ["fin: Sharp, sharp or wide, wide: a trapezoid."],
  ),
  tryOut("first-trapezoid"),
  tell(
    "names",
    [
      "fin: A square is a rectangle, and a rhombus, too. True! But these gates want the name that says most.",
      { sound: "layer-clay", hold: "end" },
      "squish: Did somebody say tag? Three before the lagoon, and I win.",
    ],
    [
      { sound: "layer-clay" },
      "squish: Three tags before the lagoon, and I win. And say the name that says most!",
    ],
  ),
  swim("rescue", { id: "houses", set: "houses", turns: 5, short: 2 }),
  ...detour(
    "houses",
    [
      { sound: "accordion", level: 0.5 },
      "fin: There's an accordion in the wreck! It's two gates more, and Squish gets two steps nearer. Which way?",
    ],
    ["fin: To the wreck, then! It leans, too.", { sound: "hull-creak" }],
  ),
  tell(
    "straight-wall",
    [
      "fin: Careful. Some trapezoids have one straight wall:",
      { sound: "shape-square", hold: "end" },
      { sound: "shape-square", hold: "end" },
      { sound: "shape-sharp", hold: "end" },
      { sound: "shape-wide", hold: "end" },
      "fin: So two knocks can be a trapezoid's now. Three can't.",
    ],
    ["fin: And two knocks can be a trapezoid's now. Three can't."],
  ),
  swim("rescue", { id: "tower", set: "tower", turns: 2, short: 1 }),
  tell(
    "tower-falls",
    [
      { sound: "rock-fall", hold: "end" },
      "fin: One tower fell over behind us. Was it me? I only swam around it!",
    ],
    [{ sound: "rock-fall", hold: "end" }, "fin: A tower fell over again. They're getting good at it."],
  ),
  ...gap(
    "show-stair",
    "boss-stair",
    [
      "squish: My last gates have a step in them. And two sides of each are gone!",
      "fin: Then count! What goes right has to come back left.",
    ],
    ["squish: The gates with the step, and two sides gone!"],
  ),
  ...home({
    best: "squish: Not one tag. From now on I lean, too. I'm thinking.",
    keepsake: "plank",
    fetched: [
      { sound: "accordion", pitch: -5 },
      { sound: "accordion" },
      { sound: "accordion", pitch: 4, hold: "end" },
      "fin: And somebody plays the accordion from the wreck. It has eight arms.",
    ],
  }),
];

export const townLevel: Level = {
  id: "town",
  name: "The leaning town",
  difficulty: 1,
  skill: SKILL,
  learned: "to tell shapes with four sides apart by equal sides, by their corners, and by parallel sides",
  tryAtHome: [
    "Make a square of four pencils and push one corner. The sides stay equal. What happens to the corners?",
  ],
  next: "Next time: the same town, other gates. Can you get home without one tag?",
  tallies: ["gates", "tags"],
  chapter,
  rules,
};

export const townBanks: Bank[] = [
  {
    id: "first-rhombus",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      practice: true,
      names: ["rhombus", "square"],
      figures: figuresOf("rhombus", "square"),
      words: {
        ready: ["This one leans. Up!"],
        onward: ["A ting: sharp. So it's no square. Up, or a name with Right?"],
      },
    },
    items: [{ id: "leaning-rhombus", figure: "rhombus-3", from: 1, turn: 30 }],
  },
  {
    id: "first-trapezoid",
    difficulty: 0,
    skill: SKILL,
    rules: { ...rules, practice: true, words: { ready: ["Which is this one? Up."] } },
    items: [{ id: "even-trapezoid", figure: "trapezoid-5-2", from: 3 }],
  },
  { id: "houses", difficulty: 0.8, skill: SKILL, rules: slanted },
  {
    id: "tower",
    difficulty: 1,
    skill: SKILL,
    rules: {
      ...rules,
      words: { ready: ["A tower, and it wobbles. Up, carefully.", "One more tower. It wobbles, too. Up."] },
    },
  },
  {
    id: "show-stair",
    difficulty: 0.8,
    skill: SKILL,
    rules: {
      ...gapRules,
      practice: true,
      words: {
        gapReady: ["Select: Fin swims, and calls out where to."],
        gapOnward: [
          "Here it stops. Right four, and left two: so left two more. Up three in all: so down three. Then Select.",
        ],
      },
    },
    items: [{ id: "show-stair-4", figure: "stair-4" }],
  },
  { id: "boss-stair", difficulty: 1.2, skill: SKILL, rules: gapRules },
];
