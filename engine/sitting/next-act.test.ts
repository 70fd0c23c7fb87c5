import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { Act } from "../definition/act-schema.ts";
import type { LogEntry, Sitting } from "./log.ts";
import { expectedTurns } from "./next-act.ts";
import { NO_STANDING } from "./standing.ts";

const { definition, mechanic } = quizGame();
const play = (id: string, turns: number, condition?: Act["if"]): Act => ({
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
  const [level] = definition.levels;
  if (level === undefined) expect.fail("the quiz has no levels");
  const sitting: Sitting = {
    definition: { ...definition, levels: [{ ...level, chapter }] },
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
