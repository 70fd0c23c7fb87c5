import { expect, it } from "vitest";
import { timeIn } from "./clock.ts";

it.each([
  ["half past three", 3 * 60 + 30, true],
  ["a quarter to nine", 8 * 60 + 45, true],
  ["twenty minutes after five", 5 * 60 + 20, true],
  ["five to one", 55 + 12 * 60, true],
  ["three o'clock", 180, true],
  ["noon", 0, true],
  ["three thirty", 210, false],
  ["ten oh five", 605, false],
  ["three hundred thirty", 210, false],
  ["nine", 540, false],
  ["half past one in the afternoon", 90, true],
])("reads %j", (words, minutes, sure) => {
  expect(timeIn(words.split(" "))).toEqual({ minutes: minutes % 720, sure });
});

it.each(["half past", "thirteen o'clock", "to", "quarter to", "nine seventy", "ten five"])(
  "takes %j for no time",
  (words) => {
    expect(timeIn(words.split(" "))).toBeUndefined();
  },
);
