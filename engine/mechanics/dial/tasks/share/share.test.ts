import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../random.ts";
import { heard } from "../../example.ts";
import { best, reveal } from "../../help.ts";
import { apply, begin, moves, open, where } from "../../play.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { dealingOf, type Trick } from "./dealt.ts";
import { drawShare } from "./draw.ts";
import { content, rules, shared, sum } from "./example.ts";
import { shareHelp } from "./help.ts";

/** What every press leads to: what is heard of it, what it counts, how it ends. */
function pressed(deal: DialDeal, ...made: readonly (string | number)[]) {
  let state = begin(deal);
  return made.map((move) => {
    const step = apply(deal, state, typeof move === "number" ? { move: "say-whole", value: move } : { move });
    state = step.state;
    return { heard: heard(step.cues), counts: step.counts ?? {}, outcome: step.outcome, state };
  });
}

/** A seed whose dealing goes so. */
function seedOf(
  deal: DialDeal,
  fits: (dealing: ReturnType<typeof dealingOf>) => boolean = () => true,
): DialDeal {
  for (let seed = 0; seed < 200; seed++) {
    const one = { ...deal, seed };
    if (fits(dealingOf(one, { way: 0 }))) return one;
  }
  throw new Error("seedOf: none of 200");
}

const dealt = (trick: Trick) => shared({ tricks: [trick] }, [sum(12, 3)]);

describe("a dealing", () => {
  it("goes around, and keeps what is left over", () => {
    const deal = shared({ tricks: ["fair"] }, [sum(8, 3)]);
    expect(pressed(deal, 2).at(-1)?.heard).toEqual([
      "♪ whistle",
      "2, noted.",
      "I deal.",
      "♪ left, middle, right; left, middle, right; plop plop",
      "2 for me.",
      "Fair, of three?",
    ]);
  });

  it("hides how much is left over where it is swept up", () => {
    const deal = shared({ tricks: ["kept"], swept: true }, [sum(8, 3)]);
    expect(pressed(deal, 2).at(-1)?.heard.slice(3, 5)).toEqual([
      "♪ left, middle, right; swish",
      "The rest for me.",
    ]);
  });

  it("fills group after group, at three places in turn", () => {
    const deal = shared({ tricks: ["fair"] }, [sum(8, 2, "bags")]);
    expect(pressed(deal, 4).at(-1)?.heard[3]).toBe(
      "♪ left: nut nut, zip; middle: nut nut, zip; right: nut nut, zip; left: nut nut, zip",
    );
  });

  it("never plays a trick in the first round, and wrongs the places that it says", () => {
    for (const trick of ["sleeve", "double"] as const)
      for (let seed = 0; seed < 60; seed++) {
        const { rounds, wrong, round } = dealingOf({ ...dealt(trick), seed }, { way: 0 });
        expect(round).toBeGreaterThan(1);
        const [first = []] = rounds;
        expect(first.map(({ place }) => place)).toEqual(["left", "middle", "right"]);
        const got = (["left", "middle", "right"] as const).map(
          (at) => rounds.flat().filter((drop) => drop.place === at && drop.isHidden !== true).length,
        );
        const off = (["left", "middle", "right"] as const).filter((_, place) => got[place] !== 4);
        expect(off.toSorted()).toEqual([...new Set(wrong)].toSorted());
      }
  });

  it("sounds even where a round is kept: only the number of rounds is wrong", () => {
    expect(dealingOf(dealt("kept"), { way: 0 })).toMatchObject({ left: 3, wrong: [], round: 4 });
    expect(dealingOf(dealt("kept"), { way: 0 }).rounds).toHaveLength(3);
  });
});

