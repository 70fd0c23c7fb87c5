import { describe, expect, it } from "vitest";
import { understand } from "../../voice/index.ts";
import { faultsOfMoves } from "../../voice/said-faults.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Cue } from "../../cue.ts";
import type { Step } from "../contract.ts";
import { check } from "./check.ts";
import { content, dealOf, rules, stateOf } from "./example.ts";
import { possible } from "./infer.ts";
import { worldSchema } from "./schema.ts";
import { grow } from "./tasks/grow/index.ts";
import { leave, noWorld, type BuildDeal, type BuildState } from "./state.ts";

const deal = dealOf();

function make(of: BuildDeal, state: BuildState, ...moves: readonly string[]): Step<BuildState> {
  const [first = "copy", ...others] = moves;
  return others.reduce(
    (step, move) => grow.apply(of, step.state, { move }),
    grow.apply(of, state, { move: first }),
  );
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

const alike = (oil: number, wick: number) => [0, 1, 2].map(() => [oil, wick]);

/** The round after one that ended like this. */
function next(of: BuildDeal, state: BuildState): [BuildDeal, BuildState] {
  const onward = { ...of, seed: of.seed + 1, world: leave(of, state) };
  return [onward, grow.begin(onward)];
}

/** The solver's moves until something is done; what each round was counted as. */
function solved(start: BuildDeal): { counts: Record<string, number>[]; credits: number[] } {
  const counts: Record<string, number>[] = [];
  const credits: number[] = [];
  let [of, state] = [start, grow.begin(start)];
  for (let press = 0; press < 300; press++) {
    const step = grow.apply(of, state, grow.best(of, state));
    state = step.state;
    if (step.outcome.type !== "solved") continue;
    counts.push({ ...step.counts });
    credits.push(step.outcome.credit);
    if (step.counts?.["done"] === 1) break;
    [of, state] = next(of, state);
  }
  return { counts, credits };
}

describe("a round", () => {
  it("lets each part rise by how well it is set, heard and not told", () => {
    const state = stateOf(deal, {
      set: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    });
    const step = make(deal, state, "end", "guess-2");
    expect(step).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { fair: 1, called: 1, guesses: 1 },
      state: { heights: [4, 5, 6] },
    });
    expect(heard(step.cues)).toEqual([
      "[left lantern stays; middle lantern up 1; right lantern up 2]",
      "You called it.",
    ]);
  });

  it("says so where more than one thing was changed", () => {
    const step = make(
      deal,
      stateOf(deal, {
        set: [
          [0, 2],
          [1, 0],
          [2, 1],
        ],
      }),
      "end",
      "guess-0",
    );
    expect(step).toMatchObject({ outcome: { credit: 0.5 }, counts: { muddled: 1, miscalled: 1 } });
    expect(heard(step.cues).at(-1)).toBe("Two things differed between them. Which one was it?");
  });

  it("asks for no guess where all stand alike", () => {
    expect(make(deal, stateOf(), "end").counts).toMatchObject({ rounds: 1 });
    expect(make(deal, stateOf(deal, { set: alike(2, 0) }), "end")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { done: 1, lucky: 1 },
    });
  });

  it("does not speak of two things where all stood alike", () => {
    const step = make(deal, stateOf(deal, { set: alike(2, 1) }), "end");
    expect(step).toMatchObject({ outcome: { credit: 0.5 }, counts: { muddled: 1 } });
    expect(heard(step.cues).at(-1)).toMatch(/^All stood alike|^No test/u);
  });

  it("tells a guess that was open from one that could be ruled out", () => {
    const set = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    const miscalled = make(deal, stateOf(deal, { set }), "end", "guess-0");
    expect(heard(miscalled.cues).at(-1)).toMatch(/possible|might/u);
    const log = [{ set, shift: alike(0, 0), rose: [0, 1, 2] }];
    const ruledOut = make(deal, stateOf(deal, { set, log }), "end", "guess-0");
    expect(heard(ruledOut.cues).some((line) => line.startsWith("No."))).toBe(true);
  });

  it("teaches nothing the second time", () => {
    const first = make(deal, stateOf(deal, { set: alike(1, 1) }), "end");
    const [onward, state] = next(deal, first.state);
    expect(make(onward, state, "end")).toMatchObject({ outcome: { credit: 0 }, counts: { idle: 1 } });
  });

  it("can be gone back from before it is foretold", () => {
    const asked = make(
      deal,
      stateOf(deal, {
        set: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      }),
      "end",
    );
    expect(asked.state.isForetelling).toBe(true);
    expect(make(deal, asked.state, "back").state).toMatchObject({ isForetelling: false, at: 0 });
  });
});

describe("the solver", () => {
  it.each([
    ["two dials", deal],
    ["an odd part", dealOf({ rules: { ...rules, odd: true } })],
    ["something that does nothing", dealOf({ rules: { ...rules, dials: ["oil", "song"] } })],
  ])("finds out by fair tests, then is sure: %s", (_name, start) => {
    for (let seed = 0; seed < 12; seed++) {
      const { counts, credits } = solved({ ...start, seed });
      expect(credits.every((credit) => credit === 1)).toBe(true);
      expect(counts.at(-1)).toMatchObject({ done: 1, known: 1 });
      expect(counts.length).toBeLessThan(7);
    }
  });
});

