import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { createRandom } from "../../random.ts";
import { understand } from "../../voice/index.ts";
import type { Step } from "../contract.ts";
import { content, plateDeal, two } from "./example-plates.ts";
import { generate } from "./generate.ts";
import { amount } from "./index.ts";
import { serviceOf, stuckAt, waysFor } from "./plates.ts";
import { nameOf } from "./plates-words.ts";
import type { AmountRules, Order } from "./schema.ts";
import type { AmountDeal, AmountState } from "./state.ts";

/** Dishes are put on by their names, so that a test need not go there. */
function make(deal: AmountDeal, state: AmountState, ...moves: readonly string[]): Step<AmountState> {
  const named = moves.map((move) => (move in content.units ? `dish-${move}` : move));
  const [first = "left", ...others] = named;
  return others.reduce(
    (step, move) => amount.apply(deal, step.state, { move }),
    amount.apply(deal, state, { move: first }),
  );
}

function heard(cues: readonly Cue[]): string {
  return wordCues(cues, NOTHING_HEARD)
    .flatMap((cue) => (cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : []))
    .join(" ");
}

describe("a table of two plates", () => {
  const deal = plateDeal();
  const before = amount.begin(deal);

  it("says and plays what each guest needs", () => {
    expect(heard(amount.open(deal, before).cues)).toContain("A grain and a protein, please. [drum and tuba]");
    expect(heard(amount.open(deal, before).cues)).toContain("The full band, please.");
  });

  it("keeps what is in a dish under its lid, until it is lifted or served", () => {
    const there = make(deal, before, "right");
    expect(heard(there.cues)).toBe("Fish.");
    const lifted = make(deal, there.state, "lift");
    expect([heard(lifted.cues), lifted.counts]).toEqual(["[tuba] Fish: a protein.", { lifted: 1 }]);
    expect(heard(make(deal, lifted.state, "left", "right").cues)).toBe("Fish. [tuba]");
    expect(make(deal, lifted.state, "lift").counts).toBeUndefined();
    expect(make(deal, before, "rice", "fish", "serve").state.known).toEqual(["rice", "fish"]);
  });

  it("says how many dishes of a plate are covered, after what is heard of it", () => {
    const covered = make(deal, before, "right", "lift", "fish", "rice");
    expect(heard(amount.where(deal, covered.state).cues)).toContain(
      "The plate plays: [tuba] And one covered dish.",
    );
    const open = make(deal, covered.state, "left", "lift");
    expect(heard(amount.where(deal, open.state).cues)).not.toContain("covered");
  });

  it("tells the clock, and that it is over once it is", () => {
    const plates = { ...content.plates, clock: "ferry" };
    const timed = { ...deal, content: { ...content, plates } as typeof content };
    const told = (ferry: number) => heard(amount.where(timed, before, { ferry }).cues);
    expect(told(2)).toContain("Time left: 2.");
    expect(told(0)).toContain("There is no time left.");
    expect(told(0)).not.toContain("Time left");
  });

  it("serves a plate that has all, and goes on to the next with what is left", () => {
    const step = make(deal, before, "rice", "fish", "serve");
    expect(step).toMatchObject({ outcome: { type: "advanced" }, state: { at: 1, used: [0, 1], on: [] } });
    expect(step.counts).toEqual({ goes: 1, ordered: 2, filled: 1, clean: 1 });
    expect(amount.moves(deal, step.state).map(({ id }) => id)).not.toContain("dish-rice");
    const last = make(deal, step.state, "noodles", "stew", "serve");
    expect(last).toMatchObject({ outcome: { type: "solved", credit: 1 }, counts: { filled: 1, clean: 1 } });
    expect(amount.leave?.(deal, last.state).served).toEqual([
      ["grain", "protein"],
      ["grain", "vegetable", "protein"],
    ]);
  });

  it("sends back a plate that lacks something, says what, and lets it be mended", () => {
    const step = make(deal, before, "rice", "serve");
    expect(step).toMatchObject({ outcome: { type: "missed" }, state: { on: [0] }, counts: { returned: 1 } });
    expect(heard(step.cues)).toContain("still needs a protein. [tuba]");
    const mended = make(deal, step.state, "fish", "serve");
    expect(mended.counts).toEqual({ goes: 1, filled: 1 });
  });

  it("brings all dishes again where what is left does not do, and charges the plate that took it", () => {
    const taken = make(deal, before, "noodles", "stew", "serve");
    expect(taken).toMatchObject({ state: { at: 1, used: [], cursor: 0 }, counts: { returned: 1 } });
    expect(taken.counts).not.toHaveProperty("clean");
    expect(heard(taken.cues)).toContain(
      "Cai needs a vegetable, and nothing that is left has that. All dishes are brought again, and Ben's plate is not counted.",
    );
    expect(heard(taken.cues)).toMatch(/Back at the left end: Rice\.$/);
    const second = make(deal, taken.state, "rice", "stew", "serve");
    expect(second).toMatchObject({ outcome: { type: "solved", credit: 0.75 }, counts: { clean: 1 } });
  });

  it("names whoever is stuck, and not who comes next and can be served", () => {
    const three = plateDeal({
      id: "three",
      wants: [{ kinds: ["grain", "vegetable"] }, { kinds: ["protein"] }, { kinds: ["vegetable"] }],
    });
    const step = make(three, amount.begin(three), "rice", "stew", "serve");
    expect(heard(step.cues)).toContain("Ann needs a vegetable, and nothing that is left has that.");
    const used = [0, 3];
    expect(stuckAt(three, { at: 1, used })).toEqual({ at: 2, missing: ["vegetable"] });
    expect(stuckAt(deal, { at: 1, used: [0] })).toBeUndefined();
  });

  it("seats who may never have a mark where that is asked for, and nowhere else", () => {
    const guests = content.plates?.guests.map((guest) =>
      guest.name === "Cai" ? { ...guest, not: "egg" } : guest,
    );
    const own = { ...content, plates: { ...content.plates, guests } } as typeof content;
    const names = (item: Order, turn: number) => {
      const table = { ...plateDeal(item), content: own };
      const at = { ...table, world: { ...table.world, turn } };
      return (item.wants ?? []).map((_, seat) => nameOf(at, seat));
    };
    for (const turn of [0, 1, 2]) {
      expect(names({ id: "egg", wants: [{ kinds: ["grain"], not: "egg" }] }, turn)).toEqual(["Cai"]);
      expect(names(two, turn).toSorted()).toEqual(["Ann", "Ben"]);
    }
  });

  it("takes a dish off by the press that put it on, and has room for so many", () => {
    const full = make(deal, before, "rice", "fish", "stew");
    expect(full.state.on).toEqual([0, 1]);
    expect(make(deal, full.state, "rice").state.on).toEqual([1]);
    expect(make(deal, full.state, "off").state.on).toEqual([0]);
    expect(make(deal, before, "off").state.on).toEqual([]);
  });

  it("understands what it has said itself", () => {
    const moves = amount.moves(deal, before);
    for (const [words, move] of [
      ["rice", "dish-rice"],
      ["drum", "kind-grain"],
      ["serve", "serve"],
      ["lift the lid", "lift"],
      ["off", "off"],
    ] as const)
      expect(understand([{ words, confidence: 0.9 }], moves)).toMatchObject({ action: { move } });
    expect(heard(make(deal, before, "kind-grain").cues)).toBe("A grain: [drum]");
  });
});

