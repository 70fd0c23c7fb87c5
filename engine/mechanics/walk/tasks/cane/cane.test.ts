import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../cue.ts";
import { createRandom } from "../../../../random.ts";
import { content as garden } from "../../fixture.ts";
import { walk } from "../../index.ts";
import type { WalkContent, WalkDeal } from "../../schema.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { begin, trailOf } from "./begin.ts";
import { nextMove } from "./help.ts";
import { press } from "./press.ts";
import type { CaneContent, CaneRules, CaneWorld } from "./schema.ts";
import type { CaneState, Trail } from "./trail.ts";
import { caneWordsSchema } from "./words.ts";

const STEP = "step";
const button = (label: string) => ({ label, phrases: [label.toLowerCase()] });

const cane: CaneContent = {
  surfaces: {
    path: { tip: "cane-concrete", step: "footstep", walked: STEP, name: "hard path", caption: "tick" },
    gravel: {
      tip: "cane-gravel",
      step: "step-gravel",
      walked: STEP,
      name: "gravel",
      caption: "crunch",
      rough: true,
    },
  },
  paths: {
    gravel: { surface: "gravel" },
    bench: { stands: { at: "left", sound: "door-knock", caption: "knock", name: "the bench" } },
    tips: { tilts: "right" },
    low: { height: -1 },
    deep: { height: -2 },
  },
  verges: { grass: { name: "the grass" }, pole: { name: "the pole", landmark: true } },
  followers: {
    mia: { name: "Mia", sound: "giggle", caption: "giggle", meets: ["Hi."], sits: ["Oh."] },
    leo: { name: "Leo", sound: "frog", caption: "frog", meets: ["Hi."], sits: ["Oh."] },
  },
  found: { sound: "rustle", caption: "rustle" },
  drop: { sound: "fruit-knock", caption: "drop" },
  riser: { sound: "tag-knock", caption: "riser" },
  glides: { sound: "wipe", caption: "glide" },
  catches: { sound: "guiro", caption: "catch" },
  words: {
    texts: Object.fromEntries(
      Object.keys(caneWordsSchema.shape.texts.shape).map((name) => [name, name]),
    ) as CaneContent["words"]["texts"],
    parts: {
      left: "left",
      right: "right",
      middle: "in the middle",
      byLeft: "by the left edge",
      byRight: "by the right edge",
      ahead: "ahead",
      nth: ["first", "second", "third", "fourth"],
      turnLeft: "turn left",
      turnRight: "turn right",
      turnAround: "turn around",
      startsLeft: "on the left",
      startsRight: "on the right",
      startsBehind: "behind us",
      outside: "the fence",
    },
    sounds: {
      opens: "breath-in",
      turn: "lean-in",
      sweep: "cane-sweep",
      stop: "tick",
      slip: "splat",
      yawn: "yawn",
      sits: "sigh",
      knock: "nothing",
    },
    buttons: {
      left: button("Tap left"),
      right: button("Tap right"),
      aside: button("Go that way"),
      asideLeft: button("Go left"),
      asideRight: button("Go right"),
      stop: button("Stop"),
      around: button("Turn around"),
      glide: button("Glide"),
      touch: button("Touch"),
    },
  },
};

const place = (sign: string, name: string) =>
  ({
    type: "floor",
    sign,
    landmark: { name: `the ${name}`, short: name, here: "hand-bell", caption: name },
  }) as const;

const content: WalkContent = {
  ...garden,
  cells: {
    camp: { ...place("@", "camp"), role: "start" },
    hut: place("H", "hut"),
    mill: place("M", "mill"),
    path: { type: "floor", sign: "." },
    gravel: { type: "floor", sign: "," },
    bench: { type: "floor", sign: "b" },
    tips: { type: "floor", sign: ">" },
    low: { type: "floor", sign: "l" },
    deep: { type: "floor", sign: "d" },
    grass: { type: "block", sign: "g", sound: "cane-grass", caption: "swish", says: "Grass." },
    pole: { type: "block", sign: "p", sound: "triangle", caption: "ring", says: "Pole." },
  },
  tasks: { cane },
};

