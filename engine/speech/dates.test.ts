import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["July 4", "July fourth"],
  ["July 4th", "July fourth"],
  ["July 4, 2026", "July fourth, twenty twenty six"],
  ["Jan. 5th, Feb 2", "January fifth, February second"],
  ["Dec. 25, 1990", "December twenty fifth, nineteen ninety"],
  ["on May 5.", "on May fifth."],
  ["March 10 steps forward", "March ten steps forward"],
  ["2026-11-21", "November twenty first, twenty twenty six"],
  ["11/21/2026", "November twenty first, twenty twenty six"],
  ["born in 1969.", "born in nineteen sixty nine."],
  ["In 1969, people", "In nineteen sixty nine, people"],
  ["the year 2007", "the year two thousand seven"],
  ["since 1905", "since nineteen oh five"],
  ["year 1900", "year nineteen hundred"],
  ["1861–1865", "eighteen sixty one to eighteen sixty five"],
  ["the 1960s and the 60s", "the nineteen sixties and the sixties"],
  ["the '90s", "the nineties"],
  ["How many tens are in 1200?", "How many tens are in one thousand two hundred?"],
  ["2000 steps", "two thousand steps"],
])("says dates, and years only where it is sure of them: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
