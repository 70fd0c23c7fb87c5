/** Fourier transform in place; the length is a power of two (Cooley and Tukey, radix 2). */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const { cosines, sines } = circle(size);
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
      const cosine = at(cosines, (turn * size) / length);
      const sine = -at(sines, (turn * size) / length);
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

interface Circle {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

const circles = new Map<number, Circle>();

/** Half a turn in `size / 2` steps. */
function circle(size: number): Circle {
  const known = circles.get(size);
  if (known) return known;
  const turned = (of: (angle: number) => number): Float64Array =>
    Float64Array.from({ length: size / 2 }, (_, step) => of((2 * Math.PI * step) / size));
  const made = { cosines: turned(Math.cos), sines: turned(Math.sin) };
  circles.set(size, made);
  return made;
}

const windows = new Map<number, Float64Array>();

/** Hann's window: what is looked at fades in and out. */
export function hann(size: number): Float64Array {
  const known = windows.get(size);
  if (known) return known;
  const window = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  );
  windows.set(size, window);
  return window;
}
