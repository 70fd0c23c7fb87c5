import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["555-0123", "five five five, zero one two three"],
  ["(555) 555-0142", "five five five, five five five, zero one four two"],
  ["555-555-0142", "five five five, five five five, zero one four two"],
  ["Call 911!", "Call nine one one!"],
  ["911 + 5", "nine hundred eleven plus five"],
  ["100-1000 points", "one hundred to one thousand points"],
])("says telephone numbers digit by digit: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