describe("a call", () => {
  it("is worth less for each round that is heard, and nothing after the last", () => {
    const deal = shared({ tricks: ["fair"] }, [sum(9, 3)]);
    const next = "next-round";
    expect(pressed(deal, 3).at(-1)?.counts).toEqual({ called: 1, won: 3 });
    const early = pressed(deal, next, 3).at(-1);
    expect(early?.counts).toEqual({ called: 1, won: 2 });
    // Only two of the three rounds are dealt now: who takes them for all of it would accuse him of keeping one.
    expect(early?.heard).toContain("Dealt before: 1.");
    const all = pressed(deal, next, next, next, 3, "fair");
    expect(all.map(({ heard: lines }) => lines.at(-1))).toEqual([
      "Now 2.",
      "Now 1.",
      "All dealt.",
      "Fair, of three?",
      "It was.",
    ]);
    expect(all.slice(3).map(({ counts }) => counts)).toEqual([{}, { judged: 1 }]);
  });

  it("of too few leaves the rest in the pot, and only the first wrong one is counted", () => {
    const [low, high, right] = pressed(dealt("fair"), 3, 5, 4);
    expect(low).toMatchObject({
      heard: ["♪ glide-up", "3 take 9: 3 stay.", "♪ nut nut nut"],
      counts: { slips: 1 },
    });
    expect(high).toMatchObject({ heard: ["♪ glide-down", "5 take 15: 3 are missing."], counts: {} });
    expect(right).toMatchObject({ counts: {}, outcome: { type: "advanced" } });
  });

  it("of nothing is a slip of the finger, but that nothing is left over can be called", () => {
    expect(pressed(dealt("fair"), "stop").at(-1)).toMatchObject({
      heard: ["♪ nothing", "Set it first."],
      outcome: { type: "going" },
    });
    const even = shared({ tricks: ["fair"], left: true }, [sum(12, 3)]);
    expect(pressed(even, 4, "stop").at(-1)?.outcome).toEqual({ type: "advanced" });
  });

  it("asks for what is left over, too, where it is to be called", () => {
    const deal = shared({ tricks: ["fair"], left: true }, [sum(14, 4, "bags")]);
    const [share, wrong, left] = pressed(deal, 3, 1, 2);
    expect(share?.heard).toEqual(["♪ lever-pull", "3. And over?"]);
    expect(wrong?.heard).toEqual(["♪ glide-up", "More than that, from 12 to 14."]);
    expect(left?.heard[1]).toBe("2, noted.");
  });

  it("goes by what it is for: one more, or what is left", () => {
    const boats = shared({}, [sum(14, 4, "boats")]);
    expect(pressed(boats, 4).at(-1)).toMatchObject({
      heard: [
        "♪ whistle",
        "14 by 4 is 4, 2 over.",
        "♪ left: nut nut nut nut; middle: nut nut nut nut; right: nut nut nut nut; left: nut nut",
      ],
      counts: { called: 1, won: 3, settled: 1 },
      outcome: { type: "solved", credit: 1 },
    });
    expect(pressed(shared({}, [sum(14, 4, "rest")]), 2).at(-1)?.outcome).toEqual({
      type: "solved",
      credit: 1,
    });
  });

  it("of a free turn counts nothing that a stake could go by", () => {
    const deal = shared({ bonus: 0 }, [sum(6, 2)]);
    const free = { ...deal, rules: { ...deal.rules, free: true as const } };
    expect(pressed(free, 2, 3).map(({ counts }) => counts)).toEqual([{}, {}]);
  });
});

describe("the verdict", () => {
  it("names a place, a round that was kept, or nothing", () => {
    const sleeve = seedOf(dealt("sleeve"), ({ wrong }) => wrong[0] === "middle");
    const { round } = dealingOf(sleeve, { way: 0 });
    expect(pressed(sleeve, 4, "cheated-middle").at(-1)).toMatchObject({
      heard: ["Sleeve!", `Sleeve: round ${round}, middle, 4, 0.`],
      counts: { caught: 1, settled: 1 },
      outcome: { type: "solved", credit: 1 },
    });
    expect(pressed(sleeve, 4, "fair").at(-1)).toMatchObject({
      counts: { fooled: 1 },
      outcome: { credit: 0.4 },
    });
    expect(pressed(sleeve, 4, "kept").at(-1)?.heard[0]).toBe("Astray.");
    expect(pressed(dealt("kept"), 4, "kept").at(-1)?.heard).toEqual([
      "Short!",
      "Short: round 4, left, 4, 3.",
    ]);
    expect(pressed(dealt("fair"), 4, "kept").at(-1)).toMatchObject({
      heard: ["Blamed."],
      counts: { blamed: 1 },
    });
  });

  it("takes either place that two in a row have wronged", () => {
    const deal = seedOf(dealt("double"), ({ wrong }) => wrong[0] === "left");
    for (const move of ["cheated-left", "cheated-right"])
      expect(pressed(deal, 4, move).at(-1)?.counts).toMatchObject({ caught: 1 });
    expect(pressed(deal, 4, "cheated-middle").at(-1)?.counts).toEqual({ fooled: 1 });
  });

  it("is asked again with the dealing, unless that is heard only once", () => {
    for (const [once, line] of [
      [undefined, "♪ left, middle, right; left, middle, right; left, middle, right; left, middle, right"],
      [true, "Not again."],
    ] as const) {
      const deal = shared({ tricks: ["fair"], ...(once === undefined ? {} : { once }) }, [sum(12, 3)]);
      const [called] = pressed(deal, 4);
      if (called === undefined) throw new Error("nothing was called");
      expect(heard(where(deal, called.state).cues)).toEqual([line, "Done.", "Fair, of three?"]);
    }
  });
});

