import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["42", "forty two"],
  ["104", "one hundred four"],
  ["1,234,567", "one million two hundred thirty four thousand five hundred sixty seven"],
  ["3.14 and .5 and 0.5", "three point one four and point five and zero point five"],
  ["1st, 22nd, 103rd", "first, twenty second, one hundred third"],
  ["1,000th", "one thousandth"],
  ["007", "zero zero seven"],
  ["Version 2.0.1", "Version two point zero point one"],
  ["H2O", "aitch two oh"],
  ["Room 12B", "Room twelve bee"],
  ["A4 paper", "eigh four paper"],
  ["two 20's", "two twenties"],
  ["1,2,3", "one, two, three"],
  ["No. 5", "number five"],
  ["p. 5", "page five"],
])("says every digit: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
