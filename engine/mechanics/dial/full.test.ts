import { expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { content, dealOf, filling, guests, heard } from "./example.ts";
import { helped } from "./help.ts";
import { apply, begin } from "./play.ts";
import type { DialDeal, DialItem } from "./schema.ts";
import type { DialContent } from "./words.ts";

const { fares } = content;
if (fares === undefined) throw new Error("the example has lost its fares");
const words: DialContent = {
  ...content,
  answers: { ...content.answers, made: "{start} and {value}, that is {total}." },
  fares: {
    ...fares,
    full: ["{start} and {load} fill {value}."],
  },
};
const rules = {
  ...filling,
  guests,
  pick: "load" as const,
  full: { every: 10, pays: 3 },
};
const item: DialItem = {
  id: "8+2-8+1",
  ways: [
    { task: { type: "plus", addends: [8, 2] }, start: 8, guest: "newt" },
    { task: { type: "plus", addends: [8, 1] }, start: 8, guest: "eel" },
  ],
};
const deal = dealOf(rules, item, { content: words });

/** What is heard after the last of these. */
function arrive(at: DialDeal, ...ids: string[]): string[] {
  let state = begin(at);
  let cues: readonly Cue[] = [];
  for (const move of ids) ({ state, cues } = apply(at, state, { move }));
  return heard(cues);
}

it("tells the sum of a full answer, and what it is paid, for praise", () => {
  expect(arrive(deal, "pick-left", "fill", "stop").slice(0, 4)).toEqual([
    "♪ whistle",
    "8 and 2 fill 10.",
    "♪ gulp gulp gulp",
    "3 flies.",
  ]);
});

it("tells what a part that was missing makes with the other", () => {
  const missing: DialItem = {
    id: "8+?=10",
    ways: [{ task: { type: "plus", addends: [8, 2], missing: 1 }, start: 0 }],
  };
  expect(arrive(dealOf(filling, missing, { content: words }), "hop", "hop", "stop").slice(0, 2)).toEqual([
    "♪ whistle",
    "8 and 2, that is 10.",
  ]);
});

it("pays nothing for full to who was told the move", () => {
  const told = helped(deal, begin(deal), 3);
  const before = ["pick-left", "fill"].reduce((state, move) => apply(deal, state, { move }).state, told);
  expect(apply(deal, before, { move: "stop" }).counts?.["paid"]).toBeUndefined();
});
