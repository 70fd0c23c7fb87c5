import { describe, expect, it } from "vitest";
import { understand } from "../../voice/index.ts";
import { wordCues, NOTHING_HEARD } from "../../lines/index.ts";
import type { Cue } from "../../cue.ts";
import { content, dealOf, morning, stateOf } from "./example.ts";
import { help } from "./help.ts";
import { order } from "./index.ts";
import { broken, type OrderState } from "./state.ts";

const deal = dealOf();
const moved = (state: OrderState, ...moves: readonly string[]): OrderState =>
  moves.reduce((before, move) => order.apply(deal, before, { move }).state, state);
const said = (cues: readonly Cue[]): string =>
  wordCues(cues, NOTHING_HEARD)
    .flatMap((cue) => (cue.type === "say" ? [cue.text] : []))
    .join(" ");

describe("a row", () => {
  it("never begins solved, nor solved but for what does not belong", () => {
    for (let seed = 0; seed < 50; seed++) {
      const { row } = order.begin({ ...deal, seed });
      expect(row.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
      expect(
        broken(
          deal,
          row.filter((card) => card !== 3),
        ),
      ).toBeDefined();
    }
  });

  it("lets a card be carried, put down, laid aside and brought back", () => {
    expect(moved(stateOf([1, 0, 2, 3]), "take", "right", "drop")).toMatchObject({
      row: [0, 1, 2, 3],
      isHeld: false,
    });
    const laid = moved(stateOf([0, 1, 2, 3], { at: 3 }), "take", "lay");
    expect(laid).toMatchObject({ row: [0, 1, 2], aside: [3], at: 3 });
    expect(moved(laid, "take")).toMatchObject({ row: [0, 1, 2, 3], aside: [], isHeld: true });
  });

  it("is put in order by name as well", () => {
    expect(moved(stateOf([1, 2, 0, 3]), "take-1", "after-0")).toMatchObject({
      row: [2, 0, 1, 3],
      isHeld: false,
    });
    expect(moved(stateOf([1, 2, 0, 3], { at: 2 }), "take", "place-0")).toMatchObject({
      row: [0, 1, 2, 3],
      isHeld: false,
    });
    expect(moved(stateOf([1, 2, 0, 3]), "take", "take-0")).toMatchObject({
      row: [1, 2, 0, 3],
      at: 2,
      isHeld: true,
    });
  });

  it.each([
    ["put it first", "place-0"],
    ["put it third", "place-2"],
    ["put it last", "place-3"],
    ["take the door", "take-2"],
    ["after the door", "after-2"],
    ["put it down", "drop"],
    ["down", "lay"],
    ["up", "drop"],
  ])("understands %j of a card in hand", (words, move) => {
    const moves = order.moves(deal, stateOf([1, 2, 0, 3], { isHeld: true }));
    expect(understand([{ words, confidence: 0.9 }], moves)).toMatchObject({
      type: "understood",
      action: { move },
    });
  });

  it.each([{}, { closer: true } as const])("does on a spoken down what the button does, with %j", (rules) => {
    const moves = order.moves(dealOf({ rules }), stateOf([1, 2, 0, 3]));
    const button = moves.find((move) => move.button === "down");
    expect(understand([{ words: "down", confidence: 0.9 }], moves)).toMatchObject({
      type: "understood",
      action: { move: button?.id },
    });
  });
});

describe("a performance", () => {
  it("goes as far as it works, and names only what stops it", () => {
    const step = order.apply(deal, stateOf([0, 2, 1, 3]), { move: "perform" });
    expect(step.outcome.type).toBe("missed");
    expect(step.counts).toEqual({ fixes: 1 });
    expect(said(step.cues)).toBe("The socks. Out of the door, without shoes?");
    expect(step.state.at).toBe(1);
  });

  it("stops at what does not belong, and misses what lies aside", () => {
    expect(broken(deal, [0, 3, 1, 2])).toMatchObject({ kind: "stray", card: 3, performed: 1 });
    expect(broken(deal, [0, 1])).toMatchObject({ kind: "missing", card: 2 });
  });

  it("stops where what must come right before does not, though it has come", () => {
    const item = {
      id: "chain",
      cards: [
        { card: "socks" },
        { card: "shoes", follows: ["socks"] },
        { card: "door", follows: ["socks", "shoes"] },
      ],
    };
    const chain = dealOf({ item });
    expect(broken(chain, [0, 2, 1])).toEqual({ kind: "early", card: 1, needs: 0, performed: 2 });
    expect(broken(chain, [1, 0, 2])).toEqual({ kind: "early", card: 1, needs: 0, performed: 0 });
    expect(broken(chain, [0, 1, 2])).toBeUndefined();
  });

  it("is given with the worked answer", () => {
    expect(said(order.reveal(deal, stateOf([1, 0, 2, 3])))).toBe(
      "This order works. Listen: The socks. The shoes. The door.",
    );
  });

  it("has full credit the first time, and less after each stop", () => {
    const right = stateOf([0, 1, 2], { aside: [3] });
    expect(order.apply(deal, right, { move: "perform" })).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { whole: 1, full: 1 },
    });
    expect(order.apply(deal, { ...right, misses: 2 }, { move: "perform" })).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { whole: 1 },
    });
  });

  it("lets all sound together where the game wants it", () => {
    const singing = dealOf({ content: { ...content, together: "the morning" } });
    const step = order.apply(singing, stateOf([0, 1, 2], { aside: [3] }), { move: "perform" });
    expect(step.cues.some((cue) => cue.type === "pattern" && cue.caption === "the morning")).toBe(true);
  });
});

