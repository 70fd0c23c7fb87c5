import { describe, expect, it } from "vitest";
import { dealOf } from "./fixture.ts";
import { deduce } from "./index.ts";
import { helpTold, HUMS, make, pageOf, stateOf, told } from "./played.ts";

describe("seek", () => {
  const deal = dealOf({ task: "seek", row: 3 }, "saw");
  const state = stateOf({ row: ["hammer", "saw", "brush"], deck: ["by-hand", "cuts"] }, deal);

  it("is proven only when no other fits", () => {
    expect(make(deal, state, "accuse-2").counts).toEqual({ lucky: 1, whole: 1, saved: 1 });
    expect(make(deal, state, "more", "accuse-2").counts).toEqual({ clues: 1, whole: 1, saved: 1 });
  });

  it("tells every clue again when somebody asks where they are", () => {
    const { state: after } = make(deal, state, "more");
    const clues = ["It works by hand alone.", "It cuts."];
    expect(told(deduce.where(deal, after).cues)).toEqual([
      "Hammer.",
      "Saw.",
      "Brush.",
      ...clues,
      "Who fits all?",
    ]);
  });

  it("asks again after a wrong name", () => {
    expect(make(deal, state, "accuse-3").heard.at(-1)).toBe("Who fits?");
  });

  it("does not take anybody's word for being honest now", () => {
    const world = { found: ["hammer", "brush"].map(pageOf), offended: [], clues: [] };
    expect(make({ ...deal, world }, state, "accuse-2").counts).toEqual({ lucky: 1, whole: 1, saved: 1 });
  });

  it("tells the wrongly named which clue does not fit it", () => {
    expect(make(deal, state, "more", "accuse-3").heard).toContain("Not Brush: a brush doesn't cut");
    expect(make(deal, state, "accuse-3").heard).toContain("Brush fits so far.");
  });
});

