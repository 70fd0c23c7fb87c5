import { describe, expect, it } from "vitest";
import { sound, type Cue } from "../../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../../lines/index.ts";
import { createRandom } from "../../../random.ts";
import type { Step } from "../../contract.ts";
import { bareDeal } from "../../kit/deal.ts";
import { react } from "../index.ts";
import type { ReactContent, ReactWorld, Run } from "../schema.ts";
import type { ReactDeal, ReactState } from "../state.ts";

const NOUNS = ["tuba", "moose", "sofa", "piano", "lizard", "muffin"];
const VERBS = ["eat", "grow", "sing", "arrive", "vanish", "listen"];

function words(names: readonly string[], tag: string): ReactContent["things"] {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { caption: "a ball", heard: [{ sound: "ball-kick" }], says: [`${name}.`], name, tags: [tag] },
    ]),
  );
}

const content: ReactContent = {
  things: { ...words(NOUNS, "noun"), ...words(VERBS, "verb") },
  calls: {
    noun: { label: "Noun", name: "a noun", phrases: ["noun"], fits: { tags: ["noun"] }, how: "It names." },
    verb: {
      label: "Verb",
      name: "a verb",
      phrases: ["verb"],
      fits: { tags: ["verb"] },
      how: "It is done.",
      tries: ["i can {name}"],
      shows: "I can {name}.",
    },
  },
  sounds: { empty: "goose", wrong: "sigh" },
  names: { hero: "nobody" },
  nothing: "honk",
  tales: {
    lake: {
      title: "{Hero} at the Lake",
      blanks: [["noun"], ["verb"]],
      lines: ["By the lake sat the {one}.", "It began to {two}."],
      names: { hero: "{One}" },
    },
    twice: { title: "Twice", blanks: [["noun", "verb"]], lines: ["The {one} will {two}."], told: 1 },
    gap: {
      title: "Gap",
      blanks: [["noun"]],
      gaps: [["Here sits the", { sound: "phone-beep" }]],
      lines: ["Here sits the {one}."],
      practice: true,
    },
  },
};

const lake: Run = {
  id: "lake-1",
  tale: "lake",
  calls: ["noun", "verb"],
  things: ["eat", "tuba", "moose", "sing", "sofa"],
  ends: [3, 5],
  marked: [2],
};
const twice: Run = {
  ...lake,
  id: "twice-1",
  tale: "twice",
  things: ["eat", "grow", "tuba"],
  ends: [3],
  marked: [],
};

function dealOf(item: Run, world: ReactWorld = { pace: 1 }): ReactDeal {
  return { ...bareDeal({ content, rules: {}, item }), world };
}

function make(deal: ReactDeal, ...moves: readonly string[]): Step<ReactState> {
  let step: Step<ReactState> = { state: react.begin(deal), cues: [], outcome: { type: "going" } };
  for (const move of moves) step = react.apply(deal, step.state, { move });
  return step;
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say"
      ? [cue.text]
      : cue.type === "sound"
        ? [`<${cue.sound}>`]
        : cue.type === "pattern"
          ? [`[${cue.caption}]`]
          : [],
  );
}

const deal = dealOf(lake);

