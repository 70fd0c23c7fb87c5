import { expect, it } from "vitest";
import { sittingWords } from "./place-words.ts";

it("counts rounds and questions as players count", () => {
  const at = { turn: 3, of: 6, levelName: "Make ten", played: 9, turns: 20 };
  expect(sittingWords({ ...at, stage: "warmUp", round: 0 }, 3)).toBe("Warm-up, question 4 of 6");
  expect(sittingWords({ ...at, stage: "round", round: 1 }, 3)).toBe("Round 2 of 3, question 4 of 6");
  expect(sittingWords({ ...at, stage: "boss", round: 0 }, 3)).toBe("Last challenge, question 4 of 6");
});
