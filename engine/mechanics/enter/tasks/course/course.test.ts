import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../../../lines/index.ts";
import { createRandom } from "../../../../random.ts";
import type { Step } from "../../../contract.ts";
import { bareDeal } from "../../../kit/deal.ts";
import { understand } from "../../../../voice/index.ts";
import { enter } from "../../index.ts";
import type { EnterContent, EnterRules, Job } from "../../schema.ts";
import type { EnterDeal, EnterState } from "../../state.ts";
import type { Course } from "./schema.ts";

const content: EnterContent = {
  symbols: {
    l: { name: "Left", sound: "command-left", caption: "low", goes: "left" },
    u: { name: "Up", sound: "command-forward", caption: "rising", goes: "up" },
    r: { name: "Right", sound: "command-right", caption: "high", goes: "right" },
  },
};
const asks = ["Mine, please."];
const bell = { name: "the bell", sound: "hand-bell" as const, caption: "a ring", asks, thanks: ["Ding!"] };
const things: EnterRules["things"] = {
  bell,
  hen: { name: "the hen", sound: "hen", caption: "a cluck", asks },
  pan: { name: "the pan", sound: "pan-bang", caption: "a bang", asks },
};

/** The bell is up, right, up from the middle of the floor. */
function rulesOf(more: Partial<Course> = {}): EnterRules {
  const rows = [
    ["pan", "x", "bell"],
    ["_", "hen", "_"],
  ];
  return { course: { rows, steps: { from: 2, to: 4 }, most: 6, ...more }, things };
}

const job: Job = { id: "bell", ask: asks, wanted: "bell", answers: ["uru"], tape: "ulu" };

function dealOf(more: Partial<Course> = {}, item: Job = job): EnterDeal {
  return {
    ...bareDeal({ content, rules: rulesOf(more), item }),
    world: { stands: "", made: [] },
    actSeed: 0,
  };
}