interface Given {
  readonly map?: readonly string[];
  readonly to?: string;
  readonly task?: Partial<CaneRules>;
  readonly world?: Partial<CaneWorld>;
  readonly meets?: string;
}

const CORNER = ["ggg.g", "H,,.g", "ggp.g", "ggg@g"];

function dealWith({ map = CORNER, to = "hut", task, world, meets = "mia" }: Given = {}): WalkDeal {
  const cells = map.join("").length;
  return {
    content,
    rules: {
      map: [...map],
      beacons: 0,
      halfAt: 1,
      names: true,
      task: { type: "cane", told: "words", ...task },
    },
    item: { id: "walk", task: { type: "cane", to, ...(meets === "" ? {} : { meets }) } },
    world: {
      swaps: [],
      lost: [],
      ...(world === undefined
        ? {}
        : { cane: { at: 3, map: cells, lane: -1, line: [], sat: [], met: [], seen: [], ...world } }),
    },
    seed: 1,
    actSeed: 1,
    calm: false,
    stakes: {},
    keepsakes: [],
  };
}

function play(deal: WalkDeal, ...moves: string[]) {
  let step = walk.apply(deal, walk.begin(deal), { move: moves[0] ?? "" });
  for (const move of moves.slice(1)) step = walk.apply(deal, step.state, { move });
  return { ...step, state: step.state as CaneState };
}

function heard(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) =>
    cue.type === "sound" && cue.caption !== undefined && cue.caption !== STEP ? [cue.caption] : [],
  );
}

function said(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) => (cue.type === "family" && typeof cue.family === "string" ? [cue.family] : []));
}

const PRESSES = ["left", "right", "aside", "around", "stop"] as const;
const SLIPS: readonly string[] = ["slipped", "stubbed", "ended", "unstepped", "nowhere", "stands"];

/** Wherever presses lead before one is there. */
function statesFrom(trail: Trail, from: CaneState): CaneState[] {
  const key = ({ at, facing, lane, tapped, last, stopped }: CaneState) =>
    [at, facing, lane, tapped, last, stopped].join();
  const states = new Map([[key(from), from]]);
  for (const state of states.values())
    for (const move of PRESSES) {
      const { state: after } = press(trail, state, move);
      if (after.at !== trail.goal && !states.has(key(after))) states.set(key(after), after);
    }
  return [...states.values()];
}

/** What comes of pressing what help advises, again and again. */
function byAdvice(trail: Trail, from: CaneState): string {
  let state = from;
  for (let presses = 0; presses < 100; presses++) {
    if (state.at === trail.goal) return "there";
    const pressed = press(trail, state, nextMove(trail, state));
    if (SLIPS.includes(pressed.happened.type)) return JSON.stringify([pressed.happened, state]);
    ({ state } = pressed);
  }
  return `nowhere: ${JSON.stringify(from)}`;
}

/** Hints that say "tap that side, then Up", and what that would do. */
function advisedSlips(deal: WalkDeal, state: CaneState): string[] {
  const trail = trailOf(deal);
  const { listen, rule } = walk.help(deal, state);
  return [...(listen ?? []), ...(rule ?? [])].flatMap((cue) => {
    if (cue.type !== "family" || typeof cue.family !== "string") return [];
    const side = cue.values?.["side"];
    if (!["hintLost", "hintOther", "hintStands", "hintHere", "hintOver"].includes(cue.family)) return [];
    if (side !== "left" && side !== "right") return [];
    const tapped = state.last === side ? state : press(trail, state, side).state;
    const { happened } = press(trail, tapped, "aside");
    if (cue.family === "hintOver" && tapped.at !== state.at) return ["walked past"];
    const turns = cue.family === "hintHere" ? ["turned"] : ["over", "turned"];
    return turns.includes(happened.type) && tapped.slips === state.slips
      ? []
      : [`${cue.family} ${happened.type} ${JSON.stringify(state)}`];
  });
}

