import { expect, it } from "vitest";
import { moneyIn } from "./money.ts";

it.each([
  ["two dollars fifty", 250, true],
  ["two dollars and fifty cents", 250, true],
  ["two fifty", 250, false],
  ["three oh five", 305, false],
  ["three quarters and a dime", 85, true],
  ["a hundred dollars", 10_000, true],
  ["a buck ten", 110, true],
  ["dime", 10, true],
])("reads %j", (words, cents, sure) => {
  expect(moneyIn(words.split(" "))).toEqual({ cents, sure });
});

it.each(["five", "two apples", "dollars five hundred", "and", ""])("takes %j for no money", (words) => {
  expect(moneyIn(words.split(" "))).toBeUndefined();
});
