import { describe, expect, it } from "vitest";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { createRandom } from "../../random.ts";
import { check } from "./check.ts";
import { take } from "./index.ts";
import { bestEnd, chance, laid, richerEnd, wins, type TakeDeal } from "./row.ts";
import type { Row, TakeContent, TakeRules } from "./schema.ts";

const content: TakeContent = {
  rival: "Nip",
  unit: { one: "bead", many: "beads" },
  things: {
    pea: { name: "a pea", feel: "hard", worth: 10, size: 1 },
    plum: { name: "a plum", worth: 5, size: 2 },
    melon: { name: "a melon", worth: 25, size: 3 },
  },
};
const rules: TakeRules = {
  things: ["pea", "plum", "melon"],
  length: 5,
  step: 5,
  rival: { wants: "size" },
};
const item: Row = { id: "row", row: ["pea", "plum", "pea", "plum"], price: 20 };

function dealOf(more: Partial<TakeRules> = {}, row: Row = item): TakeDeal {
  return {
    content,
    rules: { ...rules, ...more },
    item: row,
    seed: 1,
    actSeed: 1,
    world: undefined,
    calm: false,
    stakes: {},
    keepsakes: [],
  };
}

function play(deal: TakeDeal, ...moves: string[]) {
  let state = take.begin(deal);
  const steps = moves.map((move) => {
    const step = take.apply(deal, state, { move });
    state = step.state;
    return step;
  });
  const step = steps.at(-1);
  const heard = wordCues(step?.cues ?? [], NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : [],
  );
  return { state, heard, counts: step?.counts, outcome: step?.outcome };
}

