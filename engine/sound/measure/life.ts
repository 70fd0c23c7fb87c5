/** Whether a sound is alive: how much is in it, and how much of that changes while it sounds. */
import { LOUDNESS_RATE } from "./loudness.ts";
import { between, spectrum } from "./spectrum.ts";

/** What is more than 40 dB below the strongest is not counted. */
const COUNTED = 1e-4;
const LOOK = 0.1 * LOUDNESS_RATE;
const THIRDS = Array.from({ length: 22 }, (_, index) => 110 * 2 ** (index / 3));
/** Share of the whole below which a band is silent. */
const SILENT = 1e-3;

/** Peaks of the spectrum, each standing out by 3 dB: a bare tone has one. */
export function partials(samples: Float32Array): number {
  const { power } = spectrum(samples, LOUDNESS_RATE, 8192);
  const least = COUNTED * power.reduce((most, value) => Math.max(most, value), 0);
  return power.filter((value, bin) => {
    const at = (offset: number): number => power[bin + offset] ?? Infinity;
    return (
      value > least && value > at(-1) && value >= at(1) && value > 2 * at(-3) && value > 2 * at(3) && bin > 2
    );
  }).length;
}

/** Decibels by which thirds of an octave change from one tenth of a second to the next, on average: a bare tone's do not. */
export function movement(samples: Float32Array): number {
  const looks = Array.from({ length: Math.floor(samples.length / LOOK) }, (_, index) =>
    bandsOf(samples.subarray(index * LOOK, (index + 1) * LOOK)),
  );
  const changes = looks
    .slice(1)
    .flatMap((bands, index) => bands.map((band, third) => Math.abs(band - (looks[index]?.[third] ?? band))));
  return changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length);
}

/** Decibels of the whole. */
function bandsOf(samples: Float32Array): number[] {
  const colours = spectrum(samples, LOUDNESS_RATE, 2048);
  const bands = THIRDS.map((edge) => between(colours, edge, edge * 2 ** (1 / 3)));
  const all = bands.reduce((sum, power) => sum + power, 1e-12);
  return bands.map((power) => 10 * Math.log10(power / all + SILENT));
}
