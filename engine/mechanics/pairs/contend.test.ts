import { describe, expect, it } from "vitest";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { check } from "./check.ts";
import { attic, content, dealOf, laidOut, rules } from "./example.ts";
import { pairs } from "./index.ts";
import { picksOf } from "./rival.ts";
import type { PairsRules } from "./schema.ts";
import type { PairsDeal, PairsState } from "./state.ts";

type Rival = NonNullable<PairsRules["rival"]>;

/** Key and lock are worth five, cup and saucer two, sock and shoe one; six are the price. */
const worths = [5, 2, 1];
const item = {
  ...attic,
  price: 6,
  pairs: attic.pairs.map((pair, index) => ({ ...pair, worth: worths[index] })),
};
const withRat = { ...content, rival: { name: "Nip", unit: { one: "bead", many: "beads" } } };

function against(rival: Rival): PairsDeal {
  return dealOf({ content: withRat, item, rules: { ...rules, rival } });
}

function play(deal: PairsDeal, ...places: number[]) {
  let state: PairsState = { ...pairs.begin(deal), cards: laidOut(deal).cards };
  const steps = places.map((place) => {
    const there = pairs.apply(deal, state, { move: `to-${place}` });
    const step = pairs.apply(deal, there.state, { move: "lift" });
    state = step.state;
    return step;
  });
  const step = steps.at(-1);
  const heard = wordCues(step?.cues ?? [], NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`♪ ${cue.caption}`] : [],
  );
  return { state, heard, counts: step?.counts, outcome: step?.outcome };
}

describe("a rival", () => {
  it("opens two after two, hums what was opened, and takes nothing that it had not heard", () => {
    const { state, heard, outcome } = play(against({ remembers: 4 }), 0, 1);
    expect(heard.slice(0, 3)).toEqual(["Cup.", "Key and cup: no pair.", "♪ Nip hums 2 notes"]);
    expect(state.contest).toMatchObject({ won: 0, lost: 0, rounds: 1 });
    expect(state.contest?.mind.slice(0, 2)).toEqual([0, 2]);
    expect(state.contest?.last).toEqual(state.contest?.mind.slice(2));
    expect(outcome).toEqual({ type: "going" });
  });

  it("opens no two that match by chance while there are others, since it takes only what it hums", () => {
    const deal = against({ remembers: 4 });
    for (let seed = 0; seed < 40; seed++) {
      const state: PairsState = { ...pairs.begin(deal), cards: laidOut(deal).cards };
      const { places, areTaken } = picksOf({ ...deal, seed }, state, {
        mind: [],
        won: 0,
        lost: 0,
        rounds: 0,
        last: [],
      });
      const [one, other] = places.map((place) => Math.floor((state.cards[place] ?? 0) / 2));
      expect([areTaken, one === other]).toEqual([false, false]);
    }
  });

  it("takes a pair that it hums, and what is left may be too little", () => {
    const deal = against({ remembers: 4 });
    const known = { ...pairs.begin(deal), cards: laidOut(deal).cards, at: 2, up: 1, heard: [2] };
    const state = { ...known, contest: { mind: [0, 1], won: 0, lost: 0, rounds: 0, last: [] } };
    const step = pairs.apply(deal, state, { move: "lift" });
    expect(step).toMatchObject({
      counts: { tries: 1, beaten: 1 },
      outcome: { type: "solved", credit: 1 },
      state: { gone: [0, 1], contest: { lost: 5, mind: [2, 4] } },
    });
  });

  it("forgets what was opened longest ago, and what was taken away", () => {
    const { state } = play(against({ remembers: 2 }), 0, 1);
    expect(state.contest?.mind).toEqual(state.contest?.last);
  });

  it("has lost when the price is reached, by a scale that ends at its top", () => {
    const { heard, counts, outcome } = play(against({ remembers: 0, prize: 2 }), 0, 3, 1, 4);
    expect(heard).toEqual([
      "Saucer.",
      "♪ note of row 1, column 2 and note of row 2, column 2",
      "Cup and saucer: a pair, by luck.",
      "♪ a note up, to the top",
      "7 beads: that is enough.",
    ]);
    expect(counts).toMatchObject({ found: 1, lucky: 1, paid: 2 });
    expect(outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("in the dark is heard by its notes, and tells nothing of what it has seen", () => {
    const { state, heard } = play(against({ remembers: 4, dark: true }), 0, 1);
    const places = state.contest?.last.map((card) => state.cards.indexOf(card)) ?? [];
    const notes = places.map((at) => `♪ note of row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}`);
    expect(heard).toEqual(["Cup.", "Key and cup: no pair.", "♪ Nip hums 2 notes", ...notes]);
    expect(state.heard).toEqual([0, 2]);
  });

  it("lets a row roll on, last to front", () => {
    const { state } = play(against({ remembers: 4, rolls: true }), 0, 1);
    expect(state.cards).toEqual([4, 0, 2, 1, 3, 5]);
  });

  it("may begin, and both hear what is opened", () => {
    const deal = against({ remembers: 4, begins: true });
    const state = pairs.begin(deal);
    expect(state.heard).toEqual(state.contest?.last);
    expect(state.heard).toHaveLength(2);
  });

  it("is told of on REPEAT with what is remembered, and help names the bigger of two pairs, never its place", () => {
    const deal = against({ remembers: 4 });
    const state = {
      ...pairs.begin(deal),
      cards: laidOut(deal).cards,
      heard: [4, 5, 0, 1],
      contest: { mind: [4, 5], won: 2, lost: 0, rounds: 1, last: [] },
    };
    const said = (cues: Parameters<typeof wordCues>[0]) =>
      wordCues(cues, NOTHING_HEARD).flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
    expect(said(pairs.where(deal, state).cues)).toEqual([
      "You have 2 beads of 6 beads. Nip has no beads.",
      "Nip still remembers:",
      "Row 1, column 1.",
      "No box is up.",
    ]);
    const { move = [] } = pairs.help(deal, state);
    expect(said(move)).toEqual(["You have heard key, and what goes with it: 5 beads."]);
    expect(pairs.helped?.(deal, state, "move").told).toEqual([0, 1]);
    expect(pairs.best(deal, state)).toEqual({ move: "lift" });
  });
});

it("refuses a rival that nobody has named, and a price that nothing can pay", () => {
  const rival = { remembers: 4 };
  const mends = (of: typeof content, price: number) =>
    check({
      content: of,
      sets: [{ path: "levels[0]", rules: { ...rules, rival }, items: [{ ...item, price }] }],
    }).map(({ path }) => path);
  expect(mends(content, 6)).toEqual(["content.rival"]);
  expect(mends(withRat, 9)).toEqual(["levels[0].items[0].price"]);
  expect(mends(withRat, 8)).toEqual([]);
});
