import { expect, it } from "vitest";
import { aVerdict } from "../../tests/fakes/verdicts.ts";
import { reasonFor, reasonInWords } from "./explain.ts";

const DAY = 86_400_000;
const { at } = aVerdict();

it("says why something was asked, by what was known before", () => {
  const elsewhere = aVerdict({ game: "spellingbee" });
  const earlier = [aVerdict({ at: at - 9 * DAY }), elsewhere, aVerdict({ item: "8+4", at: at - 8 * DAY })];
  const reason = reasonFor(aVerdict({ purpose: "review" }), earlier);
  expect(reason).toEqual({ purpose: "review", expected: expect.any(Number), answers: 2, daysAgo: 9 });
  expect(reason.expected).toBeGreaterThan(reasonFor(aVerdict(), [elsewhere]).expected);
  expect(reasonInWords({ ...reason, expected: 0.78 })).toBe(
    "Asked again before it is forgotten: it last came up 9 days before. " +
      "After 2 answers in this skill, the chance of a right answer was put at about 8 in 10.",
  );
});

it.each([
  ["warm-up", "One of the first turns, or one that shows how something is done: about 9 in 10 right answers"],
  ["turn", "A turn of the level: about 8 in 10 right answers are aimed at, as far as the game has a choice."],
  ["boss", "A last test of what the level has taught: about 7 in 10 right answers are aimed at"],
  ["probe", "Asked by chance, as one turn in ten is, to find out whether the estimate is right. Before the"],
  ["review", "Asked again before it is forgotten. Before the first answer in this skill, the chance of"],
] as const)("has a sentence for each purpose: %s", (purpose, sentence) => {
  expect(reasonInWords({ purpose, expected: 0.5, answers: 0, daysAgo: null })).toContain(sentence);
});
