import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardinal } from "../../speech/numbers.ts";
import { numberIn, soundsLike } from "./heard-number.ts";

const read = (words: string) => numberIn(words.split(" "), { homophones: true });

describe("numberIn", () => {
  it.each([
    ["zero", 0],
    ["oh", 0],
    ["won", 1],
    ["to", 2],
    ["tree", 3],
    ["for", 4],
    ["ate", 8],
    ["seventeen", 17],
    ["forty two", 42],
    ["forty too", 42],
    ["a hundred", 100],
    ["hundred", 100],
    ["a hundred and four", 104],
    ["one hundred four", 104],
    ["nine hundred and ninety nine", 999],
    ["twelve hundred", 1200],
    ["a thousand", 1000],
    ["two thousand and five", 2005],
    ["three hundred twelve thousand four hundred one", 312_401],
    ["a million", 1_000_000],
    ["negative five", -5],
    ["minus twenty one", -21],
  ])("reads %s", (words, value) => {
    expect(read(words)).toEqual({ value, sure: true });
  });

  it.each([
    ["four two", 42],
    ["one fifty", 150],
    ["two twenty five", 225],
    ["twenty twenty six", 2026],
    ["minus four two", -42],
  ])("reads %s, but is not sure of it", (words, value) => {
    expect(read(words)).toEqual({ value, sure: false });
  });

  it.each([
    "",
    "left",
    "five apples",
    "twenty thirteen hundred",
    "hundred hundred",
    "and five",
    "negative",
    "constructor",
  ])("takes %j for no number", (words) => {
    expect(read(words)).toBeUndefined();
  });

  it.each([
    ["one oh five", 105],
    ["three zero seven", 307],
    ["double five", 55],
    ["half a dozen", 6],
    ["one and a half", 1.5],
  ])("reads %s", (words, value) => {
    expect(read(words)?.value).toBe(value);
  });

  it("knows that a number may have been said twice", () => {
    expect(read("seven seven")).toEqual({ value: 77, sure: false, other: 7 });
  });

  it.each(["one two three", "five six seven eight", "nine eight seven"])("takes %j for counting", (words) => {
    expect(read(words)).toBeUndefined();
  });

  it("takes what only sounds like a number for one only where it is asked to", () => {
    expect(numberIn(["to"], { homophones: false })).toBeUndefined();
  });

  it("reads every number as it is said", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(read(cardinal(value))).toMatchObject({ value, sure: true });
      }),
    );
  });
});

it("knows which numbers are mistaken for each other", () => {
  expect([13, 30, 19, 90, 115, 150, -14, 12, 20, 42].map(soundsLike)).toEqual([
    30,
    13,
    90,
    19,
    150,
    115,
    -40,
    undefined,
    undefined,
    undefined,
  ]);
});

it("hears ones after tens, with their name or without", () => {
  const heard = ["one ten and one", "one ten and one one", "two tens three ones", "nine tens"].map(
    (said) => numberIn(said.split(" "), { homophones: true })?.value,
  );
  expect(heard).toEqual([11, 11, 23, 90]);
});
