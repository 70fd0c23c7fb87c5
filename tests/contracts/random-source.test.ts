/** What every source of chance promises (engine/ports/random-source.ts). */
import { describe, expect, it } from "vitest";
import { cryptoRandomSource } from "../../engine/adapters/crypto-random-source.ts";
import type { RandomSource } from "../../engine/index.ts";

const fixed: RandomSource = { seed: () => 2026 };

describe.each<[string, RandomSource]>([
  ["the machine's", cryptoRandomSource],
  ["a fixed one", fixed],
])("%s", (_name, source) => {
  it("gives whole numbers of 32 bits", () => {
    const seeds = Array.from({ length: 1000 }, () => source.seed());
    expect(seeds.filter((seed) => !Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)).toEqual([]);
  });
});

it("the machine's gives others each time, spread over the whole range", () => {
  const seeds = Array.from({ length: 1000 }, () => cryptoRandomSource.seed());
  expect(new Set(seeds).size).toBeGreaterThan(990);
  const upperHalf = seeds.filter((seed) => seed >= 2 ** 31).length;
  expect(upperHalf).toBeGreaterThan(350);
  expect(upperHalf).toBeLessThan(650);
});
