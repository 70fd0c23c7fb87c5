import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { wordCues, NOTHING_HEARD } from "../../lines/index.ts";
import { createRandom } from "../../random.ts";
import type { Counts, Outcome } from "../contract.ts";
import { bareDeal } from "../kit/deal.ts";
import type { SortDeal } from "./basket.ts";
import { sort } from "./index.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";
import type { SortState } from "./state.ts";
import { beginWorld } from "./world.ts";

const click = (caption: string) => [{ sound: "tick", caption } as const];
const turned = (label: string) => ({ label, phrases: [label.toLowerCase()], heard: click(label) });

/** Ice and wax, a stone, and dough that an oven bakes. */
const content: SortContent = {
  bins: {
    hard: { label: "Hard", phrases: ["hard"], takes: "judge", arrives: click("hard"), loses: click("gone") },
    runny: {
      label: "Runny",
      phrases: ["runny"],
      takes: "judge",
      arrives: click("runny"),
      loses: click("gone"),
    },
  },
  things: {
    ice: thing("Ice", ["hard", "runny", "runny"]),
    snow: thing("Snow", ["hard", "runny", "runny"]),
    wax: thing("Wax", ["hard", "hard", "runny"]),
    stone: thing("A stone", ["hard", "hard", "hard"]),
    dough: {
      ...thing("Dough", ["runny", "runny", "hard"]),
      sets: "oven",
      set: "Baked stays baked.",
      about: "It bakes.",
    },
    oil: thing("Oil", ["runny", "runny", "runny"]),
  },
  climate: {
    rooms: {
      cold: { name: "the cold", arrives: click("cold") },
      mild: { name: "a mild day", arrives: click("mild") },
      oven: { name: "an oven", arrives: click("oven") },
    },
    warmer: click("warmer"),
    colder: click("colder"),
    lever: turned("Pull"),
    test: turned("Test"),
    next: turned("Next"),
    again: turned("Onward"),
    reset: turned("Back"),
    escaped: ["{count} ran off."],
  },
};

function thing(name: string, [cold = "", mild = "", oven = ""]: readonly string[]) {
  const sounds = { hard: click(`${name} is hard`), runny: click(`${name} runs`) };
  return {
    name,
    in: { cold, mild, oven },
    sounds,
    became: { cold: `${name}, cold.`, mild: `${name}, mild.`, oven: `${name}, hot.` },
  };
}

const rules: SortRules = { seats: { left: "hard", down: "runny" } };
const shelf: SortItem = {
  id: "shelf",
  shelf: { from: ["ice", "wax", "dough"], goes: [["cold"], ["oven"], ["mild"]] },
};

function dealOf(item: SortItem = shelf, own: SortRules = rules): SortDeal {
  return { ...bareDeal({ content, rules: own, item }), world: beginWorld(own, 1) };
}

/** What is said, and the captions of what is heard. */
function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => {
    if (cue.type === "say") return [cue.text];
    return cue.type === "sound" ? [`(${cue.caption ?? cue.sound})`] : [];
  });
}

interface Played {
  readonly state: SortState;
  readonly heard: readonly string[];
  readonly outcome: Outcome;
  readonly counts: Counts;
}

function play(deal: SortDeal, ...moves: readonly string[]): Played {
  let played: Played = { state: sort.begin(deal), heard: [], outcome: { type: "going" }, counts: {} };
  for (const move of moves) {
    expect(sort.moves(deal, played.state).map(({ id }) => id)).toContain(move);
    const { state, cues, outcome, counts = {} } = sort.apply(deal, played.state, { move });
    played = { state, heard: heard(cues), outcome, counts };
  }
  return played;
}

const ALL_RIGHT = ["send-down", "send-down", "send-left", "pull"];

describe("a shelf", () => {
  it("tells where it is, which way the lever leads, and the first thing as it is", () => {
    const deal = dealOf();
    expect(heard(sort.open(deal, sort.begin(deal)).cues)).toEqual([
      "In there it's like the cold now.",
      "The lever goes:",
      "(warmer)",
      "Ice.",
      "(Ice is hard)",
    ]);
  });

  it("judges nothing before the lever is pulled, and then all of it, by ear first", () => {
    const deal = dealOf();
    expect(play(deal, "send-left", "send-left", "send-left")).toMatchObject({
      outcome: { type: "going" },
      counts: {},
    });
    const pulled = play(deal, "send-down", "send-left", "send-left", "pull");
    expect(pulled.heard).toEqual([
      "(Pull)",
      "(oven)",
      "(Ice runs)",
      "(Wax runs)",
      "(gone)",
      "(Dough is hard)",
      "Now it's like an oven in there.",
      "2 of 3 kept.",
      "1 ran off.",
      "Wax, hot.",
      "Select: the same things once more.",
    ]);
    expect(pulled).toMatchObject({ outcome: { type: "advanced" }, counts: { kept: 2, due: 3, escaped: 1 } });
  });

  it("is packed anew from what it has become, without what got away", () => {
    const again = play(dealOf(), "send-down", "send-left", "send-left", "pull", "again");
    expect(again.heard).toContain("(colder)");
    expect(again.state.packing?.kept).toEqual([0, 2]);
    const end = play(dealOf(), ...ALL_RIGHT, "again", "send-down", "send-left", "send-down", "pull");
    expect(end.heard).toContain("Baked stays baked.");
    expect(end).toMatchObject({
      outcome: { type: "solved", credit: 2 / 3 },
      counts: { kept: 2, escaped: 1 },
    });
  });

  it("ends early when everything got away, and counts nothing in practice", () => {
    const lost = ["send-left", "send-left", "send-down", "pull"];
    expect(play(dealOf(), ...lost).outcome).toEqual({ type: "solved", credit: 0 });
    const practice: SortItem = { ...shelf, shelf: { ...shelf.shelf, practice: true } as SortItem["shelf"] };
    expect(play(dealOf(practice), ...lost).counts).toEqual({});
  });

  it("is solved by its solver", () => {
    const deal = dealOf();
    let state = sort.begin(deal);
    let outcome: Outcome = { type: "going" };
    for (let made = 0; outcome.type !== "solved" && made < 20; made += 1) {
      const step = sort.apply(deal, state, sort.best(deal, state));
      ({ state, outcome } = step);
    }
    expect(outcome).toEqual({ type: "solved", credit: 1 });
  });
});

