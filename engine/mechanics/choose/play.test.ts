import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { createRandom } from "../../random.ts";
import type { Step } from "../contract.ts";
import { cellar, dealOf, rules, stateOf } from "./example.ts";
import { choose } from "./index.ts";
import type { ChooseState } from "./state.ts";

const deal = dealOf();

function make(state: ChooseState, ...moves: readonly string[]): Step<ChooseState> {
  const [first = "next", ...others] = moves;
  return others.reduce(
    (step, move) => choose.apply(deal, step.state, { move }),
    choose.apply(deal, state, { move: first }),
  );
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

describe("an option that is right", () => {
  it("leads on, and the scene is another one", () => {
    const step = make(stateOf(), "take-squeaky");
    expect(step).toMatchObject({
      state: { scene: "attic" },
      outcome: { type: "advanced" },
      counts: { rose: 3 },
    });
    expect(heard(step.cues).slice(0, 3)).toEqual(["[3 up]", "What do you hear?", "[a mouse]"]);
  });

  it("ends with full credit where it leads nowhere further", () => {
    const step = make(stateOf(), "take-squeaky", "take-mouse");
    expect(step).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { sharp: 1, judged: 1 },
    });
    expect(choose.leave?.(deal, step.state)).toMatchObject({ opened: 1, kept: [{ name: "The mouse" }] });
  });

  it("is worth less after a clue, and half after a miss", () => {
    expect(make(stateOf(), "clue-ask", "take-squeaky", "take-mouse")).toMatchObject({
      outcome: { credit: 0.75 },
      counts: { clued: 1 },
    });
    expect(make(stateOf(), "take-trap", "take-squeaky", "take-mouse")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { mended: 1 },
    });
  });
});

it("ends at once, and half, with what will do", () => {
  expect(make(stateOf(), "take-plain")).toMatchObject({
    outcome: { type: "solved", credit: 0.5 },
    counts: { half: 1, rose: 1, judged: 1 },
  });
});

describe("an option that leads nowhere", () => {
  const step = make(stateOf(), "take-trap");

  it("is gone; more is told, and the others are heard again", () => {
    expect(step).toMatchObject({ outcome: { type: "missed" }, counts: { mistook: 1, sank: 2 } });
    const told = heard(step.cues);
    expect(told).toEqual(expect.arrayContaining(["[2 down]", "Down you go.", "It squeaks like a mouse."]));
    expect(told.filter((text) => text.includes("thud"))).toEqual([]);
    expect(choose.moves(deal, step.state).map(({ id }) => id)).not.toContain("take-trap");
  });
});

describe("where options have no names", () => {
  it("hears each at its seat, and begins in the middle", () => {
    const sides = choose
      .open(deal, stateOf())
      .cues.flatMap((cue) => (cue.type === "pattern" ? [cue.notes[0]?.side] : []));
    expect(sides).toEqual([-0.9, 0, 0.9]);
    expect(stateOf().cursor).toBe(1);
  });

  it("asks where it is when somebody says what it is called, and judges nothing", () => {
    const step = make(stateOf(), "named");
    expect(step).toMatchObject({ outcome: { type: "going" }, state: stateOf() });
    expect(heard(step.cues)).toEqual(["Which one is that?"]);
  });

  it("does not deal them the same way each time", () => {
    const dealt = [1, 2, 3, 4, 5, 6].map((seed) => {
      const other = dealOf({ seed });
      return choose.moves(other, stateOf({}, other)).find(({ button }) => button === "select")?.id;
    });
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });
});

