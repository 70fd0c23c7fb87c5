/** When something begins in a sound, and from when to when it is heard at all. */
import { hann, transform } from "../synthesis/fourier.ts";

const SIZE = 1024;
const HOP = 256;
/** Between two beginnings the ear hears one. */
const LEAST_PAUSE_SECONDS = 0.055;
/** Of the strongest beginning. */
const WEAKEST = 0.35;

/** Seconds at which new power comes in, whatever still rings: the spectrum's growth from one look to the next. */
export function onsets(samples: Float32Array, rate: number): number[] {
  const growth = growths(samples);
  const strongest = growth.reduce((most, value) => Math.max(most, value), 0);
  const pause = (LEAST_PAUSE_SECONDS * rate) / HOP;
  const found: number[] = [];
  for (const [look, value] of growth.entries()) {
    const around = growth.slice(Math.max(0, look - Math.floor(pause / 2)), look + Math.ceil(pause / 2) + 1);
    const isPeak = value >= WEAKEST * strongest && around.every((other) => other <= value);
    if (isPeak && look - (found.at(-1) ?? -Infinity) >= pause) found.push(look);
  }
  return found.map((look) => (look * HOP) / rate);
}

function growths(samples: Float32Array): number[] {
  const looks = Math.ceil(samples.length / HOP);
  let before = new Float64Array(SIZE / 2);
  return Array.from({ length: looks }, (_, look) => {
    const now = strengths(samples, look * HOP - SIZE / 2);
    const grown = now.reduce((sum, value, bin) => sum + Math.max(0, value - (before[bin] ?? 0)), 0);
    before = now;
    return grown;
  });
}

function strengths(samples: Float32Array, start: number): Float64Array<ArrayBuffer> {
  const window = hann(SIZE);
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  for (let index = 0; index < SIZE; index++) {
    real[index] = (samples[start + index] ?? 0) * (window[index] as number);
  }
  transform(real, imaginary);
  return Float64Array.from({ length: SIZE / 2 }, (_, bin) => Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0));
}

/** A stretch in which it is heard, in seconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const WINDOW_SECONDS = 0.005;
/** Of its strongest: 12 dB below, it counts as a pause. */
const HEARD = 0.25;

export function stretches(samples: Float32Array, rate: number): Stretch[] {
  const window = Math.round(WINDOW_SECONDS * rate);
  const levels = Array.from({ length: Math.ceil(samples.length / window) }, (_, index) =>
    Math.sqrt(
      samples.subarray(index * window, (index + 1) * window).reduce((sum, sample) => sum + sample ** 2, 0),
    ),
  );
  const floor = HEARD * levels.reduce((most, level) => Math.max(most, level), 0);
  const found: { from: number; to: number }[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < floor) continue;
    const [from, to] = [index, index + 1].map((count) => (count * window) / rate) as [number, number];
    const last = found.at(-1);
    if (last && from - last.to < 2 * WINDOW_SECONDS) last.to = to;
    else found.push({ from, to });
  }
  return found;
}
