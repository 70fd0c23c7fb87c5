/** What pitches and how bright: figures of a sound's spectrum. */

/** Power at each of `size / 2` frequencies, averaged over half-overlapping Hann windows. */
export interface Spectrum {
  readonly power: Float64Array;
  /** Hertz from one to the next. */
  readonly step: number;
}

export function spectrum(samples: Float32Array, rate: number, size = 4096): Spectrum {
  const power = new Float64Array(size / 2);
  const window = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  );
  for (let start = 0; start === 0 || start + size <= samples.length; start += size / 2) {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
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

/** Fourier transform in place; the length is a power of two (Cooley and Tukey, radix 2). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, mirror = 0; index < size; index++) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index < mirror) {
      swap(real, index, mirror);
      swap(imaginary, index, mirror);
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let turn = 0; turn < length / 2; turn++) {
      const angle = (-2 * Math.PI * turn) / length;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      for (let low = turn; low < size; low += length) {
        const high = low + length / 2;
        const x = at(real, high) * cosine - at(imaginary, high) * sine;
        const y = at(real, high) * sine + at(imaginary, high) * cosine;
        real[high] = at(real, low) - x;
        imaginary[high] = at(imaginary, low) - y;
        real[low] = at(real, low) + x;
        imaginary[low] = at(imaginary, low) + y;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  [values[one], values[other]] = [at(values, other), at(values, one)];
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
