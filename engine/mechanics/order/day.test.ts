import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { understand } from "../../voice/index.ts";
import { bestRow, isNear, live } from "./day.ts";
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
  it("is heard to its end, clashes and all, its evening as ticks alone, and is then played back", () => {
    const { cues, outcome, counts, state } = run(monday, [1, 0, 2, 3]);
    expect(said(cues)).toContain("Walking the dog. In pajamas!");
    expect(said(cues)).toContain("Home again.");
    expect(ticks(cues)).toBe(2 + 1 + 1 + 4);
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
  });

  it("that had room for more is told so, and can be kept", () => {
    const { state, outcome, counts, cues } = run(monday, [0, 2, 1, 3]);
    expect(outcome).toEqual({ type: "going" });
    expect(counts).toBeUndefined();
    expect(said(cues)).toContain("None at all. There was room for 1 slide.");
    expect(said(order.where(dayDeal(monday), state).cues)).toContain("Select keeps no slides.");
    expect(order.apply(dayDeal(monday), state, { move: "perform" })).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      counts: { treats: 0, possible: 1 },
    });
  });

  it("that had room for more is run once more, and the better run counts", () => {
    const roomy: Row = { ...monday, day: { anchor: "bus", before: 4, rest: 8 } };
    const { state } = run(roomy, [0, 2, 1, 3]);
    expect(state.spare).toMatchObject({ treats: 2, best: 4 });
    const better = order.apply(dayDeal(roomy), { ...state, row: [0, 1, 2, 3] }, { move: "perform" });
    expect(better).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { treats: 4, possible: 4 },
    });
    expect(better.counts).not.toHaveProperty("full");
    const worse = order.apply(
      dayDeal({ ...roomy, cards: [...roomy.cards, { card: "dough", takes: 1 }] }),
      { ...state, row: [0, 2, 1, 3, 4] },
      { move: "perform" },
    );
    expect(worse.counts).toMatchObject({ treats: 2 });
    expect(said(worse.cues)).toContain("The run before was better, and it counts.");
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

  it("says that nothing can save the day any more, and goes on", () => {
    const long: Row = {
      ...doorbell,
      cards: [
        { card: "dress", takes: 3 },
        { card: "dog", takes: 2 },
        { card: "bus" },
        { card: "piano", takes: 3 },
      ],
    };
    const { cues, outcome } = run(long, [1, 0, 2, 3]);
    expect(outcome).toEqual({ type: "missed" });
    expect(said(cues)).toContain(
      "The doorbell. Still 2 ticks before it goes, and nothing can save this day now.",
    );
    expect(
      run({ ...long, day: { ...long.day, anchor: "bus", before: 7, rest: 5 } }, [0, 1, 2, 3]).outcome.type,
    ).toBe("going");
  });

  it("shows an answer that works, with what comes in between", () => {
    const deal = dayDeal({ ...doorbell, day: { ...doorbell.day, anchor: "bus", before: 4, rest: 7 } });
    const words = said(order.reveal(deal, stateOf([0, 1, 2, 3])));
    expect(words).toBe(
      "This order works, with all that comes in between. Listen: Getting dressed. The doorbell. 1 tick with nothing to do. The bus. Home again. Walking the dog. Playing the piano.",
    );
    const { state } = order.apply(deal, stateOf([0, 2, 1, 3]), { move: "perform" });
    expect(order.apply(deal, state, { move: "perform" })).toMatchObject({ outcome: { credit: 1 } });
  });

  it("counts in hints what is left, and no more", () => {
    const deal = dayDeal(doorbell);
    const { state } = run(doorbell, [0, 1, 3, 2]);
    const { where = [], two = [] } = order.help(deal, state);
    expect(said(where)).toBe("To do before it goes: 2. After it: 0.");
    expect(said(two)).toBe("What stands before it takes 6 ticks. There are 3 ticks.");
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

describe("where a day begins", () => {
  it("is more than one move away from its best, where it says so", () => {
    const long: Row = {
      id: "long",
      cards: [
        { card: "dress", takes: 1 },
        { card: "dough", takes: 2 },
        { card: "pizza", takes: 2 },
        { card: "bus" },
        { card: "dog", takes: 1 },
        { card: "piano", takes: 1 },
      ],
      day: { anchor: "bus", before: 5, rest: 5, steps: 2 },
    };
    for (let seed = 0; seed < 20; seed++) {
      const deal = { ...dayDeal(long), seed };
      expect(isNear(deal, order.begin(deal).row)).toBe(false);
    }
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
    ["put it after getting dressed", "after-0"],
    ["put it before the bus", "before-2"],
    ["put it next to the bus", "after-2"],
    ["move it in front of walking the dog", "before-1"],
    ["put it after playing the piano", "own-after"],
    ["number two", "place-1"],
    ["put it last", "place-3"],
    ["before the bus", "before-2"],
    ["after walking the dog", "after-1"],
    ["hear the row", "row"],
  ])("understand %j of a card in hand", (words, move) => {
    const moves = order.moves(dayDeal(monday), stateOf([0, 1, 2, 3], { isHeld: true, at: 3 }));
    expect(understand([{ words, confidence: 0.9 }], moves)).toMatchObject({ action: { move } });
  });

  it.each([
    ["put it after getting dressed", "after-0"],
    ["put it second", "place-1"],
    ["second", "take-1"],
    ["number four", "take-3"],
    ["the bus", "take-2"],
    ["put it down", "empty"],
  ])("understand %j with nothing in hand", (words, move) => {
    const moves = order.moves(dayDeal(monday), stateOf([0, 1, 2, 3], { at: 3 }));
    expect(understand([{ words, confidence: 0.9 }], moves)).toMatchObject({ action: { move } });
  });

  it.each([
    ["first", "done-0"],
    ["the second one", "take-1"],
    ["third", "take-2"],
    ["put it after getting dressed", "done-after-0"],
    ["put it first", "done-0"],
  ])("understand %j where something is done already", (words, move) => {
    const deal = dayDeal(doorbell);
    const { state } = run(doorbell, [0, 1, 2, 3]);
    expect(understand([{ words, confidence: 0.9 }], order.moves(deal, state))).toMatchObject({
      action: { move },
    });
  });

  it("answer what is done already, and move nothing", () => {
    const deal = dayDeal(doorbell);
    const { state } = run(doorbell, [0, 1, 2, 3]);
    const step = order.apply(deal, state, { move: "done-0" });
    expect(said(step.cues)).toBe("Done: getting dressed.");
    expect(step.state).toEqual(state);
  });

  it("say beside what a carried card is", () => {
    const held = stateOf([0, 1, 2, 3], { isHeld: true, at: 3 });
    const left = order.apply(dayDeal(monday), held, { move: "left" });
    expect(said(left.cues)).toBe("Between walking the dog and the bus.");
    const first = order.apply(dayDeal(monday), { ...held, row: [1, 3, 0, 2], at: 1 }, { move: "left" });
    expect(said(first.cues)).toBe("First of all, before walking the dog.");
    const between = order.apply(dayDeal(monday), { ...held, row: [1, 0, 3, 2], at: 2 }, { move: "left" });
    expect(said(between.cues)).toBe("Between walking the dog and getting dressed, before it goes.");
  });
});
