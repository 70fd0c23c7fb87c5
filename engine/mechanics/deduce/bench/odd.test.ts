import { describe, expect, it } from "vitest";
import { createRandom } from "../../../random.ts";
import { check } from "../check.ts";
import { deduce } from "../index.ts";
import { told } from "../played.ts";
import { benchFor, canSit, oddOnes } from "./clubs.ts";
import { benchDeal, PAIR, played, rules, seated, zoo } from "./fixture.ts";

const both = { clubs: ["fliers", "alive"] };

describe("a bench", () => {
  it("lets each guest be heard from its seat, and opens the list of clubs at one", () => {
    const deal = benchDeal();
    expect(played(deal, seated(deal), "right").heard).toEqual(["[tick -1]", "[jay -1]"]);
    expect(played(deal, seated(deal), "go-4", "choose").heard).toEqual([
      "[drawer]",
      "[whale 1]",
      expect.stringContaining("other three"),
    ]);
    expect(played(deal, seated(deal), "go-4", "choose", "right").heard).toEqual([
      "[card-flip]",
      "Fliers.",
      "[wings]",
    ]);
  });

  it("is over when who does not belong and the club of the others are right", () => {
    const deal = benchDeal();
    const done = played(deal, seated(deal), "name-4", "club-1", "say");
    expect(done.outcome).toEqual({ type: "solved", credit: 1 });
    expect(done.counts).toEqual({ unmasked: 1, benched: 1 });
    expect(done.heard).toContain("The jay, the fly and the kite can fly. The whale can't fly.");
  });

  it("accepts every pair that is true", () => {
    const deal = benchDeal(PAIR, { ...both, intruders: [2] });
    const first = played(deal, seated(deal), "name-3", "club-2", "say");
    expect(first).toMatchObject({ outcome: { type: "advanced" }, counts: { unmasked: 1, benched: 1 } });
    expect(told(deduce.where(deal, first.state).cues)).toContain("Found out already: the kite.");
    expect(played(deal, first.state, "go-3", "ask").heard.at(-1)).toBe("This one was found out.");
    expect(played(deal, first.state, "name-4", "club-1", "say")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { unmasked: 1, benched: 1 },
    });
  });

  it("tells what speaks against a pair, and refuses it a second time for nothing", () => {
    const deal = benchDeal();
    const wrong = played(deal, seated(deal), "name-1", "club-1", "say");
    expect(wrong).toMatchObject({ outcome: { type: "missed" }, counts: { mistaken: 1 } });
    expect(wrong.heard.at(-1)).toBe("Three of them can fly, but the jay is one of the three.");
    const again = played(deal, wrong.state, "name-1", "club-1", "say");
    expect(again).toMatchObject({ outcome: { type: "going" } });
    expect(again.counts).toBeUndefined();
    const right = played(deal, seated(deal), "name-4", "club-2", "say");
    expect(right.heard.slice(-2)).toEqual([
      "But the fly isn't blue.",
      "But the whale is the one. Which club?",
    ]);
    expect(right.state).toMatchObject({ isAtShelf: true, held: "" });
  });

  it("tells what each of the others is where no three of them share a club", () => {
    const letters = {
      label: "Letters",
      are: "have {told} letters",
      isnt: "doesn't have {told} letters",
      groups: [
        { of: ["jay", "fly"], told: "three", heard: ["Three."] },
        { of: ["kite"], told: "four", heard: ["Four."] },
        { of: ["whale"], told: "five", heard: ["Five."] },
      ],
    };
    const content = { ...zoo, clubs: { ...zoo.clubs, letters } };
    const deal = { ...benchDeal(PAIR, { clubs: ["fliers", "letters"] }), content };
    const { heard } = played(deal, seated(deal), "name-1", "club-2", "say");
    expect(heard.slice(-6)).toEqual(["[fly -0.35]", "Three.", "[kite 0.35]", "Four.", "[whale 1]", "Five."]);
  });

  it("opens the door after three wrong pairs, and counts who slips in", () => {
    const deal = benchDeal();
    const { state } = played(deal, seated(deal), "name-1", "club-1", "say", "name-1", "club-2", "say");
    expect(played(deal, state, "name-2", "club-1", "say")).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      counts: { mistaken: 1, slipped: 1, benched: 1 },
    });
    expect(played(benchDeal(PAIR, { free: true }), state, "name-2", "club-1", "say").counts).toEqual({
      benched: 1,
    });
  });

  it("has a door where nobody knows how many there are", () => {
    const deal = benchDeal(PAIR, { ...both, intruders: [1, 2] });
    expect(played(deal, seated(deal), "door").outcome.type).toBe("going");
    const one = played(deal, seated(deal), "name-4", "club-1", "say");
    expect(played(deal, one.state, "door")).toMatchObject({
      outcome: { type: "solved", credit: 0.5 },
      counts: { slipped: 1, benched: 1 },
    });
    expect(deduce.moves(benchDeal(), seated(benchDeal())).some(({ id }) => id === "door")).toBe(false);
  });

  it("lets one guest answer with the signs of its clubs, as often as one likes, and no other", () => {
    const deal = benchDeal();
    const asked = played(deal, seated(deal), "right", "ask");
    expect(asked.heard.slice(-2)).toEqual([expect.stringContaining("The jay"), "[wings -1]"]);
    expect(played(deal, asked.state, "ask").heard).toHaveLength(asked.heard.length);
    expect(played(deal, asked.state, "right", "ask").heard.at(-1)).toBe("One question a bench.");
  });

  it("tells how to listen for nothing, and counts who is found with more help than that apart", () => {
    const deal = benchDeal();
    const { listen = [] } = deduce.help(deal, seated(deal));
    expect(told(listen).at(-1)).toContain("sk again");
    const state = deduce.helped?.(deal, seated(deal), "two") ?? seated(deal);
    const { listen: first, two, move } = deduce.help(deal, state);
    expect(told(first ?? [])).toEqual(["Three of them can fly."]);
    expect(two).toBeUndefined();
    expect(told(move ?? [])).toEqual(["It's the whale.", "[whale 1]"]);
    expect(played(deal, state, "name-4", "club-1", "say").counts).toEqual({ helped: 1, benched: 1 });
    const listened = deduce.helped?.(deal, seated(deal), "listen") ?? seated(deal);
    expect(played(deal, listened, "name-4", "club-1", "say").counts).toEqual({ unmasked: 1, benched: 1 });
  });

  it("reads back a club that was named, and lets another guest be chosen on the list", () => {
    const deal = benchDeal();
    const named = played(deal, seated(deal), "name-4", "club-1");
    expect(named.heard).toEqual(["[card-flip]", "Fliers.", "[wings]", expect.stringContaining("Select")]);
    expect(named.outcome.type).toBe("going");
    expect(played(deal, named.state, "name-2").state).toMatchObject({ cursor: 1, isAtShelf: true });
  });

  it("has a list that goes round", () => {
    const deal = benchDeal();
    const heard = (...moves: string[]) => played(deal, seated(deal), "name-4", ...moves).heard[1];
    expect([heard("left"), heard("left", "right"), heard("right", "left")]).toEqual([
      "Blue.",
      "Fliers.",
      "Blue.",
    ]);
  });

  it("trades places with a neighbor with every so many steps, and whoever trades does not belong", () => {
    const deal = benchDeal(PAIR, { trades: 2 });
    const once = played(deal, seated(deal), "right");
    expect(once.state.row).toEqual(PAIR);
    const twice = played(deal, once.state, "right");
    expect(twice.state.row).toEqual(["jay", "fly", "whale", "kite"]);
    expect(twice.heard[1]).toBe("[numbers 3 and 4 trade places]");
    expect(told(deduce.where(deal, twice.state).cues)).toContain("[numbers 3 and 4 trade places]");
  });

  it("brings back whoever slipped in, heard under the next mask, and performs who was found", () => {
    const deal = benchDeal(PAIR, { ...both, intruders: [1, 2] });
    const { state } = played(deal, seated(deal), "name-4", "club-1", "say", "door");
    const world = deduce.leave?.(deal, state);
    const next = { ...deal, world };
    const { giggling, row } = deduce.begin(next);
    expect(["kite", "whale"]).toContain(giggling);
    expect(played(next, deduce.begin(next), `go-${row.indexOf(giggling) + 1}`).heard.at(-1)).toContain(
      "giggle",
    );
    expect(told(deduce.perform?.(zoo, rules, world) ?? [])).toEqual(["[whale 0]"]);
  });

  it("has nobody of whom people may say either, where it would decide", () => {
    const game = { content: zoo, rules: { ...rules, clubs: ["alive"] } };
    expect(canSit(game, ["jay", "fly", "bat", "kite"])).toBe(false);
    expect(canSit(game, ["jay", "fly", "whale", "kite"])).toBe(true);
    expect(canSit(game, ["jay", "fly", "whale", "bat"])).toBe(false);
  });

  it("is made by chance, with as many as the rules say", () => {
    for (const many of [1, 2]) {
      const game = { content: zoo, rules: { ...rules, ...both, intruders: [many] } };
      const bench = benchFor(game, createRandom(many), undefined);
      expect(oddOnes(game, bench?.row ?? [])).toHaveLength(many);
    }
  });

  it("is told where none can be made, or where a club names a stranger", () => {
    const at = (clubs: string[], intruders: number[]) =>
      check({ content: zoo, sets: [{ path: "levels[0]", rules: { ...rules, clubs, intruders } }] })[0]?.path;
    expect(at(["fliers", "blue"], [1])).toBeUndefined();
    expect(at(["fliers", "blue"], [2])).toBe("levels[0].rules.intruders");
    expect(at(["spies"], [1])).toBe("levels[0].rules.clubs");
    const spies = {
      ...zoo.clubs,
      spies: { label: "Spies", are: "spy", isnt: "doesn't spy", groups: [{ of: ["x"] }] },
    };
    expect(check({ content: { ...zoo, clubs: spies }, sets: [] })[0]?.path).toBe("content.clubs.spies");
  });
});