it("keeps a way out at the end of the list, whatever comes before it", () => {
  const named = ["White", "Green", "Red"].map((label) => ({
    id: label.toLowerCase(),
    label,
    worth: 0 as const,
  }));
  const item = {
    ...cellar,
    options: [{ id: "run", label: "Run", worth: 1 as const, last: true as const }, ...named],
  };
  const dealt = [1, 2, 3, 4, 5, 6].map((seed) => {
    const other = dealOf({ item, seed });
    return choose.moves(other, stateOf({}, other)).flatMap(({ judges, label }) => (judges ? [label] : []));
  });
  expect(new Set(dealt.map((labels) => labels.at(-1)))).toEqual(new Set(["Run"]));
  expect(new Set(dealt.map((labels) => labels[0])).size).toBeGreaterThan(1);
});

it("counts out how far it leads, unless what comes is to be awaited", () => {
  const captions = (steps?: false) => {
    const other = dealOf({ content: { ...deal.content, ...(steps === false && { steps }) } });
    return choose
      .apply(other, stateOf({}, other), { move: "take-trap" })
      .cues.flatMap((cue) => (cue.type === "pattern" && cue.name === "steps" ? [cue.caption] : []));
  };
  expect([captions(), captions(false)]).toEqual([["2 down"], []]);
});

describe("clues", () => {
  it("are offered where the scene has any of their kind", () => {
    const ids = choose.moves(deal, stateOf()).map(({ id }) => id);
    expect(ids).toContain("clue-ask");
    expect(ids).not.toContain("clue-feel");
  });

  it("come one after the other, and have a price as long as there are any", () => {
    const first = make(stateOf(), "clue-ask");
    expect(heard(first.cues)).toEqual(["Meow."]);
    const second = make(first.state, "clue-ask");
    expect(heard(second.cues)).toEqual(["Meow again."]);
    expect(make(second.state, "clue-ask").counts).toBeUndefined();
    const priced = (state: ChooseState) =>
      choose.moves(deal, state).flatMap(({ id, priced: name }) => (name === undefined ? [] : [[id, name]]));
    expect(priced(stateOf())).toEqual([["clue-ask", "clue"]]);
    expect(priced(second.state)).toEqual([]);
  });
});

it("tells why by the scene in which it ends", () => {
  const [squeaky, plain, trap] = cellar.options;
  if (squeaky === undefined || plain === undefined || trap === undefined) throw new Error("three doors");
  const attic = { ...cellar.further?.["attic"], why: "It was a mouse." };
  const item = {
    ...cellar,
    further: { attic: { ...attic, ask: ["?"], options: [{ ...plain, worth: 1 as const }, trap] } },
  };
  const other = dealOf({ item });
  const ended = choose.apply(other, { ...stateOf(), scene: "attic" }, { move: "take-plain" });
  expect(heard(ended.cues)).toContain("It was a mouse.");
});

it("counts nothing in practice", () => {
  const practice = dealOf({ item: { ...cellar, practice: true } });
  expect(choose.apply(practice, stateOf(), { move: "take-trap" })).not.toHaveProperty("counts");
});

it("tells how to choose in the first turns alone", () => {
  const told = (opened: number) =>
    heard(choose.open(dealOf({ world: { opened, kept: [] } }), stateOf()).cues).filter((text) =>
      text.includes("Select"),
    );
  expect([told(0).length, told(2).length]).toEqual([1, 0]);
});

describe("help", () => {
  it("begins with what to think of here, and tells what a miss would tell, as a clue", () => {
    const hinted = dealOf({ item: { ...cellar, hint: "Where does it need oil?" } });
    expect(heard(choose.help(hinted, stateOf()).where ?? [])).toContain("Where does it need oil?");
    expect(heard(choose.help(hinted, stateOf()).rule ?? [])).toEqual(["It squeaks like a mouse."]);
    const told = choose.helped?.(hinted, stateOf(), "rule") ?? stateOf();
    expect(make(told, "take-squeaky", "take-mouse").counts).toMatchObject({ clued: 1 });
  });

  it("names two only while there are more", () => {
    expect(choose.help(deal, stateOf())).toHaveProperty("two");
    expect(choose.help(deal, make(stateOf(), "take-trap").state)).not.toHaveProperty("two");
  });

  it("leaves no sharp answer once it has named them", () => {
    const aided = choose.helped?.(deal, stateOf(), "two") ?? stateOf();
    expect(make(aided, "take-squeaky", "take-mouse").counts).toMatchObject({ mended: 1 });
  });
});

