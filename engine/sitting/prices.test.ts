import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { Definition } from "../definition/index.ts";
import { priceOf } from "./prices.ts";

const definition: Definition = {
  ...quizGame().definition,
  devices: { batteries: { type: "purse", unit: { one: "battery", many: "batteries" }, start: 3 } },
  prices: { hint: { batteries: 1 } },
};
const hintIn = (act: { devices?: string[] } | null) =>
  priceOf({ definition, level: 0, act }, { priced: "hint" });

it("asks for nothing that is not at work in the act", () => {
  expect([null, {}, { devices: ["batteries"] }, { devices: [] }].map(hintIn)).toEqual([
    { batteries: 1 },
    { batteries: 1 },
    { batteries: 1 },
    null,
  ]);
});
