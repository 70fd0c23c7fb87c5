import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { Definition } from "../definition/index.ts";
import { beginStanding, type Standing } from "./standing.ts";
import { levelAt } from "./next-act.ts";
import { isPriceTold, priceOfHint, priceTold } from "./prices.ts";

const definition: Definition = {
  ...quizGame().definition,
  devices: { batteries: { type: "purse", unit: { one: "battery", many: "batteries" }, start: 3 } },
  prices: { hint: { batteries: 1 } },
};
const hintIn = (act: Parameters<typeof priceOfHint>[0]["act"]) =>
  priceOfHint({ definition, level: 0, act: act ?? null });

it("asks for nothing that is not at work in the act", () => {
  expect([null, {}, { devices: ["batteries"] }, { devices: [] }].map(hintIn)).toEqual([
    { batteries: 1 },
    { batteries: 1 },
    { batteries: 1 },
    null,
  ]);
});

it("asks for nothing for help where one learns", () => {
  expect([{ as: "learn" as const }, { as: "ride" as const }].map(hintIn)).toEqual([null, { batteries: 1 }]);
});

it("tells a price once, and once more where it takes the last of something", () => {
  const standing = (batteries: number, told: readonly string[] = []): Standing => ({
    ...beginStanding(definition, levelAt(definition, 0)),
    stakes: { batteries },
    told,
  });
  const price = { batteries: 1 };
  const { told } = priceTold(definition, standing(3), { name: "hint", label: "A hint", price }).standing;
  expect([3, 2, 1].map((held) => isPriceTold(standing(held, told), "hint", price))).toEqual([
    true,
    true,
    false,
  ]);
  const last = priceTold(definition, standing(1, told), { name: "hint", label: "A hint", price });
  expect(isPriceTold(last.standing, "hint", price)).toBe(true);
});
