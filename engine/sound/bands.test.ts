import { expect, test } from "vitest";
import { filterGains, moved, OCTAVES, SILENT, steppingAside, strengthOf, together } from "./bands.ts";

const RATE = 48_000;
const tone = (hertz: number, amplitude: number): Float32Array =>
  Float32Array.from(
    { length: RATE },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / RATE),
  );

test("a tone is strong in its own octave, by its level", () => {
  const [loud, soft] = [0.5, 0.05].map((amplitude) => strengthOf(tone(1000, amplitude), RATE, true).mean);
  const strongest = Math.max(...(loud ?? []));
  expect(loud?.indexOf(strongest)).toBe(OCTAVES.indexOf(1000));
  expect(strongest - Math.max(...(soft ?? []))).toBeCloseTo(20, 1);
});

test("played an octave higher it is strong in the next octave", () => {
  const bands = [0, -10, -20, -30, -40, -50, -60];
  expect(moved(bands, 3, 1).slice(1)).toEqual(
    [3, -7, -17, -27, -37, -47].map((value) => expect.closeTo(value, 5)),
  );
});

test("what is behind steps aside where the signal is, and nowhere else", () => {
  const signal = SILENT.map((_, band) => (band === 3 ? -20 : -80));
  const behind = SILENT.map(() => -10);
  const changes = steppingAside([signal], behind);
  expect(changes.map((change) => change < 0)).toEqual([false, false, false, true, false, false, false]);
  expect(changes[3]).toBeLessThanOrEqual(-16);
});

test("nothing steps aside where nothing sounds, or where it is soft enough", () => {
  const loud = SILENT.map(() => 0);
  expect(steppingAside([], loud)).toEqual(SILENT.map(() => 0));
  expect(steppingAside([loud], together([SILENT]))).toEqual(SILENT.map(() => 0));
  expect(steppingAside([SILENT], loud)).toEqual(SILENT.map(() => 0));
});

test("filters that spill into each other are not all as deep as each would be alone", () => {
  const [alone, beside] = [
    [0, 0, 0, -12, 0, 0, 0],
    [0, 0, -12, -12, -12, 0, 0],
  ].map(filterGains);
  expect(alone?.[3]).toBeLessThan(-12);
  expect(beside?.[3]).toBeGreaterThan(alone?.[3] ?? 0);
});
