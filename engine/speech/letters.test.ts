import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["the letter B.", "the letter bee."],
  ["the letter a", "the letter eigh"],
  ["The letter a comes first.", "The letter eigh comes first."],
  ["I wrote the letter a week ago.", "I wrote the letter a week ago."],
  ['starts with "a"', "starts with eigh"],
  ["Press A to start.", "Press eigh to start."],
  ["A is for apple.", "eigh is for apple."],
  ["A cat. A dog.", "A cat. A dog."],
  ['"A cat!" she said', "A cat! she said"],
  ["Once Upon A Time", "Once Upon a Time"],
  ["Level One: A New Start", "Level One, A New Start"],
  ["c-a-t", "see, eigh, tee"],
  ["C, A, T", "see, eigh, tee"],
  ["Choose A, B or C.", "Choose eigh, bee or see."],
  ["Is it a b or a d?", "Is it a bee or a dee?"],
  ["(a) first, (b) second", "eigh, first, bee, second"],
  ["A B comes after it.", "A bee comes after it."],
  ["A B C, easy", "eigh bee see, easy"],
  ["A T-shirt", "A tee shirt"],
  ["Th... th... p... p... peas!", "Th, th, puh, puh, peas!"],
  ["C-c-can we?", "kuh, kuh, can we?"],
  ["two Bs and three t's", "two bees and three tees"],
  ["an x-ray", "an ex ray"],
  ["a T-shirt", "a tee shirt"],
  ["I am here.", "I am here."],
  ["It's Dad's.", "It's Dad's."],
  ["[A|ay] or [F|eff]", "eigh or ef"],
  ["Column Z", "Column zee"],
])("says letters by their names: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
