import { describe, expect, it } from "vitest";
import { cornerStore, dealOf, withTask } from "./corner-store.fixture.ts";
import { amount, leastPrice, purseFor } from "./money.ts";
import { beginWalk } from "./play.ts";

describe("an amount", () => {
  it("is said in whole, with two decimals, or in coins", () => {
    expect([5, 99, 100, 105, 250, 1200].map((coins) => amount(cornerStore, coins))).toEqual([
      "5 cents",
      "99 cents",
      "$1",
      "$1.05",
      "$2.50",
      "$12",
    ]);
  });
});

describe("the purse", () => {
  const packs = [
    { count: 4, price: 200 },
    { count: 8, price: 360 },
  ];
  const things = [
    { product: "bread" },
    { product: "rolls", choice: { type: "packs" as const, packs } },
    { product: "soup", choice: { type: "missing" as const } },
  ];
  const deal = dealOf(withTask({ things, budget: 1000 }));

  it("reckons with the cheaper pack and with what the substitute costs", () => {
    expect(things.map((_thing, index) => leastPrice(deal, index))).toEqual([300, 200, 250]);
  });

  it("knows what is left, and what everything else on the list needs", () => {
    const start = beginWalk(deal);
    expect(purseFor(deal, start, 1)).toEqual({ left: 1000, rest: 550 });
    expect(purseFor(deal, { ...start, got: [0], spent: 300 }, 1)).toEqual({ left: 700, rest: 250 });
    expect(purseFor(dealOf(withTask({ things })), start, 1)).toBeUndefined();
  });
});
