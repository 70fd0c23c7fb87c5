import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Step } from "../contract.ts";
import { dealOf, orderOf, rules, stateOf } from "./example.ts";
import { createRandom } from "../../random.ts";
import { generate } from "./generate.ts";
import { amount } from "./index.ts";
import { begin, type AmountDeal, type AmountState } from "./state.ts";

/** Numbers are said, so that a test need not go there. */
function make(
  deal: AmountDeal,
  state: AmountState,
  ...done: readonly (string | number)[]
): Step<AmountState> {
  const actions = done.map((one) => (typeof one === "number" ? { move: "say", value: one } : { move: one }));
  const [first = { move: "left" }, ...others] = actions;
  return others.reduce(
    (step, action) => amount.apply(deal, step.state, action),
    amount.apply(deal, state, first),
  );
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

describe("a product", () => {
  const deal = dealOf();

  it("is heard as groups, and is made exactly", () => {
    const step = make(deal, begin(deal), 4, 3, "run");
    expect(step).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { filled: 1, clean: 1, least: 3, goes: 1, effort: 3 },
    });
    expect(heard(step.cues).slice(0, 2)).toEqual([
      "[click-click-click-click, clunk; click-click-click-click, clunk; click-click-click-click, clunk]",
      "3 groups of 4: 12.",
    ]);
  });

  it("takes less effort the other way around, and says so once it is made", () => {
    const step = make(deal, begin(deal), 3, 4, "run");
    expect(step.counts).toMatchObject({ clean: 1, effort: 4, least: 3 });
    expect(heard(step.cues).at(-1)).toBe("It could be had for less: 3 groups of 4.");
  });

  it("can be added to where it is too little, in pieces", () => {
    const short = make(deal, begin(deal), 4, 2, "run");
    expect(short).toMatchObject({ state: { filled: 8 }, outcome: { type: "missed" } });
    expect(make(deal, short.state, 4, "run")).toMatchObject({
      outcome: { type: "solved", credit: 0.5 },
      counts: { filled: 1, goes: 1, effort: 1 },
    });
  });

  it("leaves over what is too many, for later, and begins anew", () => {
    const step = make(deal, begin(deal), 7, 2, "run");
    expect(step).toMatchObject({
      state: { filled: 0 },
      outcome: { type: "missed" },
      counts: { surplus: 2, goes: 1 },
    });
    expect(amount.leave?.(deal, step.state)).toMatchObject({ spares: 2, turn: 1 });
    const again = make(deal, step.state, 4, 3, "run");
    expect(again.outcome).toEqual({ type: "solved", credit: 0.5 });
    expect(again.counts).not.toHaveProperty("clean");
  });

  it("begins anew where nothing makes what is missing", () => {
    const odd = dealOf({ item: orderOf(13) });
    const step = make(odd, begin(odd), 4, 3, "run");
    expect(step).toMatchObject({ state: { filled: 0, spares: 0 }, outcome: { type: "missed" } });
    expect(heard(step.cues).at(-2)).toBe("Nothing here makes what's missing now.");
  });
});

describe("with room for so many in a group", () => {
  const deal = dealOf({ item: { id: "make-12-in-3", targets: [12], room: 3 } });

  it("is heard and not said", () => {
    expect(heard(amount.open(deal, begin(deal)).cues)).toContain("[knock-knock-knock]");
  });

  it("takes the group that fits", () => {
    expect(make(deal, begin(deal), 3, 4, "run").counts).toMatchObject({ clean: 1, effort: 4, least: 4 });
  });

  it("leaves over what finds none, in every group", () => {
    const step = make(deal, begin(deal), 4, 3, "run");
    expect(step).toMatchObject({ state: { filled: 9, spares: 3 }, counts: { surplus: 3 } });
    expect(make(deal, step.state, 3, "run")).toMatchObject({ outcome: { type: "solved", credit: 0.5 } });
  });
});

describe("what was left over", () => {
  const prime = dealOf({ item: orderOf(13), world: { turn: 1, spares: 1, act: 1, known: [] } });

  it("fills up what no go can, and that is not clean", () => {
    const step = make(prime, begin(prime), 4, 3, "run");
    expect(step.state.filled).toBe(12);
    const { state, outcome, counts } = make(prime, step.state, "pack");
    expect([state.spares, outcome]).toEqual([0, { type: "solved", credit: 0.5 }]);
    expect(counts).toEqual({ packed: 1, filled: 1 });
  });

  it("goes in at once, and no more of it than is wanted", () => {
    const deal = dealOf({ world: { turn: 1, spares: 6, act: 1, known: [] } });
    const { state } = make(deal, begin(deal), 4, 2, "run");
    expect(make(deal, state, "pack")).toMatchObject({ state: { spares: 2 }, counts: { packed: 4 } });
  });

  it("stays where nothing could make the rest", () => {
    const odd = dealOf({ item: orderOf(4), world: { turn: 1, spares: 3, act: 1, known: [] } });
    const step = make(odd, begin(odd), "pack");
    expect([step.state.spares, step.outcome.type]).toEqual([3, "going"]);
  });

  it("is in pieces where one go would have done", () => {
    const deal = dealOf({ world: { turn: 1, spares: 4, act: 1, known: [] } });
    const { state } = make(deal, begin(deal), 4, 2, "run");
    expect(make(deal, state, "pack").outcome).toEqual({
      type: "solved",
      credit: 0.5,
    });
  });

  it("is the last entry, and there only while there is some", () => {
    const select = (spares: number) =>
      amount
        .moves(prime, stateOf(prime, { cursor: spares > 0 ? 4 : 3, spares }))
        .find(({ button }) => button === "select")?.id;
    expect([select(1), select(0)]).toEqual(["pack", "on"]);
  });
});

