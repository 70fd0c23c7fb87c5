import { describe, expect, it } from "vitest";
import { dealOf, rulesWith } from "../../fixture.ts";
import { costOf } from "./money.ts";
import { begin, apply } from "./play.ts";
import { optionsOf } from "./shelf.ts";
import type { GatherState } from "./state.ts";
import { shopOf } from "./trip.ts";
import type { WalkDeal } from "../../schema.ts";

const pears = {
  product: "pear",
  packs: {
    need: 6,
    sizes: [
      { count: 2, price: 100 },
      { count: 8, price: 400 },
    ],
  },
};

function dealWith(budget?: number): WalkDeal {
  const task = {
    type: "gather" as const,
    order: "gran",
    things: [pears, { product: "frog" }],
    ...(budget === undefined ? {} : { budget }),
  };
  return dealOf({ id: "pears", task }, rulesWith({ budget: budget !== undefined }));
}

/** At the tree, where the pears are. */
function atTheTree(deal: WalkDeal): GatherState {
  const state = begin(deal);
  const { model } = shopOf(deal);
  const [at = 0] = model.things;
  return apply(deal, { ...state, at, run: { ...state.run, at } }, { move: "grab" }).state;
}

function takes(deal: WalkDeal, state: GatherState, count: number) {
  const option = optionsOf(deal, shopOf(deal), 0).find(({ name }) => name.startsWith(String(count)));
  return apply(deal, state, { move: `take-${option?.id}` });
}

describe("packs", () => {
  it("are bought as many as are needed", () => {
    expect(costOf(7, { count: 2, price: 100 })).toEqual({ packs: 4, total: 400 });
  });

  it("are right where they cost least in all, the small ones too", () => {
    const deal = dealWith();
    const told = optionsOf(deal, shopOf(deal), 0).map(({ name, fits, price }) => ({ name, fits, price }));
    expect(told.toSorted((a, b) => a.price - b.price)).toEqual([
      { name: "2 for $1", fits: true, price: 300 },
      { name: "8 for $4", fits: false, price: 400 },
    ]);
  });

  it("go back where they cost more, and cost a coin", () => {
    const deal = dealWith();
    const step = takes(deal, atTheTree(deal), 8);
    expect(step.outcome.type).toBe("missed");
    expect(step.state).toMatchObject({ wrong: 1, run: { mine: 0 } });
  });

  it("say what they come to and what another does, and no reason where there is none", () => {
    const deal = dealWith();
    const options = optionsOf(deal, shopOf(deal), 0);
    const [small, large] = ["2", "8"].map((start) => options.find(({ name }) => name.startsWith(start)));
    expect(small?.values).toEqual({ sum: "3 of 2 at $1: $3", next: "one of 8: $4" });
    expect(large?.values).toMatchObject({ sum: "One of 8: $4", least: "$3" });
    // 50 cents apiece both: nothing about it seemed better.
    expect([small?.why, large?.why]).toEqual([undefined, undefined]);
  });

  it("are all sold where a purse pays, and leave less in it", () => {
    const deal = dealWith(500);
    const step = takes(deal, atTheTree(deal), 8);
    expect(step.outcome.type).toBe("advanced");
    expect(step.state).toMatchObject({ wrong: 0, spent: 400, run: { mine: 1 } });
  });

  it("stay where they cost more than the purse has", () => {
    const deal = dealWith(300);
    const step = takes(deal, atTheTree(deal), 8);
    expect(step.outcome.type).toBe("going");
    expect(step.state).toMatchObject({ spent: 0, choice: { thing: 0 }, run: { mine: 0 } });
  });

  it("are lost to the trip where what is left pays for none of them", () => {
    const figs = { ...pears, product: "plum" };
    const task = {
      type: "gather" as const,
      order: "gran",
      things: [pears, figs, { product: "frog" }],
      budget: 600,
    };
    const deal = dealOf({ id: "two", task }, rulesWith({ budget: true }));
    const step = takes(deal, atTheTree(deal), 8);
    expect(step.state).toMatchObject({ spent: 400, unpayable: 0b10, run: { mine: 0b1, lost: 0b10 } });
  });
});
