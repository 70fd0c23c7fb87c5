import { expect, it } from "vitest";
import { quizGame } from "../../../tests/fakes/quiz.ts";
import { hear } from "./command.ts";
import { createMix } from "./mix.ts";
import { timelineOf } from "./timeline.ts";

const game = quizGame({ warmUps: 1, rounds: 1, turnsPerRound: 2 });

it("writes what is heard and pressed, with its times", async () => {
  const script = await hear(game, { player: "solver", seed: 1, short: false });
  if (!script.ok) expect.fail(script.problem);
  const lines = script.value.split("\n");
  expect(lines[0]).toMatch(/^0:00 {2}\[/);
  expect(lines.filter((line) => / {2}> /.test(line)).length).toBeGreaterThan(2);
});

it("says which players and levels there are", async () => {
  const nobody = await hear(game, { player: "nobody", seed: 1, short: false });
  expect(nobody.ok ? "" : nobody.problem).toContain("solver, strong");
  const nowhere = await hear(game, { player: "solver", level: "nowhere", seed: 1, short: false });
  expect(nowhere.ok).toBe(false);
});

it("hears one thing after another", () => {
  const { timed, seconds } = timelineOf(
    [
      { type: "say", text: "One.", part: "object" },
      { type: "rest", seconds: 2 },
      { type: "say", text: "Two.", part: "object" },
    ],
    () => 1,
  );
  expect(timed.map(({ at }) => at)).toEqual([0, 1.25, 3.25]);
  expect(seconds).toBe(4.5);
});

it("mixes to the sides, and never louder than full", () => {
  const mix = createMix(1, 4);
  mix.add(Float32Array.of(1, 1), 0, { side: -1 });
  mix.add(Float32Array.of(1, 1), 0.25, { side: -1 });
  const { left, right } = mix.done();
  expect([...left]).toEqual([0.5, 1, 0.5, 0]);
  expect(Math.max(...right)).toBeLessThan(0.001);
});
