import fc from "fast-check";
import { expect, it } from "vitest";
import { createResampler } from "./resample.ts";

const wave = Float32Array.from({ length: 2205 }, (_, index) =>
  Math.sin((2 * Math.PI * 440 * index) / 22_050),
);

it("keeps a tone what it is", () => {
  const made = createResampler(22_050, 48_000)(wave);
  expect(made.length).toBeGreaterThanOrEqual(4797);
  const wrong = made.map((value, index) => Math.abs(value - Math.sin((2 * Math.PI * 440 * index) / 48_000)));
  expect(Math.max(...wrong)).toBeLessThan(0.01);
});

it("gives the same in pieces as in one", () => {
  const whole = createResampler(22_050, 48_000)(wave);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }), (lengths) => {
      const resample = createResampler(22_050, 48_000);
      const made: number[] = [];
      let at = 0;
      for (const length of [...lengths, wave.length]) {
        made.push(...resample(wave.subarray(at, at + length)));
        at += length;
      }
      expect(made.length).toBe(whole.length);
      expect(Math.max(...made.map((value, index) => Math.abs(value - (whole[index] ?? 9))))).toBeLessThan(
        1e-6,
      );
    }),
  );
});
