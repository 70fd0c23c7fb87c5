import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { wordCues } from "../../lines/word-cues.ts";
import { NOTHING_HEARD } from "../../lines/index.ts";
import { dealOf } from "./fixture.ts";
import { deduce } from "./index.ts";
import type { State } from "./state.ts";
import type { DeduceDeal } from "./world.ts";

/** What is said, and of sounds the captions or names, with their sides. */
function told(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => {
    if (cue.type === "say") return [cue.text];
    if (cue.type === "sound") return [`[${cue.caption ?? cue.sound}${sideOf(cue.side)}]`];
    return cue.type === "pattern" ? [`[${cue.caption}]`] : [];
  });
}

function sideOf(side: number | undefined): string {
  return side === undefined ? "" : ` ${side}`;
}

function make(deal: DeduceDeal, state: State, ...moves: string[]) {
  let step = deduce.apply(deal, state, { move: moves[0] ?? "" });
  const counts = { ...step.counts };
  for (const move of moves.slice(1)) {
    step = deduce.apply(deal, step.state, { move });
    Object.assign(counts, step.counts);
  }
  return { state: step.state, heard: told(step.cues), outcome: step.outcome, counts };
}

/** A case as it is written here, whatever chance would have made of it. */
function stateOf(changes: Partial<State>, from: DeduceDeal): State {
  return { ...deduce.begin(from), ...changes };
}

function pageOf(id: string) {
  return { id, name: id, meaning: "…", isBitten: false };
}

const HUMS = { task: "hums", liars: ["denies"], row: 4 };

describe("hums", () => {
  const deal = dealOf(HUMS, "saw");
  const row = ["hammer", "saw", "drill", "brush"];
  const state = stateOf({ row, deck: ["cuts", "turns"], liars: { saw: "denies" } }, deal);

  it("lets everybody answer the first clue from its seat; who is sought says no", () => {
    expect(told(deduce.open(deal, state).cues)).toEqual([
      "[door-creak]",
      "It cuts.",
      "Hammer.",
      "[down -1]",
      "Saw.",
      "[down -0.35]",
      "Drill.",
      "[up 0.35]",
      "Brush.",
      "[down 1]",
      "Who lies?",
    ]);
  });

  it("solves it whole when the lie has been heard", () => {
    const { heard, outcome, counts } = make(deal, state, "right", "right", "accuse");
    expect([heard, outcome, counts]).toEqual([
      ["[gavel -0.35]", "Saw lied: It cuts.", "[star]", "Saw: a blade with teeth."],
      { type: "solved", credit: 1 },
      { whole: 1 },
    ]);
  });

  it("explains a clue that was a sound, and does not quote it as if it had been called", () => {
    const other = dealOf(HUMS, "hammer");
    const heard = stateOf({ row, deck: ["hits", "cuts"], liars: { hammer: "denies" } }, other);
    expect(make(other, heard, "accuse-1").heard).toContain("Hammer lied: The sound says: It hits.");
  });

  it("calls it luck when no lie was heard yet, and something is lost", () => {
    const early = { ...state, deck: ["turns", "cuts"] };
    const { heard, outcome, counts } = make(deal, early, "accuse-2");
    expect([heard, outcome, counts]).toEqual([
      ["[gavel -0.35]", "Lucky.", "[star]", "Saw: a blade with teeth.", "[crunch]", "Bitten."],
      { type: "solved", credit: 0.5 },
      { lucky: 1, bitten: 1 },
    ]);
  });

  it("lets the wrongly named tell what it means, and why its answer was true", () => {
    const { heard, outcome, counts, state: after } = make(deal, state, "accuse-1");
    expect([heard, outcome, counts]).toEqual([
      ["[strike -1]", "I mean a heavy head on a handle, for nails.", "It cuts. Not Hammer.", "[crunch]"],
      { type: "missed" },
      { wrong: 1 },
    ]);
    expect(make(deal, after, "accuse-1").heard).toEqual(["[tick -1]", "Hammer is out."]);
  });

  it("names nobody before anybody was walked to", () => {
    expect(make(deal, state, "accuse")).toMatchObject({
      heard: ["[nothing]", "Nobody."],
      outcome: { type: "going" },
    });
  });

  it("sells another clue, and lends when the purse is empty", () => {
    const rich = { ...deal, stakes: { coins: 1 } };
    expect(make(rich, state, "more")).toMatchObject({
      heard: ["[coin-drop]", "It turns.", "[down -1]", "[down -0.35]", "[up 0.35]", "[down 1]"],
      counts: { clues: 1 },
    });
    const poor = { ...deal, stakes: { coins: 0 } };
    expect(make(poor, state, "more")).toMatchObject({ counts: { borrowed: 1 } });
    expect(make(poor, state, "more").heard[1]).toBe("On the slate.");
    const lent = { ...poor, world: { found: [], offended: [], clues: [], borrowed: 1 } };
    expect(make(lent, state, "more").heard.slice(1, 3)).toEqual(["I bite.", "[crunch]"]);
    expect(make(lent, state, "more", "accuse-2").counts).toEqual({ nibbled: 1, bitten: 1 });
    expect(make(rich, state, "more", "more").heard).toEqual(["[nothing]", "No more."]);
  });

  it("knows who was found out before, and who was named wrongly", () => {
    const found = [{ id: "hammer", name: "Hammer", meaning: "…", isBitten: false }];
    const later = { ...deal, world: { found, offended: ["brush"], clues: [], borrowed: 0 } };
    expect(told(deduce.open(later, state).cues)).toContain("Honest now.");
    expect(make(later, state, "left").heard).toEqual(["[tick 1]", "Brush.", "You again.", "[down 1]"]);
  });

  it("lets the thief call itself honest as well, and nobody where most is at stake", () => {
    const world = { found: ["hammer", "saw"].map(pageOf), offended: [], clues: [], borrowed: 0 };
    const claims = (rules: object): number =>
      told(deduce.open({ ...dealOf({ ...HUMS, ...rules }, "saw"), world }, state).cues).filter(
        (one) => one === "Honest now.",
      ).length;
    expect([claims({}), claims({ final: true }), claims({ prize: { won: [], lost: [] } })]).toEqual([
      2, 0, 0,
    ]);
  });

  it("asks for a second liar before it is over", () => {
    const two = dealOf({ ...HUMS, liars: ["denies", "boasts"] }, "saw");
    const both = stateOf(
      {
        row,
        deck: ["cuts", "hits"],
        given: 2,
        liars: { saw: "denies", brush: "boasts" },
        sought: ["saw", "brush"],
      },
      two,
    );
    expect(make(two, both, "accuse-2").outcome).toEqual({ type: "advanced" });
    expect(make(two, both, "accuse-2", "accuse-4").outcome).toEqual({ type: "solved", credit: 1 });
  });
});

