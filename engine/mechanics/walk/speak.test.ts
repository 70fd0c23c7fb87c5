import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { breadAndPeas, dealOf, plainRules, withTask } from "./corner-store.fixture.ts";
import { askedCues, hintCues, revealCues } from "./help.ts";
import { beginWalk, play } from "./play.ts";
import type { WalkRules, WalkState } from "./schema.ts";
import { openCues, whereCues } from "./speak.ts";

const remembered: WalkRules = {
  ...plainRules,
  task: { ...plainRules.task, list: { hearings: 2, carried: false } },
};
const deal = dealOf(breadAndPeas);
const start = beginWalk(deal);

const sayings = (cues: readonly Cue[]) => cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
const hints = (state: WalkState, played = deal) =>
  ([1, 2, 3] as const).map((strength) => sayings(hintCues(played, state, strength)).join(" "));

describe("the opening", () => {
  it("says the occasion and the list, as often as the level says, and the budget", () => {
    expect(sayings(openCues(deal, start))).toEqual(["Time for lunch!", "Get bread and peas."]);
    const three = withTask({
      things: ["bread", "peas", "chips"].map((product) => ({ product })),
      budget: 950,
    });
    expect(sayings(openCues(dealOf(three, remembered), start))).toEqual([
      "Time for lunch!",
      "Get bread, peas, and chips.",
      "Again: bread, peas, and chips.",
      "You have $9.50.",
    ]);
  });

  it("sets every beacon before a word is said, so that nothing of the last map is still heard", () => {
    const types = openCues(deal, start).map(({ type }) => type);
    expect(types).toEqual(["sound", "bed", "bed", "bed", "rest", "say", "say"]);
  });
});

describe("where we are", () => {
  it("is row and column, the landmark here or the way to the nearest, then the list", () => {
    expect(sayings(whereCues(deal, start))).toEqual([
      "Row 1, aisle 1.",
      "At the door.",
      "Still: bread and peas.",
    ]);
    expect(sayings(whereCues(deal, { ...start, at: 6, got: [0] }))).toEqual([
      "Row 2, aisle 3.",
      "The desk: 1 down.",
      "Still: peas.",
    ]);
    expect(sayings(whereCues(deal, { ...start, at: 8, got: [0, 1] })).at(-1)).toBe("All found.");
  });

  it("says how much is left of a list that must be remembered, and the list before the first step", () => {
    const memory = dealOf(breadAndPeas, remembered);
    expect(sayings(whereCues(memory, start)).at(-1)).toBe("Still: bread and peas.");
    expect(sayings(whereCues(memory, { ...start, steps: 1 })).at(-1)).toBe("2 things left.");
    expect(sayings(whereCues(memory, { ...start, steps: 1, got: [0] })).at(-1)).toBe("1 thing left.");
  });

  it("says what is left of a budget", () => {
    const budget = dealOf(withTask({ budget: 545 }));
    expect(sayings(whereCues(budget, { ...start, got: [0], spent: 300 })).at(-1)).toBe("$2.45 left.");
    expect(sayings(whereCues(budget, { ...start, got: [0], spent: 500 })).at(-1)).toBe("45 cents left.");
  });

  it("is the question again at a shelf, and the option under the cursor", () => {
    const shelf = dealOf(
      withTask({ things: [{ product: "bread", choice: { type: "shelf", beside: ["cake"] } }] }),
    );
    const open = play(shelf, { ...start, at: 8 }, { move: "pick" });
    expect(whereCues(shelf, open.state)).toEqual(open.cues.slice(1));
  });
});

describe("help", () => {
  it("from the staff is the way to the next thing, then to the finish, and says when one is there", () => {
    expect(sayings(askedCues(deal, { ...start, at: 8 }))).toEqual(["Bread? Right here."]);
    expect(sayings(askedCues(deal, { ...start, at: 11, got: [0, 1] }))).toEqual(["The checkout: 2 down."]);
    expect(sayings(askedCues(deal, { ...start, at: 3, got: [0, 1] }))).toEqual(["Pay here."]);
  });

  it("at the desk reads a list that must be remembered", () => {
    const memory = dealOf(breadAndPeas, remembered);
    expect(sayings(askedCues(memory, { ...start, at: 2 }))).toEqual([
      "Still: bread and peas.",
      "Bread: the bakery, 2 left, then 2 up.",
    ]);
    expect(sayings(askedCues(memory, { ...start, at: 6 }))).toHaveLength(1);
  });

  it("by the game names the thing, then its section, then the way", () => {
    expect(hints(start)).toEqual(["Next: bread.", "Bread? Try the bakery.", "Bread: the bakery, 2 up."]);
    expect(hints({ ...start, at: 8 })).toEqual(["Bread: select.", "Bread: select.", "Bread: select."]);
    expect(hints({ ...start, at: 11, got: [0, 1] })).toEqual([
      "Go to the checkout.",
      "Go to the checkout.",
      "The checkout: 2 down.",
    ]);
  });

  it("at a shelf recalls the need, then rules one out, then names the right one", () => {
    const item = withTask({ things: [{ product: "soup", choice: { type: "missing" } }] }, ["N..", "EDC"]);
    const missing = dealOf(item);
    const { state } = play(missing, { ...start, at: 3 }, { move: "pick" });
    const [need, out, take] = hints(state, missing);
    expect([need, take]).toEqual(["Remember: It is warm.", "Take stew."]);
    expect(["Not ice.", "Not a hat.", "Not a song."]).toContain(out);
  });

  it("between packs asks what one costs, then works one out", () => {
    const packs = [
      { count: 4, price: 200 },
      { count: 8, price: 360 },
    ];
    const rolls = dealOf(withTask({ things: [{ product: "rolls", choice: { type: "packs", packs } }] }));
    const { state } = play(rolls, { ...start, at: 8 }, { move: "pick" });
    expect(hints(state, rolls)).toEqual([
      "What does one cost?",
      "4 for $2 is 50 cents each.",
      "Take 8 for $3.60.",
    ]);
  });

  it("between packs for a purse that decides rules one out, and says why", () => {
    const packs = [
      { count: 4, price: 200 },
      { count: 8, price: 360 },
    ];
    const things = [{ product: "rolls", choice: { type: "packs" as const, packs } }];
    const rolls = dealOf(withTask({ things, budget: 300 }));
    const { state } = play(rolls, { ...start, at: 8 }, { move: "pick" });
    expect(hints(state, rolls)[1]).toBe("Not 8 for $3.60. You can spend $3.");
  });
});

describe("the worked answer", () => {
  it("names the places of the shortest way, and the beacons fall silent first", () => {
    const cues = revealCues(deal, start);
    expect(cues.map(({ type }) => type)).toEqual(["bed", "bed", "bed", "say"]);
    expect(sayings(cues)).toEqual(["The short way: the bakery, the freezers, and the checkout."]);
  });

  it("is told three places at a time", () => {
    const things = ["bread", "soup", "chips", "peas"].map((product) => ({ product }));
    const long = dealOf(withTask({ things }, ["BNAZ", "E..C"]));
    expect(sayings(revealCues(long, beginWalk(long)))).toEqual([
      "The short way: the bakery, soups, and snacks.",
      "Then the freezers and the checkout.",
    ]);
  });

  it("at a shelf is the right option and why", () => {
    const item = withTask({ things: [{ product: "soup", choice: { type: "missing" } }] }, ["N..", "EDC"]);
    const { state } = play(dealOf(item), { ...start, at: 3 }, { move: "pick" });
    expect(sayings(revealCues(dealOf(item), state))).toEqual(["Take stew.", "Warm as well."]);
  });
});
