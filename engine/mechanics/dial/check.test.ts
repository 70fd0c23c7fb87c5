import { describe, expect, it } from "vitest";
import { parseGame } from "../../definition/index.ts";
import type { Problem } from "../../definition/problem.ts";
import { content, eightPlusFive, filling, leaping } from "./example.ts";
import type { DialItem, DialRules } from "./schema.ts";
import type { DialContent } from "./words.ts";

/** A whole definition, as it may come from a stranger. */
interface Game {
  content: DialContent;
  levels: { rules: DialRules; items?: DialItem[] }[];
}

async function problems(change: (game: Game, rules: DialRules) => void): Promise<Problem[]> {
  const frame = {
    id: "one",
    difficulty: 0,
    skill: "adding",
  };
  const chapter = [{ type: "play", id: "hop", as: "ride", turns: 1 }];
  const rules = structuredClone(filling);
  const game = {
    schema: 2,
    slug: "frog",
    title: "Frog",
    category: "math",
    locale: "en-US",
    description: "Hop.",
    objective: "Add.",
    standards: [{ code: "none", checked: true }],
    forGrownUps: ["Adding."],
    voices: {},
    streakLayers: [],
    tryAtHome: ["Hop."],
    mechanic: "dial",
    content: structuredClone(content),
    levels: [{ ...frame, name: "One", learned: "to hop", chapter, rules }],
    banks: [{ ...frame, id: "boss", rules: structuredClone(leaping) }],
  };
  change(game, rules);
  const parsed = await parseGame(game);
  return parsed.ok ? [] : parsed.problem;
}

function drawing(rules: DialRules) {
  const [first] = rules.tasks ?? [];
  if (first?.type !== "plus") throw new Error("the example draws nothing");
  return first;
}

describe("a dial game's schema", () => {
  it("finds nothing in a sound game", async () => {
    expect(await problems(() => {})).toEqual([]);
  });

  it("finds a place that nothing fills", async () => {
    const found = await problems((game) => {
      game.content.answers.low = ["{value} of {total}."];
      if (game.content.tasks.plus !== undefined) game.content.tasks.plus.hints.inTurn = "Add {a}.";
    });
    expect(found).toEqual([
      {
        path: "content.tasks.plus.hints.inTurn",
        found: '"Add {a}."',
        mend: "There is no {a} here: the places are none.",
      },
      {
        path: "content.answers.low",
        found: '["{value} of {total}."]',
        mend: "A place here is not filled in: the places are {value}, {amount}, {gap}.",
      },
    ]);
  });

  it("finds a label that is too long, and phrases that no voice says", async () => {
    const found = await problems(({ content: { stop, whole } }) => {
      stop.label = "Stop here and sit down";
      stop.phrases = ["Stop!"];
      whole.phrases = ["my number"];
    });
    expect(found).toEqual([
      {
        path: "content.stop.label",
        found: '"Stop here and sit down"',
        mend: 'Say it in 4 words at most: "Fill the ten".',
      },
      {
        path: "content.stop.phrases[0]",
        found: '"Stop!"',
        mend: 'Write it as it is said, in lower case words: "plus ten".',
      },
      {
        path: "content.whole.phrases[0]",
        found: '"my number"',
        mend: 'Write it in lower case, with one place for the number: "stop at <number>".',
      },
    ]);
  });

  it("finds a jump to nowhere", async () => {
    const found = await problems(({ content: { jumps } }) => {
      if (jumps["hop"] !== undefined) jumps["hop"].change = { by: 0 };
    });
    expect(found).toEqual([
      {
        path: "content.jumps.hop.change.by",
        found: "0",
        mend: "A jump goes somewhere: give another number than 0.",
      },
    ]);
  });

  it("finds credits that do not begin with full marks", async () => {
    const found = await problems((game) => {
      game.content.credits = [0.9, 0.5];
    });
    expect(found).toEqual([
      {
        path: "content.credits",
        found: "[0.9,0.5]",
        mend: "Begin with 1: the credit for a right first stop.",
      },
    ]);
  });

  it("finds ranges that run backwards or are too long", async () => {
    const found = await problems((_game, rules) => {
      rules.range = { from: 0, to: 2000 };
      drawing(rules).total = { from: 18, to: 11 };
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.range",
        found: '{"from":0,"to":2000}',
        mend: "Make the track 1 to 1440 steps long.",
      },
      {
        path: "levels[0].rules.tasks[0].total",
        found: '{"from":18,"to":11}',
        mend: "Let it run from the lower number to the higher one.",
      },
    ]);
  });

  it("finds a missing addend among three, and more combinations than can be looked at", async () => {
    const found = await problems((_game, rules) => {
      const wide = { from: 0, to: 99 };
      drawing(rules).addends = [wide, wide, wide];
      drawing(rules).missing = "last";
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.tasks[0].addends",
        found: '[{"from":0,"to":99},{"from":0,"to":99},{"from":0,"to":99}]',
        mend: "Narrow the addends: they have more than 20000 combinations.",
      },
      {
        path: "levels[0].rules.tasks[0].missing",
        found: '"last"',
        mend: "Give exactly two addends where one is missing.",
      },
    ]);
  });
});

