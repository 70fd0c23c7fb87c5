/** A sound as numbers to draw: how far it swings, and which frequencies are in it when. Pure. */
import { spectrum } from "../../../engine/sound/measure/index.ts";

/** The range that is drawn, in hertz: by octaves, as the ear hears. */
const [LOWEST, HIGHEST] = [60, 16_000];
/** What is so far below the strongest is drawn as silence, in decibels. */
const DEPTH = 70;
const WINDOW = 1024;

/** For each of `columns` stretches of time the lowest and the highest sample. */
export function swings(samples: Float32Array, columns: number): { low: number; high: number }[] {
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * samples.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * samples.length) / columns));
    let [low, high] = [0, 0];
    for (const sample of samples.subarray(from, to)) {
      if (sample < low) low = sample;
      if (sample > high) high = sample;
    }
    return { low, high };
  });
}

/** Column by column, from low to high: 0 is silence, 1 the strongest there is. */
export function spectrogram(samples: Float32Array, rate: number, columns: number, rows: number): number[][] {
  const powers = Array.from({ length: columns }, (_, column) => {
    const middle = Math.floor(((column + 0.5) * samples.length) / columns);
    const from = Math.max(0, middle - WINDOW / 2);
    const { power, step } = spectrum(samples.subarray(from, from + WINDOW), rate, WINDOW);
    return Array.from({ length: rows }, (_row, row) => strongestIn(power, bandOf(row, rows), step));
  });
  const strongest = Math.max(...powers.flat(), Number.MIN_VALUE);
  return powers.map((column) =>
    column.map((power) => Math.max(0, 1 + (10 * Math.log10(power / strongest)) / DEPTH)),
  );
}

/** From and to, in hertz. */
export function bandOf(row: number, rows: number): readonly [from: number, to: number] {
  const at = (edge: number): number => LOWEST * (HIGHEST / LOWEST) ** (edge / rows);
  return [at(row), at(row + 1)];
}

function strongestIn(power: Float64Array, [from, to]: readonly [number, number], step: number): number {
  const first = Math.floor(from / step);
  return Math.max(...power.subarray(first, Math.max(first + 1, Math.floor(to / step))));
}
