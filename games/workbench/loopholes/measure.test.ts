import { expect, it } from "vitest";
import { quizGame } from "../../../tests/fakes/quiz.ts";
import { table } from "../table.ts";
import { loopholesOf } from "./measure.ts";
import { strategies } from "./strategies.ts";

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

it("writes columns as wide as they need", () => {
  expect(table(["player", "tally"], [["one who presses anything", "3"]])).toBe(
    "  player                    tally\n  one who presses anything  3",
  );
});
