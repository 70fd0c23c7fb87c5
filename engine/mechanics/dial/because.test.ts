import { expect, it } from "vitest";
import { because as causeOf } from "./because.ts";
import { content, dealOf, eightPlusFive, filling, heard, leaping } from "./example.ts";
import { begin } from "./play.ts";
import type { DialItem, DialRules } from "./schema.ts";

function toldOf(rules: DialRules, item: DialItem, value: number): string[] {
  const deal = dealOf(rules, item);
  return heard(causeOf(deal, begin(deal), value));
}

it("answers the thought behind a wrong number", () => {
  expect(toldOf(filling, eightPlusFive, 5)).toEqual(["5 is a part; 8 were there."]);
  expect(toldOf(filling, eightPlusFive, 8)).toEqual(["8 is where you began."]);
  expect(toldOf(filling, eightPlusFive, 10)).toEqual(["10 is only the ten, with 2."]);
  const deal = dealOf(filling, eightPlusFive);
  const counted = { ...begin(deal), at: 12, trail: Array<string>(4).fill("hop") };
  expect(heard(causeOf(deal, counted, 12))).toEqual(["After 8 comes 9."]);
});

it("speaks of filling the ten where a button does", () => {
  expect(toldOf(filling, eightPlusFive, 12)).toEqual(["8 needs 2 to make 10."]);
  expect(toldOf(filling, eightPlusFive, 15)).toEqual(["8 needs 2 to make 10."]);
  const byOnes = { ...filling, buttons: { up: "hop", down: "back" } };
  expect(toldOf(byOnes, eightPlusFive, 15)).toEqual(["Fewer came to the 8."]);
  expect(toldOf(byOnes, eightPlusFive, 11)).toEqual([]);
});

it("tells the strategy where no number tells the thought, if the game has words for it", () => {
  const { answers } = content;
  const deal = dealOf({ ...filling, buttons: { up: "hop", down: "back" } }, eightPlusFive, {
    content: { ...content, answers: { ...answers, because: { ...answers.because, think: "So: {thought}" } } },
  });
  expect(heard(causeOf(deal, begin(deal), 11))).toEqual([expect.stringMatching(/^So: ./)]);
});

it("tells how many have come at a ten, whatever still waits", () => {
  const item: DialItem = { id: "39+19", ways: [{ task: { type: "plus", addends: [39, 19] }, start: 39 }] };
  expect(toldOf(leaping, item, 40)).toEqual(["40 is only the ten, with 1."]);
});

it("tells a ten that is missing, or too many", () => {
  const item: DialItem = { id: "25+31", ways: [{ task: { type: "plus", addends: [25, 31] }, start: 25 }] };
  expect([toldOf(leaping, item, 46), toldOf(leaping, item, 66)]).toEqual([
    ["A ten is missing."],
    ["A ten too many."],
  ]);
});

it("tells the whole from the part that is asked for", () => {
  const task = { type: "plus" as const, addends: [9, 3], missing: 1 };
  expect(toldOf(leaping, { id: "9+?=12", ways: [{ task, start: 0 }] }, 12)).toEqual([
    "12 is all of it; 9 are there.",
  ]);
  expect(toldOf(leaping, { id: "9+?=12", ways: [{ task, start: 0 }] }, 4)).toEqual(["9 and 4: 13, not 12."]);
});

it("tells a carried ten that was forgotten, and who went on where the way was back", () => {
  const because = {
    ...content.answers.because,
    carry: "{a} and {b}: {sum}.",
    onward: "{load}: {near}, {less} back.",
  };
  const words = { ...content, answers: { ...content.answers, because } };
  const told = (addends: [number, number], value: number) => {
    const [start] = addends;
    const deal = dealOf(
      leaping,
      { id: addends.join("+"), ways: [{ task: { type: "plus", addends }, start }] },
      { content: words },
    );
    return heard(causeOf(deal, begin(deal), value));
  };
  expect(told([45, 28], 63)).toEqual(["5 and 8: 13."]);
  expect(told([52, 9], 63)).toEqual(["9: 10, 1 back."]);
  expect(told([45, 38], 87)).toEqual(["38: 40, 2 back."]);
  expect(told([45, 21], 56)).toEqual(["A ten is missing."]);
});
