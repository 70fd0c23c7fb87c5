import { expect, it } from "vitest";
import { parseYesNo } from "./yes-no.ts";

it.each([
  ["yes", true],
  ["Yes, please!", true],
  ["yeah", true],
  ["that's right", true],
  ["uh-huh", true],
  ["no", false],
  ["know", false],
  ["nope, thirty", false],
  ["uh-uh", false],
  ["not right", false],
  ["that isn't it", false],
  ["no, yes", null],
  ["yep, that's it", true],
  ["mm hmm", true],
  ["of course", true],
  ["you got it", true],
  ["that's what I said", true],
  ["nuh uh", false],
  ["no way", false],
  ["that's not what I said", false],
  ["I did not", false],
  ["left", null],
  ["", null],
])("takes %j for %s", (words, answer) => {
  expect(parseYesNo(words)).toBe(answer);
});