describe("alibis", () => {
  const deal = dealOf({ task: "alibis", row: 3 }, "hammer");
  const says = { hammer: [-1], saw: [0], drill: [0] };
  const state = stateOf({ row: ["hammer", "saw", "drill"], says }, deal);

  it("lets each be heard at its seat, and be asked once what it means", () => {
    expect(make(deal, state, "right").heard).toEqual(["[tick -1]", "Hammer.", "I cut wood."]);
    expect(make(deal, state, "right", "right", "more").heard).toEqual([
      "[page]",
      "I mean a blade with teeth!",
      "Who made it up?",
    ]);
    expect(make(deal, state, "right", "right", "more", "more").heard).toEqual(["[nothing]", "No more."]);
  });

  it("says why a story was so to whoever did not believe it", () => {
    const heard = make(deal, state, "right", "right", "accuse").heard;
    expect(heard.slice(2, 4)).toEqual(["I have teeth.", "Saw was honest. So: I have teeth."]);
    expect(make(deal, state, "accuse-2").heard).toContain("Saw was honest.");
  });

  it("lets one who is honest begin with what sounds made up", () => {
    const begun = deduce.begin(dealOf({ task: "alibis", row: 4 }, "hammer"));
    expect(begun.says).toMatchObject({ hammer: [-1], brush: [2] });
    expect([begun.says.saw, begun.says.drill].flat().every((index = 9) => index < 2)).toBe(true);
  });

  it("is proven when the lie was heard", () => {
    expect(make(deal, state, "accuse-1").counts).toEqual({ lucky: 1, whole: 1, saved: 1 });
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
    expect(make(deal, state, "call-1").heard).toEqual([
      "[page]",
      "Saw.",
      "[up -0.35]",
      "Drill.",
      "[up 0.35]",
    ]);
    expect(make(deal, state, "call-1", "call-2").heard).toEqual(["[page]", "Drill.", "[down 0.35]"]);
    expect(make(deal, state, "call-1", "call-2", "call-1").heard).toEqual(["[nothing]", "Called already."]);
  });

  it("catches who stands there alone", () => {
    expect(make(deal, state, "call-1", "call-2", "pull")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { whole: 1 },
    });
  });

  it("says which cards were enough", () => {
    const more = { ...state, deck: ["cuts", "by-hand", "hard"] };
    expect(make(deal, more, "call-1", "call-3", "call-2", "pull").heard).toContain(
      "Enough: It cuts. It works by hand alone.",
    );
  });

  it("says who fell in as well, and who stands there", () => {
    expect(make(deal, state, "call-1", "pull")).toMatchObject({
      heard: [
        "[it opens]",
        "Drill too, not only Saw: drill cuts.",
        "[crunch]",
        "There: Saw and Drill.",
        "Catch Saw.",
      ],
      counts: { wrong: 1 },
    });
    expect(make(deal, state, "pull")).toMatchObject({ outcome: { type: "going" }, counts: {} });
  });

  it("takes a bite for a card that is not true of the sought one, and puts everything back", () => {
    const astray = make(deal, state, "call-1", "call-3");
    expect(astray).toMatchObject({ outcome: { type: "missed" }, counts: { wrong: 1 } });
    expect(astray.heard.slice(-4)).toEqual([
      "No Saw: saw doesn't turn.",
      "[crunch]",
      "Back.",
      "There: Saw and Drill.",
    ]);
    expect(astray.state).toMatchObject({ called: ["cuts"], refused: ["turns"], bites: 1 });
    expect(make(deal, astray.state, "call-3").heard).toEqual(["[nothing]", "Out."]);
    expect(make(deal, astray.state, "call-2", "pull").outcome.type).toBe("solved");
  });

  it("tells what is called, and lets those stamp who stand there, also after a pull that failed", () => {
    const called = ["Called: It cuts.", "Hammer.", "Saw.", "[up -0.35]", "Drill.", "[up 0.35]", "Brush."];
    expect(make(deal, state, "call-1", "again").heard).toEqual(["[page]", ...called]);
    const failed = make(deal, state, "call-1", "pull").state;
    expect(told(deduce.where(deal, failed).cues)).toEqual([...called, "Call, and catch Saw."]);
  });

  it("helps from what is called, and calls no card wrong that is not", () => {
    const one = make(deal, state, "call-1").state;
    const hints = helpTold(deal, one).map(([first]) => first);
    const next = "It works by hand alone.";
    expect(hints).toEqual(["It cuts. Drill too, Saw only.", "Not: It turns. Saw doesn't turn.", next]);
    const astray = make(deal, one, "call-3").state;
    expect(helpTold(deal, astray).flat()).not.toContain("Not: It turns. Saw doesn't turn.");
  });

  it("tells in the end the cards that leave only one", () => {
    const { state: after } = make(deal, state, "call-1", "pull");
    expect(told(deduce.reveal(deal, after))).toEqual([
      "It cuts. It works by hand alone. Only Saw.",
      "[gavel -0.35]",
    ]);
  });
});

describe("backward", () => {
  const deal = dealOf({ task: "backward", row: 3, cards: 2 }, "saw");
  const state = stateOf({ row: ["hammer", "saw", "brush"], deck: ["hits", "cuts"], called: ["cuts"] }, deal);

  it("asks for the clue that goes with all answers", () => {
    expect(make(deal, state, "right", "right", "choose").outcome).toEqual({ type: "solved", credit: 1 });
    expect(make(deal, state, "right", "choose").heard).toContain("Hammer would say yes: hammer hits");
  });

  it("calls one more witness, for a price", () => {
    expect(make(deal, state, "witness")).toMatchObject({ heard: ["[page]", "Drill.", "[up 1]"] });
    expect(make(deal, state, "witness", "witness").heard).toEqual(["[nothing]", "All are here."]);
  });
});

