import { describe, expect, it } from "vitest";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { understand } from "../../voice/index.ts";
import { content, dealOf, laidOut, rules } from "./example.ts";
import { pairs } from "./index.ts";
import type { PairsDeal, PairsState } from "./state.ts";

function play(deal: PairsDeal, ...moves: string[]) {
  let state: PairsState = laidOut(deal);
  const heard: string[][] = [];
  const counts: Record<string, number>[] = [];
  for (const move of moves) {
    const step = pairs.apply(deal, state, { move });
    state = step.state;
    counts.push({ ...step.counts });
    heard.push([
      ...wordCues(step.cues, NOTHING_HEARD).flatMap((cue) =>
        cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`♪ ${cue.caption}`] : [],
      ),
      step.outcome.type,
    ]);
  }
  return { state, heard, last: heard.at(-1), counts: counts.at(-1) };
}

describe("a board", () => {
  it("is walked over by notes alone, which rise to the right and upward", () => {
    const step = (state: PairsState, move: string) => pairs.apply(dealOf(), state, { move });
    const right = step(laidOut(dealOf()), "right");
    const below = step(right.state, "down");
    expect([right.cues, below.cues]).toEqual([
      [{ type: "sound", sound: "cell-note", pitch: 14, side: 0, caption: "note of row 1, column 2" }],
      [{ type: "sound", sound: "cell-note", pitch: 2, side: 0, caption: "note of row 2, column 2" }],
    ]);
  });

  it("costs nothing where both were new, and a match by luck is called that", () => {
    expect(play(dealOf(), "lift", "right", "lift")).toMatchObject({
      last: ["Cup.", "Key and cup: no pair.", "going"],
      counts: { tries: 1 },
    });
    expect(play(dealOf(), "lift", "down", "lift")).toMatchObject({
      last: [
        "Lock.",
        "♪ note of row 1, column 1 and note of row 2, column 1",
        "Key and lock: a pair, by luck.",
        "advanced",
      ],
      counts: { tries: 1, found: 1, lucky: 1 },
    });
  });

  it("costs what was heard before and passed over, and says so", () => {
    const moves = ["lift", "right", "lift", "down", "left", "lift", "down", "right", "lift"];
    expect(play(dealOf(), ...moves)).toMatchObject({
      last: ["Saucer.", "Lock and saucer: no pair.", "What goes with lock was up before.", "missed"],
      counts: { tries: 1, cracked: 1 },
      state: { wasted: 1 },
    });
  });

  it("counts a pair as remembered when its second half was heard before", () => {
    const moves = ["lift", "right", "lift", "down", "left", "lift", "up", "lift"];
    expect(play(dealOf(), ...moves).counts).toEqual({
      tries: 1,
      found: 1,
      remembered: 1,
      sharp: 1,
    });
  });

  it("plays the note of what goes with what is up, and does not say the place", () => {
    const deal = dealOf({ rules: { ...rules, asks: true } });
    expect(play(deal, "lift", "ask").last).toEqual([
      "What goes with key lies here:",
      "♪ note of row 2, column 1",
      "going",
    ]);
  });

  it("claims neither memory for what was given away, nor luck for the last that can be left", () => {
    const deal = dealOf({ rules: { ...rules, asks: true } });
    expect(play(deal, "lift", "ask", "down", "lift")).toMatchObject({
      last: ["Lock.", expect.any(String), "Key and lock: a pair.", "advanced"],
      counts: { tries: 1, found: 1, remembered: 1 },
    });
    const two = dealOf({ rules: { ...rules, columns: 2 } });
    const state: PairsState = { ...laidOut(two), cards: [0, 2, 1, 3], gone: [0, 1], heard: [0, 1], at: 1 };
    const up = pairs.apply(two, state, { move: "lift" }).state;
    const { cues, counts } = pairs.apply(two, { ...up, at: 3 }, { move: "lift" });
    const said = wordCues(cues, NOTHING_HEARD).flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
    expect([said, counts]).toEqual([
      ["Saucer.", "Cup and saucer: a pair."],
      { tries: 1, found: 1, lucky: 1 },
    ]);
  });

  it("goes on with the word that was passed over when it helps", () => {
    const deal = dealOf();
    const { state, last } = play(deal, "lift", "right", "lift", "to-4", "lift", "to-3", "lift");
    expect(last?.at(-2)).toBe("What goes with saucer was up before.");
    const told = wordCues(pairs.help(deal, state).two ?? [], NOTHING_HEARD);
    expect(told.flatMap((cue) => (cue.type === "say" ? [cue.text] : []))).toEqual([
      "What goes with saucer is in one of two places: row 1, column 1, or row 1, column 2.",
    ]);
  });

  it.each(["one four", "two four", "two two", "2 4", "row two column four"])(
    "is walked to by voice: %s",
    (words) => {
      const deal = dealOf({ rules: { ...rules, columns: 4 } });
      const state: PairsState = { ...laidOut(deal), cards: [0, 2, 4, 6, 1, 3, 5, 7] };
      const place = words.startsWith("one") ? 3 : words === "two two" ? 5 : 7;
      expect(understand([{ words, confidence: 0.9 }], pairs.moves(deal, state))).toMatchObject({
        type: "understood",
        action: { move: `to-${place}` },
      });
    },
  );

  it("lets two that were heard trade places after so many misses, told by their notes", () => {
    const { state, last } = play(dealOf({ rules: { ...rules, drift: 1 } }), "lift", "right", "lift");
    expect(state.cards).toEqual([2, 0, 4, 1, 3, 5]);
    expect(last?.at(-2)).toMatch(/^♪ note of row 1, column [12], then note of row 1, column [12]$/);
  });

  it("asks what a found pair is good for before it goes on", () => {
    const use = (label: string) => ({ label, phrases: [label], lines: ["Done."] });
    const deal = dealOf({ content: { ...content, uses: { left: use("keep"), right: use("give") } } });
    const { state, last } = play(deal, "lift", "down", "lift");
    expect(last?.slice(-2)).toEqual(["Left: keep. Right: give.", "advanced"]);
    expect(pairs.moves(deal, state).map(({ id }) => id)).toEqual(["use-left", "use-right"]);
    expect(pairs.apply(deal, state, { move: "use-right" }).counts).toEqual({ usedRight: 1 });
  });

  it("takes either of two words that are the same", () => {
    const twice = {
      id: "old",
      pairs: [
        { id: "new", first: "old", second: "new" },
        { id: "young", first: "old", second: "young" },
        { id: "key", first: "key", second: "lock" },
      ],
    };
    const { state, last } = play(dealOf({ item: twice }), "lift", "down", "right", "lift");
    expect(last?.at(-1)).toBe("advanced");
    const shown = wordCues(pairs.reveal(dealOf({ item: twice }), state), NOTHING_HEARD);
    expect(shown.flatMap((cue) => (cue.type === "say" ? [cue.text] : [])).slice(1)).toEqual([
      "Old goes with new.",
      "Key goes with lock.",
    ]);
  });
});
