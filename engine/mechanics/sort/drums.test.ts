import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { wordCues, NOTHING_HEARD } from "../../lines/index.ts";
import { createRandom } from "../../random.ts";
import type { Counts, Outcome } from "../contract.ts";
import { bareDeal } from "../kit/deal.ts";
import type { SortDeal } from "./basket.ts";
import type { Drumming } from "./drums-schema.ts";
import { sort } from "./index.ts";
import type { SortContent, SortItem, SortRules, Thing } from "./schema.ts";
import type { SortState } from "./state.ts";
import { beginWorld } from "./world.ts";

const heardAs = (caption: string) => [{ sound: "tick", caption } as const];
const pressed = (label: string) => ({ label, phrases: [label.toLowerCase()], heard: heardAs(label) });
const bin = (label: string) => ({
  label,
  phrases: [label.toLowerCase()],
  takes: "judge" as const,
  arrives: heardAs(label),
});
const word = (name: string, beats: number, loud = 1): Thing => ({ name, drummed: { beats, loud } });

const content: SortContent = {
  bins: { low: bin("Low drum"), high: bin("High drum") },
  things: {
    milk: word("Milk", 1),
    moon: word("Moon", 1),
    tiger: word("Tiger", 2),
    robot: word("Robot", 2),
    balloon: word("Balloon", 2, 2),
    banana: word("Banana", 3, 2),
    pancake: {
      name: "Pancake",
      drummed: { beats: 2, cut: { name: "Pancake, without pan", left: "cake", beats: 1 } },
    },
  },
  drums: {
    tap: pressed("Tap"),
    loud: pressed("Loud"),
    cut: pressed("Cut"),
    pass: pressed("Pass"),
    undo: pressed("Undo"),
    tick: "tick",
    sticks: "tick",
    sent: heardAs("sent"),
    full: heardAs("full"),
    spills: heardAs("over"),
    players: [
      { name: "A goat", sound: "goat" },
      { name: "A pig", sound: "pig" },
    ],
  },
};

const rulesOf = (drumming: Partial<Drumming> = {}): SortRules => ({
  seats: { left: "low", right: "high" },
  drumming: { size: 4, ...drumming },
});

function dealOf(words: string, own: Partial<Drumming> = {}, knocks?: SortItem["drum"]): SortDeal {
  const item: SortItem = { id: "row", drum: { ...knocks, words: words.split(" ") } };
  const rules = rulesOf(own);
  return { ...bareDeal({ content, rules, item }), world: beginWorld(rules, 1, content.drums) };
}

interface Played {
  readonly state: SortState;
  readonly heard: readonly string[];
  readonly outcome: Outcome | null;
  readonly counts: Counts | undefined;
}

/** Moves by their names: "tap tap left" taps twice and sends to the left. */
function play(deal: SortDeal, moves: string): Played {
  const begun: Played = { state: sort.begin(deal), heard: [], outcome: null, counts: undefined };
  return moves.split(" ").reduce(({ state }, name) => {
    const move = ["left", "right"].includes(name) ? `send-${name}` : name;
    const step = sort.apply(deal, state, { move });
    return { state: step.state, heard: told(step.cues), outcome: step.outcome, counts: step.counts };
  }, begun);
}

/** What is said, and the captions of what is heard. */
function told(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => {
    if (cue.type === "say") return [cue.text];
    return cue.type === "sound" || cue.type === "pattern" ? [cue.caption ?? ""] : [];
  });
}

