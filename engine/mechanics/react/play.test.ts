import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Action } from "../../move.ts";
import type { Step } from "../contract.ts";
import { content, dealOf, stateOf } from "./example.ts";
import { react } from "./index.ts";
import type { ReactDeal, ReactState } from "./state.ts";

const deal = dealOf();

function make(on: ReactDeal, ...actions: readonly (string | Action)[]): Step<ReactState> {
  let step: Step<ReactState> = { state: stateOf(on), cues: [], outcome: { type: "going" } };
  for (const action of actions)
    step = react.apply(on, step.state, typeof action === "string" ? { move: action } : action);
  return step;
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

function following(on: ReactDeal): Step<ReactState> {
  let step = make(on);
  for (let moves = 0; moves < 60 && step.outcome.type !== "solved"; moves++)
    step = react.apply(on, step.state, react.best(on, step.state));
  return step;
}

describe("in the player's own time", () => {
  it("tells no number until something was taken", () => {
    expect(heard(make(deal, "pass").cues)).toEqual(["[a knock, right]"]);
    expect(heard(make(deal, "pass", "pass").cues)).toEqual(["[a knock, right]"]);
    expect(make(deal, "pass", "pass", "take")).toMatchObject({
      counts: { hits: 1, worth: 1 },
      state: { known: 1 },
    });
    expect(heard(make(deal, "pass", "pass", "take").cues)).toEqual(["2."]);
  });

  it("asks for no time", () => {
    expect(react.open(deal, stateOf(deal)).wake).toBeUndefined();
    expect(make(deal, "pass").wake).toBeUndefined();
  });

  it("counts two for two, and says what was wrong of a number that does not fit", () => {
    const step = make(deal, "pass", "pass", "pass", "take");
    expect(step).toMatchObject({ counts: { hits: 1 } });
    expect(heard(step.cues)).toEqual(["4."]);
    const wrong = make(deal, "pass", "take");
    expect(wrong.counts).toEqual({ wrongs: 1 });
    expect(heard(wrong.cues)).toEqual(["1 isn't one of the even ones.", "Near it, the even ones: 2."]);
  });

  it("takes no lure for a number, though the count stands at one that fits", () => {
    const step = make(deal, "pass", "pass", "pass", "pass", "take");
    expect(step.counts).toEqual({ wrongs: 1 });
    expect(heard(step.cues)).toEqual(["That's nobody's number. Still 4."]);
  });

  it("tells what went by, and takes nothing twice", () => {
    const step = make(deal, "pass", "pass", "pass");
    expect(step.counts).toEqual({ slips: 1 });
    expect(heard(step.cues)).toEqual(["2 went by.", "[two knocks, left]"]);
    expect(make(deal, "pass", "pass", "take", "take").counts).toBeUndefined();
  });

  it("ends with the score, wrong ones taken off", () => {
    const all = following(deal);
    expect(all).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { hits: 1, worth: 1, net: 3, ripe: 3, clean: 1, runs: 1 },
    });
    const everything = make(deal, ...Array.from({ length: 6 }, () => ["pass", "take"]).flat());
    expect(everything).toMatchObject({ outcome: { type: "solved", credit: 0 } });
    expect(everything.counts).toEqual({ hits: 1, worth: 1, ripe: 3, runs: 1 });
  });

  it("is not clean where help has told a move", () => {
    const state = react.helped?.(deal, make(deal, "pass").state, "move") ?? stateOf(deal);
    let step = react.apply(deal, state, { move: "pass" });
    while (step.outcome.type !== "solved") step = react.apply(deal, step.state, react.best(deal, step.state));
    expect(step).toMatchObject({ outcome: { credit: 0.5 } });
    expect(step.counts).not.toHaveProperty("clean");
  });

  it("asks for the number at a price, and for nothing where it was just told", () => {
    const step = make(deal, "pass", "ask");
    expect(step.counts).toEqual({ asked: 1 });
    expect(react.moves(deal, step.state).some(({ priced }) => priced !== undefined)).toBe(false);
    expect(heard(react.apply(deal, step.state, { move: "ask" }).cues)).toEqual(["We just told it: 1."]);
  });

  it("gives for REPEAT what came since the last number, without the count", () => {
    const threes = dealOf({ calls: ["threes"] });
    const { state } = make(threes, "pass", "pass", "pass", "pass");
    expect(heard(react.where(threes, state).cues)).toEqual([
      "The threes. Since 0:",
      "[a knock, right; a knock, right; two knocks, left]",
      "[a bell, right]",
    ]);
  });

  it("plays nothing again for REPEAT whose number was told", () => {
    const { state } = make(deal, "pass", "pass", "take");
    expect(heard(react.where(deal, state).cues)).toEqual(["The even ones. The count is at 2."]);
    const on = react.apply(deal, state, { move: "pass" }).state;
    expect(heard(react.where(deal, on).cues)).toEqual(["The even ones. Since 2:", "[two knocks, left]"]);
  });

  it("counts nothing in practice", () => {
    expect(make(dealOf({ practice: true }), "pass", "take").counts).toBeUndefined();
  });
});

