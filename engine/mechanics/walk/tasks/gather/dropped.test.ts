import { describe, expect, it } from "vitest";
import { dealOf, rulesWith, tripOf } from "../../fixture.ts";
import type { WalkDeal } from "../../schema.ts";
import { apply, begin, moves } from "./play.ts";
import { optionsOf } from "./shelf.ts";
import type { GatherState } from "./state.ts";
import { elapse } from "./time.ts";
import { shopOf } from "./trip.ts";

const deal: WalkDeal = dealOf(
  tripOf("pear", "frog"),
  rulesWith({ shelf: 1, list: { hearings: 2, carried: false }, rival: { pace: 2, tells: false } }),
);

/** The rival sits beside the player with a pear in its beak, and is met. */
function dropped(): GatherState {
  const state = begin(deal);
  const run = { ...state.run, at: 4, time: 0, rival: 3, carries: 0 };
  return elapse(deal, { ...state, at: 4, run }, 3).state;
}

describe("what the rival drops", () => {
  it("is chosen like on a shelf, where there is a choice", () => {
    const state = dropped();
    expect(state.choice).toMatchObject({ thing: 0, isCaught: true });
    const right = optionsOf(deal, shopOf(deal), 0).find(({ fits }) => fits);
    const step = apply(deal, state, { move: `take-${right?.id}` });
    expect(step.state).toMatchObject({ choice: null, wrong: 0, run: { mine: 1 } });
  });

  it("costs a coin where the wrong one is picked, and stays to be chosen", () => {
    const state = dropped();
    const wrong = optionsOf(deal, shopOf(deal), 0).find(({ fits }) => !fits);
    const step = apply(deal, state, { move: `take-${wrong?.id}` });
    expect(step.state).toMatchObject({ choice: { isCaught: true }, wrong: 1 });
  });

  it("goes back to its shelf where none is picked", () => {
    const { state } = apply(deal, dropped(), { move: "leave" });
    expect(state).toMatchObject({ choice: null, run: { mine: 0 }, order: [] });
  });
});

describe("a thing that others keep elsewhere", () => {
  const { products } = rulesWith().task as { products: Record<string, { name: string; section: string }> };
  const pear = { ...products.pear, name: "pears", section: "tree", also: ["pond"] };
  const kept = dealOf(tripOf("pear"), rulesWith({ products: { ...products, pear } }));
  const atThePond = (): GatherState => {
    const state = begin(kept);
    const at = shopOf(kept).model.ground.cells.indexOf("pond");
    return { ...state, at, run: { ...state.run, at } };
  };

  it("is told of once where it is looked for, and no time is gone", () => {
    const step = apply(kept, atThePond(), { move: "elsewhere" });
    expect(step.state).toMatchObject({ pointed: [0], run: { time: 0 } });
    expect(moves(kept, step.state)[0]?.id).toBe("nothing");
  });

  it("is not told from anything else that is sold, where the list must be remembered", () => {
    const secret = dealOf(
      tripOf("pear"),
      rulesWith({ list: { hearings: 2, carried: false }, questions: 1, shelf: 1 }),
    );
    const asked = moves(secret, begin(secret)).filter(({ id }) => id.startsWith("ask-sold-"));
    expect(asked).toHaveLength(Object.keys(products).length);
    expect(moves(secret, begin(secret)).some(({ id }) => id.startsWith("ask-for-"))).toBe(false);
  });

  it("can be grabbed, and asked for, by its name", () => {
    const said = moves(kept, atThePond()).flatMap(({ id, phrases }) =>
      phrases.filter((phrase) => phrase.includes("pears")).map((phrase) => `${id}: ${phrase}`),
    );
    expect(said).toContain("elsewhere: pears");
    expect(said).toContain("ask-for-0: where are the pears");
  });
});