describe("a word on a drum", () => {
  it("is heard with the places that are still open", () => {
    const { heard, outcome } = play(dealOf("banana milk moon"), "tap tap tap left");
    expect(heard).toContain("low drum: dum-dum-dum, tick");
    expect(heard.at(-1)).toBe("Milk.");
    expect(outcome).toEqual({ type: "advanced" });
  });

  it("fills a bar, and somebody dances to it in its rhythm", () => {
    const { heard, counts, state } = play(dealOf("banana milk tiger robot"), "tap tap tap left tap left");
    expect(heard.some((line) => line.endsWith(": dum-dum-dum, dum"))).toBe(true);
    expect(heard.join(" ")).toContain("Banana milk!");
    expect(counts).toMatchObject({ bars: 1, joined: 1 });
    expect(state.drumming?.stand.bars.left).toEqual([]);
  });

  it("tips the drum over where there is no room, and who came last runs off", () => {
    const deal = dealOf("tiger robot banana tiger milk moon");
    const { heard, counts, state, outcome } = play(
      deal,
      "tap tap left tap tap left tap tap tap left tap tap left",
    );
    expect(heard).toContain("over");
    expect(counts).toEqual({ spills: 1, fled: 1 });
    expect(outcome).toEqual({ type: "missed" });
    expect(state.drumming?.song).toEqual([]);
    expect(state.drumming?.stand.bars.left).toEqual([]);
  });

  it("that was miscounted shows its beats and is gone, and the drum keeps what it has", () => {
    const { heard, counts, state } = play(dealOf("tiger banana milk"), "tap tap left tap tap left");
    expect(heard).toContain("dum-dum-dum");
    expect(counts).toEqual({ miscounted: 1 });
    expect(heard).not.toContain("sent");
    expect(state.drumming?.stand.bars.left).toMatchObject([{ word: "tiger" }]);
  });

  it("rolls off with the row's end where its drum is not full", () => {
    const { heard } = play(dealOf("banana tiger robot"), "tap tap tap left tap tap right pass");
    expect(heard.join(" ")).toMatch(/rolls.*: Banana tiger/u);
  });

  it("is not sent before it was tapped, and its taps can be taken back", () => {
    const untapped = play(dealOf("tiger milk"), "left");
    expect(untapped.outcome).toEqual({ type: "going" });
    expect(untapped.heard).not.toContain("sent");
    const undone = play(dealOf("tiger milk"), "tap tap tap pass");
    expect(undone.state.drumming).toMatchObject({ taps: [], at: 0 });
    expect(play(dealOf("tiger milk"), "pass").counts).toEqual({ passed: 1 });
  });

  it("can be counted by voice", () => {
    expect(play(dealOf("banana milk"), "said-3 left").outcome).toEqual({ type: "advanced" });
  });
});

describe("the front of a word", () => {
  it("comes off, and only what is left is drummed", () => {
    const cut = play(dealOf("pancake banana", { cuts: true }), "cut");
    expect(cut.heard.at(-1)).toBe("Pancake, without pan.");
    const { heard } = play(dealOf("pancake banana", { cuts: true }), "cut tap left");
    expect(heard).toContain("low drum: dum, tick-tick-tick");
  });

  it("comes on again with a second press", () => {
    const again = play(dealOf("pancake banana", { cuts: true }), "cut tap cut");
    expect(again.heard.at(-1)).toBe("Pancake.");
    expect(again.state.drumming).toMatchObject({ way: 0, taps: [] });
  });

  it("stays on where there is none", () => {
    expect(play(dealOf("tiger milk", { cuts: true }), "cut").state.drumming?.way).toBe(0);
  });
});

describe("the loud beat", () => {
  const accents = { left: [1, 3], right: [1, 3] };

  it("has to be tapped", () => {
    expect(play(dealOf("tiger milk", { accents }), "tap loud left").counts).toEqual({ miscounted: 1 });
    expect(play(dealOf("tiger milk", { accents }), "loud tap left").counts).toEqual({ placed: 1 });
  });

  it("has to fall on its place", () => {
    expect(play(dealOf("balloon milk", { accents }), "tap loud left").counts).toEqual({ spills: 1 });
    const { counts, heard } = play(dealOf("milk balloon moon", { accents }), "tap left tap loud left");
    expect(counts).toEqual({ placed: 1 });
    expect(heard).toContain("low drum: dum, ta-dum, tick");
  });
});

describe("a knock", () => {
  const knocks = { words: [], knocks: { left: [[3, 1]], right: [[2, 2]] } };

  it("is heard first, and wants its words one after the other", () => {
    const deal = dealOf("tiger banana milk robot", {}, knocks);
    expect(told(sort.open(deal, sort.begin(deal)).cues)).toEqual([
      "low drum: knock-knock-knock, knock",
      "high drum: knock-knock, knock-knock",
      "Tiger.",
    ]);
    expect(play(deal, "tap tap left").counts).toEqual({ spills: 1 });
    expect(play(deal, "tap tap right tap tap tap left").outcome).toEqual({ type: "advanced" });
  });

  it("is heard with what it still wants, and sends one home who waits for an answer", () => {
    const begun = play(dealOf("tiger banana milk robot", {}, knocks), "tap tap right");
    expect(begun.heard).toContain("high drum: dum-dum, knock-knock");
    const deal = dealOf("banana milk tiger", {}, knocks);
    const song = play(dealOf("banana milk"), "tap tap tap left tap left").state.drumming?.song ?? [];
    const world = { ...beginWorld(rulesOf(), 1, content.drums), song };
    const { counts, heard, state } = play({ ...deal, world }, "pass pass pass");
    expect(counts).toMatchObject({ passed: 1, fled: 1 });
    expect(heard.join(" ")).toMatch(/Knocks without an answer: 2\. Off home: a (goat|pig)\./u);
    expect(state.drumming?.song).toEqual([]);
  });

  it("brings a word that it wants for each that a slip has cost", () => {
    const from = Object.keys(content.things ?? {});
    const deal = dealOf("tiger robot banana milk", { from }, knocks);
    const { state, outcome } = play(deal, "tap left pass pass pass");
    expect(outcome).toEqual({ type: "advanced" });
    expect(state.drumming).toMatchObject({ at: 4, spare: 0 });
    const [spare = ""] = state.drumming?.more ?? [];
    expect(["balloon", "pancake"]).toContain(spare);
    expect(sort.apply(deal, state, { move: "pass" }).outcome.type).toBe("solved");
  });

  it("leaves a drum alone that has answered all of its own", () => {
    const deal = dealOf("tiger robot milk banana milk", {}, knocks);
    expect(play(deal, "tap tap right tap tap right tap right").outcome).toEqual({ type: "going" });
  });
});

