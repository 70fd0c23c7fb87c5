import { describe, expect, it } from "vitest";
import type { Rung } from "../../../contract.ts";
import { dealOf } from "../../fixture.ts";
import { deduce } from "../../index.ts";
import { helpTold, HUMS, make, pageOf, stateOf } from "../../played.ts";
import type { State } from "../../state.ts";
import type { DeduceDeal } from "../../world.ts";

const plain = dealOf(HUMS, "saw");
const { content } = plain;
const lines = {
  ...content.lines,
  means: "{name} is {meaning}.",
  aided: { before: "The next one costs a bite.", after: "A bite for help." },
};
const deal: DeduceDeal = { ...plain, content: { ...content, lines } };
const state = stateOf(
  { row: ["hammer", "saw", "drill", "brush"], deck: ["cuts", "turns"], liars: { saw: "denies" } },
  deal,
);

function helped(from: State, ...rungs: Rung[]): State {
  return rungs.reduce((now, rung) => deduce.helped?.(deal, now, rung) ?? now, from);
}

describe("help at a row", () => {
  it("explains a word, and then says what more of it costs, before it gives more", () => {
    const [weigh, rule, two, ...above] = helpTold(deal, state);
    expect([weigh?.length, rule, two?.at(-1), above]).toEqual([
      1,
      ["Hammer is a heavy head on a handle, for nails."],
      "The next one costs a bite.",
      [],
    ]);
    const warned = helped(state, "listen", "rule", "two");
    expect(Object.keys(deduce.help(deal, warned))).toEqual(["listen", "rule", "two", "move"]);
    expect(helpTold(deal, warned)[1]).toEqual(["Hammer is a heavy head on a handle, for nails."]);
  });

  it("explains the word at which somebody stands, where it comes into question", () => {
    const at = make(deal, state, "right", "right").state;
    expect(helpTold(deal, at)[1]?.[0]).toBe("Saw is a blade with teeth.");
  });

  it("takes a bite of what was found when nothing was left to think, and says that it was help", () => {
    const { heard, outcome, counts, state: after } = make(deal, helped(state, "two", "move"), "accuse-2");
    expect([heard.slice(-3), outcome, counts]).toEqual([
      ["Saw: a blade with teeth.", "[crunch]", "A bite for help."],
      { type: "solved", credit: 1 },
      { bitten: 1, spoiled: 1, helped: 1 },
    ]);
    expect(deduce.leave?.(deal, after)?.found).toMatchObject([{ id: "saw", isBitten: true }]);
  });

  it("takes nothing for help that leaves a thought, or that was not said to cost anything", () => {
    expect(make(deal, helped(state, "rule", "two"), "accuse-2").counts).toEqual({ whole: 1, saved: 1 });
    expect(make(deal, helped(state, "rule", "move"), "accuse-2").counts).toEqual({ whole: 1, saved: 1 });
    const practice = { ...deal, rules: { ...deal.rules, practice: true as const } };
    expect(Object.keys(deduce.help(practice, state))).toContain("move");
    expect(make(plain, stateOf(state, plain), "accuse-2").counts).toEqual({ whole: 1, saved: 1 });
  });

  it("gives all of it where the page is bitten already, and costs nothing more", () => {
    const bitten = make(deal, state, "accuse-1").state;
    expect(Object.keys(deduce.help(deal, bitten))).toContain("move");
    expect(make(deal, helped(bitten, "rule", "two", "move"), "accuse-2").counts).toEqual({
      bitten: 1,
      spoiled: 1,
    });
  });

  it("begins with another thought when a clue was bought", () => {
    expect(deduce.apply(deal, { ...state, deck: ["cuts", "by-hand"] }, { move: "more" }).helpAnew).toBe(true);
  });

  it("says first what it costs where there is nothing else to say", () => {
    const backward = dealOf({ task: "backward", row: 3, cards: 2 }, "saw");
    const { means: _means, ...withCost } = lines;
    const at: DeduceDeal = { ...backward, content: { ...content, lines: withCost } };
    const begun = deduce.begin(at);
    expect(helpTold(at, begun).flat().at(-1)).toBe("The next one costs a bite.");
  });
});

it("keeps a page bitten that was stolen again after a wrong name", () => {
  const world = { found: ["saw", "drill"].map(pageOf), offended: [], clues: [] };
  const again = { ...plain, world };
  const after = make(again, stateOf(state, again), "accuse-1", "accuse-2").state;
  expect(deduce.leave?.(again, after)?.found.map(({ id, isBitten }) => [id, isBitten])).toEqual([
    ["drill", false],
    ["saw", true],
  ]);
});