describe("what is not a number", () => {
  it("is judged by its tags, as it is used here", () => {
    const noun = dealOf({ things: ["run"], calls: ["nouns"] });
    expect(heard(make(noun, "pass").cues)).toEqual(["We went for a run.", "[a knock, right]"]);
    expect(make(noun, "pass", "take")).toMatchObject({ outcome: { type: "solved", credit: 1 } });
    const verb = dealOf({ things: ["run", "one"], calls: ["verbs"] });
    expect(make(verb, "pass", "take").counts).toEqual({ wrongs: 1 });
  });
});

describe("a rule that changes on the way", () => {
  const flipping = dealOf({ things: Array(5).fill("one"), flip: { at: 2, call: "odd" } });

  it("is told before the first thing that it counts for", () => {
    expect(heard(make(flipping, "pass", "pass", "take", "pass").cues)).toEqual([
      "From here on: odd ones!",
      "[a knock, left]",
    ]);
    expect(following(flipping)).toMatchObject({ outcome: { credit: 1 }, counts: { ripe: 3, net: 3 } });
  });

  it("is the reason why what fitted before does not now", () => {
    expect(heard(make(flipping, "pass", "pass", "take", "pass", "pass", "take").cues)).toEqual([
      "4 isn't one of the odd ones.",
      "4 fitted before. Now it's the odd ones.",
    ]);
  });
});

describe("two hands", () => {
  const hands = dealOf({ things: Array(6).fill("one"), calls: ["even", "threes"], both: true });
  const upTo = (count: number): string[] => Array<string>(count).fill("pass");

  it("take by a rule each, and both where the two meet", () => {
    expect(make(hands, ...upTo(2), "left").counts).toEqual({ hits: 1, worth: 1 });
    expect(make(hands, ...upTo(2), "right").counts).toEqual({ wrongs: 1 });
    expect(make(hands, ...upTo(4), "both").counts).toEqual({ hits: 1, worth: 1, wrongs: 1 });
    const step = make(hands, ...upTo(6), "both");
    expect(step.counts).toMatchObject({ hits: 2, ripe: 5 });
    expect(heard(step.cues)).toContain("6! Both!");
    expect(following(hands)).toMatchObject({ outcome: { credit: 1 } });
  });

  it("say of the wrong one whose it is", () => {
    expect(heard(make(hands, ...upTo(2), "right").cues)).toEqual([
      "2 is one of the even ones, not one of the threes.",
    ]);
    expect(heard(make(hands, ...upTo(5), "right").cues)).toEqual([
      "5 isn't one of the threes.",
      "Near it, the threes: 3 and 6.",
    ]);
  });

  it("may take one after the other", () => {
    expect(make(hands, ...upTo(6), "right", "left").counts).toMatchObject({ hits: 1 });
  });
});

describe("a rule that is chosen", () => {
  const offer = dealOf({ things: Array(9).fill("one"), calls: ["even", "threes"], prizes: [9] });

  it("is worth what it is worth, and more on a prize", () => {
    expect(make(offer, "call-threes", "pass", "pass", "pass", "take").counts).toEqual({ hits: 1, worth: 3 });
    const all = following(offer);
    expect(all).toMatchObject({ outcome: { credit: 1 }, counts: { prizes: 1, worth: 8, clean: 1 } });
    expect(heard(all.cues)).toContain("9! The prize!");
  });

  it("tells at the end what would have had a prize", () => {
    let step = make(offer, "call-even");
    while (step.outcome.type !== "solved")
      step = react.apply(offer, step.state, react.best(offer, step.state));
    expect(step).toMatchObject({ outcome: { credit: 1 } });
    expect(heard(step.cues)).toContain("None of the even ones is at 9. With a prize: threes.");
  });

  it("tells of a prize that another call would have had", () => {
    const step = make(offer, "call-even", ...Array<string>(9).fill("pass"), "take");
    expect(heard(step.cues)).toContain("There's a prize at 9, but you chose the even ones.");
  });

  it("is reached by buttons, and asked for before anything comes", () => {
    expect(react.moves(offer, stateOf(offer)).flatMap(({ button = [] }) => button)).toEqual([
      "left",
      "right",
      "select",
    ]);
    expect(heard(make(offer, "next").cues)).toEqual(["Threes."]);
  });
});

