import { expect, it } from "vitest";
import type { Happening } from "./contract.ts";
import { spentReaction, spentWordsOf, type Spent } from "./spent.ts";

const coins: Spent = { unit: { one: "coin", many: "coins" } };
const happening: Happening = {
  id: "coins",
  before: 2,
  after: 6,
  counts: {},
  stakes: {},
  seed: 1,
  isTold: () => false,
};

it("is heard one by one, or once where it was heard one by one already", () => {
  const heard = (data: Spent): unknown => spentReaction(data, spentWordsOf(data), happening).cues;
  expect(heard(coins)).toMatchObject([{ type: "pattern", caption: "4 coins come", notes: { length: 4 } }]);
  expect(heard({ ...coins, once: true })).toEqual([
    { type: "sound", sound: "coin", caption: "4 coins come" },
  ]);
});