describe("a tale with blanks", () => {
  it("says what the first blank wants, and brings its first ball without a press", () => {
    expect(heard(react.open(deal, react.begin(deal)).cues)).toEqual([
      "Nobody at the Lake.",
      "Blank 1 of 2: a noun.",
      "[a ball]",
      "eat.",
    ]);
  });

  it("goes on to the next blank with what was taken, and past the rest of its balls", () => {
    const step = make(deal, "pass", "take");
    expect(step.state).toMatchObject({ at: 3, fills: [{ blank: 0, at: 1 }] });
    expect(heard(step.cues)).toContain("Blank 2 of 2: a verb.");
  });

  it("is told at the end, and has a sound where no word stands", () => {
    const right = make(deal, "pass", "take", "take");
    expect(right).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { hits: 2, firsts: 2, worth: 2, net: 2, ripe: 2, clean: 1 },
    });
    const empty = heard(make(deal, "pass", "pass", "pass", "pass", "pass").cues);
    const at = empty.indexOf("By the lake sat the honk.");
    expect(empty.slice(at, at + 4)).toEqual([
      "By the lake sat the honk.",
      "<goose>",
      "It began to honk.",
      "<goose>",
    ]);
  });

  it("drops a word that does not fit, leaves the blank open, and counts it when it has been told", () => {
    const dropped = make(deal, "take");
    expect(dropped.state).toMatchObject({ at: 1, fills: [] });
    expect(dropped.counts).toBeUndefined();
    expect(make(deal, "take", "take", "take")).toMatchObject({
      counts: { hits: 2, firsts: 1, worth: 2, net: 1, wrongs: 1, ripe: 2, runs: 1 },
      outcome: { credit: 2 / 3 },
    });
    expect(make(deal, "take", "pass", "pass", "pass", "pass").counts).toEqual({
      wrongs: 1,
      slips: 2,
      ripe: 2,
      runs: 1,
    });
    expect(make(deal, "pass", "pass", "take", "take").counts).toMatchObject({ hits: 2, worth: 3, net: 3 });
  });

  it("says after each line what it has earned: nothing where a word dropped at its blank, and only there", () => {
    const earned = (...moves: readonly string[]) =>
      make(deal, ...moves).cues.flatMap((cue) => (cue.type === "mark" ? [cue.counts] : []));
    expect(earned("pass", "pass", "take", "take")).toEqual([{ net: 2 }, { net: 1 }]);
    expect(earned("take", "take", "take")).toEqual([{ net: 1 }]);
    const late = dealOf({ ...lake, things: ["tuba", "sofa", "sing"], ends: [1, 3], marked: [] });
    const told = heard(
      make(late, "take", "take", "take").cues.map((cue) => (cue.type === "mark" ? sound("star") : cue)),
    );
    expect(told.slice(told.indexOf("By the lake sat the tuba."))).toEqual([
      "By the lake sat the tuba.",
      "<star>",
      "It began to sing.",
      "<tick>",
      "Right at the first try: 1 of 2.",
    ]);
  });

  it("lets a word be heard in its sentence, and takes nothing by that: who asks what it is, or tests it, means this", () => {
    const step = make(deal, "try");
    expect(step.state).toEqual(react.begin(deal));
    expect(heard(step.cues).slice(1)).toEqual(["By the lake sat the eat.", "With eat. Does it fit?"]);
    const said = (phrase: string) =>
      react.moves(deal, react.begin(deal)).find(({ phrases }) => phrases.includes(phrase))?.id;
    expect(["noun", "verb", "i can eat", "eat"].map(said)).toEqual(["try", "try", "try", "take"]);
  });

  it("says why a word does not fit", () => {
    expect(heard(make(deal, "take").cues).slice(0, 4)).toEqual([
      "<sigh>",
      "By the lake sat the eat.",
      "Eat is a verb, and here we want a noun.",
      "I can eat.",
    ]);
    const eat = { ...content.things["eat"], why: "It said: we eat." };
    const own = {
      ...deal,
      content: { ...content, things: { ...content.things, eat } as typeof content.things },
    };
    expect(heard(make(own, "take").cues)[3]).toBe("It said: we eat.");
  });

  it("does not count a word that help has told", () => {
    const step = make(deal, "pass");
    const state = react.helped?.(deal, step.state, "move") ?? step.state;
    const end = react.apply(deal, react.apply(deal, state, { move: "take" }).state, { move: "take" });
    expect(end).toMatchObject({ counts: { hits: 1, worth: 1, ripe: 2 }, outcome: { credit: 0.5 } });
  });

  it("keeps a name for the tales that follow, and only if it was told to its end", () => {
    const told = react.leave?.(deal, make(deal, "pass", "take", "take").state);
    expect(told?.tales).toMatchObject({ names: { hero: "Tuba" }, told: ["lake"], words: ["tuba", "sing"] });
    const next = dealOf(lake, told);
    expect(heard(react.open(next, react.begin(next)).cues)[0]).toBe("Tuba at the Lake.");
    expect(react.leave?.(deal, make(deal, "pass").state)).toEqual({ pace: 1 });
    expect(heard(react.perform?.(content, {}, told ?? { pace: 1 }) ?? [])).toEqual([
      "The last tale had tuba and sing.",
    ]);
  });
});

it("tells a word as it stands, and calls it by its name", () => {
  const tuba = {
    caption: "a ball",
    heard: [{ sound: "ball-kick" as const }],
    name: "tuba",
    stands: "the tuba",
    tags: ["noun"],
  };
  const on = { ...deal, content: { ...content, things: { ...content.things, tuba } } };
  const end = make(on, "pass", "take", "take");
  expect(heard(make(on, "pass", "take").cues)).toContain("Tuba.");
  expect(heard(end.cues)).toContain("By the lake sat the the tuba.");
  expect(react.leave?.(on, end.state).tales?.words).toEqual(["tuba", "sing"]);
});

