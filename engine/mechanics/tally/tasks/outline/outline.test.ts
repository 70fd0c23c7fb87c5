import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../../../lines/index.ts";
import { createRandom } from "../../../../random.ts";
import type { Step } from "../../../contract.ts";
import { tally } from "../../index.ts";
import { gapRules, outlineDeal, rules } from "./example.ts";
import { rules as watchRules } from "../../example.ts";
import { fitting } from "./fits.ts";
import { outline } from "./index.ts";
import { begin, type OutlineDeal, type OutlineState } from "./state.ts";

function make(deal: OutlineDeal, ...moves: readonly string[]): Step<OutlineState> {
  const [first = "on", ...others] = moves;
  return others.reduce(
    (step, move) => outline.apply(deal, step.state, { move }),
    outline.apply(deal, begin(), { move: first }),
  );
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

describe("swimming around", () => {
  it("plays each stroke at its place, then the corner, and home at the end", () => {
    const deal = outlineDeal({ figure: "box" });
    const pattern = make(deal).cues[1];
    expect(pattern).toMatchObject({
      caption: "swish, swish, swish, knock",
      notes: [
        { sound: "swim", at: 0, side: -0.27, pitch: -5 },
        { sound: "swim", at: 340, side: 0.27, pitch: -5 },
        { sound: "swim", at: 680, side: 0.8, pitch: -5 },
        { sound: "shape-square", at: 1020 },
      ],
    });
    const last = make(deal, "on", "on", "on", "on");
    expect(heard(last.cues)[0]).toBe("[swish, swish, knock, home]");
    expect(outline.moves(deal, last.state).map(({ id }) => id)).not.toContain("on");
  });

  it("swims all of a round one at once, and hears no corner", () => {
    expect(heard(make(outlineDeal({ figure: "round" })).cues)[0]).toMatch(/^\[(?:swish, ){8}home\]$/u);
  });

  it("has the same note for parallel sides where a level has slopes", () => {
    const { cues } = make(outlineDeal({ figure: "box", turn: 30 }, { slopes: true }), "on", "on", "on");
    expect(heard(cues)[0]).toBe("[swish do, swish do, swish do, knock]");
    const pitches = ["wall", "box"].map((figure) => {
      const deal = outlineDeal({ figure, turn: 30 }, { slopes: true });
      return [1, 2, 3].map((corners) => {
        const pattern = make(deal, ...Array<string>(corners).fill("on")).cues[1];
        return pattern?.type === "pattern" ? pattern.notes[1]?.pitch : undefined;
      });
    });
    expect(pitches).toEqual([
      [-3, 3, -1],
      [-3, 3, -3],
    ]);
  });

  it("begins at any corner, either way around", () => {
    const swims = [{}, { from: 1 }, { back: true as const }, { from: 2, back: true as const }].map(
      (how) => heard(make(outlineDeal({ figure: "wall", ...how }), "on").cues)[0],
    );
    expect(swims).toEqual([
      "[swish, swish, swish, swish, knock]",
      "[swish, swish, swish, ting]",
      "[swish, swish, swish, swish, swish, ting]",
      "[swish, swish, swish, knock]",
    ]);
  });
});

describe("naming", () => {
  const deal = outlineDeal();

  it("asks to listen first, and browses past names that were refused", () => {
    expect(outline.moves(deal, begin()).map(({ id }) => id)).toEqual(["on"]);
    const tried = make(deal, "on", "name-triangle", "by1");
    expect(heard(tried.cues)).toEqual(["Square."]);
    const select = outline.moves(deal, tried.state).find(({ button }) => button === "select");
    expect(select?.id).toBe("name-square");
    const again = outline.apply(deal, tried.state, { move: "name-triangle" });
    expect(again.counts).toBeUndefined();
    expect(again.outcome).toEqual({ type: "going" });
  });

  it("counts what did not have to be heard, once it is right", () => {
    expect(make(deal, "on", "on", "name-square")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { clean: 1, judged: 1, could: 3, early: 1, spared: 2 },
    });
    expect(make(deal, "on", "on", "on", "on", "name-square").counts).toEqual({
      clean: 1,
      judged: 1,
      could: 3,
    });
  });

  it("counts a gate with the first name that is wrong, and not again with the right one", () => {
    expect(make(deal, "on", "name-triangle").counts).toEqual({ mistook: 1, judged: 1, could: 3 });
    expect(make(deal, "on", "name-triangle", "name-square")).toMatchObject({
      outcome: { type: "solved", credit: 0.5 },
      counts: { mended: 1 },
    });
  });

  it("counts corners from the second on: before the first nothing can be chosen", () => {
    expect(make(deal, "on").counts).toEqual({});
    expect(make(deal, "on", "on").counts).toEqual({ listened: 1 });
  });

  it("takes what is true and says less for no mistake, and asks on", () => {
    const near = make(deal, "on", "name-rectangle");
    expect(near).toMatchObject({ outcome: { type: "going" }, counts: { near: 1 } });
    expect(heard(near.cues)[0]).toMatch(/a rectangle/u);
    const then = make(deal, "on", "name-rectangle", "name-square");
    expect(then).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { clean: 1, judged: 1, could: 3 },
    });
    expect(then.counts).not.toHaveProperty("early");
  });

  it("takes what could be a square for what could be a rectangle", () => {
    const wall = outlineDeal({ figure: "wall" });
    expect(heard(make(wall, "on", "name-rectangle").cues)[0]).toMatch(/could have been/u);
  });

  it("says what spoke against a wrong name, or that nothing did", () => {
    const box = outlineDeal({ figure: "box" });
    expect(heard(make(box, "on", "name-square").cues)).toEqual(["Not a square. So far it could have been."]);
    expect(heard(make(box, "on", "on", "name-square").cues)).toEqual(["Not a square.", "All equal."]);
  });

  it("says it as the level does", () => {
    const level = outlineDeal({ figure: "box" }, { why: { square: "All of two strokes." } });
    expect(heard(make(level, "on", "on", "name-square").cues)).toContain("All of two strokes.");
  });

  it("names the corner that speaks against a name", () => {
    const wall = outlineDeal({ figure: "wall" });
    expect(heard(make(wall, "on", "on", "name-square").cues)).toContain("A ting: no square.");
  });

  it("tells how many strokes it is around, and reckons with them", () => {
    const level = { names: ["hexagon", "square"], figures: ["six", "square"], around: true as const };
    const six = outlineDeal(
      { figure: "six" },
      { ...level, words: { ready: "{around} around.", times: "{sides} times {side}: {around}." } },
    );
    expect(heard(outline.open(six, begin()).cues)).toEqual(["6 strokes around."]);
    const { state } = make(six, "on");
    expect(fitting(six, state)).toEqual(["hexagon"]);
    expect(heard(outline.help(six, state).where ?? [])[0]).toBe("It's 6 strokes around.");
    expect(heard(make(six, "on", "name-square").cues)[1]).toBe("4 sides of 1 would make 4. It's 6 around.");
    expect(heard(make(six, "on", "name-hexagon").cues)).toContain("6 times 1: 6.");
  });

  it("knows by corners and equal sides which names are left", () => {
    const leftAfter = (figure: string, swum: number): string[] =>
      fitting(outlineDeal({ figure }), { ...begin(), swum });
    expect(leftAfter("square", 1)).toEqual(["triangle", "square", "rectangle"]);
    expect(leftAfter("square", 2)).toEqual(["square"]);
    expect(leftAfter("box", 2)).toEqual(["rectangle"]);
    expect(leftAfter("round", 1)).toEqual(["round"]);
  });
});

