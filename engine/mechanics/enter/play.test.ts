import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Action } from "../../move.ts";
import type { Step } from "../contract.ts";
import { content, dealOf, free, ladder, stateOf, stew } from "./example.ts";
import { enter } from "./index.ts";
import type { EnterDeal, EnterState } from "./state.ts";

function make(deal: EnterDeal, state: EnterState, ...moves: readonly (string | Action)[]): Step<EnterState> {
  const [first = "perform", ...others] = moves.map((move) => (typeof move === "string" ? { move } : move));
  return others.reduce(
    (step, action) => enter.apply(deal, step.state, action),
    enter.apply(deal, state, typeof first === "string" ? { move: first } : first),
  );
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

describe("a ladder", () => {
  const deal = dealOf();
  const state = stateOf(deal);

  it("goes on from what the turn before has left, by the fewest changes there are", () => {
    expect(state).toMatchObject({ stands: "hen", cells: ["h", "e", "n", "_"], par: 2, blown: false });
    const onward = make(deal, state, "symbol-p", "perform");
    expect(onward).toMatchObject({ outcome: { type: "going" }, counts: { steps: 1, made: 1 } });
    expect(heard(onward.cues)).toEqual([
      "[plucked, sung, plucked]",
      "Pen.",
      "It writes.",
      "A real thing. And on.",
    ]);
    const done = make(deal, onward.state, "right", "down", "perform");
    expect(done).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { exact: 1, judged: 1, made: 1 },
    });
    expect(heard(done.cues).at(-1)).toBe("Stew!");
    expect(enter.leave?.(deal, done.state)).toEqual({ stands: "pan", made: ["hen", "pen", "pan"] });
  });

  it("takes one change back when another is made, and says so", () => {
    const step = make(deal, state, "symbol-p", "right", "up");
    expect(step.state.cells.join("")).toBe("han_");
    expect(heard(step.cues)).toContain("One at a time: the first letter springs back.");
  });

  it("spills what is nothing, and stands as it stood", () => {
    const step = make(deal, state, "right", "up", "perform");
    expect(step).toMatchObject({ state: { cells: ["h", "e", "n", "_"], misses: 1 }, counts: { spilled: 1 } });
    expect(step.outcome.type).toBe("missed");
    expect(heard(step.cues)).toContain("Han? There's no such thing here.");
  });

  it("keeps the shortest way after a miss, and names no more before the second", () => {
    const missed = make(deal, state, "right", "up", "perform", "right", "right", "up", "perform");
    expect(missed.state).toMatchObject({ misses: 2, aided: true });
    const once = make(deal, state, "right", "up", "perform", "left", "symbol-p", "perform");
    const done = make(deal, once.state, "right", "down", "perform");
    expect(done).toMatchObject({ counts: { exact: 1 }, outcome: { credit: 0.5 } });
  });

  it("makes what is said whole, where that is one change", () => {
    const phrases = enter.moves(deal, state).filter(({ unlisted }) => unlisted === true);
    expect(phrases.map(({ label }) => label)).toEqual(["Pen", "Ten", "Pan"]);
    expect(make(deal, state, "string-pen")).toMatchObject({ state: { stands: "pen" }, counts: { steps: 1 } });
    const far = make(deal, state, "string-pan");
    expect(far).toMatchObject({ state: { stands: "hen" }, outcome: { type: "going" } });
    expect(heard(far.cues)).toEqual(["Pan is more than one change away."]);
  });

  it("takes what is less known, and sends nobody over it", () => {
    const things = {
      hen: content.things?.["hen"],
      pan: content.things?.["pan"],
      ten: content.things?.["ten"],
    };
    const rarer = dealOf({
      content: { ...content, things: things as typeof content.things, plain: ["tan"], also: ["pen"] },
    });
    const begun = stateOf(rarer);
    expect(begun).toMatchObject({ stands: "hen", par: 3 });
    const onward = make(rarer, begun, "symbol-p", "perform");
    expect(onward).toMatchObject({ state: { stands: "pen", steps: 1 }, outcome: { type: "going" } });
    expect(make(rarer, onward.state, "right", "down", "perform")).toMatchObject({ counts: { exact: 1 } });
    expect(heard(enter.help(rarer, begun).move ?? [])).toEqual(["The first letter: T."]);
  });

  it("never reads what is hushed, and takes nothing for it", () => {
    const hushed = dealOf({ content: { ...content, hush: ["se"] } });
    const step = make(hushed, state, "symbol-s", "perform");
    expect(step).toMatchObject({
      outcome: { type: "going" },
      state: { cells: ["h", "e", "n", "_"], misses: 0 },
    });
    expect(step.counts).toBeUndefined();
    expect(heard(step.cues)).toEqual(["A sneeze. Something else, please."]);
  });

  it("turns back from a thing that leads nowhere, and takes nothing for it", () => {
    const wheels = { ...ladder, wheels: ["ae", "hp_", "nts"] };
    const step = make(dealOf({ rules: wheels }), state, "symbol-t", "perform");
    expect(heard(step.cues).at(-1)).toBe("Ten is real, but no way leads on from it.");
    expect(step).toMatchObject({ outcome: { type: "going" }, state: { stands: "hen", misses: 0 } });
  });

  it("counts nothing for a longer way but that it was done", () => {
    const step = make(
      deal,
      state,
      "symbol-t",
      "perform",
      "symbol-p",
      "perform",
      "right",
      "symbol-a",
      "perform",
    );
    expect(step).toMatchObject({ state: { steps: 3 }, outcome: { credit: 0.75 }, counts: { done: 1 } });
  });

  it("puts a symbol into an open cell, and takes one out", () => {
    const more = dealOf({ item: { ...stew, answers: ["pant"] }, world: { stands: "pan", made: [] } });
    const step = make(more, stateOf(more), "right", "right", "right", "symbol-t", "perform");
    expect(step).toMatchObject({ outcome: { type: "solved", credit: 1 } });
    const less = dealOf({ world: { stands: "pant", made: [] } });
    expect(make(less, stateOf(less), "right", "right", "right", "symbol-_", "perform").outcome.type).toBe(
      "solved",
    );
  });

  it("begins elsewhere where the answer stands already, or is too far", () => {
    const there = stateOf(dealOf({ world: { stands: "pan", made: [] } }));
    expect(there).toMatchObject({ blown: true });
    const near = dealOf({ rules: { ladder: { begins: "hen", to: 1, back: 1 }, wheels: ladder.wheels } });
    expect(["pen", "pant"]).toContain(stateOf(near).stands);
  });

  it("counts and praises nothing in practice", () => {
    const practice = dealOf({ item: { ...stew, practice: true, from: "pen" } });
    const step = make(practice, stateOf(practice), "right", "symbol-a", "perform");
    expect(step).not.toHaveProperty("counts");
    expect(heard(step.cues)).toEqual(["[plucked, sung, plucked]", "Pan.", "Stew!"]);
  });

  it("leaves the end of the worked answer standing", () => {
    expect(enter.leave?.(deal, state)).toMatchObject({ stands: "pan", made: ["hen"] });
  });
});

