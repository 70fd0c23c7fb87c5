import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { understand } from "../../voice/index.ts";
import { bestRow, live } from "./day.ts";
import { dayDeal, doorbell, monday, pizzaDay, wrongDay } from "./example-day.ts";
import { stateOf } from "./example.ts";
import { order } from "./index.ts";
import type { Row } from "./schema.ts";
import type { OrderDeal, OrderState } from "./state.ts";

const said = (cues: readonly Cue[]): string =>
  wordCues(cues, NOTHING_HEARD)
    .flatMap((cue) => (cue.type === "say" ? [cue.text] : []))
    .join(" ");
const ticks = (cues: readonly Cue[]): number =>
  cues.reduce((sum, cue) => {
    if (cue.type === "pattern") return sum + cue.notes.filter(({ sound }) => sound === "clock-tick").length;
    return sum + (cue.type === "sound" && cue.sound === "clock-tick" ? 1 : 0);
  }, 0);
const run = (item: Row, row: readonly number[], more: Partial<OrderState> = {}) =>
  order.apply(dayDeal(item), stateOf(row, more), { move: "perform" });

/** What a solver makes of it, with whatever comes in between. */
function solve(deal: OrderDeal, row?: readonly number[]): number {
  let state = row ? stateOf(row) : order.begin(deal);
  for (let moves = 0; moves < 200; moves++) {
    const { outcome, state: next } = order.apply(deal, state, order.best(deal, state));
    if (outcome.type === "solved") return outcome.credit;
    state = next;
  }
  return -1;
}

describe("the reckoning of a day", () => {
  it("leaves over what the evening has left", () => {
    expect(live(dayDeal(monday), [0, 1, 2, 3], [])).toMatchObject({
      treats: 1,
      late: 0,
      clashes: 0,
      over: 0,
    });
    expect(live(dayDeal(monday), [0, 2, 1, 3], [])).toMatchObject({ treats: 0, over: 1 });
  });

  it("says by how much the bus is missed, and within which card it goes", () => {
    const lived = live(dayDeal(monday), [0, 3, 1, 2], []);
    expect(lived).toMatchObject({ late: 3, treats: 0 });
    expect(lived.parts.map(({ leaves }) => leaves)).toEqual([undefined, 3, undefined, undefined]);
  });

  it("goes on with what runs by itself while other things are done", () => {
    expect(live(dayDeal(pizzaDay), [0, 1, 2, 3, 4], [])).toMatchObject({ treats: 3 });
    expect(live(dayDeal(pizzaDay), [0, 2, 1, 3, 4], [])).toMatchObject({ treats: 1 });
    expect(live(dayDeal(pizzaDay), [0, 2, 1, 4, 3], [])).toMatchObject({ treats: 0, over: 2 - 1 });
  });

  it("knows the best row, also after what cannot be changed", () => {
    expect(bestRow(dayDeal(monday), [], [])).toEqual([0, 1, 2, 3]);
    expect(bestRow(dayDeal(pizzaDay), [0, 3], [])).toEqual([0, 3, 2, 1, 4]);
  });
});

