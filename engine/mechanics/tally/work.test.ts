import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { understand } from "../../voice/index.ts";
import type { Action } from "../../move.ts";
import type { Step } from "../contract.ts";
import { check } from "./check.ts";
import { dealOf, rules } from "./example.ts";
import { watch as tally } from "./tasks/watch/index.ts";
import type { Job, TallyContent, TallyRules } from "./schema.ts";
import { eventsOf, sumOver, wantsIn, type TallyDeal } from "./script.ts";
import { begin, type TallyState } from "./state.ts";

const base = dealOf();
const content: TallyContent = {
  ...base.content,
  kinds: { ...base.content.kinds, owl: { sound: "bee", caption: "an owl takes one", takes: true } },
  counters: {
    on: { unit: { one: "frog", many: "frogs" }, kinds: ["frog"], way: "left" },
    over: { unit: { one: "frog", many: "frogs" }, kinds: ["frog"], way: "right" },
    off: { unit: { one: "owl", many: "owls" }, kinds: ["owl"], way: "left" },
    frogs: { unit: { one: "frog", many: "frogs" }, kinds: ["frog"] },
    gone: { unit: { one: "owl", many: "owls" }, kinds: ["owl"] },
  },
  weigh: {
    sound: "cow",
    left: "a moo on the left",
    right: "a moo on the right",
    middle: "a moo in the middle",
  },
  unit: { one: "frog", many: "frogs" },
};

const even: Job = {
  ask: ["Make it even."],
  work: { type: "even", left: { on: 1, off: -1 }, right: { over: 1 } },
  questions: [],
};
const pack: Job = {
  ask: ["Pack them."],
  work: {
    type: "pack",
    of: { frogs: 1, gone: -1 },
    boxes: {
      left: { holds: 3, label: "A box of three", phrases: ["three"] },
      right: { holds: 5, label: "A box of five", phrases: ["five"] },
    },
  },
  questions: [],
};
const stretches: TallyRules["stretches"] = [{ events: [6, 8], every: [500, 600] }];

/** So many frogs fall left and right, stretch by stretch. */
function dealWith(job: Job, falls: readonly (readonly [left: number, right: number])[]): TallyDeal {
  const script = falls.map(([left, right]) =>
    Array.from({ length: left + right }, (_, index) => ({
      kind: "frog",
      way: index < left ? ("left" as const) : ("right" as const),
      at: 500 * index,
    })),
  );
  const { clickers: _clickers, ...others } = rules;
  return {
    ...base,
    content,
    rules: { ...others, stream: [{ kind: "frog" }], strays: [], stretches, jobs: { job } },
    item: { id: "frogs", job: "job", script },
  };
}

type Made = string | Action;

function make(deal: TallyDeal, moves: readonly Made[], from = begin()): Step<TallyState> {
  return moves
    .map((move) => (typeof move === "string" ? { move } : move))
    .reduce<Step<TallyState>>((step, action) => tally.apply(deal, step.state, action), {
      state: from,
      cues: [],
      outcome: { type: "going" },
    });
}

function heard(cues: readonly Cue[]): string {
  return wordCues(cues, NOTHING_HEARD)
    .flatMap((cue) => (cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : []))
    .join(" ");
}

