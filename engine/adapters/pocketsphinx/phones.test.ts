import { expect, it } from "vitest";
import { placeWithin } from "./phones.ts";

const far = (phones: string, others: string): number => placeWithin(phones.split(" "), others.split(" "));

it("finds a word within a longer one", () => {
  expect(far("K AE T", "K AE T AH L AO G")).toBe(0);
});

it("finds pause in because, though both its sounds are a little different", () => {
  expect(far("P AO Z", "B IH K AH Z")).toBeGreaterThan(0);
  expect(far("P AO Z", "B AH Z")).toBeLessThan(0.3);
});

it("finds nothing of a word in another that is quite different", () => {
  expect(far("L EH F T", "M AW N")).toBeGreaterThan(0.8);
});