it("is tried without the small word that would tell: its own sentence, and then what the blank wants", () => {
  const eat = { ...words(["eat"], "verb")["eat"], says: ["We eat. Eat."], stands: "to eat" };
  const on = {
    ...deal,
    content: { ...content, things: { ...content.things, eat } as typeof content.things },
  };
  const tried = ["We eat. Eat.", "Blank 1 of 2: a noun.", "With eat. Does it fit?"];
  expect(heard(make(on, "try").cues).slice(1)).toEqual(tried);
  expect(heard(react.help(on, react.begin(on)).listen ?? [])).toEqual(tried);
});

describe("two blanks at once", () => {
  const both = dealOf(twice);

  it("are named in help only where they are open", () => {
    const where = (...moves: readonly string[]) =>
      heard(react.help(both, make(both, ...moves).state).where ?? []).at(-1);
    expect(where()).toContain("Left and Right");
    expect(where("right")).toBe("Left takes what has just come. Down goes on.");
  });

  it("have a giggle for the one that nothing dropped at", () => {
    expect(make(both, "left", "right", "left").counts).toMatchObject({ hits: 2, firsts: 1, net: 1 });
  });

  it("are filled by two hands, and a filled one takes nothing more", () => {
    const step = make(both, "right");
    expect(step.state.fills).toMatchObject([{ blank: 1 }]);
    expect(heard(step.cues)).toContain("Still open, left: a noun.");
    expect(make(both, "right", "right").state).toEqual(step.state);
    expect(make(both, "right", "pass", "left")).toMatchObject({
      outcome: { credit: 1 },
      counts: { hits: 2, told: 1 },
    });
  });

  it("know the right word at the wrong hand", () => {
    expect(heard(make(both, "left").cues)).toContain("Eat is a verb, and here we want a noun.");
  });
});

describe("a gap", () => {
  const gap = dealOf({ ...lake, id: "gap-1", tale: "gap", things: ["eat", "tuba"], ends: [2], marked: [] });

  it("is heard instead of the call, and help puts the word in it", () => {
    const opened = heard(react.open(gap, react.begin(gap)).cues);
    expect(opened).toEqual(["Gap.", "Here sits the", "<phone-beep>", "[a ball]", "eat."]);
    expect(opened.join(" ")).not.toContain("noun");
    expect(heard(react.help(gap, react.begin(gap)).listen ?? [])).toEqual([
      "Here sits the eat.",
      "With eat. Does it fit?",
    ]);
  });

  it("counts nothing in practice", () => {
    expect(make(gap, "pass", "take").counts).toBeUndefined();
    expect(make(gap, "take").state.at).toBe(1);
  });
});

describe("runs that are made", () => {
  const tell = { tales: ["lake", "twice"], things: [...NOUNS, ...VERBS], balls: 4, marks: true } as const;
  const made = (seed: number, world: ReactWorld = { pace: 1 }) =>
    react.generate?.(
      content,
      { tell: { ...tell, tales: [...tell.tales], things: [...tell.things] } },
      createRandom(seed),
      world,
    );

  it("can be won by who knows, and are many", () => {
    const runs = Array.from({ length: 60 }, (_, seed) => made(seed)).filter((run) => run !== undefined);
    for (const item of runs) {
      const on = dealOf(item);
      let step = make(on);
      while (step.outcome.type !== "solved") step = react.apply(on, step.state, react.best(on, step.state));
      expect(step.outcome).toEqual({ type: "solved", credit: 1 });
    }
    expect(new Set(runs.map(({ id }) => id)).size).toBeGreaterThan(55);
  });

  it("tell no tale a second time while there is another", () => {
    const world = { pace: 1, tales: { names: {}, told: ["lake"], came: [], words: [] } };
    const tales = Array.from({ length: 20 }, (_, seed) => made(seed, world)?.tale);
    expect(new Set(tales)).toEqual(new Set(["twice"]));
  });
});

it("is checked: places that nothing fills, blanks that are not told, and too few words", () => {
  const faulty: ReactContent = {
    ...content,
    tales: { lake: { title: "L", blanks: [["noun"], ["verb"]], lines: ["The {one} of {three}."] } },
  };
  const problems = react.check?.({
    content: faulty,
    sets: [{ path: "levels[0]", rules: { tell: { tales: ["lake"], things: ["tuba", ...VERBS], balls: 4 } } }],
  });
  expect(problems?.map(({ path }) => path)).toEqual([
    "content.tales.lake.lines",
    "content.tales.lake.lines",
    "levels[0].rules.tell.things",
  ]);
});
