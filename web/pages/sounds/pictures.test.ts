import { expect, it } from "vitest";
import { bandOf, spectrogram, swings } from "./pictures.ts";

const RATE = 48_000;
/** Silence, and then a tone. */
const late = Float32Array.from({ length: RATE }, (_, index) =>
  index < RATE / 2 ? 0 : 0.5 * Math.sin((2 * Math.PI * 1000 * index) / RATE),
);

it("draws how far a sound swings, when it does", () => {
  const [before, , , after] = swings(late, 4);
  expect(before).toEqual({ low: 0, high: 0 });
  expect(after?.high).toBeCloseTo(0.5, 2);
  expect(after?.low).toBeCloseTo(-0.5, 2);
});

it("draws a tone of 1000 Hz where 1000 Hz is, and nothing where it is silent", () => {
  const rows = 24;
  const [silent, , , sounding] = spectrogram(late, RATE, 4, rows);
  expect(Math.max(...(silent ?? []))).toBe(0);
  const row = sounding?.indexOf(Math.max(...sounding)) ?? -1;
  const [from, to] = bandOf(row, rows);
  expect(from).toBeLessThan(1000);
  expect(to).toBeGreaterThan(1000);
});
