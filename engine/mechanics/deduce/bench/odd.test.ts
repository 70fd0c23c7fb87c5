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
    const done = played(deal, seated(deal), "name-4", "club-1");
    expect(done.outcome).toEqual({ type: "solved", credit: 1 });
    expect(done.counts).toEqual({ unmasked: 1, benched: 1 });
    expect(done.heard).toContain("The jay, the fly and the kite can fly. The whale can't fly.");
  });

  it("accepts every pair that is true", () => {
    const deal = benchDeal(PAIR, { ...both, intruders: [2] });
    const first = played(deal, seated(deal), "name-3", "club-2");
    expect(first.outcome.type).toBe("advanced");
    expect(played(deal, first.state, "name-4", "club-1")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { unmasked: 2, benched: 2 },
    });
  });

  it("tells what speaks against a pair, and refuses it a second time for nothing", () => {
    const deal = benchDeal();
    const wrong = played(deal, seated(deal), "name-1", "club-1");
    expect(wrong).toMatchObject({ outcome: { type: "missed" }, counts: { mistaken: 1 } });
    expect(wrong.heard.at(-1)).toBe("Three of them can fly, but the jay is one of the three.");
    const again = played(deal, wrong.state, "name-1", "club-1");
    expect(again).toMatchObject({ outcome: { type: "going" } });
    expect(again.counts).toBeUndefined();
    expect(played(deal, seated(deal), "name-4", "club-2").heard.at(-1)).toBe("But the fly isn't blue.");
  });

  it("opens the door after three wrong pairs, and counts who slips in", () => {
    const deal = benchDeal();
    const { state } = played(deal, seated(deal), "name-1", "club-1", "name-1", "club-2");
    expect(played(deal, state, "name-2", "club-1")).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      counts: { mistaken: 1, slipped: 1, benched: 1 },
    });
    expect(played(benchDeal(PAIR, { free: true }), state, "name-2", "club-1").counts).toEqual({ benched: 1 });
  });

  it("has a door where nobody knows how many there are", () => {
    const deal = benchDeal(PAIR, { ...both, intruders: [1, 2] });
    expect(played(deal, seated(deal), "door").outcome.type).toBe("going");
    const one = played(deal, seated(deal), "name-4", "club-1");
    expect(played(deal, one.state, "door")).toMatchObject({
      outcome: { type: "solved", credit: 0.5 },
      counts: { unmasked: 1, slipped: 1, benched: 2 },
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

  it("sells nothing twice: what help has told is its first rung from then on", () => {
    const deal = benchDeal();
    const state = deduce.helped?.(deal, seated(deal), "two") ?? seated(deal);
    const { listen, two, move } = deduce.help(deal, state);
    expect(told(listen ?? [])).toEqual(["Three of them can fly."]);
    expect(two).toBeUndefined();
    expect(told(move ?? [])).toEqual(["It's the whale.", "[whale 1]"]);
    const chosen = played(deal, state, "name-4").state;
    expect(Object.keys(deduce.help(deal, chosen))).toEqual(["listen"]);
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
    const { state } = played(deal, seated(deal), "name-4", "club-1", "door");
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
