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

/** Two steps up, one stroke of it inward. */
function stair(low: number, first: number, in_: number, second: number): Figures[string] {
  return {
    name: "stair",
    sides: [low, first, in_, second, low - in_, first + second],
    corners: [90, 90, 270, 90, 90, 90],
  };
}

export const figures: Figures = {
  ...Object.fromEntries(
    [6, 8, 10].map((round) => [`circle-${round}`, { name: "circle", sides: [round], corners: [] }]),
  ),
  ...Object.fromEntries([2, 3, 4, 5].map((side) => [`triangle-${side}`, regular("triangle", 3, side)])),
  "triangle-tall": { name: "triangle", sides: [2, 4, 4], corners: [76, 29, 75] },
  "triangle-wall": { name: "triangle", sides: [4, 3, 5], corners: [90, 53, 37] },
  ...Object.fromEntries([2, 3, 4, 5].map((side) => [`square-${side}`, box("square", side, side)])),
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
  ...Object.fromEntries([1, 2, 3].map((side) => [`pentagon-${side}`, regular("pentagon", 5, side)])),
  ...Object.fromEntries([1, 2, 3].map((side) => [`hexagon-${side}`, regular("hexagon", 6, side)])),
  ...Object.fromEntries([1, 2].map((side) => [`octagon-${side}`, regular("octagon", 8, side)])),
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
  "stair-4": stair(4, 1, 2, 2),
  "stair-5": stair(5, 2, 2, 1),
  "stair-5-3": stair(5, 1, 3, 2),
  "stair-3": stair(3, 2, 1, 2),
};

/** Those whose ids begin so. */
export function figuresOf(...beginnings: readonly string[]): string[] {
  return Object.keys(figures).filter((id) => beginnings.some((beginning) => id.startsWith(beginning)));
}

export const names: Content["names"] = {
  circle: {
    label: "Circle",
    phrases: ["circle", "a circle", "round", "no corners"],
    told: "a circle",
    why: ["A circle has no corner.", "A circle is one curve, and no corner."],
  },
  triangle: {
    label: "Triangle",
    phrases: ["triangle", "a triangle", "three", "three corners", "three sides"],
    told: "a triangle",
    why: [
      "A triangle has three corners, one of them square at most.",
      "Three corners make a triangle, and at most one is square.",
    ],
  },
  square: {
    label: "Square",
    phrases: ["square", "a square"],
    told: "a square",
    why: [
      "A square has four equal sides and four square corners.",
      "Square corners, and all four sides equal: that's a square.",
    ],
    also: ["rectangle", "rhombus", "parallelogram"],
  },
  rectangle: {
    label: "Rectangle",
    phrases: ["rectangle", "a rectangle"],
    told: "a rectangle",
    why: ["A rectangle has four square corners.", "Four square corners make a rectangle."],
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
    also: ["parallelogram"],
  },
  parallelogram: {
    label: "Parallelogram",
    phrases: ["parallelogram", "a parallelogram"],
    told: "a parallelogram",
    why: [
      "A parallelogram has two pairs of parallel sides.",
      "In a parallelogram, every second corner is the same.",
    ],
  },
  trapezoid: {
    label: "Trapezoid",
    phrases: ["trapezoid", "a trapezoid"],
    told: "a trapezoid",
    why: [
      "A trapezoid, down here, has just one pair of parallel sides.",
      "Just one pair of parallel sides: down here that's a trapezoid.",
    ],
  },
  stair: {
    label: "Stair",
    phrases: ["stair", "a stair"],
    told: "a gate with a step in it",
    why: [
      "All the strokes to the right come back to the left, and all the strokes up come down again.",
      "Right and left are the same in all, and so are up and down.",
    ],
  },
};

export const heard: Pick<Content, "stroke" | "corners" | "turning" | "home" | "gate"> = {
  stroke: [
    { sound: "swim", level: 0.8, caption: "swish" },
    { sound: "bottle-note", level: 0.45, caption: "a note" },
  ],
  corners: {
    sharp: { sound: "shape-sharp", caption: "a ting: a sharp corner" },
    square: { sound: "shape-square", caption: "a knock: a square corner" },
    wide: { sound: "shape-wide", caption: "a boing: a wide corner" },
  },
  turning: { sound: "dial-click", caption: "click" },
  home: { sound: "hand-bell", caption: "a bell: back at the first corner" },
  gate: { sound: "level-gate", caption: "a gate opens" },
};
