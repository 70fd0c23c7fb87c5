/** What pitches and how bright: figures of a sound's spectrum. */
import { hann, transform } from "../synthesis/fourier.ts";

/** Power at each of `size / 2` frequencies, averaged over Hann windows: half-overlapping, or as many as are enough. */
export interface Spectrum {
  readonly power: Float64Array;
  /** Hertz from one to the next. */
  readonly step: number;
}

const ENOUGH_WINDOWS = 64;

export function spectrum(samples: Float32Array, rate: number, size = 4096): Spectrum {
  const power = new Float64Array(size / 2);
  const window = hann(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const hop = (size / 2) * Math.max(1, Math.floor(samples.length / size / ENOUGH_WINDOWS));
  for (let start = 0; start === 0 || start + size <= samples.length; start += hop) {
    imaginary.fill(0);
    for (let index = 0; index < size; index++) {
      real[index] = (samples[start + index] ?? 0) * at(window, index);
    }
    transform(real, imaginary);
    for (let bin = 0; bin < size / 2; bin++) {
      power[bin] = at(power, bin) + at(real, bin) ** 2 + at(imaginary, bin) ** 2;
    }
  }
  return { power, step: rate / size };
}

/** Power from one frequency to another. */
export function between({ power, step }: Spectrum, from: number, to: number): number {
  return power
    .subarray(Math.round(from / step), Math.round(to / step))
    .reduce((sum, value) => sum + value, 0);
}

/** Hertz around which the power lies, by ear's measure: the mean of the logarithms. */
export function brightness({ power, step }: Spectrum): number {
  let sum = 0;
  let total = 0;
  for (let bin = 2; bin < power.length; bin++) {
    sum += at(power, bin) * Math.log2(bin * step);
    total += at(power, bin);
  }
  return 2 ** (sum / total);
}

/** Hertz of the strongest peak, between the bins by a parabola through its logarithms. */
export function strongest({ power, step }: Spectrum, from = 60): number {
  let peak = Math.ceil(from / step);
  for (let bin = peak; bin < power.length - 1; bin++) if (at(power, bin) > at(power, peak)) peak = bin;
  const [left, middle, right] = [peak - 1, peak, peak + 1].map((bin) => Math.log(at(power, bin) + 1e-30));
  if (left === undefined || middle === undefined || right === undefined) return peak * step;
  const curve = left - 2 * middle + right;
  return (peak + (curve === 0 ? 0 : (0.5 * (left - right)) / curve)) * step;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