describe("what a round adds by itself", () => {
  const item = { id: "drip", shift: { oil: 1 }, falls: { sound: "drip" as const } };
  const kinds = { lamp: { needs: { oil: 1, wick: 1 } } };
  const dripping = dealOf({ item, rules: { ...rules, kinds } });

  it("falls on one part, is heard from there, and makes the test unfair until it is set right", () => {
    const state = stateOf(dripping, { set: alike(1, 1) });
    const part = state.shift.findIndex(([oil]) => oil === 1);
    const drop = grow.open(dripping, state).cues.find((cue) => cue.type === "sound" && cue.sound === "drip");
    expect(drop).toMatchObject({ side: [-0.9, 0, 0.9][part] });
    const step = make(dripping, state, "end", "guess-same");
    expect(step.state.heights).toEqual([6, 6, 6].with(part, 5));
    const set = alike(1, 1).with(part, [0, 1]);
    expect(make(dripping, { ...state, set }, "end").counts).toMatchObject({ done: 1 });
  });

  it("is refused by check where nobody could do well then", () => {
    const set = { path: "levels[0]", rules, items: [{ id: "flood", shift: { wick: 1 } }] };
    expect(check({ content, sets: [set] }).map(({ path }) => path)).toEqual([
      "levels[0].items[0].shift.wick",
    ]);
  });
});

it("keeps the parts from round to round, and brings another kind when all is done", () => {
  const first = make(deal, stateOf(deal, { set: alike(1, 1) }), "end");
  const world = leave(deal, first.state);
  expect(world).toMatchObject({ kind: "storm", heights: first.state.heights });
  expect(worldSchema.safeParse(world).success).toBe(true);
  const done = make(deal, stateOf(deal, { set: alike(2, 0) }), "end");
  expect(leave(deal, done.state)).toMatchObject({ kind: null });
});

describe("help", () => {
  it("reads what was heard, and names the move only when it is known", () => {
    expect(heard(grow.help(deal, stateOf()).move ?? [])).toEqual([
      "I'd change only this: Oil. Different in each, all else alike.",
    ]);
    const log = [
      {
        set: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        shift: alike(0, 0),
        rose: [0, 1, 2],
      },
    ];
    const sure = stateOf(deal, { log });
    expect(possible(deal, sure)).toHaveLength(1);
    expect(heard(grow.help(deal, sure).move ?? [])).toEqual([
      "All that was heard leaves one answer: a jug, short.",
    ]);
    const aided = grow.helped?.(deal, sure, "move");
    expect(make(deal, { ...(aided ?? sure), set: alike(2, 0) }, "end").counts).toMatchObject({ aided: 1 });
  });
});

describe("what is said", () => {
  it("is told apart, and sets a dial in one go", () => {
    const state = stateOf();
    const moves = grow.moves(deal, state);
    expect(faultsOfMoves(moves)).toEqual([]);
    expect(understand([{ words: "right lantern a jug", confidence: 0.9 }], moves)).toMatchObject({
      action: { move: "set-2-0-2" },
    });
    expect(make(deal, state, "set-2-0-2").state.set).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(make(deal, state, "all-1-0").state.set).toEqual(alike(1, 0));
  });

  it("looks back on every round", () => {
    const first = make(deal, stateOf(deal, { set: alike(1, 1) }), "end");
    const [onward, state] = next(deal, first.state);
    expect(heard(make(onward, state, "log").cues)).toEqual([
      "Number 1. All alike: a spoon, medium.",
      "[left lantern stays; middle lantern stays; right lantern stays]",
    ]);
    expect(noWorld().log).toEqual([]);
  });

  it("tells what each round of before added, of one part without its name", () => {
    const past = { set: alike(1, 1), rose: [0, 0, 0] };
    const log = [
      { ...past, shift: [1, 1, 1].map((oil) => [oil, 0]) },
      { ...past, shift: alike(0, 0).with(1, [0, -1]) },
    ];
    const lines = heard(make(deal, stateOf(deal, { log }), "log").cues);
    expect(lines[1]).toBe("A step more for all of them, by itself: oil.");
    expect(lines[4]).toBe("A step less for one of them, by itself: wick.");
  });

  it("says where one is, what is open, and on asking again what it is for", () => {
    const state = stateOf();
    expect(heard(grow.help(deal, state).where ?? [])).toEqual([
      "Round 1 with these. You are at the left lantern: a spoon, medium.",
      "Still open: Oil and Wick.",
    ]);
    const end = { ...state, at: content.parts.length };
    expect(heard(grow.help(deal, end).where ?? [])[0]).toContain("the end of the row");
    expect(heard(grow.where(deal, state).cues)).toContain("When all of them go up two steps, they are done.");
    expect(heard(grow.where(deal, state).cues).at(-1)).toContain("Up: Oil. Down: Wick.");
  });
});