describe("in the dark", () => {
  const dark = dealOf({ rules: { ...ladder, dark: true }, item: { ...stew, answers: ["pen"] } });

  it("is one change away, and no symbol is named", () => {
    const state = stateOf(dark);
    expect(["hen", "ten", "pan"]).toContain(state.stands);
    const told = heard([...enter.open(dark, state).cues, ...make(dark, state, "right").cues]).join(" ");
    expect(told).not.toMatch(/\b(?:Hen|Ten|Pan|E|A)\b/u);
    expect(told).toContain("Second of 3.");
  });

  const at = dealOf({ rules: { ...ladder, dark: true }, item: { ...stew, answers: ["pen"], from: "pan" } });

  it("says on REPEAT what kind of change it is, and plays both tunes", () => {
    const where = (from: string, answer: string) => {
      const deal = dealOf({ rules: { ...ladder, dark: true }, item: { ...stew, answers: [answer], from } });
      return heard(enter.where(deal, stateOf(deal)).cues);
    };
    expect(where("pan", "pen").filter((line) => line.startsWith("["))).toHaveLength(2);
    expect(where("pan", "pen").at(-1)).toBe("One note is not as it was.");
    expect(where("pant", "pan").at(-1)).toBe("There is one letter too many.");
    expect(where("pan", "pant").at(-1)).toBe("One letter is missing.");
  });

  it("takes a note that was right for a miss, once, and turns only the other", () => {
    const miss = make(at, stateOf(at), "up");
    expect(miss).toMatchObject({ outcome: { type: "missed" }, counts: { spilled: 1 } });
    expect(miss.state.cells.join("")).toBe("pan_");
    expect(make(at, miss.state, "up").outcome.type).toBe("going");
    expect(make(at, miss.state, "right", "up", "perform").outcome.type).toBe("solved");
  });

  it("wants a note and no whole string", () => {
    const step = make(at, stateOf(at), "string-pen");
    expect(heard(step.cues)).toEqual(["Only notes count here. Which is not as it was?"]);
  });
});