describe("several targets with what gets warm", () => {
  const warm = dealOf({ rules: { ...rules, warm: true }, item: orderOf(12, 14) });

  it("are one after the other, with each unit once", () => {
    const first = make(warm, begin(warm), 4, 3, "run");
    expect(first).toMatchObject({ outcome: { type: "advanced" }, state: { at: 1, filled: 0 } });
    expect(make(warm, first.state, 7, 2, "run").outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("take twice the effort with a warm one, and are not clean", () => {
    const twice = dealOf({ rules: { ...rules, warm: true }, item: orderOf(12, 8) });
    const state = stateOf(twice, { at: 1, used: [1, 2] });
    const { counts } = make(twice, state, 4, 2, "run");
    expect(counts).toEqual({ goes: 1, effort: 4, filled: 1 });
  });

  it("are all told where one is, with what is warm", () => {
    const { state } = make(warm, begin(warm), 4, 3, "run");
    expect(heard(amount.where(warm, begin(warm)).cues)).toContain("After it: 14.");
    expect(heard(amount.where(warm, state).cues)).toContain("Used already: 4 and 3.");
    expect(heard(amount.help(warm, begin(warm)).where ?? [])).toContain("After it: 14.");
  });

  it("are planned to the end by the solver", () => {
    const deal = dealOf({
      rules: { ...rules, tray: ["three", "four", "two", "six"], warm: true },
      content: {
        units: { two: { value: 2 }, three: { value: 3 }, four: { value: 4 }, six: { value: 6 } },
      },
      item: orderOf(12, 12),
    });
    const { steps, warm: reused } = planSteps(deal);
    expect([steps, reused]).toEqual([2, 0]);
  });
});

function planSteps(deal: AmountDeal): { steps: number; warm: number } {
  let state = begin(deal);
  let steps = 0;
  for (let move = 0; move < 40; move++) {
    const step = amount.apply(deal, state, amount.best(deal, state));
    state = step.state;
    if (step.counts?.["goes"] === 1) steps++;
    if (step.outcome.type === "solved") return { steps, warm: state.warm };
  }
  throw new Error("not solved");
}

describe("an order that is heard", () => {
  const deal = dealOf({ item: { id: "heard-12", targets: [12], heard: { group: 2, times: 6 } } });

  it("is never said", () => {
    const told = [...amount.open(deal, begin(deal)).cues, ...amount.where(deal, begin(deal)).cues];
    expect(heard(told).join(" ")).not.toContain("12");
  });

  it("is beaten in fewer groups", () => {
    const step = make(deal, begin(deal), 4, 3, "run");
    expect(step.counts).toMatchObject({ clean: 1, fewer: 1 });
    expect(heard(step.cues).at(-1)).toBe("That took them 6 groups, and you 3.");
  });

  it("is not clean in as many groups", () => {
    const step = make(deal, begin(deal), 3, 4, "run");
    expect(step.counts).toHaveProperty("clean");
    const copied = dealOf({ item: { id: "heard-8", targets: [8], heard: { group: 2, times: 4 } } });
    const { counts, cues } = make(copied, begin(copied), 2, 4, "run");
    expect(counts).not.toHaveProperty("clean");
    expect(heard(cues)).toContain("8, in as many groups as theirs.");
  });

  it("is never told by what is missing", () => {
    expect(heard(make(deal, begin(deal), 4, 2, "run").cues).at(-1)).toBe(
      "8 so far, and that's not enough yet.",
    );
  });
});

describe("a unit", () => {
  it("is told by what its label claims until it was used, and then by what it is worth", () => {
    const deal = dealOf();
    const before = amount.apply(deal, stateOf(deal, { cursor: 2 }), { move: "right" });
    expect(heard(before.cues)).toEqual(["[click-click-click-click-click, click-click]", "Eight."]);
    const used = make(deal, begin(deal), 7, "run");
    const after = amount.apply(deal, { ...used.state, cursor: 2 }, { move: "right" });
    expect(heard(after.cues)).toEqual(["[click-click-click-click-click, click-click]", "7."]);
  });

  it("keeps its secret from another act", () => {
    const world = { turn: 1, spares: 0, act: 1, known: ["seven"] };
    expect(begin(dealOf({ world })).known).toEqual(["seven"]);
    expect(begin(dealOf({ world, actSeed: 2 })).known).toEqual([]);
  });

  it("is refused when it is not there", () => {
    const deal = dealOf();
    expect(heard(make(deal, begin(deal), 9).cues)).toEqual(["I hear none with 9 here."]);
  });
});

describe("a sum", () => {
  const deal = dealOf({ rules: { ...rules, makes: "sum", places: 3 }, item: orderOf(13) });

  it("is made of units side by side", () => {
    expect(make(deal, begin(deal), 7, 4, 2, "run")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { clean: 1, effort: 3 },
    });
  });
});

describe("help", () => {
  const deal = dealOf();

  it("leaves one of two open before it says the move", () => {
    const { two = [], move = [] } = amount.help(deal, begin(deal));
    expect(heard(two)[0]).toMatch(/^One is the 4\. With it, (2 or 3|3 or 7)\?$/);
    expect(heard(move)).toEqual(["I'd use 4 and 3, and Up."]);
  });

  it("says before it names units that this counts", () => {
    const { rule = [] } = amount.help(deal, begin(deal));
    expect(heard(rule)).toHaveLength(2);
    expect(heard(amount.help(deal, stateOf(deal, { aided: true })).rule ?? [])).toHaveLength(1);
  });

  it("never leads to too many", () => {
    const odd = dealOf({ item: orderOf(22), rules: { ...rules, tray: ["three", "four", "seven"] } });
    let state = begin(odd);
    for (let move = 0; move < 40; move++) {
      const step = amount.apply(odd, state, amount.best(odd, state));
      state = step.state;
      if (step.outcome.type === "solved") break;
    }
    expect([state.filled, state.spares]).toEqual([22, 0]);
  });

  it("leaves nothing clean once it has named units", () => {
    const state = amount.helped?.(deal, begin(deal), "two") ?? begin(deal);
    expect(make(deal, state, 4, 3, "run").counts).not.toHaveProperty("clean");
  });
});

describe("what is made up", () => {
  const { content } = dealOf();

  it("shares no unit between targets", () => {
    const { targets = [] } = generate(content, { ...rules, made: { targets: 2 } }, createRandom(3));
    expect([...targets].toSorted((a, b) => a - b).join(" ")).toMatch(/^(6 28|8 21|12 14)$/);
  });

  it("misleads whoever takes the fewest groups first, where units get warm", () => {
    const units = { three: 3, four: 4, six: 6, eight: 8, nine: 9, two: 2 };
    const wide = { units: Object.fromEntries(Object.entries(units).map(([id, value]) => [id, { value }])) };
    const warm = { ...rules, tray: Object.keys(units), warm: true as const, made: { targets: 2, most: 72 } };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { targets = [] } = generate(wide, warm, createRandom(seed));
      // These alone can be made in another way that takes more groups: 6 as 3 groups of 2, 24 as 6 groups of 4.
      expect([6, 8, 12, 18, 24]).toContain(targets[0]);
    }
  });

  it("is heard in more groups than it needs", () => {
    const { targets = [], heard: slow } = generate(
      content,
      { ...rules, made: { heard: true } },
      createRandom(3),
    );
    expect((slow?.group ?? 0) * (slow?.times ?? 0)).toBe(targets[0]);
    expect(slow?.times).toBeGreaterThan(slow?.group ?? 99);
  });

  it("has room for a group in which it can be made", () => {
    const roomy = { ...rules, made: { rooms: true as const } };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const item = generate(content, roomy, createRandom(seed));
      expect(begin(dealOf({ rules: roomy, item })).fewest).toBe(1);
    }
  });

  it("is apart where no go makes it", () => {
    const apart = { ...rules, made: { apart: true as const, most: 40 } };
    for (const seed of [1, 2, 3, 4]) {
      const { id, targets } = generate(content, apart, createRandom(seed));
      expect(begin(dealOf({ rules: apart, item: { id, targets } })).fewest).toBe(2);
    }
  });
});

it("lays the units in another order in another act", () => {
  const mixed = dealOf({ rules: { ...rules, mixed: true } });
  const first = (actSeed: number): string => {
    const deal = { ...mixed, actSeed };
    return heard(amount.where(deal, begin(deal)).cues).at(-1) ?? "";
  };
  expect(new Set([1, 2, 3, 4, 5].map(first)).size).toBeGreaterThan(1);
});

it("counts nothing in practice", () => {
  const deal = dealOf({ rules: { ...rules, practice: true } });
  expect(make(deal, begin(deal), 4, 3, "run")).not.toHaveProperty("counts");
});

it("tells of units that nobody knows, and of amounts that cannot be made", () => {
  const { content } = dealOf();
  const paths = amount
    .check?.({
      content,
      sets: [
        { path: "levels[0]", rules: { ...rules, tray: ["two", "tow"] } },
        { path: "levels[1]", rules, items: [orderOf(12), orderOf(120)] },
      ],
    })
    .map(({ path }) => path);
  expect(paths).toEqual(["levels[0].rules.tray[1]", "levels[1].items[1].targets[0]"]);
});