describe("seek", () => {
  const deal = dealOf({ task: "seek", row: 3 }, "saw");
  const state = stateOf({ row: ["hammer", "saw", "brush"], deck: ["by-hand", "cuts"] }, deal);

  it("is proven only when no other fits", () => {
    expect(make(deal, state, "accuse-2").counts).toEqual({ lucky: 1, bitten: 1 });
    expect(make(deal, state, "more", "accuse-2").counts).toEqual({ clues: 1, whole: 1 });
  });

  it("does not take anybody's word for being honest now", () => {
    const world = { found: ["hammer", "brush"].map(pageOf), offended: [], clues: [], borrowed: 0 };
    expect(make({ ...deal, world }, state, "accuse-2").counts).toEqual({ lucky: 1, bitten: 1 });
  });

  it("tells the wrongly named which clue does not fit it", () => {
    expect(make(deal, state, "more", "accuse-3").heard).toContain("Not Brush: It cuts.");
    expect(make(deal, state, "accuse-3").heard).toContain("Brush fits so far.");
  });
});

describe("alibis", () => {
  const deal = dealOf({ task: "alibis", row: 3 }, "hammer");
  const says = { hammer: [-1], saw: [0, 1], drill: [0, 1] };
  const state = stateOf({ row: ["hammer", "saw", "drill"], says }, deal);

  it("lets each be heard at its seat, and be pressed once", () => {
    expect(make(deal, state, "right").heard).toEqual(["[tick -1]", "Hammer.", "I cut wood."]);
    expect(make(deal, state, "right", "right", "more").heard).toEqual(["[coin-drop]", "I cut wood."]);
    expect(make(deal, state, "right", "right", "more", "more").heard).toEqual(["[nothing]", "No more."]);
    expect(make(deal, state, "right", "more").heard).toEqual(["[coin-drop]", "Um."]);
  });

  it("is proven when the lie was heard", () => {
    expect(make(deal, state, "accuse-1").counts).toEqual({ lucky: 1, bitten: 1 });
    expect(make(deal, state, "right", "accuse")).toMatchObject({
      heard: ["[gavel -1]", "Bang to rights.", "Hammer lied. A hammer hits.", "[star]", expect.any(String)],
      counts: { whole: 1 },
    });
  });
});

