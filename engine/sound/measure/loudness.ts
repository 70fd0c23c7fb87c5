/**
 * Loudness as ITU-R BS.1770-4 measures it: the K-weighting's two filters with the recommendation's coefficients for
 * 48,000 samples a second (annex 1, tables 1 and 2), mean power, -0.691 dB. Windows of 400 ms are what EBU Tech 3341
 * calls momentary; a sound shorter than that counts as one with silence around it, much as an ear sums it up.
 */
export const LOUDNESS_RATE = 48_000;

const WINDOW_SECONDS = 0.4;
const HOP = 0.01 * LOUDNESS_RATE;
const HOPS_IN_WINDOW = (WINDOW_SECONDS * LOUDNESS_RATE) / HOP;
/** BS.1770-4, annex 1: what is softer than this counts for nothing, and what is so much softer than the rest neither. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

export interface Loudness {
  /** LUFS of the loudest 400 ms. */
  readonly loudest: number;
  /** LUFS of the whole, its silences and its dying away left out by the recommendation's two gates. */
  readonly integrated: number;
}

/** LUFS of the loudest 400 ms of one channel at 48,000 samples a second. */
export function loudest(samples: Float32Array): number {
  return loudnessOf(samples).loudest;
}

export function loudnessOf(samples: Float32Array): Loudness {
  const windows = windowsOf(samples);
  const audible = windows.filter((power) => inLufs(power) > ABSOLUTE_GATE);
  const gate = inLufs(mean(audible)) + RELATIVE_GATE;
  return {
    loudest: inLufs(Math.max(0, ...windows)),
    integrated: inLufs(mean(audible.filter((power) => inLufs(power) > gate))),
  };
}

/** Mean power of every 400 ms, from hop to hop; of what is shorter, as one window. */
function windowsOf(samples: Float32Array): number[] {
  const hops = hopPowers(samples);
  const windows: number[] = [];
  let sum = 0;
  for (let hop = 0; hop < hops.length; hop++) {
    sum += hops[hop] as number;
    if (hop >= HOPS_IN_WINDOW) sum -= hops[hop - HOPS_IN_WINDOW] as number;
    if (hop >= HOPS_IN_WINDOW - 1 || hop === hops.length - 1) {
      windows.push(Math.max(0, sum) / (WINDOW_SECONDS * LOUDNESS_RATE));
    }
  }
  return windows;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function inLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

/** Sums of squares of ten milliseconds each, K-weighted: a shelf, then a highpass. */
function hopPowers(samples: Float32Array): Float64Array {
  const powers = new Float64Array(Math.ceil(samples.length / HOP));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let start = 0, hop = 0; start < samples.length; start += HOP, hop++) {
    const end = Math.min(samples.length, start + HOP);
    let power = 0;
    for (let index = start; index < end; index++) {
      const x = samples[index] as number;
      const y =
        1.53512485958697 * x -
        2.69169618940638 * x1 +
        1.19839281085285 * x2 +
        1.69065929318241 * y1 -
        0.73248077421585 * y2;
      const z = y - 2 * y1 + y2 + 1.99004745483398 * z1 - 0.99007225036621 * z2;
      power += z * z;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
    }
    powers[hop] = power;
  }
  return powers;
}
