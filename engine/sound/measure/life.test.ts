import { expect, test } from "vitest";
import { LOUDNESS_RATE } from "./loudness.ts";
import { movement, partials } from "./life.ts";

function tones(hertz: (second: number) => readonly number[]): Float32Array {
  const phases: number[] = [];
  return Float32Array.from({ length: LOUDNESS_RATE }, (_, index) =>
    hertz(index / LOUDNESS_RATE).reduce((sum, value, tone) => {
      const phase = (phases[tone] ?? 0) + (2 * Math.PI * value) / LOUDNESS_RATE;
      phases[tone] = phase;
      return sum + Math.sin(phase);
    }, 0),
  );
}

test("a bare tone is one partial that does not move", () => {
  const bare = tones(() => [440]);
  expect([partials(bare), movement(bare)]).toEqual([1, expect.closeTo(0, 1)]);
});

test("three tones are three, and a glide moves", () => {
  expect(partials(tones(() => [440, 1000, 2500]))).toBe(3);
  expect(movement(tones((second) => [300 * 2 ** (2 * second)]))).toBeGreaterThan(1);
});
