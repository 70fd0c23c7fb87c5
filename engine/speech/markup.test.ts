import { expect, it } from "vitest";
import { shownText, spokenSide } from "./markup.ts";

it.each([
  ["a [lead|led] pipe", "a lead pipe", "a led pipe"],
  ["[B|bee] and [C|see]", "B and C", "bee and see"],
  ["[2 × 2|two times two] = 4", "2 × 2 = 4", "two times two = 4"],
  ["[shown only]", "[shown only]", "[shown only]"],
  ["a [lead|led pipe", "a [lead|led pipe", "a [lead|led pipe"],
  ["a|b", "a|b", "a|b"],
  ["[a|b|c]", "[a|b|c]", "[a|b|c]"],
  ["[x|]", "[x|]", "[x|]"],
  ["[|x]", "[|x]", "[|x]"],
])("tells apart what is shown and what is said in %s", (text, shown, spoken) => {
  expect([shownText(text), spokenSide(text)]).toEqual([shown, spoken]);
});