describe("a hidden rule", () => {
  const hidden = dealOf({ things: Array(9).fill("one"), calls: ["threes"], shown: 6 });

  it("is heard, not told, and asked for afterwards", () => {
    const told = heard(react.open(hidden, stateOf(hidden)).cues);
    expect(told.join(" ")).not.toContain("threes");
    expect(told.join(" ").match(/it fits/g)).toHaveLength(2);
    expect(following(hidden)).toMatchObject({ outcome: { credit: 1 }, counts: { ripe: 1 } });
    expect(heard(following(hidden).cues)).toContain("The rule was: threes.");
  });

  it("has its evidence again with REPEAT, and with help", () => {
    const { state } = make(hidden, "pass", "take");
    const again = heard(react.where(hidden, state).cues);
    expect(again.join(" ").match(/it fits/g)).toHaveLength(2);
    expect(again.at(-1)).toBe("The count is at 7 now.");
    const { state: untold } = make(hidden, "pass");
    expect(heard(react.where(hidden, untold).cues).slice(-2)).toEqual([
      "And after those:",
      expect.stringMatching(/^\[a knock, (left|right)\]$/),
    ]);
    expect(
      heard(react.help(hidden, untold).listen ?? [])
        .join(" ")
        .match(/it fits/g),
    ).toHaveLength(2);
  });
});

describe("a hushed run", () => {
  const hushed = dealOf({}, { rules: { hush: true } });

  it("tells no number of what was right, and all of them at the end", () => {
    const step = make(hushed, "pass", "pass", "take");
    expect(step).toMatchObject({ state: { known: -1 }, counts: { hits: 1 } });
    expect(heard(step.cues)).toEqual([]);
    expect(heard(following(hushed).cues)).toContain("2, 4, 6.");
  });

  it("tells what was wrong", () => {
    expect(make(hushed, "pass", "take").state.known).toBe(0);
  });

  it("gives for REPEAT what was taken in silence, which nobody has told", () => {
    const { state } = make(hushed, "pass", "pass", "take");
    expect(heard(react.where(hushed, state).cues)).toEqual([
      "The even ones. Since 0:",
      "[a knock, right]",
      "[a knock, right]",
    ]);
  });
});

describe("help", () => {
  it("counts on with the player, and names the number last", () => {
    const { state } = make(deal, "pass", "pass", "pass");
    const help = react.help(deal, state);
    expect(heard(help.where ?? [])).toEqual([
      "Only even ones.",
      "Select takes what has just come. Down goes on.",
    ]);
    expect(heard(help.listen ?? [])).toEqual(["Count on from 2:", "[two knocks, left]"]);
    expect(heard(help.rule ?? [])).toEqual(["Going up from 2, the even ones: 4, 6, 8."]);
    expect(heard(help.two ?? [])[0]).toMatch(/^It's (3 or 4|4 or 5) now\.$/);
    expect(heard(help.move ?? [])).toEqual(["Take it: 4. Take it."]);
  });

  it("does not let go what was taken", () => {
    const { state } = make(deal, "pass", "pass", "take");
    expect(heard(react.help(deal, state).move ?? [])).toEqual(["It's 2, and you've pressed for it. Go on."]);
  });
});

describe("what is checked", () => {
  const problems = (items: (typeof deal)["item"][]) =>
    react.check?.({ content, sets: [{ path: "levels[0]", rules: {}, items }] }).map(({ path }) => path);

  it("finds names that mean nothing, and runs with nothing to take", () => {
    expect(problems([deal.item])).toEqual([]);
    expect(problems([{ ...deal.item, things: ["nobody"] }])).toEqual(["levels[0].items[0].things[0]"]);
    expect(problems([{ ...deal.item, things: ["bell"] }])).toEqual(["levels[0].items[0].things"]);
    expect(problems([{ ...deal.item, both: true }])).toEqual(["levels[0].items[0].calls"]);
  });
});
