/** All shapes of the reef, what they are called, and how they sound. Lengths are strokes, corners degrees; the engine checks that each closes. */
import type { Content } from "./types.ts";

type Figures = Content["figures"];

/** All sides and all corners the same. */
function regular(name: string, corners: number, side: number): Figures[string] {
  return {
    name,
    sides: Array<number>(corners).fill(side),
    corners: Array<number>(corners).fill(180 - 360 / corners),
  };
}

/** All sides the same, and the corners as they are written: a house, or something long. */
function even(name: string, side: number, corners: readonly number[]): Figures[string] {
  return { name, sides: corners.map(() => side), corners: [...corners] };
}

const HOUSE = [90, 150, 60, 150, 90];
const LONG_SIX = [90, 135, 135, 90, 135, 135];
const LONG_EIGHT = [90, 150, 150, 150, 90, 150, 150, 150];

function box(name: "square" | "rectangle", wide: number, high: number): Figures[string] {
  return { name, sides: [wide, high, wide, high], corners: [90, 90, 90, 90] };
}

/** Its corners are 60 and 120 degrees. */
function leaning(name: "rhombus" | "parallelogram", long: number, short: number): Figures[string] {
  return { name, sides: [long, short, long, short], corners: [120, 60, 120, 60] };
}

/** Two legs of the same length, 60 degrees from the long side. */
function evenTrapezoid(long: number, leg: number): Figures[string] {
  return { name: "trapezoid", sides: [long, leg, long - leg, leg], corners: [60, 120, 120, 60] };
}

/** A wall of 4 strokes, and a slope of 5: the long side is 3 longer than the short one. */
function wallTrapezoid(short: number): Figures[string] {
  return { name: "trapezoid", sides: [short + 3, 5, short, 4], corners: [53, 127, 90, 90] };
}

/** Two short sides, then two long ones; the corner between the short ones comes last. */
function kite(short: number, long: number, corners: readonly number[]): Figures[string] {
  return { name: "kite", sides: [short, long, long, short], corners: [...corners] };
}

/** Two steps up, one stroke of it inward. */
function stair(low: number, first: number, in_: number, second: number): Figures[string] {
  return {
    name: "stair",
    sides: [low, first, in_, second, low - in_, first + second],
    corners: [90, 90, 270, 90, 90, 90],
  };
}

/** A notch from above, one stroke wide, in the middle of what is 3 wide. */
function notch(high: number, deep: number): Figures[string] {
  return {
    name: "notch",
    sides: [3, high, 1, deep, 1, deep, 1, high],
    corners: [90, 90, 90, 270, 270, 90, 90, 90],
  };
}

/** A chimney in the middle of a roof. */
function chimney(wide: number, low: number, high: number): Figures[string] {
  return {
    name: "chimney",
    sides: [wide, low, 1, high, wide - 2, high, 1, low],
    corners: [90, 90, 270, 90, 90, 270, 90, 90],
  };
}

export const figures: Figures = {
  ...Object.fromEntries(
    [6, 8, 10].map((round) => [`circle-${round}`, { name: "circle", sides: [round], corners: [] }]),
  ),
  ...Object.fromEntries([2, 3, 4, 5, 6].map((side) => [`triangle-${side}`, regular("triangle", 3, side)])),
  "triangle-tall": { name: "triangle", sides: [2, 4, 4], corners: [76, 29, 75] },
  "triangle-wall": { name: "triangle", sides: [4, 3, 5], corners: [90, 53, 37] },
  ...Object.fromEntries([2, 3, 4, 5, 6].map((side) => [`square-${side}`, box("square", side, side)])),
  ...Object.fromEntries(
    [
      [3, 2],
      [4, 2],
      [5, 2],
      [4, 3],
      [5, 3],
      [5, 4],
    ].map(([wide = 1, high = 1]) => [`rectangle-${wide}-${high}`, box("rectangle", wide, high)]),
  ),
  ...Object.fromEntries([3, 4].map((side) => [`pentagon-${side}`, regular("pentagon", 5, side)])),
  ...Object.fromEntries([3, 4].map((side) => [`house-${side}`, even("pentagon", side, HOUSE)])),
  ...Object.fromEntries([2, 3, 4].map((side) => [`hexagon-${side}`, regular("hexagon", 6, side)])),
  ...Object.fromEntries([2, 3].map((side) => [`long-six-${side}`, even("hexagon", side, LONG_SIX)])),
  ...Object.fromEntries([2, 3].map((side) => [`octagon-${side}`, regular("octagon", 8, side)])),
  "long-eight-2": even("octagon", 2, LONG_EIGHT),
  ...Object.fromEntries([2, 3, 4, 5].map((side) => [`rhombus-${side}`, leaning("rhombus", side, side)])),
  ...Object.fromEntries(
    [
      [3, 2],
      [4, 2],
      [5, 2],
      [4, 3],
      [5, 3],
    ].map(([long = 1, short = 1]) => [`slanted-${long}-${short}`, leaning("parallelogram", long, short)]),
  ),
  "trapezoid-5-2": evenTrapezoid(5, 2),
  "trapezoid-5-3": evenTrapezoid(5, 3),
  "trapezoid-4-2": evenTrapezoid(4, 2),
  "trapezoid-wall-1": wallTrapezoid(1),
  "trapezoid-wall-2": wallTrapezoid(2),
  "kite-2-4": kite(2, 4, [79, 57, 79, 145]),
  "kite-2-5": kite(2, 5, [109, 37, 109, 105]),
  "stair-4": stair(4, 1, 2, 2),
  "stair-5": stair(5, 2, 2, 1),
  "stair-5-3": stair(5, 1, 3, 2),
  "stair-3": stair(3, 2, 1, 2),
  "notch-2": notch(3, 2),
  "notch-1": notch(3, 1),
  "notch-4": notch(4, 2),
  "chimney-3": chimney(3, 2, 1),
  "chimney-4": chimney(4, 1, 2),
  "chimney-5": chimney(5, 2, 2),
};

