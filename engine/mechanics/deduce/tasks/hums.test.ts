import { describe, expect, it } from "vitest";
import { dealOf } from "../fixture.ts";
import { deduce } from "../index.ts";
import { helpTold, HUMS, make, pageOf, stateOf, told } from "../played.ts";

describe("hums", () => {
  const deal = dealOf(HUMS, "saw");
  const row = ["hammer", "saw", "drill", "brush"];
  const state = stateOf({ row, deck: ["cuts", "by-hand"], liars: { saw: "denies" } }, deal);

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
      "Who, or nobody yet?",
    ]);
  });

  it("solves it whole when the lie has been heard", () => {
    const { heard, outcome, counts } = make(deal, state, "right", "right", "accuse");
    expect([heard, outcome, counts]).toEqual([
      ["[gavel -0.35]", "Saw said no, but saw cuts.", "[star]", "Saw: a blade with teeth."],
      { type: "solved", credit: 1 },
      { whole: 1, saved: 1 },
    ]);
  });

  it("plays a clue that was a sound again before it says why", () => {
    const other = dealOf(HUMS, "hammer");
    const heard = stateOf({ row, deck: ["hits", "cuts"], liars: { hammer: "denies" } }, other);
    expect(told(deduce.open(other, heard).cues).slice(1, 3)).toEqual(["Listen:", "[hammer]"]);
    expect(make(other, heard, "accuse-1").heard.slice(2, 4)).toEqual([
      "[hammer]",
      "Hammer said no, but hammer hits.",
    ]);
  });

  it("calls it luck when no lie was heard yet, and takes nothing for it", () => {
    const early = { ...state, deck: ["turns", "cuts"] };
    const { heard, outcome, counts } = make(deal, early, "accuse-2");
    expect([heard, outcome, counts]).toEqual([
      ["[gavel -0.35]", "Lucky.", "[star]", "Saw: a blade with teeth."],
      { type: "solved", credit: 0.5 },
      { lucky: 1, whole: 1, saved: 1 },
    ]);
  });

  it("lets the wrongly named tell what it means, and why its answer was true", () => {
    const { heard, outcome, counts, state: after } = make(deal, state, "accuse-1");
    expect([heard, outcome, counts]).toEqual([
      [
        "[strike -1]",
        "I mean a heavy head on a handle, for nails.",
        "No is right: it only hits. (Hammer)",
        "[crunch]",
        "Who, or nobody yet?",
      ],
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

  it("gives another clue for a price, and asks none where there is no other", () => {
    const priceOf = (at: typeof state) => deduce.moves(deal, at).find(({ id }) => id === "more")?.priced;
    expect(make(deal, state, "more")).toMatchObject({
      heard: [
        "[page]",
        "It works by hand alone.",
        "Hammer.",
        "[up -1]",
        "Saw.",
        "[down -0.35]",
        "Drill.",
        "[down 0.35]",
        "Brush.",
        "[up 1]",
        "Who, or nobody yet?",
      ],
      counts: { clues: 1 },
    });
    expect(priceOf(state)).toBe("clue");
    expect(make(deal, state, "more", "more").heard).toEqual(["[nothing]", "No more."]);
    expect(priceOf(make(deal, state, "more").state)).toBeUndefined();
  });

  it("knows who was found out before, and who was named wrongly", () => {
    const found = [{ id: "hammer", name: "Hammer", meaning: "…", isBitten: false }];
    const later = { ...deal, world: { found, offended: ["brush"], clues: [] } };
    expect(told(deduce.open(later, state).cues)).toContain("Honest now.");
    expect(make(later, state, "go-4").heard).toEqual(["[tick 1]", "Brush.", "You again.", "[down 1]"]);
  });

  it("lets the thief call itself honest as well, and nobody where most is at stake", () => {
    const world = { found: ["hammer", "saw"].map(pageOf), offended: [], clues: [] };
    const claims = (rules: object): number =>
      told(deduce.open({ ...dealOf({ ...HUMS, ...rules }, "saw"), world }, state).cues).filter(
        (one) => one === "Honest now.",
      ).length;
    expect([claims({}), claims({ final: true }), claims({ prize: { won: [], lost: [] } })]).toEqual([
      1, 0, 0,
    ]);
  });

  it("asks for the lie where the first clue always tells, and sells no other there", () => {
    const sure = dealOf({ ...HUMS, idle: 0 }, "saw");
    expect(told(deduce.open(sure, state).cues).at(-1)).toBe("Who lies?");
    expect(make(sure, state, "more").heard).toEqual(["[nothing]", "No more."]);
  });

  it("keeps the place of whoever has walked, and goes to the last one from nowhere", () => {
    const { heard, state: after } = make(deal, state, "right", "right", "more");
    expect([heard.slice(-2), after.cursor]).toEqual([["At Saw.", "Who, or nobody yet?"], 1]);
    expect(make(deal, state, "left").heard[1]).toBe("Brush.");
  });

  it("says first where somebody stands, asked again, and ends with the question", () => {
    const heard = told(deduce.where(deal, make(deal, state, "right").state).cues);
    expect([heard[0], heard.at(-1)]).toEqual(["At Hammer.", "It says no."]);
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

describe("reasons of a row that hums", () => {
  const deal = dealOf(HUMS, "saw");
  const row = ["hammer", "saw", "drill", "brush"];
  const early = stateOf({ row, deck: ["turns", "cuts"], liars: { saw: "denies" } }, deal);

  it("tells who said the same and was honest, where a clue was paid for", () => {
    const { heard } = make(deal, early, "more", "accuse-2");
    expect(heard.slice(1, 3)).toEqual(["Saw said no, but saw cuts.", "It only hits: Hammer was honest."]);
  });

  it("clears by the rule whoever has answered as the thief never does", () => {
    expect(make(deal, early, "accuse-3").heard.slice(2, 3)).toEqual(["Drill said yes: drill turns."]);
  });

  it("tells earlier clues in short, and only the newest one with all its hums", () => {
    const { heard } = make(deal, early, "more", "again");
    expect(heard.slice(0, 5)).toEqual(["[page]", "It turns.", "Yes: Drill.", "It cuts.", "Hammer."]);
  });

  it("tells once that fewer clues were enough", () => {
    const state = { ...early, deck: ["cuts", "by-hand"] };
    expect(make(deal, state, "more", "accuse-2").heard.slice(1, 3)).toEqual([
      "Saw said no, but saw cuts.",
      "One clue was enough.",
    ]);
  });

  it("tells the rule of the row whenever somebody asks where they are", () => {
    expect(told(deduce.where(deal, early).cues).at(-1)).toBe("It says no.");
    const two = dealOf({ ...HUMS, liars: ["denies", "boasts"] }, "saw");
    const both = { ...early, liars: { saw: "denies", brush: "boasts" }, sought: ["saw", "brush"] } as const;
    expect(told(deduce.where(two, both).cues).at(-1)).toBe("One no, one yes.");
    expect(told(deduce.open(two, both).cues).at(-1)).toBe("Which two lie?");
    expect(told(deduce.where(two, { ...both, found: ["brush"] }).cues).at(-1)).toBe("It says no.");
  });

  it("remembers who was named wrongly, until that one has sat in a row and was not named", () => {
    const world = { found: [], offended: ["brush"], clues: [] };
    const later = { ...deal, world };
    const state = { ...early, deck: ["cuts", "turns"] };
    const right = make(later, state, "accuse-2");
    expect(right.heard).toContain("Brush again, and you knew.");
    expect(deduce.leave?.(later, right.state)?.offended).toEqual([]);
    const wrong = make(later, state, "accuse-1", "accuse-2");
    expect(deduce.leave?.(later, wrong.state)?.offended).toEqual(["brush", "hammer"]);
  });

  it("hints in steps: who it can be, who it is not and why, and only then whom to try", () => {
    const hintsIn = (state: typeof early) => helpTold(deal, state);
    expect(hintsIn(early)).toEqual([
      ["No? Hammer, Saw and Brush."],
      ["No is right: hammer doesn't turn. (Hammer)", "And the others?"],
      ["Nobody lied yet."],
    ]);
    const after = make(deal, early, "more").state;
    expect(hintsIn(after)).toEqual([
      ["No? Hammer, Saw and Brush."],
      ["No is right: it only hits. (Hammer)", "And the others?"],
      ["Try Saw.", "It cuts."],
    ]);
    const cleared = make(deal, after, "accuse-1").state;
    expect(helpTold(deal, cleared)[0]).toEqual(["No? Saw and Brush."]);
    const left = make(deal, after, "accuse-1", "accuse-4").state;
    expect(helpTold(deal, left)[0]).toEqual(["Only one."]);
  });
});

describe("proof without a lie", () => {
  const row = ["hammer", "saw", "drill", "brush"];
  const two = dealOf({ ...HUMS, liars: ["denies", "boasts"] }, "saw");
  const both = stateOf(
    {
      row,
      deck: ["hits", "turns", "cuts"],
      given: 2,
      liars: { saw: "denies", brush: "boasts" },
      sought: ["saw", "brush"],
    },
    two,
  );

  it("is who is left when one of two liars was caught, and all others have answered otherwise", () => {
    const { heard, counts } = make(two, both, "accuse-4", "accuse-2");
    expect(heard[1]).toBe("Only Saw is left.");
    expect(counts).toMatchObject({ whole: 1 });
    expect(counts).not.toHaveProperty("lucky");
  });

  it("is who alone answers like its kind of liar, also while the other one is at large", () => {
    expect(make(two, both, "accuse-2").counts).toEqual({ whole: 1, saved: 1 });
  });

  it("is not there while two could be that liar", () => {
    const early = { ...both, given: 1 };
    expect(make(two, early, "accuse-2").counts).toMatchObject({ lucky: 1 });
    expect(make(two, early, "accuse-4", "accuse-2").counts).toMatchObject({ lucky: 1 });
  });

  it("is two who are left of two that answer alike", () => {
    const pair = dealOf({ ...HUMS, liars: ["denies", "denies"] }, "saw");
    const alike = { ...both, liars: { saw: "denies", brush: "denies" } } as const;
    expect(make(pair, alike, "accuse-4", "accuse-2").counts).not.toHaveProperty("lucky");
  });
});

describe("what is sold at a row that hums", () => {
  const row = ["hammer", "saw", "drill", "brush"];
  const deal = dealOf(HUMS, "saw");

  it("is a clue that catches or clears somebody, before one that does neither", () => {
    const state = stateOf({ row, deck: ["turns", "by-hand", "hits"], liars: { drill: "denies" } }, deal);
    const from = { ...state, sought: ["drill"], refused: ["hammer"] };
    const { heard, state: after } = make(deal, from, "more");
    expect(heard[1]).toBe("It works by hand alone.");
    expect(make(deal, after, "more").heard).toEqual(["[nothing]", "No more."]);
  });

  it("takes no bite for help that leaves two", () => {
    const lines = { ...deal.content.lines, aided: { before: "Costs a bite.", after: "For help." } };
    const dear = { ...deal, content: { ...deal.content, lines } };
    const state = stateOf({ row, deck: ["cuts", "turns"], liars: { saw: "denies" } }, dear);
    expect(helpTold(dear, state)).toEqual([
      ["No? Hammer, Saw and Brush."],
      ["No is right: it only hits. (Hammer)", "And the others?", "Costs a bite."],
    ]);
  });
});