describe("an outline that stops early", () => {
  const deal = outlineDeal({ figure: "box" }, gapRules);
  const listened = make(deal, "on");

  it("calls out each way, and leaves the last side out", () => {
    expect(heard(listened.cues).filter((text) => !text.startsWith("["))).toEqual([
      "Right.",
      "Up.",
      "Left.",
      "The arrows swim a stroke each. Select when you're home.",
    ]);
  });

  it("is closed by the strokes that are missing", () => {
    expect(make(deal, "on", "swim-down", "swim-down", "home")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { clean: 1, judged: 1, early: 1 },
    });
  });

  it("takes a stroke back, and swims on no side twice", () => {
    expect(make(deal, "on", "swim-down", "swim-up").state.path).toEqual([]);
    expect(heard(make(deal, "on", "swim-right").cues)).toEqual(["There's a side already."]);
  });

  it("says how far home is, or that there is a corner too many", () => {
    const short = make(deal, "on", "swim-down", "home");
    expect(short).toMatchObject({ outcome: { type: "missed" }, state: { path: [] }, counts: { mistook: 1 } });
    expect(heard(short.cues)[0]).toMatch(/^That ends 1 stroke from home/u);
    const around = make(
      deal,
      "on",
      "swim-up",
      "swim-left",
      ...Array<string>(3).fill("swim-down"),
      "swim-right",
      "home",
    );
    expect(heard(around.cues)[0]).toMatch(/a corner too many/u);
  });
});