it("does not sound what is quiet at the end, and sounds what it changes anew", () => {
  const quiet = { symbol: "e", changes: "ae", sound: "voice-ooh" as const, caption: "long", except: ["ane"] };
  const captionOf = (stands: string) => {
    const deal = dealOf({
      content: { ...content, plain: ["pane", "ane"], quiet },
      item: { ...stew, from: stands, practice: true },
    });
    return heard(enter.open(deal, stateOf(deal)).cues).find((line) => line.startsWith("["));
  };
  expect(captionOf("pane")).toBe("[plucked, sung, long, plucked, silent]");
  expect(captionOf("ane")).toBe("[sung, plucked, silent]");
  expect(captionOf("pen")).toBe("[plucked, sung, plucked]");
});

describe("free cells", () => {
  const deal = dealOf(free);
  const state = stateOf(deal);

  it("go on by themselves when a symbol is said or made in braille", () => {
    const step = make(deal, state, "symbol-p", { move: "braille", chord: [1, 5] }, "symbol-n", "perform");
    expect(step).toMatchObject({ outcome: { type: "solved", credit: 1 } });
  });

  it("name the first cell that is not right, and keep the others", () => {
    const step = make(deal, state, "symbol-p", "symbol-t", "symbol-n", "perform");
    expect(step).toMatchObject({ outcome: { type: "missed" }, state: { cells: ["p", "t", "n"], cursor: 1 } });
    expect(heard(step.cues).at(-1)).toBe("Listen to the second letter.");
    expect(make(deal, step.state, "symbol-e", "perform")).toMatchObject({ outcome: { credit: 0.5 } });
  });
});

describe("help", () => {
  const deal = dealOf();
  it("has the tunes, then two letters, then the move", () => {
    const { listen = [], two = [], move = [] } = enter.help(deal, stateOf(deal));
    expect(heard(listen)).toHaveLength(4);
    expect(heard(two).join(" ")).toMatch(/first letter: .*P/u);
    expect(heard(move)).toEqual(["The first letter: P."]);
  });

  it("leaves nothing exact once it has named two", () => {
    const aided = enter.helped?.(deal, stateOf(deal), "two") ?? stateOf(deal);
    const step = make(deal, aided, "symbol-p", "perform", "right", "symbol-a", "perform");
    expect(step).toMatchObject({ outcome: { credit: 0.5 }, counts: { mended: 1 } });
  });

  it("tells before it names two, and once it has, no more", () => {
    const rule = (state: EnterState) => heard(enter.help(deal, state).rule ?? []);
    expect(rule(stateOf(deal))).toContain("The next help says which two it may be.");
    expect(rule(stateOf(deal, { aided: true }))).toHaveLength(1);
  });

  it("calls an open cell by no place", () => {
    const open = dealOf({ item: { ...stew, answers: ["pant"] }, world: { stands: "pan", made: [] } });
    expect(heard(enter.help(open, stateOf(open)).move ?? [])).toEqual(["Put T into the open cell."]);
  });
});

it("tells of jobs to which no way leads, and of symbols that are not there", () => {
  const found = enter.check?.({
    content: {
      ...content,
      things: { ...content.things, sash: { heard: [{ sound: "splat", caption: "silk" }] } },
    },
    sets: [
      {
        path: "levels[0]",
        rules: ladder,
        items: [
          { ...stew, answers: ["zap"] },
          { ...stew, answers: ["sash"] },
        ],
      },
      { path: "levels[1]", rules: {}, items: [{ id: "zoo", ask: ["?"], answers: ["zoo"] }] },
    ],
  });
  expect(found?.map(({ path }) => path)).toEqual([
    "levels[0].items[0].answers",
    "levels[0].items[1].answers",
    "levels[1].items[0].answers",
    "levels[1].items[0].answers",
  ]);
});