describe("a dealer who calls first", () => {
  const rival = (errs: boolean) =>
    shared({ tricks: ["fair"] }, [sum(12, 3)], { rival: { errs, voice: "jay" } });

  it("is believed or not", () => {
    expect(pressed(rival(false), "trust").at(-1)).toMatchObject({
      counts: { judged: 1 },
      outcome: { type: "advanced" },
    });
    expect(pressed(rival(true), "doubt", 4).map(({ counts }) => counts)).toEqual([
      { caught: 1 },
      { called: 1, won: 3 },
    ]);
    expect(pressed(rival(true), "trust").at(-1)).toMatchObject({
      heard: ["No: 12 by 3 is 4."],
      counts: { fooled: 1 },
      outcome: { credit: 0 },
    });
    expect(pressed(rival(false), "doubt").at(-1)?.counts).toEqual({ blamed: 1 });
  });
});

describe("help", () => {
  it("solves whatever is dealt, at full credit", () => {
    for (const trick of ["fair", "sleeve", "double", "kept"] as const)
      for (let seed = 0; seed < 20; seed++) {
        const deal = { ...shared({ tricks: [trick], left: true }, [sum(14, 3)]), seed };
        let state: DialState = begin(deal);
        for (let press = 0; press < 30; press++) {
          const step = apply(deal, state, best(deal, state));
          state = step.state;
          if (step.outcome.type !== "solved") continue;
          expect(step.outcome.credit).toBe(1);
          break;
        }
        expect(state.arrived).toBe(true);
      }
  });

  it("thinks, counts some of the way, leaves two, and then says it", () => {
    const deal = { ...dealt("fair"), seed: 2 };
    const help = shareHelp(deal, begin(deal));
    expect(Object.entries(help).map(([rung, cues]) => [rung, ...heard(cues ?? [])])).toEqual([
      ["listen", "Rounds of 3 in 12?"],
      ["rule", "3, 6: 2."],
      ["two", "4 or 5."],
      ["move", "12 by 3 is 4."],
    ]);
    expect(heard(reveal(deal, begin(deal)))).toEqual(["Rounds of 3 in 12?", "12 by 3 is 4."]);
  });
});

describe("what is asked", () => {
  it("says what it is divided by, or lets one round be heard", () => {
    const said = shared({ tricks: ["fair"] }, [sum(12, 3)]);
    expect(heard(open(said, begin(said)).cues)).toEqual(["♪ chuff", "12 nuts, 3 squirrels."]);
    const hidden = shared({ tricks: ["fair"], hides: true }, [sum(12, 3)]);
    expect(heard(open(hidden, begin(hidden)).cues)).toEqual(["♪ chuff", "12 nuts.", "♪ left, middle, right"]);
  });

  it("may be chosen: what is left over goes to the dealer", () => {
    const deal = shared({ tricks: ["fair"] }, [sum(15, 2), sum(15, 3)]);
    expect(moves(deal, begin(deal)).map(({ label, button }) => [label, button])).toEqual([
      ["2 nests", "left"],
      ["3 nests", "right"],
    ]);
    expect(best(deal, begin(deal))).toEqual({ move: "by-right" });
    expect(pressed(deal, "by-left", 7, "fair").at(-1)?.counts).toEqual({
      leftover: 1,
      judged: 1,
      settled: 1,
    });
  });

  it("is drawn by the rules; of a choice, one leaves less than the other", () => {
    const drawing = (by: number) => ({
      type: "share" as const,
      form: "nuts",
      by: [by],
      each: { from: 3, to: 6 },
      left: { from: 0, to: 2 },
    });
    for (let seed = 0; seed < 40; seed++) {
      const { ways } = drawShare(
        { ...rules(), pick: "load", tasks: [drawing(2), drawing(3)] },
        createRandom(seed),
      );
      const tasks = ways.map(({ task }) => (task.type === "share" ? task : sum(1, 2)));
      expect(new Set(tasks.map(({ total }) => total)).size).toBe(1);
      expect(new Set(tasks.map(({ total, by }) => total % by)).size).toBe(2);
    }
    expect(content.tasks.share?.forms["nuts"]?.by).toBe("places");
  });
});
