import { describe, expect, it } from "vitest";
import type { Cue } from "../../../../cue.ts";
import { content as garden } from "../../fixture.ts";
import { walk } from "../../index.ts";
import type { WalkContent, WalkDeal } from "../../schema.ts";
import { check } from "./check.ts";
import type { DigContent, DigRules, Find } from "./schema.ts";
import { findUnder, placesFor, siteOf, type DigState } from "./site.ts";

const words: DigContent = {
  light: { stake: "sun" },
  kinds: {
    tooth: { sound: "claves", caption: "clicks", name: "a tooth", tells: "Teeth tell of food." },
    leaf: { sound: "maraca", caption: "shakes", name: "a leaf", tells: "Leaves tell of plants." },
    tin: { sound: "cowbell", caption: "clanks", name: "tin", tells: "Tin tells nothing." },
  },
  layers: [
    { sound: "layer-soil", caption: "soil" },
    { sound: "layer-rock", caption: "rock", low: "low", why: "It is far older." },
  ],
  marks: { worn: { sound: "dice", caption: "it rolls", limps: "limping", why: "It is not from here." } },
  parts: { munch: [{ sound: "crunch" }], honest: [{ sound: "star" }] },
  fakes: [[{ sound: "squeak-toy", caption: "a squeak" }]],
};

const tooth: Find = { kind: "tooth", says: "A tooth." };
const leaf: Find = { kind: "leaf", says: "A leaf." };

const content: WalkContent = {
  ...garden,
  cells: {
    camp: { type: "floor", sign: "@", role: "start" },
    sand: { type: "floor", sign: "." },
  },
  tasks: { dig: words },
};

interface Given {
  readonly finds?: readonly Find[];
  readonly task?: Partial<DigRules>;
  readonly sun?: number;
  readonly boasts?: number;
  readonly world?: WalkDeal["world"];
}

function dealWith({ finds = [tooth], task, sun, boasts = 1, world }: Given = {}): WalkDeal {
  const meat = {
    says: "It ate meat!",
    about: "the meat",
    speaks: {
      tooth: { does: "busts" as const, why: "Flat teeth grind." },
      "tooth@1": { does: "backs" as const, why: "The old one bit." },
    },
    hint: "What does the eating?",
    part: "munch",
  };
  return {
    content,
    rules: {
      map: ["...", ".@."],
      beacons: 0,
      halfAt: 1,
      names: true,
      turns: true,
      task: { type: "dig", finds: [...finds], ...task },
    },
    item: {
      id: "meat",
      task: { type: "dig", source: "a test", boasts: Array.from({ length: boasts }, () => meat) },
    },
    world: world ?? { swaps: [], lost: [] },
    seed: 1,
    actSeed: 1,
    calm: false,
    stakes: sun === undefined ? {} : { sun },
    keepsakes: [],
  };
}

/** Standing on the find of this index. */
function over(deal: WalkDeal, index = 0): DigState {
  const state = walk.begin(deal) as DigState;
  return { ...state, at: siteOf(deal).places[index] ?? state.at };
}

function play(deal: WalkDeal, from: DigState, ...moves: string[]) {
  let step = walk.apply(deal, from, { move: moves[0] ?? "" });
  for (const move of moves.slice(1)) step = walk.apply(deal, step.state, { move });
  return { ...step, state: step.state as DigState };
}

function ticksOf(cues: readonly Cue[]) {
  return cues.flatMap((cue) => (cue.type === "pattern" ? [cue] : []));
}

