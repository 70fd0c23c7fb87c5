import { describe, expect, it } from "vitest";
import { dealOf, rulesWith } from "../../fixture.ts";
import { begin } from "./play.ts";
import { costOf, optionsOf } from "./shelf.ts";
import { shopOf } from "./trip.ts";

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

function options(budget?: number) {
  const task = {
    type: "gather" as const,
    order: "gran",
    things: [pears, { product: "frog" }],
    ...(budget === undefined ? {} : { budget }),
  };
  const deal = dealOf({ id: "pears", task }, rulesWith({ budget: budget !== undefined }));
  return optionsOf(deal, shopOf(deal), begin(deal), 0)
    .map(({ name, fits, price, values }) => ({ name, fits, price, left: values["left"] }))
    .toSorted((a, b) => a.price - b.price);
}

describe("packs", () => {
  it("are bought as many as are needed", () => {
    expect(costOf(7, { count: 2, price: 100 })).toEqual({ packs: 4, total: 400 });
  });

  it("are right where they cost least in all, the small ones too", () => {
    expect(options()).toEqual([
      { name: "2 for $1", fits: true, price: 300, left: "$3" },
      { name: "8 for $4", fits: false, price: 400, left: "$4" },
    ]);
  });

  it("leave what the rest of the list needs", () => {
    expect(options(550).map(({ left }) => left)).toEqual(["$3.50", "$3.50"]);
  });
});
