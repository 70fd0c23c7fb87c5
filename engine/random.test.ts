import fc from "fast-check";
import { expect, it } from "vitest";
import { createRandom, deriveSeed } from "./random.ts";

it("gives the same numbers for the same seed, on every machine", () => {
  const random = createRandom(42);
  expect([random.int(1, 100), random.int(1, 100), random.int(1, 100)]).toEqual([61, 45, 86]);
});

it("keeps whole numbers within their bounds, both included", () => {
  const random = createRandom(1);
  const seen = new Set(Array.from({ length: 200 }, () => random.int(3, 5)));
  expect(seen).toEqual(new Set([3, 4, 5]));
});

it("shuffles without losing, adding or touching the list", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.integer()), (seed, list) => {
      const before = [...list];
      const shuffled = createRandom(seed).shuffle(list);
      expect(list).toEqual(before);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
    }),
  );
});

it("refuses to pick from nothing", () => {
  expect(() => createRandom(1).pick([])).toThrow("pick: the list is empty");
});

it("derives a different seed for each purpose", () => {
  const seeds = [
    deriveSeed(1, "turn", 0),
    deriveSeed(1, "turn", 1),
    deriveSeed(1, "item", 0),
    deriveSeed(2, "turn", 0),
  ];
  expect(new Set(seeds).size).toBe(4);
  expect(deriveSeed(1, "turn", 0)).toBe(seeds[0]);
});
