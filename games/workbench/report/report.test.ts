import { expect, it } from "vitest";
import { parseGameText } from "../../../engine/definition/index.ts";
import { quizGame } from "../../../tests/fakes/quiz.ts";
import { newGame } from "../new/create.ts";
import { measureLevel } from "./measure.ts";
import { reportPage } from "./page.ts";
import { reportText } from "./text.ts";

const game = quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 });
const figures = measureLevel(game, 1, 8);

it("tells weak, average and strong players apart", () => {
  const { solver, strong, weak, random } = figures.players;
  expect(solver.success).toBe(1);
  expect(strong.success).toBeGreaterThanOrEqual(weak.success);
  expect(random.success).toBeLessThan(1);
  expect(weak.hints).toBeGreaterThan(solver.hints);
  expect(solver.minutesShort).toBeLessThan(solver.minutes);
});

it("tells where devices ended, too", async () => {
  const answers = {
    title: "Acorns",
    category: "math",
    mechanic: "amount",
    arc: "build",
    devices: [],
  } as const;
  const parsed = await parseGameText(newGame(answers, "x.json"));
  if (!parsed.ok) expect.fail("the template is no definition");
  expect(measureLevel(parsed.value, 0, 2).players.solver.stakes).toEqual({ stars: 9 });
});

it("says everything as text", () => {
  const text = reportText("quiz", figures);
  for (const word of ["minutes", "Items never met", "Words before the first press", "Most presses"])
    expect(text).toContain(word);
});

it("draws no chart that is not a table with numbers, and lets no text be markup", () => {
  const page = reportPage("quiz", "A <b>quiz</b>", [figures]);
  expect(page.match(/<table>/g)).toHaveLength(page.match(/<caption>/g)?.length ?? 0);
  expect(page).toContain(`>${figures.players.solver.minutes.toFixed(1)}</td>`);
  expect(page).not.toContain("<b>");
});