describe("making two sides even", () => {
  const deal = dealWith(even, [[6, 2]]);

  it("moves one over with each press, heard where it lands, and says no number", () => {
    const moved = make(deal, ["listen", "right"]);
    expect(moved.cues).toMatchObject([
      { type: "sound", sound: "frog", side: 0.9, caption: "a frog to the right" },
    ]);
    expect(heard(moved.cues)).not.toMatch(/\d/u);
  });

  it("brings all of it across when both sides are the same", () => {
    const gone = make(deal, ["listen", "right", "right", "go"]);
    expect(gone.outcome).toEqual({ type: "solved", credit: 1 });
    expect(gone.counts).toEqual({ judged: 1, could: 8, clean: 1, won: 8, lost: 0 });
    expect(heard(gone.cues)).toContain("4 and 4");
  });

  it("loses the heavier side, and tells who moved the whole difference that half is enough", () => {
    const gone = make(deal, ["listen", { move: "many-right", value: 4 }, "go"]);
    expect(gone.counts).toMatchObject({ mistook: 1, won: 2, lost: 6 });
    expect(gone.cues).toContainEqual(expect.objectContaining({ sound: "splash", side: 1 }));
    expect(heard(gone.cues)).toContain("2 on the left, 6 on the right");
    expect(heard(gone.cues)).toContain("half is enough: 2");
  });

  it("eats the odd one where one side has just one more", () => {
    const odd = make(dealWith(even, [[5, 2]]), ["listen", "right", "go"]);
    expect(odd.counts).toMatchObject({ clean: 1, won: 6, could: 6 });
  });

  it("tells the heavier side once, from where it is and not by how much", () => {
    const weighed = make(deal, ["listen", "weigh"]);
    expect(weighed.cues).toEqual([
      { type: "sound", sound: "cow", side: -1, hold: "end", caption: "a moo on the left" },
    ]);
    expect(tally.moves(deal, weighed.state).map(({ id }) => id)).not.toContain("weigh");
    const middle = make(deal, ["listen", "right", "right", "weigh"]);
    expect(middle.cues).toMatchObject([{ side: 0 }]);
  });

  it("never lets anybody find out by emptying a side how many there were", () => {
    const moves = Array.from({ length: 12 }, () => "right");
    const emptied = make(deal, ["listen", ...moves]);
    expect(emptied.state.done).toHaveLength(6);
    const back = make(
      deal,
      moves.map(() => "left"),
      emptied.state,
    );
    expect(back.state.done).toHaveLength(6);
    expect(tally.best(deal, back.state)).toEqual({ move: "go" });
  });

  it("brings more on top of it as often as one likes, and goes off with all of it", () => {
    const two = dealWith(even, [
      [4, 2],
      [1, 3],
    ]);
    const more = make(two, ["listen", "right", "listen"]);
    expect(more).toMatchObject({ state: { heard: 2, moved: 0 }, outcome: { type: "going" } });
    expect(tally.moves(two, more.state).map(({ id }) => id)).not.toContain("listen");
    const across = make(two, ["left", "go"], { ...more.state, isRunning: false });
    expect(across.counts).toMatchObject({ clean: 1, won: 10 });
    const once = make(two, ["listen", "right", "go"]);
    expect(once.counts).toMatchObject({ clean: 1, won: 6, could: 6 });
  });

  it("brings as many as were wanted, and tells what is beyond it or missing", () => {
    const two = dealWith(even, [
      [4, 2],
      [1, 3],
    ]);
    const wanted: TallyDeal = { ...two, item: { ...two.item, wants: 8 } };
    const enough = make(wanted, ["listen", "listen", "go"], begin());
    expect(enough.counts).toMatchObject({ served: 1, beyond: 2, clean: 1 });
    expect(heard(enough.cues)).toMatch(/2 more than|8 were wanted: 2 more/u);
    const early = make(wanted, ["listen", "right", "go"]);
    expect(early).toMatchObject({ outcome: { credit: 0.5 }, counts: { near: 1, won: 6 } });
    expect(early.counts).not.toHaveProperty("served");
    expect(heard(early.cues)).toMatch(/8 were wanted: 2 missing|2 short of the 8/u);
    expect(tally.best(wanted, make(wanted, ["listen"]).state)).toEqual({ move: "listen" });
    expect(heard(tally.help(wanted, make(wanted, ["listen"]).state).two ?? [])).toContain("not enough yet");
  });

  it("never wants more than there is", () => {
    const few: TallyDeal = dealWith(even, [[3, 2]]);
    const deals = Array.from({ length: 20 }, (_, seed): TallyDeal => ({
      ...few,
      rules: { ...few.rules, wants: [4, 30] },
      item: { ...few.item, seed },
    }));
    expect(new Set(deals.map(wantsIn))).toEqual(new Set([4]));
  });

  it("takes back what was moved, and tells on REPEAT what was moved and not what there is", () => {
    const back = make(deal, ["listen", "right", "right", "undo"]);
    expect(back.state.done).toEqual(["right"]);
    const told = heard(tally.where(deal, back.state).cues);
    expect(told).toContain("So far: 1 over to the right.");
    expect(told).toMatch(/Left and Right act on|More of it/u);
  });

  it("takes a number and a side in either order, with its unit", () => {
    const moves = tally.moves(deal, make(deal, ["listen"]).state);
    const said = (words: string): unknown => understand([{ words, confidence: 0.9 }], moves);
    for (const words of ["two right", "right two", "move two frogs to the right", "two over to the right"])
      expect(said(words)).toMatchObject({ action: { move: "many-right", value: 2 } });
  });

  it("helps at first to begin, then by what came, left and right apart", () => {
    expect(tally.help(deal, begin())).toEqual({ where: [expect.anything()] });
    const { listen = [] } = tally.help(deal, make(deal, ["listen"]).state);
    expect(heard(listen)).toMatch(/left first, then/u);
    expect(listen.filter(({ type }) => type === "pattern")).toHaveLength(2);
  });

  it("loses what the last hint has told", () => {
    const listened = make(deal, ["listen"]).state;
    const told = tally.helped?.(deal, listened, "move") ?? listened;
    expect(heard(tally.help(deal, listened).move ?? [])).toContain("2 over to the right");
    expect(make(deal, ["right", "right", "go"], told).counts).toEqual({
      judged: 1,
      could: 8,
      mended: 1,
      lost: 8,
    });
  });
});