describe("a dig", () => {
  it("hears what is ahead, faster the nearer it is, and nothing of what is behind", () => {
    const deal = dealWith();
    const at = (from: number, facing: DigState["facing"]) => {
      const step = walk.where(deal, { ...walk.begin(deal), at: from, facing });
      return ticksOf(step.cues)[0];
    };
    const [place = 0] = siteOf(deal).places;
    const side = place % 3;
    const near = at(side === 0 ? place + 1 : place - 1, side === 0 ? "left" : "right");
    const away = at(side === 0 ? place + 1 : place - 1, side === 0 ? "right" : "left");
    expect(near?.caption).toBe("clicks, very quick, ahead");
    expect(away).toBeUndefined();
    expect(at(place, "up")?.caption).toBe("clicks, right under you");
    expect(at(place, "up")?.notes[1]?.at).toBeLessThan(near?.notes[1]?.at ?? 0);
  });

  it("tells depth by a lower pitch and what was rolled here by a limp", () => {
    const deep = ticksOf(walk.where(dealWith({ finds: [{ ...tooth, layer: 1 }] }), over(dealWith())).cues)[0];
    expect([deep?.notes[0]?.pitch, deep?.caption]).toEqual([-6, "clicks, low, right under you"]);
    const worn = ticksOf(
      walk.where(dealWith({ finds: [{ ...tooth, mark: "worn" }] }), over(dealWith())).cues,
    )[0];
    const [first, second, third] = worn?.notes.map(({ at }) => at) ?? [];
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan((third ?? 0) - (second ?? 0));
  });

  it("settles a boast by the right word, and loses it by a wrong one", () => {
    const deal = dealWith();
    const won = play(deal, over(deal), "dig", "busts");
    expect([won.outcome, won.counts]).toEqual([
      { type: "solved", credit: 1 },
      { settled: 1, boasts: 1 },
    ]);
    const lost = play(deal, over(deal), "dig", "backs");
    expect([lost.outcome, lost.counts]).toEqual([
      { type: "solved", credit: 0 },
      { lost: 1, boasts: 1 },
    ]);
    expect(lost.state.parts).toEqual([""]);
  });

  it("goes on where a find rightly tells nothing", () => {
    const deal = dealWith({ finds: [tooth, leaf] });
    const step = play(deal, over(deal, 1), "dig", "nothing");
    expect([step.outcome.type, step.counts, step.state.open]).toEqual(["advanced", { doubted: 1 }, [0]]);
  });

  it("takes nothing from another layer or from elsewhere for evidence, unless the layer is the point", () => {
    const rolled = dealWith({ finds: [{ ...tooth, mark: "worn" }, tooth] });
    expect(play(rolled, over(rolled), "dig", "nothing").outcome.type).toBe("advanced");
    const deep = dealWith({ finds: [{ ...tooth, layer: 1 }] });
    expect(play(deep, over(deep), "dig", "backs").outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("weighs one find against both boasts, one after the other", () => {
    const deal = dealWith({ boasts: 2 });
    const first = play(deal, over(deal), "dig", "busts");
    expect([first.outcome.type, first.state.weighing?.against]).toEqual(["advanced", [1]]);
    expect(play(deal, first.state, "nothing").outcome).toEqual({ type: "solved", credit: 0.5 });
  });

  it("costs a minute a step and two a dig, more where it lies deeper, and nothing once it lies open", () => {
    const deal = dealWith({ finds: [{ ...tooth, layer: 1 }, leaf], sun: 9 });
    expect(play(deal, over(deal), "dig").counts).toEqual({ dug: 1, minutes: 3 });
    const open = { ...over(deal), dug: [0] };
    expect(play(deal, open, "dig").counts).toEqual({});
    expect(play(deal, walk.begin(deal) as DigState, "up").counts).toEqual({ minutes: 1 });
  });

  it("refuses what there is no light for, and ends when nothing can be reached any more", () => {
    const dim = dealWith({ sun: 1 });
    expect(play(dim, over(dim), "dig").counts).toBeUndefined();
    const step = play(dim, walk.begin(dim) as DigState, "up");
    expect([step.outcome, step.counts]).toEqual([
      { type: "solved", credit: 0 },
      { minutes: 1, lost: 1, boasts: 1 },
    ]);
  });

  it("is laid out so that light lasts for the boasts of its act", () => {
    const far = (actSeed: number, task: Partial<DigRules>) => {
      const deal = { ...dealWith({ finds: [tooth, leaf], task }), actSeed };
      return siteOf({ ...deal, item: { ...deal.item } }).places.map(
        (at) => Math.abs((at % 3) - 1) + Math.floor(at / 3),
      );
    };
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const sums = (task: Partial<DigRules>) =>
      seeds.map((seed) => far(seed, task).reduce((sum, steps) => sum + steps, 4));
    expect(Math.max(...sums({}))).toBeGreaterThan(6);
    expect(Math.max(...sums({ fits: { minutes: 6, boasts: 2 } }))).toBe(6);
  });

  it("uses up no light where one learns", () => {
    const deal = dealWith({ sun: 1, task: { endless: true } });
    expect(play(deal, over(deal), "dig", "busts").outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("sells the way once a boast, counted with the next move", () => {
    const deal = dealWith({ sun: 9 });
    const shown = walk.helped?.(deal, walk.begin(deal), "move") as DigState;
    expect([shown.used, walk.helped?.(deal, shown, "move")]).toEqual([2, shown]);
    expect(play(deal, shown, "up").counts).toEqual({ minutes: 3 });
  });

  it("takes a gift along, with a part for the exhibit, and leaves the boast open", () => {
    const gift = { part: "honest", lines: [[{ sound: "star" as const }]] };
    const deal = dealWith({ finds: [{ kind: "tin", says: "A box.", gift }, tooth] });
    const step = play(deal, over(deal), "dig");
    expect([step.counts, step.state.parts, step.state.open]).toEqual([
      { dug: 1, gift: 1, minutes: 2 },
      ["honest"],
      [0],
    ]);
    expect(findUnder(siteOf(deal), step.state)).toBeUndefined();
  });

  it("keeps what lies open for its act, and the exhibit for the whole sitting", () => {
    const deal = dealWith({ finds: [tooth, leaf] });
    const { state } = play(deal, over(deal), "dig", "busts");
    const world = walk.leave?.(deal, state);
    expect(world?.dig).toEqual({ site: 1, dug: [0], parts: ["munch"] });
    const next = { ...deal, world: world ?? deal.world };
    expect((walk.begin(next) as DigState).dug).toEqual([0]);
    expect((walk.begin({ ...next, actSeed: 2 }) as DigState).dug).toEqual([]);
    expect(walk.perform?.(content, deal.rules, next.world)).toHaveLength(1);
  });

  it("keeps a claim in the same words all through its turn, and tells where it begins again", () => {
    const [first, later] = [0, 3].map((count) => {
      const deal = dealWith({ world: { swaps: [], lost: [], dig: { site: 1, dug: [], parts: [] } } });
      const { task } = deal.item;
      const boasts = task.type === "dig" ? task.boasts.map((one) => ({ ...one, says: ["A!", "B!"] })) : [];
      const item = { ...deal.item, task: { type: "dig" as const, source: "a test", boasts } };
      const given = { ...deal, item, seed: count };
      const says = (cues: readonly Cue[]) =>
        cues.flatMap((cue) => (cue.type === "family" && typeof cue.family === "string" ? [cue.family] : []));
      const opened = walk.open(given, walk.begin(given)).cues;
      expect(opened[0]).toMatchObject({ type: "family", voice: undefined });
      expect(says(walk.where(given, walk.begin(given)).cues)).toEqual(says(opened));
      return says(opened);
    });
    expect([first, later].every((one) => one?.length === 1)).toBe(true);
  });

  it("sends to no find that was rightly said to tell nothing", () => {
    const deal = dealWith({ finds: [tooth, leaf] });
    const { task } = deal.item;
    const speaks = {
      tooth: { does: "busts" as const, why: "Flat teeth grind." },
      leaf: { does: "busts" as const, why: "Leaves.", weak: true as const },
    };
    const boasts = task.type === "dig" ? task.boasts.map((one) => ({ ...one, speaks })) : [];
    const weak: WalkDeal = {
      ...deal,
      item: { ...deal.item, task: { type: "dig", source: "a test", boasts } },
    };
    const kinds = (state: DigState) =>
      walk.help(weak, state).rule?.flatMap((cue) => (cue.type === "family" ? [cue.values?.["kinds"]] : []));
    expect(kinds(over(weak, 1))).toEqual(["a tooth or a leaf"]);
    expect(kinds(play(weak, over(weak, 1), "dig", "nothing").state)).toEqual(["a tooth"]);
  });

  it("never helps with the verdict itself, and leaves two", () => {
    const deal = dealWith();
    const { state } = play(deal, over(deal), "dig");
    expect(Object.keys(walk.help(deal, state))).toEqual(["listen", "two"]);
  });
});

describe("the check of a dig", () => {
  const problems = (deal: WalkDeal) =>
    check(content, deal.rules, [deal.item], "levels[0]").map(({ path }) => path);

  it("finds nothing wrong with a whole one", () => {
    expect(problems(dealWith())).toEqual([]);
  });

  it("finds boasts that nothing speaks of, and finds that fit nowhere", () => {
    expect(problems(dealWith({ finds: [leaf] }))).toEqual(["levels[0].items[0].task.boasts[0].speaks"]);
    expect(problems(dealWith({ finds: [{ ...tooth, layer: 4 }] }))).toEqual([
      "levels[0].rules.task.finds[0].layer",
    ]);
    const many = Array.from(
      { length: placesFor(content, siteOf(dealWith()).ground).length + 1 },
      () => tooth,
    );
    expect(problems(dealWith({ finds: many }))).toEqual(["levels[0].rules.task.finds"]);
  });
});
