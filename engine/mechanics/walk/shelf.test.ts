import { describe, expect, it } from "vitest";
import { optionsOf } from "./choice.ts";
import { dealOf, withTask } from "./corner-store.fixture.ts";
import { movesNow } from "./moves.ts";
import { beginWalk, bestMove, play } from "./play.ts";
import type { WalkDeal, WalkItem, WalkState } from "./schema.ts";

const MAP = ["BN..", "..Z.", "E.DC"];
const BAKERY = 8;

const sayings = (cues: readonly { type: string; text?: string }[]) => cues.flatMap(({ text }) => text ?? []);

/** Standing at a place, with the choice there open. */
function atShelf(deal: WalkDeal, at: number, state: Partial<WalkState> = {}): WalkState {
  return play(deal, { ...beginWalk(deal), at, ...state }, { move: "pick" }).state;
}

function takeNamed(deal: WalkDeal, state: WalkState, name: string) {
  const thing = state.choice?.thing ?? 0;
  const option = optionsOf(deal, state, thing).find((one) => one.name === name);
  return play(deal, state, { move: `take-${option?.id}` });
}

describe("a thing that is here", () => {
  const deal = dealOf(withTask({}, MAP));

  it("comes into the cart", () => {
    expect(play(deal, { ...beginWalk(deal), at: BAKERY, idle: 3 }, { move: "pick" })).toEqual({
      state: { at: 8, steps: 0, idle: 0, got: [0], spent: 300, wrong: 0, choice: null },
      cues: [
        { type: "sound", sound: "pick", hold: "none" },
        { type: "rest", seconds: 0.3 },
        { type: "say", text: "Bread.", part: "object" },
      ],
      outcome: { type: "going" },
    });
  });

  it("is followed by what is left of a budget, and by the end of the list", () => {
    const last = dealOf(withTask({ things: [{ product: "bread" }], budget: 500 }, MAP));
    expect(sayings(play(last, { ...beginWalk(last), at: BAKERY }, { move: "pick" }).cues)).toEqual([
      "Bread.",
      "$2 left.",
      "That is all.",
    ]);
  });
});

describe("a thing that is sold out", () => {
  const item: WalkItem = withTask({ things: [{ product: "soup", choice: { type: "missing" } }] }, MAP);
  const deal = dealOf(item);
  const open = atShelf(deal, 9);

  it("opens the choice of what there is instead: the need, then the option under the cursor, in its seat", () => {
    const first = optionsOf(deal, open, 0)[0]?.name ?? "";
    expect(play(deal, { ...beginWalk(deal), at: 9 }, { move: "pick" }).cues).toEqual([
      { type: "sound", sound: "menu-open" },
      { type: "say", text: "Soup: sold out. It is warm. What instead?", part: "object" },
      { type: "say", text: `${first.charAt(0).toUpperCase()}${first.slice(1)}.`, part: "name", side: -1 },
    ]);
  });

  it("offers browsing and taking by button, and every option to a voice, by name and by place", () => {
    const names = optionsOf(deal, open, 0).map(({ name }) => name);
    const ordinals = ["the first", "the second", "the third", "the fourth"];
    const moves = movesNow(deal, open);
    expect(moves.map(({ id, button }) => [id, button]).slice(0, 3)).toEqual([
      ["previous", "left"],
      ["next", "right"],
      ["take", "select"],
    ]);
    expect(moves.slice(3).map(({ label, phrases }) => [label, ...phrases])).toEqual(
      names.map((name, index) => [name, name, ordinals[index]]),
    );
  });

  it("browses from seat to seat and stops at the ends with another sound", () => {
    const heard = ["next", "next", "next", "next"].reduce<{ state: WalkState; sounds: unknown[] }>(
      ({ state, sounds }, move) => {
        const step = play(deal, state, { move });
        return { state: step.state, sounds: [...sounds, step.cues[0]] };
      },
      { state: open, sounds: [] },
    ).sounds;
    expect(heard).toEqual([
      { type: "sound", sound: "menu-step", side: -0.35 },
      { type: "sound", sound: "menu-step", side: 0.35 },
      { type: "sound", sound: "menu-step", side: 1 },
      { type: "sound", sound: "nothing", side: 1 },
    ]);
  });

  it("lets what does not serve the need go back, says why, and leaves the rest open", () => {
    const wrong = takeNamed(deal, open, "a hat");
    expect(wrong.outcome).toEqual({ type: "missed" });
    expect(wrong.state.wrong).toBe(1);
    expect(sayings(wrong.cues)[0]).toBe("Hats are not food.");
    expect(optionsOf(deal, wrong.state, 0, wrong.state.choice?.struck).map(({ name }) => name)).not.toContain(
      "a hat",
    );
  });

  it("counts two misses at shelves and no third, so that a trip is not broken off for its choices", () => {
    const first = takeNamed(deal, open, "a hat");
    const second = takeNamed(deal, first.state, "ice");
    const third = takeNamed(deal, second.state, "a song");
    expect([first, second, third].map(({ outcome }) => outcome.type)).toEqual(["missed", "missed", "going"]);
    expect(third.state.wrong).toBe(3);
  });

  it("is replaced by what serves the need, with the reason and at its own price", () => {
    const right = takeNamed(deal, open, "stew");
    expect(sayings(right.cues)[0]).toBe("Warm as well.");
    expect(right.state).toEqual({ at: 9, steps: 0, idle: 0, got: [0], spent: 250, wrong: 0, choice: null });
  });

  it("stands in another order with another seed, and always in the same with one", () => {
    const orderWith = (seed: number) =>
      optionsOf(dealOf(item, deal.rules, seed), open, 0)
        .map(({ id }) => id)
        .join();
    expect(orderWith(5)).toBe(orderWith(5));
    expect(new Set([1, 2, 3, 4, 5, 6].map(orderWith)).size).toBeGreaterThan(1);
  });
});