describe("rows that are drawn", () => {
  const from = Object.keys(content.things ?? {});

  it("fill as many bars as they say, for who thinks of the next word", () => {
    const rules = rulesOf({ from, bars: 2, ahead: true });
    for (let seed = 1; seed <= 20; seed += 1) {
      const item = sort.generate?.(content, rules, createRandom(seed), beginWorld(rules, seed));
      if (item === undefined) throw new Error("nothing was drawn");
      const deal = { ...bareDeal({ content, rules, item }), world: beginWorld(rules, 1, content.drums) };
      let state = sort.begin(deal);
      let outcome: Outcome = { type: "going" };
      for (let moves = 0; moves < 60 && outcome.type !== "solved"; moves += 1)
        ({ state, outcome } = sort.apply(deal, state, sort.best(deal, state)));
      expect(outcome).toEqual({ type: "solved", credit: 1 });
    }
  });

  it("have words that were not called lately, as long as there are enough", () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, at): [string, Thing] => [`word${at}`, word(`Word${at}`, 1 + (at % 2))]),
    );
    const rules = rulesOf({ from: Object.keys(many), bars: 1 });
    const called = ["word0", "word1", "word2"];
    for (let seed = 1; seed <= 10; seed += 1) {
      const item = sort.generate?.({ ...content, things: many }, rules, createRandom(seed), {
        ...beginWorld(rules, seed),
        called,
      });
      expect(item?.drum?.words.filter((id) => called.includes(id))).toEqual([]);
    }
  });
});

describe("an author", () => {
  const faults = (drumming: Partial<Drumming>, words?: string): string[] => {
    const items = words === undefined ? undefined : [{ id: "row", drum: { words: words.split(" ") } }];
    const sets = [{ path: "levels[0]", rules: rulesOf(drumming), items }];
    return (sort.check?.({ content, sets }) ?? []).map(({ mend }) => mend);
  };

  it("is told of words that are not there, and of words that fill nothing", () => {
    expect(faults({}, "banana milc").join()).toContain("milk");
    expect(faults({}, "banana tiger")).toEqual(["These words fill no bar."]);
    expect(faults({ from: ["banana", "tiger"], bars: 2 }).join()).toContain("fill no such bars");
    expect(faults({}, "banana milk")).toEqual([]);
  });
});

describe("help", () => {
  it("begins with what to press, before and after the taps", () => {
    const deal = dealOf("banana milk");
    const where = (moves: string): string =>
      told(sort.help(deal, play(deal, moves).state).where ?? []).join(" ");
    expect(where("tap pass")).toContain("Select");
    expect(where("tap")).toContain("Left or Right");
  });

  it("plays what the word would do on both drums, and then nobody dances to it", () => {
    const deal = dealOf("banana milk");
    const { drumming } = play(deal, "tap").state;
    const state = sort.helped?.(deal, { ...sort.begin(deal), drumming }, "two");
    if (state === undefined) throw new Error("help changes nothing");
    const sent = [
      { move: "tap" },
      { move: "tap" },
      { move: "send-left" },
      { move: "tap" },
      { move: "send-left" },
    ];
    const steps = sent.reduce<{ state: SortState; counts: Counts | undefined }>(
      (so, action) => {
        const step = sort.apply(deal, so.state, action);
        return { state: step.state, counts: step.counts };
      },
      { state, counts: undefined },
    );
    expect(steps.counts).toEqual({ placed: 1, bars: 1, due: 1 });
    expect(told(sort.help(deal, sort.begin(deal)).two ?? [])).toContain("low drum: dum-dum-dum, tick");
  });
});

describe("the march", () => {
  it("plays every bar by name", () => {
    const deal = dealOf("banana milk");
    const world = sort.leave?.(deal, play(deal, "tap tap tap left tap left").state);
    if (world === undefined) throw new Error("nothing is left");
    expect(told(sort.perform?.(content, rulesOf(), world) ?? [])[0]).toBe("Banana milk.");
  });
});