describe("packing", () => {
  const deal = dealWith(pack, [[6, 5]]);

  it("brings all across where none is loose, and none is missing", () => {
    const gone = make(deal, ["listen", "right", "left", "left", "go"]);
    expect(gone.counts).toMatchObject({ clean: 1, won: 11, could: 11 });
    expect(heard(gone.cues)).toContain("5 plus 3 plus 3");
  });

  it.each([
    ["two loose", ["left", "left", "left"], { mistook: 1, won: 6, lost: 5 }],
    ["two missing", ["right", "right", "left"], { mistook: 1, won: 10, lost: 1 }],
    ["three loose", ["right", "left"], { mistook: 1, won: 0, lost: 11 }],
    ["one missing", ["left", "left", "left", "left"], { near: 1, won: 9, lost: 2 }],
    ["none boxed", [], { mistook: 1, won: 0, lost: 11 }],
  ])(
    "loses the last box where it is off by one or two, and all of it from three on: %s",
    (_what, boxes, counts) => {
      expect(make(deal, ["listen", ...boxes, "go"]).counts).toMatchObject(counts);
    },
  );

  it("blames nobody for what fits in no box", () => {
    const seven = dealWith(pack, [[4, 3]]);
    expect(make(seven, ["listen", "left", "left", "go"]).counts).toMatchObject({
      clean: 1,
      won: 6,
      could: 6,
    });
  });

  it("packs on when more has come, and opens the last box again", () => {
    const rain = dealWith(pack, [
      [5, 3],
      [1, 2],
    ]);
    const more = make(rain, ["listen", "right", "listen"]);
    expect(more.state).toMatchObject({ heard: 2, done: ["right"], isRunning: true });
    const opened = make(rain, ["undo"], { ...more.state, isRunning: false });
    expect(opened.state.done).toEqual([]);
    expect(make(rain, ["right", "left", "left", "go"], opened.state).counts).toMatchObject({
      clean: 1,
      won: 11,
    });
  });
});

describe("what comes", () => {
  it("comes to what the plan wants, and never takes where nothing is", () => {
    const plan: TallyRules["stretches"] = [{ events: [6, 10], comes: [2, 4], every: [500, 600] }];
    for (let seed = 0; seed < 50; seed++) {
      const deal = dealWith(even, []);
      const drawn: TallyDeal = {
        ...deal,
        rules: { ...deal.rules, stream: [{ kind: "frog" }, { kind: "owl", way: "left" }], stretches: plan },
        item: { id: "drawn", job: "job", seed },
      };
      const events = eventsOf(drawn, 0);
      const difference = sumOver(drawn, { on: 1, off: -1, over: -1 }, events);
      expect([2, 4]).toContain(Math.abs(difference));
      events.forEach((_event, index) => {
        expect(sumOver(drawn, { on: 1, off: -1 }, events.slice(0, index + 1))).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it("is faulted where something is asked as well, or a counter means nothing", () => {
    const job: Job = { ...even, work: { type: "even", left: { one: 1 }, right: {} } };
    const found = check({ content, sets: [{ path: "levels[0]", rules: { ...rules, jobs: { job } } }] });
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["levels[0].rules.jobs.job.work[0]", "levels[0].rules.jobs.job.work"]),
    );
  });
});
