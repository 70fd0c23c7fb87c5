import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["1/2", "one half"],
  ["3/2", "three halves"],
  ["1/3", "one third"],
  ["2/3", "two thirds"],
  ["3/4", "three fourths"],
  ["7/8", "seven eighths"],
  ["1/20", "one twentieth"],
  ["1/100", "one one hundredth"],
  ["1 1/2 cups", "one and a half cups"],
  ["2 3/4", "two and three fourths"],
  ["1½ cups", "one and a half cups"],
  ["¾ of it", "three fourths of it"],
  ["2⅞", "two and seven eighths"],
  ["13/27", "thirteen over twenty seven"],
  ["12/4", "twelve divided by four"],
  ["3/4 of 1/2", "three fourths of one half"],
  ["24/7", "twenty four seven"],
])("says fractions: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