describe("a day", () => {
  it("is heard to its end, clashes and all, and is then played back", () => {
    const { cues, outcome, counts, state } = run(monday, [1, 0, 2, 3]);
    expect(said(cues)).toContain("Walking the dog. In pajamas!");
    expect(said(cues)).toContain("Playing the piano.");
    expect(outcome).toEqual({ type: "missed" });
    expect(counts).toEqual({ fixes: 1, fines: 1, clashes: 1, possible: 1 });
    expect(state.at).toBe(0);
    expect(said(cues)).toContain("Walking the dog came before getting dressed.");
  });

  it("lets each tick be heard, also those with nothing to do", () => {
    const { cues } = run(monday, [0, 1, 2, 3]);
    expect(ticks(cues)).toBe(1 + 2 + 1 + 4);
    expect(said(cues)).toContain("1 tick with nothing to do.");
  });

  it("misses the bus in the middle of a tick, and says by how much", () => {
    const { cues, counts } = run(monday, [3, 0, 1, 2]);
    expect(said(cues)).toContain("There goes the bus.");
    expect(said(cues)).toContain("3 ticks too long.");
    expect(counts).toMatchObject({ late: 1 });
  });

  it("pays what is left over, of what it had in it", () => {
    expect(run(monday, [0, 1, 2, 3])).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { treats: 1, possible: 1, full: 1 },
    });
    expect(run(monday, [0, 2, 1, 3])).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      counts: { treats: 0, possible: 1 },
    });
  });

  it("is heard fast where it goes as it went before", () => {
    const first = run(monday, [0, 3, 1, 2]).state;
    const { cues } = order.apply(dayDeal(monday), { ...first, row: [0, 1, 2, 3] }, { move: "perform" });
    expect(said(cues)).not.toContain("Getting dressed.");
    expect(said(cues)).toContain("Walking the dog.");
  });
});

describe("what comes in between", () => {
  it("stops the day, and only what is not done yet can be moved", () => {
    const deal = dayDeal(doorbell);
    const { state, cues, outcome } = run(doorbell, [0, 3, 1, 2]);
    expect(outcome).toEqual({ type: "going" });
    expect(said(cues)).toContain("The doorbell. Still 3 ticks before it goes.");
    expect(state).toMatchObject({ at: 1, stops: [1] });
    expect(order.apply(deal, state, { move: "left" }).state.at).toBe(1);
    expect(order.moves(deal, state).map(({ id }) => id)).not.toContain("take-0");
    const mended = order.apply(deal, { ...state, row: [0, 1, 2, 3] }, { move: "perform" });
    expect(mended).toMatchObject({ outcome: { type: "solved", credit: 1 }, counts: { treats: 1 } });
    expect(said(mended.cues)).not.toContain("The doorbell.");
  });

  it("comes where it came, whatever is moved before it is due by then", () => {
    const { state } = run(doorbell, [2, 0, 1, 3]);
    expect(state).toMatchObject({ at: 0, stops: [0] });
    const { cues } = order.apply(dayDeal(doorbell), { ...state, row: [0, 1, 2, 3] }, { move: "perform" });
    expect(said(cues)).toContain("Getting dressed. Walking the dog.");
    expect(said(cues)).not.toContain("The doorbell.");
  });

  it("goes on at once where the bus is gone by then", () => {
    const tight: Row = {
      ...doorbell,
      day: { anchor: "bus", before: 3, rest: 5, surprises: [{ at: 2, takes: 2, lines: ["The phone."] }] },
    };
    const { cues, outcome } = run(tight, [0, 1, 2, 3]);
    expect(outcome).toEqual({ type: "missed" });
    expect(said(cues)).toContain("The phone. There goes the bus.");
  });
});

describe("what a day counts", () => {
  it("has its treats counted once, mended or not", () => {
    const { state } = run(monday, [1, 0, 2, 3]);
    const { counts } = run(monday, [], { ...state, row: [0, 1, 2, 3] });
    expect(counts).toEqual({ whole: 1, treats: 1 });
  });

  it("fines what goes wrong on it as it says", () => {
    const { counts } = run({ ...monday, day: { anchor: "bus", before: 4, rest: 5, fine: 3 } }, [1, 0, 2, 3]);
    expect(counts).toMatchObject({ fixes: 1, fines: 3 });
  });

  it("keeps a treat for a move that help has said, where that costs, and none for the same move again", () => {
    const deal = dayDeal(monday, { helpCosts: true });
    const once = order.helped?.(deal, stateOf([1, 0, 2, 3]), "move");
    expect(once).toMatchObject({ shown: 1 });
    expect(once && order.helped?.(deal, once, "move")).toMatchObject({ shown: 1 });
    const { cues, counts } = order.apply(deal, stateOf([0, 1, 2, 3], { shown: 1 }), { move: "perform" });
    expect(counts).toMatchObject({ treats: 0, possible: 1 });
    expect(said(cues)).toContain("1 slide less, for help.");
  });
});

