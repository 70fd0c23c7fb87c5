import { expect, it } from "vitest";
import { sittingWords } from "./place-words.ts";

it("counts what the bar counts", () => {
  const at = { levelName: "Make ten", played: 9, turns: 20, stakes: [] };
  const act = { turn: 3, of: 6 };
  expect(sittingWords({ ...at, act: { ...act, as: "learn" } })).toBe("Warm-up, 9 of 20 done");
  expect(sittingWords({ ...at, act: { ...act, as: "ride" } })).toBe("9 of 20 done");
  expect(sittingWords({ ...at, act: { ...act, as: "boss" } })).toBe("Last challenge, 9 of 20 done");
  expect(sittingWords({ ...at, act: null })).toBe("9 of 20 done");
});