it("says where a corner was passed that was heard", () => {
  const step = outlineDeal({ figure: "step", from: 4 }, { ...gapRules, gap: 2, figures: ["step"] });
  const past = make(step, "on", "swim-down", "swim-right", "home");
  expect(heard(past.cues)[0]).toMatch(/a corner where the gap begins/u);
  expect(make(step, "on", "swim-right", "swim-down", "home").outcome).toEqual({ type: "solved", credit: 1 });
});

describe("help", () => {
  const deal = outlineDeal();

  it("begins with what can still be, by what was heard and said", () => {
    const told = (...moves: readonly string[]) =>
      heard(outline.help(deal, make(deal, ...moves).state).where ?? []);
    expect(told("on")).toEqual(["What it can still be: a triangle, a square, or a rectangle."]);
    expect(told("on", "name-triangle")).toEqual(["What it can still be: a square or a rectangle."]);
    expect(told("on", "on")).toEqual(["Only one name still fits what you heard."]);
  });

  it("names the shape only when it can be known", () => {
    const one = make(deal, "on").state;
    expect(heard(outline.help(deal, one).move ?? [])).toEqual(["One corner more tells more. Up."]);
    expect(outline.helped(deal, one, "move").aided).toBe(false);
    const two = make(deal, "on", "on").state;
    expect(heard(outline.help(deal, two).move ?? [])).toEqual(["It's a square."]);
    expect(outline.helped(deal, two, "move").aided).toBe(true);
  });

  it("says what the last help costs before it is asked for, and counts it", () => {
    const { state } = make(deal, "on", "on");
    expect(heard(outline.help(deal, state).two ?? [])).toHaveLength(2);
    const helped = outline.helped(deal, state, "move");
    expect(outline.apply(deal, helped, { move: "name-square" }).counts).toMatchObject({ mended: 1, told: 1 });
    const tried = make(deal, "on", "on", "name-triangle").state;
    expect(heard(outline.help(deal, tried).two ?? [])).toHaveLength(1);
  });

  it("leads through a gap stroke by stroke, and back from a wrong one", () => {
    const gap = outlineDeal({ figure: "box" }, gapRules);
    expect(outline.best(gap, make(gap, "on").state)).toEqual({ move: "swim-down" });
    expect(outline.best(gap, make(gap, "on", "swim-left").state)).toEqual({ move: "swim-right" });
    expect(heard(outline.help(gap, make(gap, "on").state).move ?? [])).toEqual(["Go down: 2 strokes."]);
    expect(outline.best(gap, make(gap, "on", "swim-down", "swim-down").state)).toEqual({ move: "home" });
  });

  it("is asked again with all that was swum, and with the name under the cursor", () => {
    const { state } = make(deal, "on", "name-triangle", "by1");
    expect(heard(outline.where(deal, state).cues)).toEqual([
      "Up: the next corner. Left, Right: a name.",
      "You've said a triangle.",
      "[swish, swish, knock]",
      "Square.",
    ]);
  });
});

it("makes each name as often as another, and none of the last figures", () => {
  const { content } = outlineDeal();
  const made = Array.from({ length: 200 }, (_, seed) =>
    outline.generate(content, rules, createRandom(seed), { lately: ["wall"] }),
  );
  expect(new Set(made.map(({ figure }) => figure))).toEqual(new Set(["wall", "square", "box", "round"]));
  expect(new Set(made.map(({ id }) => id)).size).toBeGreaterThan(40);
});

it("tells of shapes that do not close, and of names that mean nothing", () => {
  const { content } = outlineDeal();
  const figures = { ...content.figures, open: { name: "kite", sides: [2, 2, 5], corners: [90, 45, 45] } };
  const sets = [
    { path: "levels[0]", rules: { ...rules, gap: 1, figures: ["wall"], names: ["square", "cube"] } },
  ];
  const problems = tally.check?.({ content: { ...content, figures }, sets }) ?? [];
  expect(problems.map(({ path }) => path)).toEqual([
    "content.figures.open.name[0]",
    "content.figures.open",
    "levels[0].rules.names[1]",
    "levels[0].rules.figures[0]",
  ]);
  expect(tally.check?.({ content, sets: [{ path: "levels[0]", rules: watchRules }] })).toHaveLength(1);
});