function run(deal: EnterDeal, program: string, state: EnterState = enter.begin(deal)): Step<EnterState> {
  const entered = [...program].reduce(
    (now, symbol) => enter.apply(deal, now, { move: `symbol-${symbol}` }).state,
    state,
  );
  return enter.apply(deal, entered, { move: "perform" });
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

describe("a course", () => {
  it("lets what is wanted call, and walks the tape", () => {
    const deal = dealOf();
    expect(heard(enter.open(deal, enter.begin(deal)).cues)).toEqual([
      "Mine, please.",
      "[from a note in the middle: 2 clicks, a note far right: a ring]",
      "The tape:",
      "[beeps: up, left, up]",
      "And this is where it leads:",
      "[steps: up, a cluck; left; up, a bang]",
    ]);
  });

  it("is right wherever a program leads to what is wanted, and counts the steps", () => {
    const step = run(dealOf(), "ruu");
    expect(step).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { exact: 1, judged: 1, walked: 3 },
    });
    expect(heard(step.cues)).toEqual(["[steps: right; up; up, a ring]", "There it is. Steps: 3.", "Ding!"]);
  });

  it("says what is in the way, what was found instead, and that it was passed", () => {
    const deal = dealOf();
    const whyOf = (program: string) => heard(run(deal, program).cues).at(-1);
    expect(whyOf("uu")).toBe("Bump. Something sticks out there.");
    expect(whyOf("rr")).toBe("Bump. The wall ends there.");
    expect(whyOf("ulu")).toBe("That's the pan, and not the bell.");
    expect(whyOf("ur")).toBe("Nothing is in that box.");
    expect(run(deal, "ulu")).toMatchObject({
      outcome: { type: "missed" },
      counts: { spilled: 1, walked: 3 },
    });
  });

  it("takes back what was entered, and enters no more than there is room for", () => {
    const deal = dealOf({ most: 2 });
    const one = enter.apply(deal, enter.begin(deal), { move: "string-ul" });
    expect(one.state.cells).toEqual(["u", "l"]);
    expect(enter.apply(deal, one.state, { move: "symbol-u" }).state.cells).toEqual(["u", "l"]);
    expect(enter.apply(deal, one.state, { move: "back" }).state.cells).toEqual(["u"]);
  });

  it("is right by nothing but the tape with one symbol patched, and plays both where it is not that", () => {
    const deal = dealOf({ tape: "other", patch: true });
    expect(run(deal, "uru").counts).toMatchObject({ exact: 1 });
    const step = run(deal, "ruu");
    expect(step).toMatchObject({ outcome: { type: "missed" }, state: { cells: [] }, counts: { walked: 3 } });
    expect(heard(step.cues)).toEqual([
      "[steps: right; up; up, a ring]",
      expect.stringContaining("2"),
      "The tape:",
      "[beeps: up, left, up]",
      expect.any(String),
      "[beeps: right, up, up]",
    ]);
    expect(enter.best(deal, { ...enter.begin(deal), cells: ["r"] })).toEqual({ move: "back" });
  });

  it("walks a tape with one symbol more or fewer, where that is what is off", () => {
    const deal = dealOf({ tape: "length", patch: true }, { ...job, tape: "ur" });
    expect(run(deal, "uru").outcome.type).toBe("solved");
    expect(run(deal, "ruu").outcome.type).toBe("missed");
    expect(heard(run(deal, "ruu").cues)[1]).toContain("one more or one fewer");
    expect(enter.best(deal, enter.begin(deal))).toEqual({ move: "symbol-u" });
  });

  it("walks a round that is one symbol off the tape, over and over", () => {
    const item: Job = { id: "bell", ask: asks, wanted: "bell", answers: ["ru"], tape: "rluu" };
    const deal = dealOf({ begins: 0, over: true, tape: "other", patch: true }, item);
    expect(run(deal, "ru").outcome.type).toBe("missed");
    const near = { ...item, tape: "rurr" };
    expect(run(dealOf({ begins: 0, over: true, tape: "other", patch: true }, near), "ru").outcome.type).toBe(
      "solved",
    );
  });

  it("asks last for what was fetched last, and for nothing that one symbol finds over and over", () => {
    const others = rulesOf({ begins: 0, over: true, most: 2 });
    const made = ["bell", "pan"];
    const again = enter.generate?.(content, others, createRandom(3), { stands: "", made });
    expect(again?.wanted).toBe("bell");
  });

  it("helps by where the last run ended, once there was one", () => {
    const deal = dealOf({ tape: "other" });
    const { state } = run(deal, "u");
    expect(heard(enter.help(deal, state).listen ?? []).slice(2)).toEqual([
      expect.stringContaining("last run"),
      "[1 click, a note in the middle]",
    ]);
  });

  it("takes a number of a symbol, and symbols said in a row", () => {
    const deal = dealOf();
    const said = (words: string) =>
      understand([{ words, confidence: 0.9 }], enter.moves(deal, enter.begin(deal)));
    expect(said("up up up")).toMatchObject({ action: { move: "string-uuu" } });
    expect(said("three up")).toMatchObject({ action: { move: "many-u", value: 3 } });
    expect(said("three").type).toBe("not-understood");
    const { state } = enter.apply(deal, enter.begin(deal), { move: "many-u", value: 3 });
    expect(state.cells).toEqual(["u", "u", "u"]);
  });

  it("goes over and over until it is there", () => {
    const item: Job = { id: "bell", ask: asks, wanted: "bell", answers: ["ru"] };
    const step = run(dealOf({ begins: 0, over: true }, item), "ru");
    expect(heard(step.cues)[0]).toBe("[steps: right; up, a cluck; right; up, a ring]");
    expect(step.outcome.type).toBe("solved");
  });

  it("lets two symbols do each other's work, and the solver reckons with it", () => {
    const deal = dealOf({ tape: "right", crossed: ["lr"] }, { ...job, tape: "uru" });
    expect(run(deal, "uru").outcome.type).toBe("missed");
    expect(run(deal, "ulu").outcome.type).toBe("solved");
    expect(enter.best(deal, { ...enter.begin(deal), cells: ["u"] })).toEqual({ move: "symbol-l" });
  });

  it("helps by the places, and names no beep before the fourth rung", () => {
    const deal = dealOf({ tape: "other", patch: true });
    const help = enter.help(deal, enter.begin(deal));
    expect(heard(help.listen ?? [])).toEqual([
      "It calls here:",
      "[2 clicks, a note far right]",
      "And the tape ends here:",
      "[2 clicks, a note far left]",
    ]);
    expect(heard(help.two ?? [])).toEqual(["It's the first beep, or the second."]);
    expect(heard(help.move ?? [])).toEqual(["First comes Up."]);
  });

  it.each(["other", "length", "right"] as const)("makes jobs whose tape is off: %s", (tape) => {
    const crossed = tape === "right" ? { crossed: ["lr", "ur"] } : {};
    for (let seed = 0; seed < 40; seed++) {
      const rules = rulesOf({ tape, ...crossed });
      const item = enter.generate?.(content, rules, createRandom(seed), { stands: "", made: ["pan"] });
      if (item === undefined) throw new Error("nothing was generated");
      const deal = { ...dealOf({ tape, ...crossed }, item), actSeed: seed };
      expect(item.wanted).toBe("bell");
      expect(run(deal, item.tape ?? "").outcome.type).not.toBe("solved");
      expect(enter.check?.({ content, sets: [{ path: "bank", rules, items: [item] }] })).toEqual([]);
    }
  });

  it("is checked for boxes with nothing to hear and for jobs to which no way leads", () => {
    const rules = { ...rulesOf(), things: { bell } };
    expect(enter.check?.({ content, sets: [{ path: "level", rules }] }).map(({ path }) => path)).toEqual([
      "level.rules.course.rows",
      "level.rules.course.rows",
    ]);
    const items = [{ ...job, answers: ["uu"] }];
    expect(enter.check?.({ content, sets: [{ path: "level", rules: rulesOf(), items }] })).toHaveLength(1);
  });
});
