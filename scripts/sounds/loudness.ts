/**
 * Loudness as ITU-R BS.1770-4 measures it: the K-weighting's two filters with the recommendation's coefficients for
 * 48,000 samples a second (annex 1, tables 1 and 2), mean power, -0.691 dB. Windows of 400 ms are what EBU Tech 3341
 * calls momentary; a sound shorter than that counts as one with silence around it, much as an ear sums it up.
 */
export const LOUDNESS_RATE = 48_000;

const WINDOW = 0.4 * LOUDNESS_RATE;
const HOP = 0.01 * LOUDNESS_RATE;

/** LUFS of the loudest 400 ms of one channel at 48,000 samples a second. */
export function loudest(samples: Float32Array): number {
  const powers = weighted(samples).map((sample) => sample ** 2);
  let sum = 0;
  let highest = 0;
  for (let end = 0; end < powers.length; end++) {
    sum += powers[end] ?? 0;
    sum -= powers[end - WINDOW] ?? 0;
    if (end % HOP === 0 || end === powers.length - 1) highest = Math.max(highest, sum);
  }
  return inLufs(highest / WINDOW);
}

function inLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

interface Biquad {
  readonly ahead: readonly [number, number, number];
  readonly back: readonly [number, number];
}

const SHELF: Biquad = {
  ahead: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  back: [-1.69065929318241, 0.73248077421585],
};
const HIGHPASS: Biquad = { ahead: [1, -2, 1], back: [-1.99004745483398, 0.99007225036621] };

function weighted(samples: Float32Array): Float64Array {
  return filtered(filtered(Float64Array.from(samples), SHELF), HIGHPASS);
}

function filtered(samples: Float64Array, { ahead: [b0, b1, b2], back: [a1, a2] }: Biquad): Float64Array {
  const result = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    result[index] = y;
  }
  return result;
}
