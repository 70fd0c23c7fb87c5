/** A sound as a picture: the whole of it, its first quarter second more closely, and its level, with what a reader needs to measure. */
import { hann, transform } from "../../engine/sound/synthesis/fourier.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { paint, write, type Place, type Sheet } from "./picture.ts";

export const CELL = { width: 760, height: 440 };
const [LOWEST, HIGHEST] = [60, 16_000];
const [TALL, LEVEL_TALL, LABELS] = [330, 70, 34];
const WHOLE = { width: 500, size: 2048 };
/** The first moment, so that one sees what strikes and in which order. */
const BEGINNING = { width: 200, size: 256, seconds: 0.25 };
/** A picture is as many seconds wide as the shortest of these that holds the sound. */
const WIDTHS_SECONDS = [0.5, 1, 2, 4];
const RANGE_DECIBELS = 65;
const LINES_HERTZ = [100, 200, 500, 1000, 2000, 5000, 10_000];

export function drawSound(sheet: Sheet, samples: Float32Array, number: number, { left, top }: Place): void {
  const seconds = WIDTHS_SECONDS.find((width) => width * LOUDNESS_RATE >= samples.length) ?? 4;
  const [whole, beginning] = [left + LABELS, left + LABELS + WHOLE.width + 10];
  write(sheet, `${number}`, { left: left + 2, top: top + 2 }, 4);
  for (const hertz of LINES_HERTZ) {
    const text = hertz >= 1000 ? `${hertz / 1000}k` : `${hertz}`;
    write(sheet, text, { left: left + 2, top: top + rowOf(hertz) - 4 });
  }
  drawPart(sheet, samples, { left: whole, top }, { ...WHOLE, seconds });
  drawPart(sheet, samples, { left: beginning, top }, BEGINNING);
}

interface Part {
  readonly width: number;
  readonly size: number;
  readonly seconds: number;
}

function drawPart(sheet: Sheet, samples: Float32Array, { left, top }: Place, part: Part): void {
  const { width, size, seconds } = part;
  const columns = Array.from({ length: width }, (_, x) =>
    look(samples, Math.round((x / width) * seconds * LOUDNESS_RATE), size),
  );
  const most = Math.max(...columns.map((column) => Math.max(...column)));
  columns.forEach((column, x) => {
    column.forEach((value, y) => {
      const decibels = 20 * Math.log10(value / most + 1e-6);
      paint(sheet, left + x, top + y, 255 * (1 + decibels / RANGE_DECIBELS));
    });
  });
  const levels = columns.map((_, x) => levelOf(samples, x / width, 1 / width, seconds));
  const loudest = Math.max(...levels);
  const floor = top + TALL + 6 + LEVEL_TALL;
  levels.forEach((level, x) => {
    const tall = Math.round(LEVEL_TALL * Math.max(0, 1 + (20 * Math.log10(level / loudest + 1e-6)) / 50));
    for (let y = 0; y < LEVEL_TALL; y++) paint(sheet, left + x, floor - y, y < tall ? 220 : 40);
  });
  for (const hertz of LINES_HERTZ) {
    for (let x = 0; x < width; x += 8) paint(sheet, left + x, top + rowOf(hertz), 150);
  }
  for (let tick = 0; tick < 5; tick++) {
    const x = left + Math.round((tick * width) / 5);
    for (let y = 0; y < 5; y++) paint(sheet, x, floor + y, 255);
    write(sheet, `${Number(((tick * seconds) / 5).toFixed(2))}s`, { left: x + 2, top: floor + 6 });
  }
}

function rowOf(hertz: number): number {
  return Math.round(TALL * (1 - Math.log(hertz / LOWEST) / Math.log(HIGHEST / LOWEST)));
}

function levelOf(samples: Float32Array, from: number, share: number, seconds: number): number {
  const start = Math.floor(from * seconds * LOUDNESS_RATE);
  const part = samples.subarray(start, start + Math.ceil(share * seconds * LOUDNESS_RATE));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, part.length));
}

/** Strengths from the highest to the lowest row, in equal ratios; each row has the strongest of what falls into it. */
function look(samples: Float32Array, middle: number, size: number): number[] {
  const window = hann(size);
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (let index = 0; index < size; index++) {
    real[index] = (samples[middle + index - size / 2] ?? 0) * (window[index] as number);
  }
  transform(real, imaginary);
  const binOf = (row: number): number =>
    (LOWEST * (HIGHEST / LOWEST) ** (1 - row / TALL) * size) / LOUDNESS_RATE;
  return Array.from({ length: TALL }, (_, row) => {
    const [low, high] = [Math.round(binOf(row + 1)), Math.round(binOf(row))];
    let most = 0;
    for (let bin = low; bin <= high; bin++)
      most = Math.max(most, Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0));
    return most;
  });
}