describe("a row", () => {
  it("goes to the rival by size, of two alike from the right", () => {
    expect(play(dealOf(), "left").heard).toEqual([
      "A pea.",
      "Nip takes a plum.",
      "Left: a plum.",
      "Right: a pea.",
    ]);
  });

  it("is paid by whoever says so with enough", () => {
    const { counts, outcome } = play(dealOf({}, { ...item, price: 15 }), "left", "left", "pay");
    expect(counts).toEqual({ paid: 1, exact: 1, clean: 1 });
    expect(outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("tells by how much a call comes too early, and that costs a turn", () => {
    const { heard, state, outcome } = play(dealOf(), "left", "pay", "pay");
    expect(heard[0]).toBe("You have 10 beads. The price is 20 beads: 10 beads short.");
    expect(state.theirs).toEqual(["plum", "plum"]);
    expect(outcome).toEqual({ type: "missed" });
  });

  it("warns of the first call that comes too early, and takes nothing for it", () => {
    const { heard, state, outcome } = play(dealOf(), "left", "pay");
    expect(heard).toEqual([
      "Not yet: you have 10 beads, and it costs 20 beads.",
      "Too early again, and Nip takes one.",
    ]);
    expect(state.theirs).toEqual(["plum"]);
    expect(outcome).toEqual({ type: "missed" });
  });

  it("says that a call came too early where that has lost it", () => {
    const row = { id: "early", row: ["pea", "plum", "pea"], price: 20 };
    expect(play(dealOf({}, row), "left", "pay", "pay").heard.slice(-2)).toEqual([
      "Nothing is left, and you have 10 beads. The price is 20 beads.",
      "You could have won. Paying too early let Nip have a pea.",
    ]);
  });

  it("answers who asks, pays nothing for it, and counts it as help", () => {
    const deal = dealOf({}, { ...item, price: 15 });
    expect(play(deal, "left", "ask").heard).toEqual(["Not yet: you have 10 beads, and it costs 15 beads."]);
    expect(play(deal, "left", "left", "ask").heard).toEqual(["You have enough. Pay."]);
    expect(play(deal, "left", "left", "ask", "pay").counts).toEqual({ paid: 1, exact: 1 });
  });

  it("hears what lies at one end alone by its name, and by how it feels", () => {
    const phrases = (deal: TakeDeal, id: string) =>
      take.moves(deal, take.begin(deal)).find((move) => move.id === id)?.phrases ?? [];
    expect(phrases(dealOf({ feel: true }), "left")).toEqual(expect.arrayContaining(["a pea", "pea", "hard"]));
    expect(phrases(dealOf(), "left")).not.toContain("hard");
    const alike = dealOf({}, { ...item, row: ["pea", "plum", "pea"] });
    expect(phrases(alike, "left")).not.toContain("pea");
  });

  it("says anew only what has come to an end", () => {
    const row = { id: "same", row: ["pea", "melon", "plum", "plum", "pea"], price: 35 };
    expect(play(dealOf({}, row), "right").heard).toEqual(["A pea.", "Nip takes a plum.", "Right: a plum."]);
  });

  it("pays in notes that are worth a step, and in none where there is less", () => {
    const notes = (step: number) => {
      const deal = dealOf({ step });
      const cues = take.apply(deal, play(deal, "left").state, { move: "pay" }).cues;
      return cues.flatMap((cue) => (cue.type === "pattern" ? [cue.caption] : []));
    };
    expect(notes(5)).toEqual(["2 notes up, 2 below the top"]);
    expect(notes(10)).toEqual(["a note up, 1 below the top"]);
    expect(notes(20)).toEqual([]);
  });

  it("is lost to a rival who has the price first, and says where it slipped away, and what the rival got by it", () => {
    const row = { id: "melons", row: ["pea", "melon", "plum", "pea"], price: 25 };
    const { heard, counts } = play(dealOf({}, row), "left");
    expect(counts).toEqual({ taken: 1, beaten: 1 });
    expect(heard.slice(-2)).toEqual([
      "Nip has 25 beads, and pays first.",
      "You could have won. Taking a pea from the left let Nip have a melon.",
    ]);
  });

  it("is the player's who has the price in that very turn", () => {
    const row = { id: "both", row: ["melon", "melon", "pea"], price: 25 };
    expect(play(dealOf({}, row), "left").outcome).toEqual({ type: "going" });
    expect(play(dealOf({}, row), "left", "left").counts).toEqual({ taken: 1, beaten: 1 });
  });

  it("turns around after the rival", () => {
    const { state } = play(dealOf({ turns: true }), "left");
    expect(state.row).toEqual(["pea", "plum"]);
  });

  it("tells no ends in the dark, and does not play the row again", () => {
    const deal = dealOf({ dark: true });
    expect(play(deal, "left").heard).toEqual(["A pea.", "Nip takes this end."]);
    expect(take.moves(deal, take.begin(deal)).map(({ id }) => id)).toEqual(["left", "right", "pay", "ask"]);
  });

  it("is told by touch, and by name once it is taken", () => {
    const deal = dealOf({ feel: true });
    const opened = wordCues(take.open(deal, take.begin(deal)).cues, NOTHING_HEARD);
    expect(opened.flatMap((cue) => (cue.type === "say" ? [cue.text] : []))).toContain("Hard.");
    expect(play(deal, "left").heard[0]).toBe("A pea.");
  });
});

describe("rows that are made", () => {
  it("are won by thinking, and seldom by anything less", () => {
    const rows = Array.from({ length: 40 }, (_, seed) =>
      take.generate?.(content, rules, createRandom(seed), undefined),
    );
    const tables = rows.flatMap((row) =>
      row === undefined ? [] : [{ table: { content, rules, price: row.price }, state: laid(row.row) }],
    );
    expect(tables.every(({ table, state }) => bestEnd(table, state) !== null)).toBe(true);
    const greedy = tables.filter(({ table, state }) => wins(table, state, (at) => richerEnd(table, at)));
    expect(greedy.length).toBeLessThan(10);
    const luck = tables.reduce((sum, { table, state }) => sum + chance(table, state), 0) / tables.length;
    expect(luck).toBeLessThan(0.4);
  });

  it("are refused where nobody can win them", () => {
    const items = [{ ...item, price: 90 }];
    expect(check({ content, sets: [{ path: "levels[0]", rules, items }] })).toHaveLength(1);
  });
});
