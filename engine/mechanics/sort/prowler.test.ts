import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { createRandom } from "../../random.ts";
import type { SortDeal } from "./basket.ts";
import { dealOf, dialed, prowled, sack, withPot } from "./example.ts";
import { sort } from "./index.ts";
import { apply, begin } from "./play.ts";
import type { SortItem, SortRules } from "./schema.ts";
import { wanted, kindAt, seatsOf } from "./seats.ts";
import type { SortState } from "./state.ts";

function heard(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) => (cue.type === "sound" || cue.type === "pattern" ? (cue.caption ?? []) : []));
}

function after(deal: SortDeal, ...moves: readonly string[]): { state: SortState; heard: readonly string[] } {
  let state = begin(deal);
  let cues: readonly Cue[] = [];
  for (const move of moves) ({ state, cues } = apply(deal, state, { move }));
  return { state, heard: heard(cues) };
}

const long: SortItem = {
  ...sack,
  things: Array.from({ length: 12 }, () => ({ name: "A parcel", mark: "knot" })),
};

/** A knot goes left, a bow right. */
const parcels = (...marks: readonly string[]): SortItem => ({
  ...sack,
  things: marks.map((mark) => ({ name: "A parcel", mark })),
});

describe("whoever prowls", () => {
  it("comes one or two steps nearer with every move, and each step is heard", () => {
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealOf(sack, prowled, seed);
      const { state, heard: captions } = after(deal, "feel");
      const steps = 5 - state.prowling.away;
      expect([1, 2]).toContain(steps);
      const place = state.prowling.away >= 3 ? "far" : "here";
      expect(captions.at(-1)).toBe(`${["one step", "two steps"][steps - 1]}, in the middle, ${place}`);
    }
  });

  it("jumps into the load that was begun first and spoils it, and is driven off when it runs", () => {
    const deal = dealOf(long, prowled);
    const sent = after(deal, "send-left", "feel", "feel", "feel", "feel", "feel");
    expect(sent.state.loads.left.isVisited).toBe(true);
    const { state, cues, counts } = apply(deal, sent.state, { move: "run" });
    expect(counts).toEqual({ spoiled: 1 });
    expect(state.prowling.away).toBe(5);
    expect(heard(cues)).toContain("feet run off");
  });

  it("is scared by the trap as by a machine, but not where it sits in a load", () => {
    const near = after(dealOf(long, prowled), "send-left", "feel", "send-down");
    expect(near.state.prowling.away).toBe(5);
    expect(near.heard).toContain("feet run off");
    const inside = after(dealOf(long, prowled), "send-left", "feel", "feel", "feel", "feel", "send-down");
    expect(inside.state.loads.left.isVisited).toBe(true);
    expect(inside.heard).toContain("a squeak, still inside");
  });

  it("steps before a load that is filled runs: from one step it is always in, from two half the time", () => {
    const ends = (away: number) =>
      Array.from({ length: 40 }, (_, seed) => {
        const deal = dealOf(long, prowled, seed);
        const { state } = after(deal, "send-left", "send-left");
        const near = { ...state, prowling: { ...state.prowling, away } };
        return apply(deal, near, { move: "send-left" }).counts?.["spoiled"] ?? 0;
      });
    const lost = (away: number) => ends(away).reduce((sum, one) => sum + one, 0);
    expect(lost(1)).toBe(40);
    expect(lost(2)).toBeGreaterThan(8);
    expect(lost(2)).toBeLessThan(32);
    expect(lost(3)).toBe(0);
    const far = after(dealOf(long, prowled), "send-left");
    expect(far.state.loads.left.isVisited).toBe(false);
  });

  it("sits in one load at a time", () => {
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealOf(parcels("knot", "knot", "bow", "bow", "bow", "knot"), prowled, seed);
      const { left, right } = begin(deal).loads;
      const two = (from: number) => [from, from + 1].map((at) => ({ at, isHiding: false }));
      const state: SortState = {
        ...begin(deal),
        at: 2,
        rest: [5],
        loads: {
          ...begin(deal).loads,
          left: { ...left, things: two(0), isVisited: true },
          right: { ...right, things: two(3) },
        },
        prowling: { away: 0, moves: 4 },
      };
      expect(apply(deal, state, { move: "send-right" }).counts).toMatchObject({ loads: 1, full: 1 });
    }
  });

  it("stays after the load that was begun first, however full another becomes", () => {
    for (const [first, second] of [
      ["knot", "bow"],
      ["bow", "knot"],
    ] as const) {
      const deal = dealOf(parcels(first, second, first), prowled);
      const seat = (mark: string) => (mark === "knot" ? "left" : "right");
      const { state } = after(deal, `send-${seat(first)}`, `send-${seat(second)}`);
      expect(wanted(deal, state)).toBe(seat(first));
    }
  });

  it("spills the pot where it wants that, and goes home", () => {
    const vases: SortItem = {
      id: "vases",
      things: Array.from({ length: 12 }, () => ({ name: "A vase", bin: "shelf" })),
    };
    const rules: SortRules = { ...withPot, prowler: { from: 3, most: 1, does: "grabs", grabs: ["Mine!"] } };
    const deal = dealOf(vases, rules);
    const { state } = after(deal, "send-left", "send-left");
    expect(state.pot).toBe(3);
    const grabbed = apply(deal, state, { move: "send-left" });
    expect(grabbed.state).toMatchObject({ pot: 0, prowling: { away: 3 } });
    expect(grabbed.counts).toMatchObject({ spilled: 1 });
    expect(apply(deal, state, { move: "bank" }).state).toMatchObject({ pot: 0, prowling: { away: 3 } });
  });

  it("is scared by saving from an empty pot, too, so that what drops in next can be saved", () => {
    const vases: SortItem = {
      id: "vases",
      things: Array.from({ length: 12 }, () => ({ name: "A vase", bin: "shelf" })),
    };
    const rules: SortRules = { ...withPot, prowler: { from: 3, most: 1, does: "grabs", grabs: ["Mine!"] } };
    const deal = dealOf(vases, rules);
    const near = { ...begin(deal), prowling: { away: 1, moves: 2 } };
    expect(sort.best(deal, near)).toEqual({ move: "bank" });
    const scared = apply(deal, near, { move: "bank" });
    expect(scared.state).toMatchObject({ pot: 0, prowling: { away: 3 } });
    expect(heard(scared.cues)).toContain("feet run off");
    expect(apply(deal, scared.state, { move: "send-left" }).state.pot).toBeGreaterThan(0);
  });

  it("waits out of reach of whatever is begun next, where there is nothing to jump into", () => {
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealOf(long, prowled, seed);
      const waiting = after(deal, "feel", "feel", "feel", "feel", "feel", "feel");
      expect(waiting.state.prowling.away).toBe(3);
      expect(waiting.heard).toContain("a squeak");
      const begun = apply(deal, waiting.state, { move: "send-left" });
      expect(begun.state.loads.left).toMatchObject({ isVisited: false });
      expect(apply(deal, begun.state, { move: "run" }).counts).toMatchObject({ loads: 1 });
    }
  });

  it("is not said to sit in a load that it has filled and that runs at once", () => {
    const plain = dealOf(long, prowled);
    const { prowler } = plain.content;
    if (prowler === undefined) throw new Error("nobody prowls");
    const deal: SortDeal = {
      ...plain,
      content: { ...plain.content, prowler: { ...prowler, jumped: ["It sits in there."] } },
    };
    const { state } = after(deal, "send-left", "send-left");
    const near = { ...state, prowling: { ...state.prowling, away: 1 } };
    const told = (move: string) => JSON.stringify(apply(deal, near, { move }).cues);
    expect(told("feel")).toContain("It sits in there.");
    expect(told("send-left")).not.toContain("It sits in there.");
    expect(told("send-left")).toContain("A mouse was in it.");
  });

  it("is let out by whatever would run the load that it sits in, and nothing runs, where a game says how", () => {
    const plain = dealOf(long, prowled);
    const { prowler } = plain.content;
    if (prowler === undefined) throw new Error("nobody prowls");
    const heardAs = { sound: "gate", caption: "a gate" } as const;
    const deal: SortDeal = {
      ...plain,
      content: {
        ...plain.content,
        prowler: { ...prowler, opens: { label: "Let it out", phrases: ["open"], heard: [heardAs] } },
      },
    };
    const one = apply(deal, begin(deal), { move: "send-left" }).state;
    const two = apply(deal, one, { move: "send-left" }).state;
    const inside = (state: SortState): SortState => ({
      ...state,
      loads: { ...state.loads, left: { ...state.loads.left, isVisited: true } },
    });
    const last: SortState = { ...inside(two), rest: [] };
    for (const [state, move] of [
      [inside(two), "run"],
      [inside(two), "send-left"],
      [last, "send-left"],
    ] as const) {
      const { cues, counts, state: left } = apply(deal, state, { move });
      expect(heard(cues)).toContain("a gate");
      expect(heard(cues)).not.toContain("the cart rolls");
      expect(counts).toMatchObject({ spoiled: 1 });
      expect(left.loads.left).toMatchObject({ things: [], isVisited: false });
    }
    const run = (state: SortState) => sort.moves(deal, state).find(({ id }) => id === "run");
    expect(run(inside(two))).toMatchObject({ label: "Let it out" });
    expect(run(two)?.label).not.toBe("Let it out");
    expect(heard(apply(deal, two, { move: "run" }).cues)).not.toContain("a gate");
  });

  it("never reaches a solver who runs what is loaded in time", () => {
    for (let seed = 0; seed < 30; seed++) {
      const deal = dealOf(long, prowled, seed);
      let state = begin(deal);
      for (let step = 0; step < 60; step++) {
        const next = apply(deal, state, sort.best(deal, state));
        expect(next.counts?.["spoiled"] ?? 0).toBe(0);
        if (next.outcome.type === "solved") break;
        state = next.state;
      }
    }
  });
});