describe("listening closer", () => {
  it("has its price once for each card", () => {
    const closer = dealOf({ rules: { closer: true } });
    const before = stateOf([2, 1, 0, 3]);
    const priced = (state: OrderState) =>
      order.moves(closer, state).find(({ id }) => id === "closer")?.priced;
    expect(priced(before)).toBe("closer");
    const step = order.apply(closer, before, { move: "closer" });
    expect(said(step.cues)).toContain("It is cold outside.");
    expect(step.counts).toEqual({ closer: 1 });
    expect(priced(step.state)).toBeUndefined();
  });
});

describe("help", () => {
  it("sets the two side by side before it says the move", () => {
    const { two = [], move = [] } = help(deal, stateOf([1, 0, 2], { aside: [3] }));
    expect(said(two)).toContain("the shoes, and the socks");
    expect(said(move)).toBe("Put the socks somewhere before the shoes.");
  });

  it("takes from the credit once it has said the move, and not before", () => {
    const right = stateOf([0, 1, 2], { aside: [3] });
    const after = (rung: "two" | "move") => order.helped?.(deal, right, rung) ?? right;
    const performed = (state: OrderState) => order.apply(deal, state, { move: "perform" });
    expect(performed(after("two"))).toMatchObject({ outcome: { credit: 1 }, counts: { full: 1 } });
    expect(performed(after("move"))).toMatchObject({ outcome: { credit: 0.75 }, counts: { whole: 1 } });
    expect(performed(after("move")).counts).not.toHaveProperty("full");
  });

  it("is only about performing when nothing is in the way", () => {
    expect(Object.keys(help(deal, stateOf([0, 1, 2], { aside: [3] })))).toEqual(["where", "move"]);
  });
});

describe("the check of rows", () => {
  const faultsOf = (item: typeof morning) =>
    order
      .check?.({ content, sets: [{ path: "levels[0]", rules: {}, items: [item] }] })
      .map(({ path }) => path);

  it("finds nothing in one that works", () => expect(faultsOf(morning)).toEqual([]));
  it("wants cards that exist, once, in an order that works", () => {
    const [socks, shoes, door] = morning.cards as [never, never, never];
    expect(faultsOf({ id: "a", cards: [socks, shoes, { card: "hat" }] })).toEqual([
      "levels[0].items[0].cards[2].card",
    ]);
    expect(faultsOf({ id: "b", cards: [socks, door, shoes] })).toEqual(["levels[0].items[0].cards[1].after"]);
  });
});
