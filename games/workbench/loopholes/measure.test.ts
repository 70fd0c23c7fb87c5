import { expect, it } from "vitest";
import { quizGame } from "../../../tests/fakes/quiz.ts";
import { table } from "../table.ts";
import { loopholesOf } from "./measure.ts";
import { everyHint, strategies } from "./strategies.ts";
import { createRandom } from "../../../engine/random.ts";
import type { Moment } from "../../../engine/sitting/index.ts";

const game = quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 });

it("finds that in a quiz of two answers everything pays, and following hints most of all", () => {
  const { earned, findings } = loopholesOf(game, 1, 6);
  const [first, ...others] = earned;
  expect(first).toMatchObject({ name: "solver", share: 1 });
  expect(others).toHaveLength(strategies.length + 1);
  expect(findings).toContain("every hint");
  expect(findings).toContain("one after another");
  expect(findings).toEqual(others.slice(1).flatMap((one) => ((one.share ?? 0) > 0.5 ? [one.name] : [])));
});

it("is the same for the same sittings", () => {
  expect(loopholesOf(game, 0, 2)).toEqual(loopholesOf(game, 0, 2));
});

it("does not know the next move where help was refused, though an earlier one of the turn was told", () => {
  const player = everyHint();
  const moment = (done: number, hints: number): Moment => ({
    moves: [{ id: "pressed", label: "Pressed", button: "left", phrases: [] }],
    best: () => ({ move: "told" }),
    chance: createRandom(1),
    heard: [],
    climbed: "move",
    done,
    hints,
  });
  const asked = (from: number, hints: number) =>
    Array.from({ length: 10 }, (_, index) => player(moment(from + index, hints)));
  expect(asked(0, 0)).toEqual(Array.from({ length: 10 }, () => "hint"));
  expect(player(moment(10, 5))).toEqual({ move: "told" });
  asked(11, 5);
  expect(player(moment(21, 5))).toEqual({ move: "pressed" });
  expect(player(moment(22, 5))).toEqual({ move: "pressed" });
});

it("agrees to a price at once, where following help costs one", () => {
  const player = everyHint();
  const moment = (done: number, hints: number): Moment => ({
    moves: [{ id: "told", label: "Told", button: "up", phrases: [], price: { coins: 1 } }],
    best: () => ({ move: "told" }),
    chance: createRandom(1),
    heard: [],
    climbed: "move",
    done,
    hints,
  });
  for (let done = 0; done < 10; done++) expect(player(moment(done, 0))).toBe("hint");
  expect([10, 11, 12].map((done) => player(moment(done, 5)))).toEqual([
    { move: "told" },
    { move: "told" },
    "hint",
  ]);
});

it("writes columns as wide as they need", () => {
  expect(table(["player", "tally"], [["one who presses anything", "3"]])).toBe(
    "  player                    tally\n  one who presses anything  3",
  );
});
