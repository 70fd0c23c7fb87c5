import { describe, expect, it } from "vitest";
import { wordCues, NOTHING_HEARD } from "../../lines/index.ts";
import type { Cue } from "../../cue.ts";
import type { Counts, Outcome } from "../contract.ts";
import type { SortDeal } from "./basket.ts";
import { atDesk, content, dealOf, plain, prowled, sack, withPot } from "./example.ts";
import { sort } from "./index.ts";
import { apply, begin } from "./play.ts";
import type { SortItem } from "./schema.ts";
import type { SortState } from "./state.ts";

function said(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
}

interface Played {
  readonly state: SortState;
  readonly said: readonly string[];
  readonly outcome: Outcome;
  readonly counts: Counts;
}

/** What the last of these moves does. */
function play(deal: SortDeal, ...moves: readonly string[]): Played {
  let played: Played = { state: begin(deal), said: [], outcome: { type: "going" }, counts: {} };
  for (const move of moves) {
    const { state, cues, outcome, counts = {} } = apply(deal, played.state, { move });
    played = { state, said: said(cues), outcome, counts };
  }
  return played;
}

describe("loads", () => {
  it("throw a wrong thing back at once, say what was misread, and let it come once more", () => {
    const deal = dealOf();
    expect(play(deal, "send-right")).toMatchObject({
      said: ["The plane says no.", "One knot: near.", "It comes again.", "A letter."],
      outcome: { type: "advanced" },
      counts: {},
    });
    expect(play(dealOf(sack, prowled), "send-right").counts).toEqual({ refused: 1 });
    expect(play(deal, "send-right", "send-right", "feel", "send-left").said).toEqual(["Again a parcel."]);
    expect(play(deal, "send-right", "send-right", "feel", "send-left", "send-left").outcome).toEqual({
      type: "solved",
      credit: 2.5 / 3,
    });
  });

  it("leave what is thrown back a second time to somebody else", () => {
    const end = play(dealOf(), "send-right", "send-right", "feel", "send-left", "send-right");
    expect(end.said).toContain("Ann takes it.");
    expect(end.outcome).toEqual({ type: "solved", credit: 2 / 3 });
    expect(end.said.slice(-2)).toEqual(["2 of 3, 4.", "Hm."]);
  });

  it("pay more the more there is in them", () => {
    expect(play(dealOf(), "send-left", "run").counts).toEqual({ loads: 1, clean: 1, tips: 1 });
    const end = play(dealOf(), "send-left", "send-right", "feel", "send-left");
    expect(end.counts).toEqual({ loads: 2, clean: 3, tips: 4 });
    expect(end.said.slice(-2)).toEqual(["All 3, 6.", "Thanks."]);
    expect(end.outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("run by themselves when they are full", () => {
    const item: SortItem = {
      ...sack,
      things: Array.from({ length: 4 }, () => ({ name: "A parcel", mark: "knot" })),
    };
    expect(play(dealOf(item), "send-left", "send-left", "send-left").counts).toEqual({
      loads: 1,
      clean: 3,
      tips: 6,
      full: 1,
    });
  });

  it("are spoiled by what was left in a thing, and the credit stays for what was sorted", () => {
    const end = play(dealOf(), "send-left", "send-right", "send-left");
    expect(end.said).toContain("Jam everywhere.");
    expect(end.outcome).toEqual({ type: "solved", credit: 1 });
    expect(end.said.slice(-2)).toEqual(["1 of 3, 1.", "Hm."]);
  });

  it("are not run when nothing is in them", () => {
    expect(play(dealOf(), "run")).toMatchObject({ said: ["Nothing is loaded."], outcome: { type: "going" } });
  });
});

describe("the trap", () => {
  const spy: SortItem = { ...sack, things: [{ name: "A parcel", mark: "tape" }, ...(sack.things ?? [])] };

  it("catches what has a mark of another kind", () => {
    expect(play(dealOf(spy), "send-down")).toMatchObject({
      said: ["A mouse!", "A parcel."],
      counts: { caught: 1 },
    });
  });

  it("costs the customer a thing, and says why it was none", () => {
    const lost = play(dealOf(), "send-down");
    expect(lost.said).toEqual(["Mine!", "One knot: near.", "It comes again.", "A letter."]);
    expect(lost.counts).toEqual({ lost: 1 });
  });
});

describe("feeling", () => {
  it("tells the mark in words, and finds what is hidden, once", () => {
    expect(play(dealOf(), "feel").said).toEqual(["One knot."]);
    const found = play(dealOf(), "send-left", "send-right", "feel");
    expect(found.said).toEqual(["One knot.", "Jam, saved."]);
    expect(found.counts).toEqual({ felt: 1, found: 1, tips: 2 });
    expect(play(dealOf(), "send-left", "send-right", "feel", "feel").counts).toEqual({ felt: 1 });
  });
});

describe("bins that judge at once", () => {
  const item: SortItem = {
    id: "desk",
    things: [
      {
        name: "A vase",
        bin: "shelf",
        why: "It breaks.",
        contrasts: { floor: [{ sound: "gasp" }, "Crash!"] },
      },
      { name: "A barrel", bin: "desk", isDanger: true, hint: "Could it hurt?", touched: ["Step back."] },
    ],
  };

  it("give a wrong thing back with its own contrast first, then with the bin's, for half of the credit each time", () => {
    const deal = dealOf(item, atDesk);
    expect(play(deal, "send-down")).toMatchObject({ said: ["Crash!"], outcome: { type: "missed" } });
    expect(play(deal, "send-down", "send-down").said).toEqual(["Not on the floor."]);
    const end = play(deal, "send-down", "send-left", "send-right");
    expect(end.outcome).toEqual({ type: "solved", credit: 0.75 });
  });

  it("advise whoever asks about what is known, which is no miss", () => {
    const asked = play(
      dealOf({ ...item, things: [{ name: "A vase", bin: "shelf", label: "Glass." }] }, atDesk),
      "send-right",
    );
    expect(asked).toMatchObject({ said: ["You know this one.", "Glass."], outcome: { type: "going" } });
  });

  it("go on with what a thing becomes, which is told by ear alone", () => {
    const leaking: SortItem = {
      id: "leaks",
      things: [
        { name: "A vase", bin: "desk", becomes: [{ bin: "shelf", why: ["It holds.", "Dry."] }] },
        { name: "A jar", bin: "shelf" },
      ],
    };
    const deal = dealOf(leaking, atDesk);
    expect(play(deal, "send-right").said).toEqual(["And now?"]);
    expect(play(deal, "send-right", "send-left").said).toEqual(["It holds.", "A jar."]);
    expect(play(deal, "send-right", "send-left", "send-left").outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("stop whoever touches what nobody should touch", () => {
    expect(play(dealOf(item, atDesk), "send-left", "feel")).toMatchObject({
      said: ["Step back."],
      outcome: { type: "missed" },
    });
  });
});

describe("a basket", () => {
  it("is greeted by how the last one of this customer went", () => {
    const deal = dealOf();
    const after = (...moves: readonly string[]) => {
      const world = sort.leave?.(deal, play(deal, ...moves).state) ?? deal.world;
      const next = { ...deal, world };
      return said(sort.open(next, begin(next)).cues)[0];
    };
    expect(said(sort.open(deal, begin(deal)).cues)[0]).toBe("Ann here.");
    expect(after("send-left", "send-right", "feel", "send-left")).toBe("Ann, glad.");
    expect(after("send-left", "send-right", "send-left")).toBe("Ann, careful.");
  });

  it("is drawn with so many things for each bin, each with a mark of one of the codes", () => {
    const item: SortItem = {
      id: "drawn",
      codes: ["monday", "tuesday"],
      draw: { from: Object.keys(content.things ?? {}), bins: { near: 2, far: 1, cage: 1 } },
    };
    const bins = [1, 2, 3].map((seed) => {
      const deal = dealOf(item, plain, seed);
      let state = begin(deal);
      const sent: string[] = [];
      for (let step = 0; step < 4; step++) {
        const move = sort.best(deal, state);
        sent.push(move.move);
        state = apply(deal, state, move).state;
      }
      return sent.toSorted((a, b) => a.localeCompare(b));
    });
    expect(new Set(bins.map(String))).toEqual(new Set(["send-down,send-left,send-left,send-right"]));
  });
});

describe("the pot", () => {
  const vases: SortItem = {
    id: "vases",
    things: Array.from({ length: 4 }, () => ({ name: "A vase", bin: "shelf", label: "Glass." })),
  };
  const deal = dealOf(vases, withPot);

  it("is worth the more the longer the row, and is banked at the end", () => {
    expect(play(deal, "send-left", "send-left", "bank")).toMatchObject({
      counts: { tips: 3 },
      said: ["3 banked.", "Still a vase."],
    });
    expect(play(deal, "send-left", "send-left", "send-left", "send-left").counts["tips"]).toBe(10);
  });

  it("is spilled by a miss, and pays for a look", () => {
    expect(play(deal, "send-left", "send-left", "send-down")).toMatchObject({
      said: ["Not on the floor.", "Spilled."],
      counts: { refused: 1, spilled: 1 },
    });
    expect(play(deal, "send-left", "send-left", "feel")).toMatchObject({
      state: { pot: 1 },
      said: ["Glass.", "1 left."],
    });
    expect(play(deal, "bank").said).toEqual(["Nothing to bank."]);
  });

  it("takes nothing for a question, and grows by one after it", () => {
    const asked = play(deal, "send-left", "send-left", "send-right");
    expect(asked.state).toMatchObject({ pot: 3, row: 2 });
    expect(play(deal, "send-left", "send-left", "send-right", "send-left").state).toMatchObject({
      pot: 4,
      row: 2,
    });
  });
});
