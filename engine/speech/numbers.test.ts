import { describe, expect, it } from "vitest";
import { cardinal, numeralWords, ordinal, pluralOfNumber, year } from "./numbers.ts";

describe("cardinal", () => {
  it.each([
    [0, "zero"],
    [7, "seven"],
    [13, "thirteen"],
    [20, "twenty"],
    [42, "forty two"],
    [100, "one hundred"],
    [104, "one hundred four"],
    [999, "nine hundred ninety nine"],
    [1000, "one thousand"],
    [1001, "one thousand one"],
    [20_000, "twenty thousand"],
    [1_000_000, "one million"],
    [
      999_999_999,
      "nine hundred ninety nine million nine hundred ninety nine thousand nine hundred ninety nine",
    ],
    ["999000000000000", "nine hundred ninety nine trillion"],
    ["1000000000000000", "one zero zero zero zero zero zero zero zero zero zero zero zero zero zero zero"],
  ])("says %s", (digits, words) => {
    expect(cardinal(digits)).toBe(words);
  });
});

describe("ordinal", () => {
  it.each([
    [1, "first"],
    [2, "second"],
    [3, "third"],
    [4, "fourth"],
    [5, "fifth"],
    [8, "eighth"],
    [9, "ninth"],
    [12, "twelfth"],
    [20, "twentieth"],
    [21, "twenty first"],
    [100, "one hundredth"],
    [112, "one hundred twelfth"],
  ])("says the %sth", (digits, words) => {
    expect(ordinal(digits)).toBe(words);
  });
});

describe("year", () => {
  it.each([
    [1804, "eighteen oh four"],
    [1900, "nineteen hundred"],
    [1969, "nineteen sixty nine"],
    [2000, "two thousand"],
    [2007, "two thousand seven"],
    [2026, "twenty twenty six"],
  ])("says %s", (value, words) => {
    expect(year(value)).toBe(words);
  });
});

it("says several of a number", () => {
  expect(["one", "six", "twenty", "one hundred"].map(pluralOfNumber)).toEqual([
    "ones",
    "sixes",
    "twenties",
    "one hundreds",
  ]);
});

it("says numerals with commas, points and leading zeros", () => {
  expect(["1,204", "3.14", ".5", "0.5", "007"].map(numeralWords)).toEqual([
    "one thousand two hundred four",
    "three point one four",
    "point five",
    "zero point five",
    "zero zero seven",
  ]);
});
