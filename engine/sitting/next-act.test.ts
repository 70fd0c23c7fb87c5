import { describe, expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { Act, PlayAct } from "../definition/act-schema.ts";
import type { LogEntry, Sitting } from "./log.ts";
import { expectedTurns, type ExpectedTurns } from "./next-act.ts";
import { NO_STANDING } from "./standing.ts";

const { definition, mechanic } = quizGame();
const play = (id: string, turns: number, condition?: Act["if"]): PlayAct => ({
  type: "play",
  id,
  as: "ride",
  turns,
  if: condition,
});
const chapter: Act[] = [
  play("first", 1),
  {
    type: "choose",
    id: "way",
    ask: ["Which?"],
    options: ["sea", "hill"].map((id) => ({ id, label: id })),
  },
  play("sea", 2, { chose: { way: "sea" } }),
  play("shore", 2, { chose: { way: "sea" } }),
  play("hill", 3, { chose: { way: "hill" } }),
  {
    type: "choose",
    id: "home",
    ask: ["How home?"],
    options: ["bus", "boat"].map((id) => ({ id, label: id })),
  },
  play("bus", 1, { chose: { home: "bus" } }),
  play("boat", 2, { chose: { home: "boat" } }),
  play("never", 9, { chose: { way: "hill" }, stakes: { luck: { from: 1 } } }),
];

function expected(...log: LogEntry[]): number {
  return expectedIn(chapter, ...log).turns;
}

function expectedIn(acts: readonly Act[], ...log: LogEntry[]): ExpectedTurns {
  const [level] = definition.levels;
  if (level === undefined) expect.fail("the quiz has no levels");
  const sitting: Sitting = {
    definition: { ...definition, levels: [{ ...level, chapter: [...acts] }] },
    mechanic,
    level: 0,
    seed: 1,
    length: "full",
    keepsakes: [],
    wasFinished: false,
    log,
    standing: NO_STANDING,
  };
  return expectedTurns(sitting);
}

it("counts the longest of what may follow from a choice, until it is made", () => {
  expect(expected()).toBe(1 + 4 + 2);
  expect(expected({ type: "chose", act: "way", option: "hill" })).toBe(1 + 3 + 2);
  expect(expected({ type: "chose", act: "way", option: "sea" })).toBe(1 + 4 + 2);
});

it("counts no more turns of an act that is over before its number", () => {
  expect(expected({ type: "chose", act: "way", option: "hill" }, { type: "ended", act: "hill" })).toBe(1 + 2);
});

describe("is sure of the number", () => {
  const first = play("first", 2);
  const entered: LogEntry = { type: "opened", act: "first" };

  it.each<[string, readonly Act[]]>([
    ["nothing depends on anything", [first, play("last", 3)]],
    ["it depends on the length or on what was finished", [first, play("last", 3, { length: "full" })]],
    ["an act with a goal has one turn", [first, { ...play("last", 1), goal: { luck: 2 } }]],
    ["the goal goes up", [first, { ...play("last", 3), goal: { luck: 2 }, reached: "raises" }]],
    [
      "all that can be chosen is as long",
      [first, play("sea", 3, { chose: { way: "sea" } }), play("hill", 3, { chose: { way: "hill" } })],
    ],
  ])("where %s", (_, acts) => {
    expect(expectedIn(acts, entered).isSure).toBe(true);
  });

  it.each<[string, readonly Act[]]>([
    ["an act comes for who has luck", [first, play("last", 3, { stakes: { luck: { from: 1 } } })]],
    ["an act comes for who has few points", [first, play("last", 3, { tallies: { points: { to: 1 } } })]],
    ["an act may end before its turns do", [{ ...first, until: { stakes: { luck: { from: 3 } } } }]],
    ["its goal ends an act", [first, { ...play("last", 3), goal: { luck: 2 } }]],
    [
      "what can be chosen is of unlike length",
      [first, play("sea", 3, { chose: { way: "sea" } }), play("hill", 2, { chose: { way: "hill" } })],
    ],
  ])("not where %s", (_, acts) => {
    expect(expectedIn(acts, entered).isSure).toBe(false);
  });

  it("again when what might have come was left out", () => {
    const acts = [first, play("last", 3, { stakes: { luck: { from: 1 } } })];
    expect(expectedIn(acts, entered, { type: "skipped", act: "last" })).toEqual({ turns: 2, isSure: true });
  });
});