describe("a walk with a cane", () => {
  it("walks a cell with each pair of taps, and hears each side at its edge", () => {
    const deal = dealWith();
    expect(heard(play(deal, "left").cues)).toEqual(["swish, left"]);
    expect(heard(play(deal, "left", "right").cues)).toEqual(["tick, right"]);
    const third = play(deal, "left", "right", "left");
    expect([third.state.at, heard(third.cues)]).toEqual([8, ["ring, left"]]);
  });

  it("does not walk out of step", () => {
    const step = play(dealWith(), "left", "left");
    expect([step.state.at, said(step.cues), step.counts]).toEqual([3, ["outOfStep"], {}]);
  });

  it("turns in where a gap is under the tip, and is there at the end", () => {
    const deal = dealWith();
    const gap = play(deal, "left", "right", "left", "right", "left");
    expect(heard(gap.cues)).toEqual(["crunch, left"]);
    const turned = walk.apply(deal, gap.state, { move: "aside" }).state as CaneState;
    expect([turned.at, turned.facing]).toEqual([12, "left"]);
    let step = walk.apply(deal, turned, { move: "left" });
    for (const move of ["right", "left", "right", "left"]) step = walk.apply(deal, step.state, { move });
    expect([step.outcome, step.counts]).toEqual([
      { type: "solved", credit: 1 },
      { walks: 1, clean: 1, joined: 1 },
    ]);
  });

  it("enters a gap that was heard on coming over to it, without another tap", () => {
    const deal = dealWith({ map: ["ggg.g", "ggg.g", "H,,.g", "ggg@g"] });
    const other = play(deal, "left", "right", "aside", "left");
    expect([other.state.lane, heard(other.cues)]).toEqual([1, ["tick, left"]]);
    const over = walk.apply(deal, other.state, { move: "aside" });
    expect(heard(over.cues)).toEqual(["crunch, left"]);
    const turned = walk.apply(deal, over.state, { move: "aside" }).state as CaneState;
    expect([turned.at, turned.facing]).toEqual([7, "left"]);
    expect(said(walk.apply(deal, turned, { move: "aside" }).cues)).toEqual(["nowhere"]);
  });

  it("names what lies beyond the last cell of the map", () => {
    const deal = dealWith({ map: ["H.@"] });
    const step = play(deal, "left", "right", "left", "right");
    expect(step.cues.find((cue) => cue.type === "family")).toMatchObject({ values: { verge: "the fence" } });
  });

  it("plays the turn between two legs of a way", () => {
    const deal = dealWith({ map: ["ggg.g", "g.,.g", "gHg.g", "ggg@g"] });
    const cues = walk.open(deal, walk.begin(deal)).cues;
    expect(said(cues)).toEqual(["fetch", "nextGap", "nextLeg", "nextGap"]);
    expect(heard(cues)).toContain("turn left");
  });

  it("helps from where one stands by now", () => {
    const rungs = (...moves: string[]) => {
      const deal = dealWith({ map: ["H,,.g", "ggg.g", "gM,.g", "ggg@g"] });
      const { listen, rule } = walk.help(
        deal,
        moves.length === 0 ? walk.begin(deal) : play(deal, ...moves).state,
      );
      return [said(listen ?? []), said(rule ?? [])];
    };
    expect(rungs()).toEqual([["hintWhere", "hintGap"], ["hintAway"]]);
    const past = ["left", "right", "left", "right", "left"];
    expect(rungs(...past)).toEqual([["hintWhere", "hintGap"], ["hintAway"]]);
    expect(rungs("left", "right", "aside")).toEqual([["hintWhere", "hintOther"], ["hintAway"]]);
    expect(rungs(...past, "right", "left", "right")).toEqual([["hintWhere", "hintGap"], ["hintHere"]]);
    expect(rungs("around")).toEqual([["hintWhere", "hintEnd"], ["hintBehind"]]);
  });

  it("lets who waits be heard, nearer and nearer, on the last steps to them", () => {
    const deal = dealWith({ map: ["H", ".", ".", ".", "@"] });
    const waits = (...moves: string[]) => heard(play(deal, ...moves).cues).includes("giggle, ahead");
    expect([waits("left", "right", "left"), waits("left", "right", "left", "right", "left")]).toEqual([
      false,
      true,
    ]);
  });

  it("says to which side Up goes", () => {
    const deal = dealWith();
    const ups = (state: CaneState) =>
      walk.moves(deal, state).flatMap(({ id, label }) => (id.startsWith("aside") ? [label] : []));
    expect(ups(walk.begin(deal) as CaneState)).toEqual(["Go that way", "Go left", "Go right"]);
    expect(ups(play(deal, "left").state)).toEqual(["Go left", "Go right"]);
  });

  it("tells on repeat what is left of the way, and then where one stands", () => {
    const deal = dealWith({ map: ["ggg.g", "g.,.g", "gHg.g", "ggg@g"] });
    const turned = play(deal, "left", "right", "left", "right", "left", "aside");
    expect(said(walk.where(deal, turned.state).cues)).toEqual(["fetch", "nextGap", "here"]);
  });

  it("lets nobody sit where something stands, since nobody could walk by there", () => {
    const deal = dealWith({ map: ["gggHg", "gggbg", "ggg@g"], world: { line: ["leo"] } });
    const beside = ["left", "right", "aside", "left", "aside"];
    expect(play(deal, ...beside).state.lane).toBe(0);
    expect(play(deal, ...beside, "left", "aside").state.sat).toEqual([{ who: "leo", at: 8, side: "right" }]);
  });

  it("loses who walks last where a foot leaves the path, and finds them on the next walk, on that side", () => {
    const deal = dealWith({ world: { line: ["leo"] } });
    const wet = play(deal, "left", "aside");
    expect([wet.outcome.type, wet.counts, wet.state.line]).toEqual(["missed", { slips: 1, strayed: 1 }, []]);
    expect(wet.state.sat).toEqual([{ who: "leo", at: 3, side: "left" }]);
    const sat = [{ who: "leo", at: 8, side: "left" as const }];
    const back = play(dealWith({ world: { sat } }), "left", "right", "left");
    expect([back.counts, back.state.line]).toEqual([{ rejoined: 1 }, ["leo"]]);
  });

  it("drifts where the path tips, up to its edge", () => {
    const deal = dealWith({ map: ["ggg.g", "ggg>g", "ggH.g", "ggg@g"] });
    expect(play(deal, "left", "right", "left", "right", "left", "right").state.lane).toBe(0);
  });

  it("bumps into what stands in its lane, and walks past it in another", () => {
    const deal = dealWith({ map: ["gggHg", "gggbg", "ggg@g"] });
    expect(heard(play(deal, "left").cues)).toEqual(["swish, left", "knock, ahead"]);
    expect(play(deal, "left", "right", "left").counts).toEqual({ slips: 1 });
    expect(play(deal, "left", "right", "aside", "left").state.at).toBe(8);
  });

  it("finds a low edge by gliding and misses it by tapping, and stopping is free", () => {
    const deal = dealWith({ map: ["gggHg", "ggglg", "ggg@g"], task: { techniques: true } });
    expect(heard(play(deal, "left", "right").cues)).toEqual(["tick, right"]);
    expect(heard(play(deal, "stop", "technique", "left").cues)).toContain("drop");
    expect(play(deal, "left", "right", "left").counts).toEqual({ slips: 1 });
    const safe = play(deal, "left", "right", "stop", "left");
    expect([safe.counts, safe.state.at, play(deal, "stop").state.spent]).toEqual([{}, 8, 0]);
    const deep = dealWith({ map: ["gggHg", "gggdg", "ggg@g"] });
    expect(heard(play(deep, "left", "right").cues)).toContain("drop");
  });

  it("leads there whoever finds no way, and nobody joins", () => {
    const deal = dealWith();
    let step = walk.apply(deal, walk.begin(deal), { move: "around" });
    for (let turns = 0; step.outcome.type === "going"; turns++)
      step = walk.apply(deal, step.state, { move: "around" });
    expect([step.outcome, step.counts]).toEqual([
      { type: "solved", credit: 0 },
      { walks: 1, slips: 1 },
    ]);
  });

  it("tells gaps by their number, or by the landmark before them", () => {
    expect(said(walk.open(dealWith(), walk.begin(dealWith())).cues)).toEqual(["fetch", "markGap"]);
    const second = dealWith({ map: ["H,,.g", "ggg.g", "gM,.g", "ggg@g"], to: "hut" });
    expect(said(walk.open(second, walk.begin(second)).cues)).toEqual(["fetch", "laterGap"]);
  });

  it("walks past no gap with a tap toward it, and into no bench with a tap away from it", () => {
    const deal = dealWith({ map: ["ggg.g", "ggg.g", "H,,.g", "ggg@g"] });
    const gap = play(deal, "left", "right", "left", "right", "left");
    expect([gap.state.at, heard(gap.cues)]).toEqual([8, ["crunch, left"]]);
    expect(walk.apply(deal, gap.state, { move: "aside" }).state).toMatchObject({ at: 7, facing: "left" });
    expect(walk.apply(deal, gap.state, { move: "right" }).state).toMatchObject({ at: 13 });
    const bench = dealWith({ map: ["gggHg", "gggbg", "ggg@g"] });
    expect(play(bench, "right", "left", "right", "aside").state).toMatchObject({ at: 3, lane: 1, slips: 0 });
  });

  it("takes Up at a step for nothing wrong, once one has stopped there", () => {
    const deal = dealWith({ map: ["gggHg", "ggglg", "ggg@g"] });
    const up = play(deal, "left", "stop", "aside");
    expect([up.state.slips, said(up.cues)]).toEqual([0, ["goOn"]]);
    expect(said(walk.help(deal, up.state).listen ?? [])).toEqual(["hintWhere", "hintStopped"]);
  });

  it("lets no foot step where the path ends", () => {
    const { cues } = play(dealWith({ map: ["g@g"], to: "camp" }), "left", "right", "left");
    expect(cues.some((cue) => cue.type === "sound" && cue.caption === STEP)).toBe(false);
  });

  it("leads by heart only to where one has been", () => {
    const map = ["H,,.g", "ggg.g", "gM,.g", "ggg@g"];
    const deal = dealWith({ map, task: { told: "nothing" }, world: { at: 15, seen: ["mill", "hut"] } });
    expect(generate(content, deal.rules, createRandom(1), deal.world).task).toMatchObject({ to: "mill" });
  });

  it("advises nothing that slips, and arrives by its own advice, wherever one is", () => {
    const map = ["ggg.ggg", "H,>.ggg", "ggg.,lM", "gggbggg", "ggg.ggg", "ggg.bll", "ggg@ggg"];
    for (const to of ["hut", "mill"]) {
      const deal = dealWith({ map, to });
      const trail = trailOf(deal);
      for (const state of statesFrom(trail, begin(deal))) {
        expect(byAdvice(trail, state)).toBe("there");
        expect(advisedSlips(deal, state)).toEqual([]);
      }
    }
  });

  it("leads back the way one came", () => {
    const map = ["H,,.g", "ggg.g", "gM,.g", "ggg@g"];
    const deal = dealWith({ map, task: { back: true }, world: { at: 15, seen: ["mill", "hut"] } });
    const item = generate(content, deal.rules, createRandom(1), deal.world);
    expect(item.task).toEqual({ type: "cane", to: "mill" });
  });

  it("is checked for what is not there", () => {
    const { rules } = dealWith();
    const items = [{ id: "far", task: { type: "cane" as const, to: "tower", meets: "zoe" } }];
    expect(check(content, rules, items, "levels[0]").map(({ path }) => path)).toEqual([
      "levels[0].items[0].task.to",
      "levels[0].items[0].task.meets",
    ]);
  });
});
