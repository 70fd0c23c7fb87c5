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

  it("clicks for every 15 degrees of a turn where a level has ticks", () => {
    const deal = outlineDeal(
      { figure: "six" },
      { names: ["hexagon", "square"], figures: ["six", "square"], ticks: true },
    );
    expect(heard(make(deal).cues)[0]).toBe("[swish, boing, click, click, click, click]");
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
      counts: { clean: 1, judged: 1, spared: 2 },
    });
    expect(make(deal, "on", "name-triangle", "name-square")).toMatchObject({
      outcome: { type: "solved", credit: 0.5 },
      counts: { mended: 1, judged: 1 },
    });
  });

  it("takes what is true and says less for nearly right, and asks on", () => {
    const near = make(deal, "on", "name-rectangle");
    expect(near).toMatchObject({ outcome: { type: "missed" }, counts: { near: 1 } });
    expect(heard(near.cues)[0]).toMatch(/a rectangle/u);
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

  it("spares nothing after more help than the first", () => {
    const { state } = make(deal, "on");
    const helped = outline.helped(deal, state, "listen");
    expect(outline.apply(deal, helped, { move: "name-square" }).counts).toEqual({ clean: 1, judged: 1 });
    expect(outline.helped(deal, state, "where")).toEqual(state);
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
      counts: { clean: 1, judged: 1, spared: 1 },
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
    const around = make(deal, "on", "swim-left", "swim-down", "swim-down", "swim-right", "home");
    expect(heard(around.cues)[0]).toMatch(/a corner too many/u);
  });
});

describe("help", () => {
  const deal = outlineDeal();

  it("names the shape only when it can be known", () => {
    const one = make(deal, "on").state;
    expect(heard(outline.help(deal, one).move ?? [])).toEqual(["One corner more tells more. Up."]);
    expect(outline.helped(deal, one, "move").aided).toBe(false);
    const two = make(deal, "on", "on").state;
    expect(heard(outline.help(deal, two).move ?? [])).toEqual(["It's a square."]);
    expect(outline.helped(deal, two, "move").aided).toBe(true);
  });

  it("leads through a gap stroke by stroke, and back from a wrong one", () => {
    const gap = outlineDeal({ figure: "box" }, gapRules);
    expect(outline.best(gap, make(gap, "on").state)).toEqual({ move: "swim-down" });
    expect(outline.best(gap, make(gap, "on", "swim-left").state)).toEqual({ move: "swim-right" });
    expect(heard(outline.help(gap, make(gap, "on").state).move ?? [])).toEqual(["2 strokes down."]);
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
