import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../../../lines/index.ts";
import { faultsOfMoves } from "../../../../voice/said-faults.ts";
import type { Step } from "../../../contract.ts";
import { check } from "./check.ts";
import { content, dealOf, rules, stateOf } from "./example.ts";
import { upkeep } from "./index.ts";
import { bestPlan } from "./plan.ts";
import { upkeepWorldSchema } from "./schema.ts";
import { begin, fedBy, heardNow, leave, type UpkeepDeal, type UpkeepState } from "./state.ts";

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

function make(deal: UpkeepDeal, state: UpkeepState, ...moves: readonly string[]): Step<UpkeepState> {
  const [first = "go", ...others] = moves;
  return others.reduce(
    (step, move) => upkeep.apply(deal, step.state, { move }),
    upkeep.apply(deal, state, { move: first }),
  );
}

const dry = dealOf({ breaks: ["well"] });

describe("a row of places", () => {
  it("is silent from the one that is broken on, and says so by holes alone", () => {
    expect(heardNow(dry, stateOf(dry))).toEqual(["bell"]);
    const told = heard(upkeep.open(dry, stateOf(dry)).cues);
    expect(told).toContain("[nothing; nothing; ringing; nothing]");
    expect(told[0]).toMatch(/^(?:Bakery|Well|Mill) here\.$/u);
  });

  it("comes back whole when the cause is mended", () => {
    const step = make(dry, stateOf(dry), "send-2", "go", "go");
    expect(heard(step.cues)).toContain("[crunching; drops; ringing; clicks]");
    expect(step.outcome).toEqual({ type: "solved", credit: 1 });
    expect(step.counts).toEqual({ rounds: 1, hummed: 4, could: 4, whole: 1, mended: 1, wise: 1, fueled: 1 });
  });

  it("goes by hand for a round where nothing was broken, and tells what is lacking", () => {
    const step = make(dry, stateOf(dry), "send-1", "send-4", "go");
    expect(heard(step.cues).slice(0, 3)).toEqual([
      "Nothing is broken at the bakery: no flour comes in. Ann keeps it going by hand.",
      "Nothing is broken at the mill: no water comes in. Bob keeps it going by hand.",
      "[crunching; nothing; ringing; clicks]",
    ]);
    expect(step.state.broken).toEqual(["well"]);
    expect(step.counts).toMatchObject({ carried: 2, nearly: 1 });
  });

  it("loses after the round what sounded faint and nobody oiled", () => {
    const worn = dealOf({ breaks: ["bakery"], wears: ["well"] });
    expect(heard(upkeep.open(worn, stateOf(worn)).cues)).toContain("[nothing; faint drops; ringing; clicks]");
    expect(make(worn, stateOf(worn), "send-1", "go", "go").state.broken).toEqual(["well"]);
    expect(make(worn, stateOf(worn), "send-1", "send-2", "go").state.broken).toEqual([]);
  });

  it("breaks what needs the one that is not mended, where trouble spreads", () => {
    const stormy = dealOf({ breaks: ["well"] }, { rules: { ...rules, spreads: true } });
    expect(make(stormy, stateOf(stormy), "send-3", "go", "go").state.broken).toEqual([
      "well",
      "bakery",
      "mill",
    ]);
  });

  it("minds nobody who is idle", () => {
    const night = dealOf({ breaks: 0, idle: ["well"] });
    expect(heardNow(night, stateOf(night))).toEqual(["bakery", "bell", "mill"]);
    const step = make(night, stateOf(night), "send-2", "go", "go");
    expect(step.counts).toMatchObject({ whole: 1, spare: 1 });
  });

  it("lets one rest in each round, and never the same twice running", () => {
    const resting = dealOf({ breaks: 0 }, { rules: { ...rules, rests: true } });
    expect(make(resting, stateOf(resting), "go").outcome).toEqual({ type: "going" });
    const step = make(resting, stateOf(resting), "to-3", "rest", "go", "go");
    expect(step.counts).toMatchObject({ whole: 1, could: 3 });
    const next = { ...resting, world: leave(resting, step.state) };
    expect(make(next, begin(next), "to-3", "rest").state.resting).toBeNull();
    expect(upkeepWorldSchema.safeParse(next.world).success).toBe(true);
  });

  it("asks before it begins while somebody is free, and any other press takes that back", () => {
    const asked = make(dry, stateOf(dry), "go");
    expect(heard(asked.cues)).toEqual(["Free still: Ann and Bob. Select again, and it begins."]);
    expect(make(dry, asked.state, "right", "go").outcome).toEqual({ type: "going" });
  });
});

describe("chance", () => {
  it("never breaks what another one hides, nor hides what is broken", () => {
    for (let seed = 1; seed < 200; seed++) {
      const deal = dealOf({ breaks: 2 }, { seed });
      const { broken } = begin(deal);
      expect(broken.flatMap((id) => fedBy(rules.row, id)).filter((id) => broken.includes(id))).toEqual([]);
    }
  });
});

describe("who plays well", () => {
  it("mends what feeds most, when not all can be mended", () => {
    const one = dealOf({ breaks: ["well", "bell"] }, { rules: { ...rules, crew: 1 } });
    expect(bestPlan(one, stateOf(one)).posts).toEqual(["well"]);
  });

  it("gets there by the solver's moves, with full credit", () => {
    for (let seed = 1; seed < 40; seed++) {
      const deal = dealOf({ breaks: 2, wears: 1 }, { seed, rules: { ...rules, rests: true } });
      let step: Step<UpkeepState> = make(deal, begin(deal), "right");
      for (let press = 0; press < 40 && step.outcome.type !== "solved"; press++)
        step = upkeep.apply(deal, step.state, upkeep.best(deal, step.state));
      expect(step.outcome).toEqual({ type: "solved", credit: 1 });
    }
  });

  it("is helped from where one is to the move", () => {
    const help = upkeep.help(dry, stateOf(dry));
    expect(heard(help.where ?? [])).toEqual(["You are at the desk.", "Free: Ann and Bob."]);
    expect(heard(help.two ?? [])).toEqual(["Somebody is wanted at the bakery, or at the well."]);
    expect(heard(help.move ?? [])).toEqual(["I'd send somebody to the well."]);
  });
});

it("has moves that a voice can tell apart", () => {
  for (const at of [0, 1, 2]) expect(faultsOfMoves(upkeep.moves(dry, stateOf(dry, { at })))).toEqual([]);
});

it("tells an author of needs in a circle, and of places that are not there", () => {
  const set = (row: typeof rules.row) => ({
    path: "levels[0]",
    rules: { ...rules, row },
    items: [{ id: "one" }],
  });
  const circle = set([
    { place: "well", needs: ["mill"] },
    { place: "mill", needs: ["well"] },
  ]);
  expect(check({ content, sets: [circle] }).map(({ path }) => path)).toEqual(["levels[0].rules.row"]);
  const unknown = set([{ place: "well" }, { place: "mil" }]);
  expect(check({ content, sets: [unknown] }).map(({ path }) => path)).toEqual([
    "levels[0].rules.row[1].place",
  ]);
});
