import { expect, it } from "vitest";
import { quizGame } from "../../../tests/fakes/quiz.ts";
import { stringsIn } from "./changed.ts";
import { listen } from "./listen.ts";

const game = quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 });

it("hears every line with where it stood, what was heard before and what was pressed", () => {
  const { lines } = listen(game, 24);
  const right = lines.find(({ situations }) =>
    situations.some(({ turn, pressed }) => turn > 1 && pressed !== null),
  );
  expect(right?.situations[0]?.before.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});

it("tells which texts nobody has heard", () => {
  const [level] = game.definition.levels;
  if (level === undefined) expect.fail("the quiz has no levels");
  const never = { ...level, goodbye: ["Nobody stops here."] };
  const { unheard } = listen({ ...game, definition: { ...game.definition, levels: [never] } }, 12);
  expect(unheard.map(({ text }) => text)).toContain("Nobody stops here.");
});

it("reads strings out of a line of source", () => {
  expect(stringsIn('+  say: ["A \\"b\\" c.", "D."], more: `It is ${name}.`')).toEqual([
    'A "b" c.',
    "D.",
    "It is ${name}.",
  ]);
});