describe("a dial game's check", () => {
  it("finds a button for a jump that there is not", async () => {
    const found = await problems((_game, rules) => {
      rules.buttons.up = "hopp";
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.buttons.up",
        found: '"hopp"',
        mend: "No such jump in content.jumps. Choose one of: hop, back, leap, leap-back, fill, empty.",
      },
    ]);
  });

  it("finds a jump with the name of a move that every dial has", async () => {
    const found = await problems(({ content: { jumps } }) => {
      if (jumps["leap"] !== undefined) jumps["stop"] = jumps["leap"];
    });
    expect(found).toEqual([
      {
        path: "content.jumps.stop",
        found: '"stop"',
        mend: "This name belongs to a move that every dial has: take another.",
      },
    ]);
  });

  it("finds one phrase for two moves", async () => {
    const found = await problems(({ content: { jumps } }) => {
      if (jumps["fill"] !== undefined) jumps["fill"].phrases = ["croak", "fill"];
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.buttons.right",
        found: '"fill"',
        mend: '"croak" also stands for stop: give one of them another phrase.',
      },
    ]);
  });

  it("finds one jump on two buttons", async () => {
    const found = await problems((_game, rules) => {
      rules.buttons.left = "fill";
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.buttons.left",
        found: '"fill"',
        mend: "This jump is on two buttons: leave one of them out.",
      },
    ]);
  });

  it("finds a level with nothing to draw from and no items", async () => {
    const found = await problems((_game, rules) => {
      delete rules.tasks;
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.tasks",
        found: "nothing",
        mend: "Say what to draw items from, or give the level items.",
      },
    ]);
  });

  it("finds rules that can make no item", async () => {
    const found = await problems((_game, rules) => {
      drawing(rules).regroups = false;
    });
    expect(found).toEqual([
      {
        path: "levels[0].rules.tasks[0]",
        found: '{"type":"plus","addends":[{"from":2,"to":9},{"from":2,"to":9}],"total":{"from":…',
        mend: "No numbers fit all of this together: widen something.",
      },
    ]);
  });

  it("finds answers and starts beyond the track", async () => {
    const item = {
      ...eightPlusFive,
      ways: [{ task: { type: "plus" as const, addends: [8, 5] }, start: 21 }],
    };
    const missing: DialItem = {
      id: "1+?=30",
      ways: [{ task: { type: "plus", addends: [1, 29], missing: 1 }, start: 0 }],
    };
    const found = await problems((game, rules) => {
      game.levels[0] = { ...game.levels[0], rules, items: [item, missing] };
    });
    expect(found).toEqual([
      {
        path: "levels[0].items[0].ways[0].start",
        found: "21",
        mend: "The start 21 is beyond the track, 0 to 20: lengthen it, or narrow the numbers.",
      },
      {
        path: "levels[0].items[1].ways[0].task",
        found: '"1+?=30"',
        mend: "The answer 29 is beyond the track, 0 to 20: lengthen it, or narrow the numbers.",
      },
    ]);
  });

  it("finds drawn answers and starts beyond the track", async () => {
    const beyond = async (change: (rules: DialRules) => void): Promise<string[]> =>
      (await problems((_game, rules) => change(rules))).map(({ path, mend }) => `${path}: ${mend}`);
    expect(
      await beyond((rules) => {
        rules.range = { from: 0, to: 17 };
      }),
    ).toEqual([
      "levels[0].rules.tasks[0]: The answer 18 is beyond the track, 0 to 17: lengthen it, or narrow the numbers.",
    ]);
    expect(
      await beyond((rules) => {
        rules.range = { from: 3, to: 20 };
      }),
    ).toEqual([
      "levels[0].rules.tasks[0]: The start 2 is beyond the track, 3 to 20: lengthen it, or narrow the numbers.",
    ]);
    expect(
      await beyond((rules) => {
        drawing(rules).missing = "last";
        rules.range = { from: 0, to: 8 };
      }),
    ).toEqual([
      "levels[0].rules.tasks[0]: The answer 9 is beyond the track, 0 to 8: lengthen it, or narrow the numbers.",
    ]);
  });

  it("finds the highest start beyond the track, too", async () => {
    const found = await problems((game, rules) => {
      game.content.tasks.minus = {
        minus: "less",
        ask: "?",
        hints: { count: "Hop back.", backToTen: "Back to the ten.", tensThenOnes: "Tens first." },
        worked: { less: "{a} less {b} is {c}." },
      };
      rules.tasks = [
        { type: "minus", from: { from: 4, to: 25 }, take: { from: 1, to: 5 }, left: { from: 1, to: 24 } },
      ];
    });
    expect(found.map(({ mend }) => mend)).toEqual([
      "The start 25 is beyond the track, 0 to 20: lengthen it, or narrow the numbers.",
    ]);
  });

  it("finds an answer that the buttons do not lead to from everywhere", async () => {
    const found = await problems((_game, rules) => {
      rules.buttons = { up: "hop" };
    });
    expect(found.map(({ path, mend }) => `${path}: ${mend}`)).toEqual([
      "levels[0].rules.tasks[0]: The buttons do not lead from 12 to the answer 11: give them other jumps.",
    ]);
  });

  it("finds what is asked without words for it", async () => {
    const found = await problems((game, rules) => {
      game.content.tasks = {};
      delete game.content.pick;
      rules.pick = "load";
    });
    expect(found.map(({ path }) => path)).toEqual([
      "content.tasks.plus",
      "content.pick.load",
      "content.tasks.plus",
    ]);
  });

  it("finds a guest that nobody knows", async () => {
    const found = await problems((game, rules) => {
      const way = { task: { type: "plus" as const, addends: [8, 5] }, start: 8, guest: "yeti" };
      game.levels[0] = { ...game.levels[0], rules, items: [{ ...eightPlusFive, ways: [way] }] };
    });
    expect(found.map(({ path, found: what }) => [path, what])).toEqual([
      ["levels[0].items[0].ways[0].guest", '"yeti"'],
    ]);
  });
});