describe("dials", () => {
  it("click after it is told who turned them, and then it is told which load they no longer fit", () => {
    const plain = dealOf(
      { id: "clock", things: Array.from({ length: 9 }, () => ({ name: "A parcel", bin: "morning" })) },
      {
        ...dialed,
        seats: { left: "near", down: "near", right: "near" },
        prowler: { from: 3, most: 1, does: "swaps", swaps: ["Turned!"], ruins: ["Wrong: {label}."] },
      },
    );
    let state = begin(plain);
    const seat = seatsOf(plain.rules).find((one) => kindAt(plain, state, one) === "morning");
    let cues: readonly Cue[] = [];
    for (const move of [`send-${seat ?? ""}`, "feel", "feel"])
      ({ state, cues } = apply(plain, state, { move }));
    const told = JSON.stringify(cues);
    expect(told.indexOf("Turned!")).toBeGreaterThan(-1);
    expect(told.indexOf("Wrong:")).toBeGreaterThan(told.indexOf("Turned!"));
  });

  it("change places in twos, so that each setting is always somewhere", () => {
    const item: SortItem = {
      id: "clock",
      codes: ["clock"],
      draw: { from: ["parcel", "letter", "tube", "crate"], bins: { morning: 4, noon: 3, night: 3 } },
    };
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealOf(item, { ...dialed, seats: { left: "near", down: "near", right: "near" } }, seed);
      const chance = createRandom(seed);
      let state = begin(deal);
      for (let step = 0; step < 9; step++) {
        const move = chance.pick(["send-left", "send-down", "send-right", "feel"]);
        const next = apply(deal, state, { move });
        if (next.outcome.type === "solved") break;
        state = next.state;
        const kinds = seatsOf(deal.rules).map((seat) => kindAt(deal, state, seat));
        expect(kinds.toSorted((a, b) => a.localeCompare(b))).toEqual(["morning", "night", "noon"]);
      }
    }
  });
});