/** Those whose ids begin so. */
export function figuresOf(...beginnings: readonly string[]): string[] {
  return Object.keys(figures).filter((id) => beginnings.some((beginning) => id.startsWith(beginning)));
}

const ANY_CORNER = {
  sharp: "A ting is a corner, and a circle has none.",
  square: "A knock is a corner, and a circle has none.",
  wide: "A boing is a corner, and a circle has none.",
};
const ALL_SQUARE = (name: string) => ({
  sharp: `A ting: ${name} has no sharp corner.`,
  wide: `A boing: ${name} has no wide corner.`,
});

export const names: Content["names"] = {
  circle: {
    label: "Circle",
    phrases: ["circle", "a circle", "round", "no corners"],
    told: "a circle",
    why: ["A circle has no corner.", "A circle is one curve, and no corner."],
    against: ANY_CORNER,
  },
  triangle: {
    label: "Triangle",
    phrases: ["triangle", "a triangle", "three", "three corners", "three sides"],
    told: "a triangle",
    why: ["A triangle has three corners.", "Three sides and three corners make a triangle."],
    against: { round: "No corner at all, and a triangle has three." },
  },
  square: {
    label: "Square",
    phrases: ["square", "a square"],
    told: "a square",
    why: [
      "A square has four equal sides and four square corners.",
      "Square corners, and all four sides equal: that's a square.",
    ],
    against: { ...ALL_SQUARE("a square"), round: "No corner at all, and a square has four." },
    also: ["rectangle", "rhombus", "parallelogram", "kite"],
  },
  rectangle: {
    label: "Rectangle",
    phrases: ["rectangle", "a rectangle"],
    told: "a rectangle",
    why: ["A rectangle has four square corners.", "Four square corners make a rectangle."],
    against: { ...ALL_SQUARE("a rectangle"), round: "No corner at all, and a rectangle has four." },
    also: ["parallelogram"],
  },
  pentagon: {
    label: "Pentagon",
    phrases: ["pentagon", "a pentagon", "five", "five corners", "five sides"],
    told: "a pentagon",
    why: ["A pentagon has five corners.", "A pentagon has five sides."],
  },
  hexagon: {
    label: "Hexagon",
    phrases: ["hexagon", "a hexagon", "six", "six corners", "six sides"],
    told: "a hexagon",
    why: ["A hexagon has six corners.", "A hexagon has six sides."],
  },
  octagon: {
    label: "Octagon",
    phrases: ["octagon", "an octagon", "eight", "eight corners", "eight sides"],
    told: "an octagon",
    why: ["An octagon has eight corners.", "An octagon has eight sides, like an octopus has arms."],
  },
  rhombus: {
    label: "Rhombus",
    phrases: ["rhombus", "a rhombus"],
    told: "a rhombus",
    why: ["A rhombus has four equal sides.", "Four equal sides make a rhombus."],
    also: ["parallelogram", "kite"],
  },
  parallelogram: {
    label: "Parallelogram",
    phrases: ["parallelogram", "a parallelogram"],
    told: "a parallelogram",
    why: [
      "In a parallelogram both notes come twice: two pairs of parallel sides.",
      "A parallelogram has two pairs of parallel sides: two notes, each heard twice.",
    ],
  },
  trapezoid: {
    label: "Trapezoid",
    phrases: ["trapezoid", "a trapezoid"],
    told: "a trapezoid",
    why: [
      "A trapezoid, down here, has just one note twice, and never three knocks.",
      "One pair of parallel sides, so one note twice, and never three knocks: that's a trapezoid down here.",
    ],
  },
  kite: {
    label: "Kite",
    phrases: ["kite", "a kite"],
    told: "a kite",
    why: [
      "In a kite two neighbors are equal, and so are the other two.",
      "Two equal sides next to each other, and then two more: a kite.",
    ],
  },
  stair: {
    label: "Stair",
    phrases: ["stair", "a stair"],
    told: "a gate with a step in it",
    why: [
      "Right and left come out even, and so do up and down.",
      "All the strokes to the right came back to the left, and all the strokes up came down.",
    ],
  },
  notch: {
    label: "Notch",
    phrases: ["notch", "a notch"],
    told: "a gate with a notch in it",
    why: ["A notch, cut in from one side.", "In and out again: that was the notch."],
  },
  chimney: {
    label: "Chimney",
    phrases: ["chimney", "a chimney"],
    told: "a gate like a roof with a chimney",
    why: ["That bit in the middle that sticks out is the chimney.", "Two shoulders, and a chimney between."],
  },
};

export const heard: Pick<Content, "stroke" | "corners" | "slope" | "shut" | "home" | "gate"> = {
  stroke: [
    { sound: "swim", level: 0.8, caption: "swish" },
    { sound: "bottle-note", level: 0.45, caption: "a note" },
  ],
  corners: {
    sharp: { sound: "shape-sharp", caption: "a ting: a sharp corner" },
    square: { sound: "shape-square", caption: "a knock: a square corner" },
    wide: { sound: "shape-wide", caption: "a boing: a wide corner" },
  },
  slope: { sound: "marimba-note", level: 0.6, caption: "a note" },
  shut: { sound: "bump", caption: "a bump: the gate shuts on Squish's nose" },
  home: { sound: "hand-bell", caption: "a bell: back at the first corner" },
  gate: { sound: "level-gate", caption: "a gate opens" },
};
