/** A small game of shapes for the tests of this folder. */
import { bareDeal } from "../../../kit/deal.ts";
import type { Outline, OutlineContent, OutlineRules } from "./schema.ts";
import type { OutlineDeal } from "./state.ts";

const content: OutlineContent = {
  names: {
    triangle: { label: "Triangle", phrases: ["triangle"], told: "a triangle", why: "Three corners." },
    square: {
      label: "Square",
      phrases: ["square"],
      told: "a square",
      why: "All equal.",
      against: { sharp: "A ting: no square." },
      also: ["rectangle"],
    },
    rectangle: {
      label: "Rectangle",
      phrases: ["rectangle"],
      told: "a rectangle",
      why: "Four square corners.",
    },
    round: { label: "Circle", phrases: ["circle"], told: "a circle", why: "No corner." },
    hexagon: { label: "Hexagon", phrases: ["hexagon"], told: "a hexagon", why: "Six corners." },
  },
  figures: {
    wall: { name: "triangle", sides: [4, 3, 5], corners: [90, 53, 37] },
    square: { name: "square", sides: [2, 2, 2, 2], corners: [90, 90, 90, 90] },
    box: { name: "rectangle", sides: [3, 2, 3, 2], corners: [90, 90, 90, 90] },
    round: { name: "round", sides: [8], corners: [] },
    step: { name: "hexagon", sides: [3, 1, 1, 1, 2, 2], corners: [90, 90, 270, 90, 90, 90] },
    six: { name: "hexagon", sides: [1, 1, 1, 1, 1, 1], corners: [120, 120, 120, 120, 120, 120] },
  },
  stroke: [{ sound: "swim", caption: "swish" }],
  corners: {
    sharp: { sound: "shape-sharp", caption: "ting" },
    square: { sound: "shape-square", caption: "knock" },
    wide: { sound: "shape-wide", caption: "boing" },
  },
  slope: { sound: "marimba-note", caption: "a note" },
  shut: { sound: "bump", caption: "bump" },
  home: { sound: "hand-bell", caption: "home" },
  gate: { sound: "level-gate", caption: "a gate" },
};

export const rules: OutlineRules = {
  names: ["triangle", "square", "rectangle", "round"],
  figures: ["wall", "square", "box", "round"],
  rule: "Count the strokes.",
  listenFor: "A ting is sharp.",
};

export const gapRules: OutlineRules = { ...rules, gap: 1, figures: ["square", "box"] };

export function outlineDeal(item: Partial<Outline> = {}, more: Partial<OutlineRules> = {}): OutlineDeal {
  return {
    ...bareDeal({ content, rules: { ...rules, ...more }, item: { id: "one", figure: "square", ...item } }),
    world: { lately: [] },
  };
}