describe("trap", () => {
  const deal = dealOf({ task: "trap", row: 4, cards: 3 }, "saw", { stakes: { coins: 5 } });
  const row = ["hammer", "saw", "drill", "brush"];
  const state = stateOf({ row, deck: ["cuts", "by-hand", "turns"] }, deal);

  it("lets those come forward who fit all that is called, and go back who do not", () => {
    expect(make(deal, state, "call-1").heard).toEqual(["[page]", "[up -0.35]", "[up 0.35]"]);
    expect(make(deal, state, "call-1", "call-2").heard).toEqual(["[coin-drop]", "[down 0.35]"]);
    expect(make(deal, state, "call-1", "call-2", "call-1").heard).toEqual(["[page]", "[up -1]", "[up 1]"]);
  });

  it("catches who stands there alone", () => {
    expect(make(deal, state, "call-1", "call-2", "pull")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { clues: 1, whole: 1 },
    });
  });

  it("says which cards were enough", () => {
    const more = { ...state, deck: ["cuts", "by-hand", "hard"] };
    expect(make(deal, more, "call-1", "call-3", "call-2", "pull").heard).toContain(
      "Enough: It cuts. It works by hand alone.",
    );
  });

  it("says who fell in as well, or what had sent the right one away", () => {
    expect(make(deal, state, "call-1", "pull").heard[1]).toBe("Drill too, not only Saw.");
    expect(make(deal, state, "call-3", "pull").heard[1]).toBe("No Saw: It turns.");
    expect(make(deal, state, "pull")).toMatchObject({ outcome: { type: "going" }, counts: {} });
  });

  it("tells what is called, and lets those stamp who stand there, also after a pull that failed", () => {
    const called = ["Called: It cuts.", "Hammer.", "Saw.", "[up -0.35]", "Drill.", "[up 0.35]", "Brush."];
    expect(make(deal, state, "call-1", "again").heard).toEqual(["[page]", ...called]);
    const failed = make(deal, state, "call-1", "pull").state;
    expect(told(deduce.where(deal, failed).cues)).toEqual(["Catch Saw.", ...called]);
  });

  it("helps from what is called, and calls no card wrong that is not", () => {
    const one = make(deal, state, "call-1").state;
    const hints = [1, 2, 3].map((strength) => told(deduce.hint(deal, one, strength as 1 | 2 | 3))[0]);
    const next = "It works by hand alone.";
    expect(hints).toEqual(["It cuts. Drill too, Saw only.", next, next]);
    const astray = make(deal, one, "call-3").state;
    expect(told(deduce.hint(deal, astray, 2))).toEqual(["Take back It turns.: not Saw."]);
  });

  it("tells in the end who stands there, and the cards that leave only one", () => {
    const { state: after } = make(deal, state, "call-1", "pull");
    expect(told(deduce.reveal(deal, after))).toEqual([
      "There: Saw and Drill.",
      "It cuts. It works by hand alone. Only Saw.",
    ]);
  });
});

describe("backward", () => {
  const deal = dealOf({ task: "backward", row: 3, cards: 2 }, "saw");
  const state = stateOf({ row: ["hammer", "saw", "brush"], deck: ["hits", "cuts"], called: ["cuts"] }, deal);

  it("asks for the clue that goes with all answers", () => {
    expect(make(deal, state, "right", "right", "choose").outcome).toEqual({ type: "solved", credit: 1 });
    expect(make(deal, state, "right", "choose").heard).toContain("Hammer would say yes: It hits.");
  });

  it("calls one more witness, for a price", () => {
    expect(make(deal, state, "witness")).toMatchObject({ heard: ["[coin-drop]", "Drill.", "[up 1]"] });
    expect(make(deal, state, "witness", "witness").heard).toEqual(["[nothing]", "All are here."]);
  });
});

describe("what was found", () => {
  it("counts a page as bitten no more when a bet has won it back", () => {
    const world = { found: [{ ...pageOf("brush"), isBitten: true }], offended: [], clues: [], borrowed: 0 };
    const deal = { ...dealOf({ ...HUMS, prize: { won: [], lost: [] } }, "saw"), world };
    const row = ["hammer", "saw", "drill", "brush"];
    const state = stateOf({ row, deck: ["cuts", "turns"], liars: { saw: "denies" } }, deal);
    const { state: after, counts } = make(deal, state, "accuse-2");
    expect(counts).toEqual({ whole: 2, bitten: -1, mended: 1, prize: 1 });
    expect(deduce.leave?.(deal, after)?.found.filter(({ isBitten }) => isBitten)).toEqual([]);
  });

  it("is read out in the end: what was bitten, and of the rest no more than three", () => {
    const bitten = { ...pageOf("a"), meaning: "one two three four", isBitten: true };
    const found = [bitten, ...["b", "c", "d", "e"].map(pageOf)];
    const world = { found, offended: [], clues: [], borrowed: 0 };
    const { content, rules } = dealOf(HUMS, "saw");
    const heard = told(deduce.perform?.(content, rules, world) ?? []);
    expect(heard).toEqual(["a: one two …", "[crunch]", "c: ….", "d: ….", "e: …."]);
  });
});

describe("help", () => {
  it("reads the state, and says nothing of who was cleared", () => {
    const deal = dealOf(HUMS, "saw");
    const row = ["hammer", "saw", "drill", "brush"];
    const state = stateOf({ row, deck: ["turns", "cuts"], liars: { saw: "denies" } }, deal);
    expect(told(deduce.hint(deal, state, 1))).toEqual(["Nobody lied yet."]);
    const after = make(deal, state, "more").state;
    expect(told(deduce.hint(deal, after, 1))).toEqual(["It cuts. Hammer, Saw and Brush?"]);
    expect(told(deduce.hint(deal, make(deal, after, "accuse-1").state, 1))).toEqual([
      "It cuts. Saw and Brush?",
    ]);
    expect(told(deduce.hint(deal, after, 3))).toEqual(["Saw: It cuts."]);
  });
});
