/** The corpus of answers as recognisers write them. `npm run bench` prints the figures by kind. */
import { expect, it } from "vitest";
import { judge, readCorpus } from "./read-corpus.ts";

const LEAST_LINES = 1500;
const MOST_MISSED = 0.03;
const MOST_WRONG = 0.005;

const judged = readCorpus().map((line) => ({ ...line, ...judge(line) }));

it("is of some size", () => {
  expect(judged.length).toBeGreaterThanOrEqual(LEAST_LINES);
});

it("is understood", () => {
  const missed = judged.filter(({ result }) => result !== "right");
  expect(missed.length / judged.length <= MOST_MISSED ? [] : missed).toEqual([]);
});

it("is hardly ever taken for another move", () => {
  const wrong = judged.filter(({ result }) => result === "wrong");
  expect(wrong.length / judged.length <= MOST_WRONG ? [] : wrong).toEqual([]);
});
