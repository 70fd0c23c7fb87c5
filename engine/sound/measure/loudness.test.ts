import { expect, test } from "vitest";
import { loudest, LOUDNESS_RATE } from "./loudness.ts";

function tone(hertz: number, amplitude: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: seconds * LOUDNESS_RATE },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / LOUDNESS_RATE),
  );
}

test("a full sine of 997 Hz in one channel has -3.01 LUFS, as the recommendation says", () => {
  expect(loudest(tone(997, 1, 2))).toBeCloseTo(-3.01, 1);
});

test("half the amplitude is 6 LU softer", () => {
  expect(loudest(tone(997, 0.5, 2)) - loudest(tone(997, 1, 2))).toBeCloseTo(-6.02, 2);
});

test("lows count less and highs more", () => {
  const [low, middle, high] = [50, 997, 5000].map((hertz) => loudest(tone(hertz, 0.5, 2)));
  expect((low ?? 0) - (middle ?? 0)).toBeLessThan(-2);
  expect((high ?? 0) - (middle ?? 0)).toBeGreaterThan(2.5);
});

test("what lasts 40 ms counts as a tenth of 400 ms, wherever it is", () => {
  const short = new Float32Array(2 * LOUDNESS_RATE);
  short.set(tone(997, 1, 0.04), 1.3 * LOUDNESS_RATE);
  expect(loudest(short)).toBeCloseTo(-13, 0);
  expect(loudest(tone(997, 1, 0.04))).toBeCloseTo(-13, 0);
});