describe("a dish that is to come off by its name", () => {
  const deal = plateDeal();
  const full = make(deal, amount.begin(deal), "rice", "fish").state;
  const meant = (words: string) => understand([{ words, confidence: 0.9 }], amount.moves(deal, full));

  it("comes off, wherever the hand is and whatever was put on last", () => {
    for (const words of ["take off rice", "take the rice off", "remove rice"])
      expect(meant(words)).toMatchObject({ type: "understood", action: { move: "dish-rice" } });
    expect(make(deal, full, "rice").state.on).toEqual([1]);
  });

  it("is not put on, and no other comes off, where it is not there", () => {
    expect(meant("take off stew").type).toBe("not-understood");
  });
});

describe("help at a table", () => {
  const deal = plateDeal();
  const before = amount.begin(deal);

  it("never names a dish that leaves the next guest without", () => {
    expect(heard(amount.help(deal, before).move ?? [])).toMatch(/^Put on (rice|fish|noodles)\.$/);
    expect(heard(amount.help(deal, make(deal, before, "stew").state).move ?? [])).toBe("Take off stew.");
  });

  it("says before it names dishes that the plate will not count, and then it does not", () => {
    expect(heard(amount.help(deal, before).rule ?? [])).toContain("doesn't count");
    const aided = amount.helped?.(deal, before, "two") ?? before;
    expect(make(deal, aided, "rice", "fish", "serve").counts).not.toHaveProperty("clean");
  });

  it("sets a begun plate beside all that it should play, and does not say what is missing", () => {
    const begun = plateDeal({
      id: "begun",
      wants: [{ kinds: ["grain", "vegetable", "protein"], has: ["grain"] }],
    });
    const told = heard(amount.help(begun, amount.begin(begun)).listen ?? []);
    expect(told).toBe("One by one, it should play: [drum, banjo and tuba] The plate plays: [drum]");
  });
});

