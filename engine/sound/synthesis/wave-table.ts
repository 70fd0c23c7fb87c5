import type { Wave } from "../recipe.ts";

export const WAVE_STEPS = 2048;
/** Above this share of the rate a partial comes close to folding back. */
export const HIGHEST_SHARE = 0.42;
const MOST_HARMONICS = 96;

/**
 * One cycle of a wave and the first sample of the next, so that a reader may look one ahead.
 * @param pitch the highest that it is played at, as a share of the rate: harmonics that would fold back are left out
 */
export function waveTable(wave: Wave, pitch: number): Float32Array {
  const harmonics = Math.max(1, Math.min(MOST_HARMONICS, Math.floor(HIGHEST_SHARE / pitch)));
  const key = `${String(wave)} ${harmonics}`;
  const known = tables.get(key);
  if (known) return known;
  const strengths = Array.from({ length: harmonics }, (_, index) => strength(wave, index + 1));
  const table = Float32Array.from({ length: WAVE_STEPS + 1 }, (_, step) => {
    const phase = (2 * Math.PI * step) / WAVE_STEPS;
    return strengths.reduce((sum, value, index) => sum + value * Math.sin(phase * (index + 1)), 0);
  });
  tables.set(key, table);
  return table;
}

const tables = new Map<string, Float32Array>();

/** Fourier series of the named shapes, each with a fundamental of 1. */
function strength(wave: Wave, harmonic: number): number {
  const isOdd = harmonic % 2 === 1;
  switch (wave) {
    case "sine":
      return harmonic === 1 ? 1 : 0;
    case "triangle":
      return isOdd ? (harmonic % 4 === 1 ? 1 : -1) / harmonic ** 2 : 0;
    case "square":
      return isOdd ? 1 / harmonic : 0;
    case "sawtooth":
      return 1 / harmonic;
    default:
      return wave[harmonic - 1] ?? 0;
  }
}
