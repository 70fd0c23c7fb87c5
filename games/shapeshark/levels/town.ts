/** Level 3: four sides, which hum: parallel sides have the same note. Which are equal, and which corners follow each other? */
import { detour, gap, home, swim, tell, tryOut } from "../acts.ts";
import { figuresOf } from "../shapes.ts";
import type { Act, Bank, Level, Lines, Rules } from "../types.ts";

const SKILL = "four-sides";

const rules: Rules = {
  names: ["square", "rectangle", "rhombus", "parallelogram", "trapezoid", "kite"],
  figures: figuresOf(
    "square-2",
    "square-3",
    "square-4",
    "rectangle",
    "rhombus",
    "slanted",
    "trapezoid",
    "kite",
  ),
  tilts: 15,
  slopes: true,
  rule: [
    "Which note comes twice? Two do: a parallelogram, or one with equal sides. Just one: a trapezoid. None: a kite.",
    "First the corners: square, or sharp and wide? Then the sides: equal, or two lengths?",
  ],
  listenFor: [
    "Does the third side hum what the first one did?",
    "A ting is sharp, a boing wide, a knock square. And are two sides in a row equal?",
  ],
};
/** None has a straight wall: two knocks are a square's or a rectangle's. */
const slanted: Rules = {
  ...rules,
  figures: rules.figures.filter((id) => !id.startsWith("trapezoid-wall")),
};
const gapRules: Rules = {
  names: ["stair", "notch", "chimney"],
  figures: figuresOf("stair-4", "notch", "chimney"),
  tilts: 90,
  gap: 2,
  rule: [
    "All the strokes to the right have to come back to the left. All the strokes up have to come down.",
    "Right four and left two: two more to the left. The same for up and down.",
  ],
  listenFor: ["Keep two counts: one for right and left, one for up and down."],
};

/** Sides, by the half tones of their notes. */
function notes(...pitches: readonly number[]): Lines {
  return pitches.map((pitch, index) => ({
    sound: "marimba-note",
    pitch,
    hold: "end",
    caption: `${["do", "re", "mi", "fa"][pitches.indexOf(pitch)] ?? ""}${pitches.indexOf(pitch) < index ? " again" : ""}`,
  }));
}

const chapter: Act[] = [
  {
    id: "town",
    lines: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      { sound: "hull-creak" },
      "fin: The leaning town! Here each side hums. Two that run the same way, like rails, are parallel, and hum the same:",
      ...notes(-5, -5),
      "fin: And these two aren't:",
      ...notes(-5, 3),
    ],
    again: [
      { bed: "deep-water", layer: "water", level: 0.25 },
      { sound: "hull-creak" },
      "fin: The leaning town again! All gates have four sides, and parallel ones hum the same note.",
    ],
  },
  tryOut("first-rhombus"),
  tell(
    "pushed",
    [
      "fin: That was a rhombus, like a square that somebody pushed over: sides still equal, corners not square. Push a rectangle, and it's a parallelogram. Both notes come twice:",
      ...notes(-5, 3, -5, 3),
    ],
    ["fin: In a rhombus and in a parallelogram, both notes come twice."],
  ),
  tryOut("first-slanted"),
  tell(
    "one-pair",
    [
      "fin: A trapezoid has just one note twice:",
      ...notes(-5, 3, -5, -2),
      "fin: And in a kite no note comes twice:",
      ...notes(-5, 4, -1, 8),
    ],
    ["fin: A trapezoid has just one note twice, and a kite none."],
  ),
  tryOut("first-trapezoid"),
  tell(
    "tag",
    [
      { sound: "layer-clay", hold: "end" },
      "squish: Flag tag! Three flags, and I want them all.",
      "fin: A square is a rectangle, too. Say so: it's true, and costs nothing. But a gate wants the name that says most.",
    ],
    [
      { sound: "layer-clay" },
      "squish: Flag tag! Three flags, and I want them all.",
      "fin: And a gate wants the name that says most.",
    ],
  ),
  swim("rescue", { id: "houses", set: "houses", turns: 5, short: 2 }),
  ...detour(
    "houses",
    [{ sound: "accordion", level: 0.5 }, "fin: There's an accordion in the wreck! It's two gates more."],
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
      "squish: My last gates have steps, notches and chimneys. And two sides of each are gone!",
      "fin: Then we count! First one where nothing counts for Squish.",
    ],
    ["squish: Steps, notches, chimneys, and two sides gone!"],
  ),
  ...home({
    best: "squish: Not one flag. From now on I lean, too. I'm thinking.",
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
  next: "Next time: the same town, other gates. How many corners can you do without?",
  tallies: ["gates", "skipped"],
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
      names: ["square", "rhombus"],
      figures: figuresOf("rhombus", "square-3"),
      words: {
        ready: ["Square, or its pushed-over cousin, the rhombus? Up!"],
        onward: ["A ting: sharp. So it's no square. Left or Right: a name."],
      },
    },
    items: [{ id: "leaning-rhombus", figure: "rhombus-3", from: 1, turn: 30 }],
  },
  {
    id: "first-slanted",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      practice: true,
      names: ["rhombus", "parallelogram"],
      figures: figuresOf("rhombus", "slanted"),
      words: {
        ready: ["A rhombus, or a parallelogram with two lengths? Up."],
        onward: ["Up: the next side. Is it as long?"],
      },
    },
    items: [{ id: "leaning-slanted", figure: "slanted-4-2", turn: 15 }],
  },
  {
    id: "first-trapezoid",
    difficulty: 0,
    skill: SKILL,
    rules: {
      ...rules,
      practice: true,
      words: {
        ready: ["And which is this? Up."],
        onward: ["Listen for the note of this side. Does it come again?"],
      },
    },
    items: [{ id: "even-trapezoid", figure: "trapezoid-5-2", from: 0 }],
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