describe("what may not be on a plate", () => {
  const swap: Order = {
    id: "swap",
    wants: [{ kinds: ["grain", "vegetable", "protein"], not: "egg", laid: ["noodles", "stew"] }],
  };

  it("begins with what somebody has picked, and is stopped with what may not be there", () => {
    const deal = plateDeal(swap);
    const before = amount.begin(deal);
    expect(before.on).toEqual([2, 3]);
    const stopped = make(deal, before, "serve");
    expect(stopped).toMatchObject({
      outcome: { type: "missed" },
      state: { on: [3] },
      counts: { returned: 1 },
    });
    expect(heard(stopped.cues)).toContain("There is egg in noodles. Ben can't have that.");
    expect(make(deal, before, "noodles", "rice", "serve").counts).toMatchObject({ clean: 1 });
  });

  it("is what a hint is about while it is on", () => {
    const deal = plateDeal(swap);
    expect(heard(amount.help(deal, amount.begin(deal)).rule ?? [])).toContain(
      "Something on it is not for Ben: no egg.",
    );
  });

  it("is heard with each dish, lid or no lid, where there are labels", () => {
    const deal = plateDeal(swap, { labels: true });
    expect(heard(make(deal, { ...amount.begin(deal), cursor: 1 }, "right").cues)).toBe(
      "Noodles. On the plate. [it clucks]",
    );
  });

  it("holds for everybody where a plate is shared", () => {
    const shared: Order = {
      id: "shared",
      shared: true,
      wants: [{ kinds: ["grain"], not: "egg" }, { kinds: ["vegetable"] }, { kinds: ["protein"] }],
    };
    const deal = plateDeal(shared);
    expect(make(deal, amount.begin(deal), "noodles", "stew", "serve").outcome.type).toBe("missed");
    expect(make(deal, amount.begin(deal), "rice", "stew", "serve").outcome).toEqual({
      type: "solved",
      credit: 1,
    });
    const short = make(deal, amount.begin(deal), "rice", "serve");
    expect(heard(short.cues)).toContain("the plate still needs a vegetable and a protein.");
    expect(heard(short.cues)).not.toMatch(/Ann|Ben|Cai/);
  });
});

describe("tables that are made up", () => {
  const rules: AmountRules = {
    makes: "plates",
    tray: Object.keys(content.units),
    places: 2,
    made: { plates: { guests: 2, dishes: 4, wants: 3, least: 2 } },
  };
  const orders = Array.from({ length: 20 }, (_, seed) => generate(content, rules, createRandom(seed + 1)));
  const tableOf = (item: Order) => ({ content, rules: { ...rules, tray: item.tray ?? [] }, item });

  it("can be served, with dishes that are there once", () => {
    for (const order of orders) expect(serviceOf(tableOf(order), { at: 0, used: [] })).not.toBeNull();
  });

  it("have a first plate that is right and leaves the other guest without", () => {
    const binding = orders.filter((order) =>
      waysFor(tableOf(order), { at: 0, used: [] }).some(
        (way) => serviceOf(tableOf(order), { at: 1, used: way }) === null,
      ),
    );
    expect(binding.length).toBe(orders.length);
  });

  it("are found wanting by check where they cannot be served", () => {
    const item: Order = {
      id: "never",
      wants: [{ kinds: ["grain"] }, { kinds: ["grain"] }, { kinds: ["grain"] }],
    };
    const problems = amount.check?.({ content, sets: [{ path: "levels[0]", rules, items: [item] }] });
    expect(problems?.map(({ path }) => path)).toEqual(["levels[0].items[0].wants"]);
  });
});