describe("a day on which all is to go wrong", () => {
  it("pays for each clash, and for the missed bus", () => {
    expect(run(wrongDay, [3, 2, 1, 0])).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { treats: 3, possible: 3 },
    });
    expect(run(wrongDay, [0, 1, 2, 3])).toMatchObject({ counts: { treats: 1, possible: 3 } });
  });
});

describe("the solver and the helper", () => {
  it.each([monday, pizzaDay, doorbell, wrongDay])("solve $id", (item) =>
    expect(solve(dayDeal(item))).toBe(1),
  );

  it("leave nothing to the end that could not be done anymore after what may come in between", () => {
    const baking: Row = {
      id: "baking",
      cards: [
        { card: "dress", takes: 1 },
        { card: "dough", takes: 2 },
        { card: "bus" },
        { card: "piano", takes: 5 },
      ],
      day: { anchor: "bus", before: 5, rest: 6, surprises: [{ at: 1, takes: 3, lines: ["The doorbell."] }] },
    };
    const { move = [] } = order.help(dayDeal(baking), stateOf([1, 0, 2, 3]));
    expect(said(move)).toBe("Put getting dressed somewhere before making dough.");
    expect(solve(dayDeal(baking), [1, 0, 2, 3])).toBe(1);
  });

  it("name the pair, and then the move", () => {
    const { two = [], move = [] } = order.help(dayDeal(monday), stateOf([1, 0, 2, 3]));
    expect(said(two)).toContain("getting dressed, and walking the dog");
    expect(said(move)).toBe("Put getting dressed somewhere before walking the dog.");
  });

  it("begin with what went wrong first, and say when that is not enough", () => {
    const { where = [], move = [] } = order.help(
      dayDeal(monday),
      stateOf([1, 3, 0, 2], { before: [1, 3, 0, 2] }),
    );
    expect(said(where)).toBe("2 things went wrong. First, walking the dog came before getting dressed.");
    expect(said(move)).toBe(
      "Put getting dressed somewhere before walking the dog. That alone is not enough. More has to move after it.",
    );
  });

  it("tell how long it takes, where only that is wrong", () => {
    const { two = [], move = [] } = order.help(dayDeal(monday), stateOf([0, 1, 3, 2]));
    expect(said(two)).toBe("What stands before it takes 7 ticks. There are 4 ticks.");
    expect(said(move)).toBe("Move playing the piano to after it.");
  });
});

describe("the moves in a day", () => {
  it("put down with Select what is held, and run the day by voice alone", () => {
    const held = stateOf([0, 1, 2, 3], { isHeld: true });
    const moves = order.moves(dayDeal(monday), held);
    expect(moves.find(({ button }) => button === "select")?.id).toBe("set");
    expect(order.apply(dayDeal(monday), held, { move: "set" }).state.isHeld).toBe(false);
    expect(moves.find(({ id }) => id === "perform")?.button).toBeUndefined();
  });

  it("say between which two the anchor is carried", () => {
    const { cues } = order.apply(dayDeal(monday), stateOf([0, 2, 1, 3], { isHeld: true, at: 1 }), {
      move: "right",
    });
    expect(said(cues)).toBe("Between walking the dog and playing the piano.");
  });

  it.each([
    ["before the bus", "before-2"],
    ["after walking the dog", "after-1"],
    ["hear the row", "row"],
  ])("understand %j of a card in hand", (words, move) => {
    const moves = order.moves(dayDeal(monday), stateOf([0, 1, 2, 3], { isHeld: true, at: 3 }));
    expect(understand([{ words, confidence: 0.9 }], moves)).toMatchObject({ action: { move } });
  });

  it("say beside what a carried card is", () => {
    const held = stateOf([0, 1, 2, 3], { isHeld: true, at: 3 });
    const left = order.apply(dayDeal(monday), held, { move: "left" });
    expect(said(left.cues)).toBe("After walking the dog, before it goes.");
  });
});
