import { expect, it } from "vitest";
import { findNumber } from "./find-number.ts";

it.each([
  ["three fifths", 0.6],
  ["a half", 0.5],
  ["one and three quarters", 1.75],
  ["twenty and three and three fifths", 23.6],
  ["one hundred thirty fifths", 100 / 35],
  ["one hundred thirty-two fifths", 26.4],
  ["two hundred and four hundredths", 200.04],
  ["five and a half million", 5_500_000],
  ["two million and one half", 2_500_000],
  ["a billion and half a million", 1_000_500_000],
  ["half a dozen", 6],
  ["three hundred and two dozens", 324],
  ["two hundred point zero three", 200.03],
  ["zero point twenty five", 0.25],
  ["point five", 0.5],
  ["one point five million", 1_500_000],
  ["two out of five", 0.4],
  ["one over twenty", 0.05],
  ["minus two thirds", -2 / 3],
  ["three lakh crore", 3e12],
  ["There are twenty-six people", 26],
  ["two millionth", 2],
])("finds the number in %j", (text, value) => {
  expect(findNumber(text)).toBeCloseTo(value, 9);
});

it.each(["the third", "one by one, and", "a banana"])("finds in %j only what is there", (text) => {
  expect(findNumber(text)).toBe(text.startsWith("one") ? 1 : undefined);
});