describe("what was lost", () => {
  const lines = { ...dealOf(HUMS, "saw").content.lines, lost: "{name} is gone: {meaning}." };

  it("is counted after the fourth miss, with the bet, and asked for no more", () => {
    const rules = { ...HUMS, prize: { won: [], lost: ["The bet is lost."] } };
    const plain = dealOf(rules, "saw");
    const deal = { ...plain, content: { ...plain.content, lines } };
    const row = ["hammer", "saw", "drill", "brush"];
    const state = stateOf({ row, deck: ["turns", "cuts"], liars: { saw: "denies" }, bites: 3 }, deal);
    const { heard, counts, state: after } = make(deal, state, "accuse-1");
    expect(heard.at(-1)).toBe("[crunch]");
    expect(counts).toEqual({ wrong: 1, lost: 1, saved: 0, spoiled: 1, forfeit: 1 });
    expect(told(deduce.reveal(deal, after))).toEqual([
      "Saw.",
      "[gavel -0.35]",
      "Saw is gone: a blade with teeth.",
      "The bet is lost.",
    ]);
    expect(deduce.leave?.(deal, after)?.found).toMatchObject([{ id: "saw", isBitten: true }]);
  });

  it("tells why of a thief whose clues were heard, and who stands nowhere any more", () => {
    const deal = dealOf({ task: "trap", row: 4, cards: 3 }, "saw");
    const row = ["hammer", "saw", "drill", "brush"];
    const state = stateOf({ row, deck: ["cuts", "by-hand", "turns"], bites: 3 }, deal);
    const { heard, counts } = make(deal, state, "call-3");
    expect([heard.at(-1), counts]).toEqual(["[crunch]", { wrong: 1, lost: 1, saved: 0, spoiled: 1 }]);
    const seek = dealOf({ task: "seek", row: 3 }, "saw");
    const sought = stateOf({ row: ["hammer", "saw", "brush"], deck: ["by-hand", "cuts"], given: 2 }, seek);
    expect(told(deduce.reveal(seek, sought))).toEqual(["Saw.", "[gavel 0]", "Saw cuts."]);
  });
});

describe("what was found", () => {
  it("counts a page as bitten no more when a bet has won it back", () => {
    const world = { found: [{ ...pageOf("brush"), isBitten: true }], offended: [], clues: [] };
    const deal = { ...dealOf({ ...HUMS, prize: { won: [], lost: [] } }, "saw"), world };
    const row = ["hammer", "saw", "drill", "brush"];
    const state = stateOf({ row, deck: ["cuts", "turns"], liars: { saw: "denies" } }, deal);
    const { state: after, counts } = make(deal, state, "accuse-2");
    expect(counts).toEqual({ whole: 2, bitten: -1, saved: 2, spoiled: -1, mended: 1, prize: 1 });
    expect(deduce.leave?.(deal, after)?.found.filter(({ isBitten }) => isBitten)).toEqual([]);
  });

  it("has one page however often it is stolen: as it was brought back last", () => {
    const deal = dealOf({ task: "seek", row: 3 }, "saw");
    const state = stateOf({ row: ["hammer", "saw", "brush"], deck: ["by-hand", "cuts"], given: 2 }, deal);
    const again = (isBitten: boolean) => {
      const world = { found: [{ ...pageOf("saw"), isBitten }], offended: [], clues: [] };
      const step = make({ ...deal, world }, state, "accuse-2");
      return { counts: step.counts, found: deduce.leave?.({ ...deal, world }, step.state)?.found };
    };
    const found = [{ id: "saw", name: "Saw", isBitten: false }];
    expect(again(false)).toMatchObject({ counts: { whole: 1 }, found });
    expect(again(true)).toMatchObject({ counts: { whole: 1, saved: 1, spoiled: -1 }, found });
  });

  it("is read out in the end: what was bitten, and of the rest no more than three", () => {
    const bitten = { ...pageOf("a"), meaning: "one two three four", isBitten: true };
    const found = [bitten, ...["b", "c", "d", "e"].map(pageOf)];
    const world = { found, offended: [], clues: [] };
    const { content, rules } = dealOf(HUMS, "saw");
    const heard = told(deduce.perform?.(content, rules, world) ?? []);
    expect(heard).toEqual(["a: one two …", "[crunch]", "c: ….", "d: ….", "e: …."]);
  });
});