describe("a crumb", () => {
  it("is heard as it will be, once, and again when it is asked where one is", () => {
    const deal = dealOf();
    const tested = play(deal, "test");
    expect(tested.heard).toEqual(["(Test)", "(Ice runs)"]);
    expect(tested.counts).toEqual({ tested: 1 });
    expect(sort.moves(deal, tested.state).map(({ id }) => id)).not.toContain("test");
    expect(heard(sort.where(deal, tested.state).cues)).toEqual(
      expect.arrayContaining(["Your test. Ice:", "(Ice runs)"]),
    );
    expect(heard(sort.help(deal, tested.state).two ?? [])).toContain("(Ice runs)");
  });

  it("may be the only one, and the shelf is walked along before it is chosen", () => {
    const deal = dealOf(shelf, { ...rules, tests: 1 });
    const tested = play(deal, "next", "next", "test", "next");
    expect(tested.heard).toEqual(["(Next)", "Ice.", "(Ice is hard)"]);
    expect(sort.moves(deal, tested.state).map(({ id }) => id)).toEqual(["send-left", "send-down", "next"]);
  });
});

it("can be set again, once, until the lever is pulled", () => {
  const deal = dealOf();
  const set = play(deal, "send-left", "send-left", "send-left");
  expect(sort.moves(deal, set.state).map(({ id }) => id)).toEqual(["pull", "reset"]);
  const back = play(deal, "send-left", "send-left", "send-left", "reset");
  expect(back.heard).toEqual(["(Back)", "Ice.", "(Ice is hard)"]);
  const twice = play(
    deal,
    "send-left",
    "send-left",
    "send-left",
    "reset",
    "send-left",
    "send-left",
    "send-left",
  );
  expect(sort.moves(deal, twice.state).map(({ id }) => id)).toEqual(["pull"]);
  expect(play(deal, "send-left", "send-left", "send-left", "reset", ...ALL_RIGHT).counts).toMatchObject({
    kept: 3,
  });
});

it("offers a crumb where it would tell, and says where none is needed", () => {
  const goes = [
    [["cold"], ["oven"]],
    [["cold"], ["mild"]],
  ];
  const own = { ...rules, shelves: { from: ["ice", "wax"], count: 2, goes } };
  const deal = dealOf({ id: "two", shelf: { from: ["ice", "wax"], goes: [["cold"], ["oven"]] } }, own);
  const lastHelp = (...moves: string[]) => heard(sort.help(deal, play(deal, ...moves).state).move ?? []);
  expect(lastHelp()).toEqual(["There is only one thing left that it can be."]);
  expect(lastHelp("next")[0]).toContain("Up");
  // Once its own crumb was heard, nothing else is left for it.
  expect(lastHelp("next", "test")).toEqual(["There is only one thing left that it can be."]);
});

describe("shelves that are drawn", () => {
  const goes = [
    [["cold"], ["oven"]],
    [["cold"], ["mild"]],
  ];
  const from = ["ice", "wax", "dough", "stone", "oil"];
  const drawn = (own: SortRules): SortItem[] =>
    [1, 2, 3, 4, 5, 6].map(
      (seed) => sort.generate?.(content, own, createRandom(seed), beginWorld(own, 1)) ?? shelf,
    );

  it("pay at most half to who packs all for one, or for what it is already", () => {
    for (const item of drawn({ ...rules, shelves: { from, count: 4, goes: [goes[0] ?? []] } })) {
      const deal = dealOf(item);
      for (const moves of [["send-left"], ["send-down"]])
        expect(play(deal, ...Array<string>(4).fill(moves[0] ?? ""), "pull").counts["kept"]).toBe(2);
    }
  });

  it("are told enough of by what is told", () => {
    const own = { ...rules, shelves: { from: ["snow", "stone", "wax"], count: 2, goes, tells: [["ice"]] } };
    for (const item of drawn(own)) expect(item.shelf?.from.toSorted()).toEqual(["snow", "stone"]);
  });
});

describe("check", () => {
  const checked = (item: SortItem) =>
    sort.check?.({ content, sets: [{ path: "levels[0]", rules, items: [item] }] });

  it("finds rooms and things that are not there, and what cannot be heard", () => {
    expect(checked(shelf)?.filter(({ severity }) => severity !== "warning")).toEqual([]);
    expect(checked({ id: "a", shelf: { from: ["ice"], goes: [["cold"], ["moon"]] } })?.[0]).toMatchObject({
      found: '"moon"',
    });
    expect(checked({ id: "a", shelf: { from: ["coal"], goes: [["cold"], ["oven"]] } })?.[0]).toMatchObject({
      found: '"coal"',
    });
  });
});
