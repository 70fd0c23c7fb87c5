import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { soundsOf } from "./sounds-of.ts";

it("finds the sounds and beds that a definition names, wherever it names them, and each once, after those that begin every game", () => {
  const quiz = quizGame();
  const game = {
    ...quiz,
    definition: {
      ...quiz.definition,
      content: { open: "strike", deep: [{ bell: "strike" }, { bell: "right" }], words: "no sound" },
    },
  };
  const { sounds, beds } = soundsOf(game);
  expect(sounds.slice(0, 4)).toEqual(["curtain", "tick", "strike", "right"]);
  expect(new Set(sounds).size).toBe(sounds.length);
  expect(beds).toEqual(["streak-low"]);
});
