/** Fourier transform in place; the length is a power of two (Cooley and Tukey, radix 2). */
export function transform(real: Float64Array, imaginary: Float64Array): void {
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