describe("a thing among others on the shelf", () => {
  const deal = dealOf(
    withTask({ things: [{ product: "bread", choice: { type: "shelf", beside: ["cake"] } }] }, MAP),
  );

  it("must be told from what is not on the list", () => {
    const open = atShelf(deal, BAKERY);
    const wrong = takeNamed(deal, open, "cake");
    expect([sayings(wrong.cues), wrong.outcome.type]).toEqual([
      ["Cake is not on the list.", "Bread."],
      "missed",
    ]);
    expect(sayings(takeNamed(deal, open, "bread").cues)).toEqual(["Bread.", "That is all."]);
  });
});

describe("two packs", () => {
  const packs = [
    { count: 4, price: 200 },
    { count: 8, price: 360 },
  ];
  const rolls = { product: "rolls", choice: { type: "packs" as const, packs } };

  it("are compared by what one costs", () => {
    const deal = dealOf(withTask({ things: [rolls, { product: "peas" }] }, MAP));
    const open = atShelf(deal, BAKERY);
    const wrong = takeNamed(deal, open, "4 for $2");
    expect([sayings(wrong.cues)[0], wrong.outcome.type]).toEqual(["50 cents each is more.", "missed"]);
    const right = takeNamed(deal, open, "8 for $3.60");
    expect([sayings(right.cues)[0], right.state.spent]).toEqual(["45 cents each: better.", 360]);
  });

  it("are for a purse that must do for the rest: the better buy is wrong where it does not", () => {
    const deal = dealOf(withTask({ things: [rolls, { product: "peas" }], budget: 500 }, MAP));
    const open = play(deal, { ...beginWalk(deal), at: BAKERY }, { move: "pick" });
    expect(sayings(open.cues).slice(0, 2)).toEqual(["Rolls: which pack?", "You have $5. The rest needs $2."]);
    const wrong = takeNamed(deal, open.state, "8 for $3.60");
    expect([sayings(wrong.cues)[0], wrong.outcome.type]).toEqual(["You can spend $3.", "missed"]);
    expect(sayings(takeNamed(deal, open.state, "4 for $2").cues)).toEqual([
      "50 cents each, and it fits.",
      "$3 left.",
    ]);
  });

  it("of which the purse allows both are compared as ever", () => {
    const deal = dealOf(withTask({ things: [rolls, { product: "peas" }], budget: 560 }, MAP));
    expect(sayings(takeNamed(deal, atShelf(deal, BAKERY), "8 for $3.60").cues)[0]).toBe(
      "45 cents each: better.",
    );
  });

  it("as the last thing may cost all that is left", () => {
    const deal = dealOf(withTask({ things: [rolls, { product: "peas" }], budget: 560 }, MAP));
    const open = play(deal, { ...beginWalk(deal), at: BAKERY, got: [1], spent: 200 }, { move: "pick" });
    expect(sayings(open.cues)[1]).toBe("You have $3.60, for this alone.");
    expect(takeNamed(deal, open.state, "8 for $3.60").state.spent).toBe(560);
  });

  it("are taken by the solver, button by button", () => {
    const deal = dealOf(withTask({ things: [rolls], budget: 200 }, MAP));
    let state = atShelf(deal, BAKERY);
    for (let step = 0; step < 3 && state.choice !== null; step++)
      state = play(deal, state, bestMove(deal, state)).state;
    expect([state.got, state.spent, state.wrong]).toEqual([[0], 200, 0]);
  });
});

describe("a section that moves", () => {
  const moved = { section: "freezer", to: { column: 4, row: 3 } };
  const deal = dealOf(withTask({ moved }, MAP));

  it("is announced when something else is in the cart, and is heard from its new place", () => {
    const picked = play(deal, { ...beginWalk(deal), at: BAKERY }, { move: "pick" });
    expect(picked.cues).toEqual([
      { type: "sound", sound: "pick", hold: "none" },
      { type: "bed", layer: "beacon-freezer", bed: "freezer", level: 0.4, side: 1 },
      { type: "rest", seconds: 0.3 },
      { type: "say", text: "Bread.", part: "object" },
      { type: "sound", sound: "announcement" },
      { type: "say", text: "The freezers moved to row 3, aisle 4.", part: "object" },
    ]);
    expect(movesNow(deal, { ...picked.state, at: 6 }).find(({ button }) => button === "select")?.id).toBe(
      "ask",
    );
    expect(movesNow(deal, { ...picked.state, at: 11 }).find(({ button }) => button === "select")?.id).toBe(
      "pick",
    );
  });

  it("stays where it is while only its own things are fetched", () => {
    const picked = play(deal, { ...beginWalk(deal), at: 6 }, { move: "pick" });
    expect(sayings(picked.cues)).toEqual(["Peas."]);
  });
});
