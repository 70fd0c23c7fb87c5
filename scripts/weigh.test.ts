import { expect, test } from "vitest";
import type { Chunks } from "./site/chunks.ts";
import { formatWeights, weigh } from "./weigh.ts";

// Each file weighs a decimal digit of its own, so that a sum shows what was counted.
const sizes: Readonly<Record<string, number>> = {
  frame: 1,
  home: 10,
  font: 100,
  html: 1000,
  addition: 10_000,
  "level-0": 100_000,
  "level-1": 200_000,
};

const chunks: Chunks = {
  frame: new Set(["frame"]),
  pages: new Set(["frame", "home"]),
  page: (source) => new Set(source === "pages/home-page.tsx" ? ["home"] : []),
  game: () => new Set(),
  start: ({ slug }) => new Set([slug]),
  turn: ({ slug }, level) => new Set([slug, `level-${level}`]),
  recipes: (_game, level) => new Set([`level-${1 - level}`]),
  levelsOf: () => 2,
};

test("counts each file of the first page once, and a game on top of the frame with its heaviest level", () => {
  const named = ["html", "font", "frame", "home"];
  expect(
    weigh(chunks, named, [{ slug: "addition", mechanic: "dial" }], (file) => sizes[file] ?? Number.NaN),
  ).toEqual([
    { name: "first page, script", bytes: 11, limit: 90_000 },
    { name: "first page, everything", bytes: 1111, limit: 350_000 },
    { name: "addition, first sound", bytes: 10_000, limit: 110_000 },
    { name: "addition (dial), first question, level 2", bytes: 210_000, limit: 140_000 },
    { name: "addition, recipes of its sounds, level 1", bytes: 200_000, limit: 40_000 },
  ]);
});

test("the table puts what is nearest its limit first and marks what is over it", () => {
  expect(
    formatWeights([
      { name: "first page", bytes: 68_280, limit: 90_000 },
      { name: "addition (dial)", bytes: 130_001, limit: 130_000 },
    ]),
  ).toBe("addition (dial)   130.0 of   130.0 KB  TOO HEAVY\nfirst page         68.3 of    90.0 KB");
});