describe("what was kept", () => {
  const sound = (name: string, apart?: string[]) => ({
    name,
    heard: { caption: name, notes: [{ sound: "mouse" as const, at: 0 }] },
    ...(apart && { apart }),
  });
  const recall = {
    ask: ["{name}!"],
    by: 4,
    late: 1,
    sinks: -3,
    other: "That was {name}.",
    why: "It was {name}.",
    spare: ["Dog", "Owl", "Pig", "Hen"].map((name) => sound(name)),
  };
  const generated = (seed: number) =>
    choose.generate?.(deal.content, { ...rules, recall }, createRandom(seed), {
      opened: 3,
      kept: [{ ...sound("Mouse", ["Owl", "Hen"]), means: "It squeaks." }],
    });

  it("is asked for by its name, and never beside what fits it, too", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const item = generated(seed);
      expect(item).toMatchObject({ id: "recall-mouse", why: "It was Mouse." });
      expect(item?.options.map(({ heard: moment }) => moment?.caption).toSorted()).toEqual([
        "Dog",
        "Mouse",
        "Pig",
      ]);
    }
  });

  it("stands beside what was kept, too, before what was not", () => {
    const kept = ["Mouse", "Bat", "Rat"].map((name) => sound(name));
    const item = choose.generate?.(deal.content, { ...rules, recall }, createRandom(1), { opened: 3, kept });
    expect(item?.options.map(({ heard: moment }) => moment?.caption).toSorted()).toEqual([
      "Bat",
      "Mouse",
      "Rat",
    ]);
  });

  it("is explained after a miss, and leads less far", () => {
    const other = dealOf({ item: generated(1) ?? cellar });
    const missed = choose.apply(other, stateOf({}, other), { move: "take-other-1" });
    expect(missed.counts).toMatchObject({ sank: 3 });
    expect(heard(missed.cues)).toEqual(expect.arrayContaining(["It squeaks."]));
    expect(heard(missed.cues).some((text) => /^That was (Dog|Pig)\.$/.test(text))).toBe(true);
    expect(choose.apply(other, missed.state, { move: "take-asked" }).counts).toEqual({
      rose: 1,
      mended: 1,
      judged: 1,
    });
  });
});

it("performs what was kept", () => {
  const perform = (kept: readonly { name: string }[]) =>
    heard(choose.perform?.(deal.content, rules, { opened: 3, kept: [...kept] }) ?? []);
  expect(perform([{ name: "The mouse" }])).toEqual(["The mouse."]);
  expect(perform([])).toEqual(["Nothing yet."]);
});

it("tells of names that mean nothing, and of scenes in which nothing is right", () => {
  const [squeaky, plain, trap] = cellar.options;
  if (squeaky === undefined || plain === undefined || trap === undefined) throw new Error("three doors");
  const faulty = {
    ...cellar,
    options: [{ ...squeaky, to: "atic" }, plain, { ...trap, label: "The trap" }],
    clues: { smell: [["Cheese."]] },
    further: { attic: { ...cellar, options: [plain, { ...trap, id: "plain", heard: undefined }] } },
  };
  const paths = choose.check?.({
    content: deal.content,
    sets: [{ path: "levels[0]", rules, items: [faulty] }],
  });
  expect(paths?.map(({ path }) => path)).toEqual([
    "levels[0].items[0].options",
    "levels[0].items[0].options[0].to",
    "levels[0].items[0].clues[0]",
    "levels[0].items[0].further.attic.options[1].id",
    "levels[0].items[0].further.attic.options",
    "levels[0].items[0].further.attic.options[1]",
  ]);
});
