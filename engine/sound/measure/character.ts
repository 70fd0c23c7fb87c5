/**
 * What an ear tells sounds apart by, in figures that can be subtracted: each is scaled so that 1 is a difference that is heard
 * at once, in a room where other things sound as well.
 */
import { LOUDNESS_RATE } from "./loudness.ts";
import { onsets, stretches } from "./onsets.ts";
import { between, brightness, spectrum } from "./spectrum.ts";

export const FEATURES = ["bright", "wide", "noisy", "rises", "long", "attack", "beats"] as const;
export type Character = Readonly<Record<(typeof FEATURES)[number], number>>;

const NOISE_DECIBELS = 8;
const EDGES = Array.from({ length: 22 }, (_, index) => 110 * 2 ** (index / 3));

/** @param samples at 48,000 a second */
export function character(samples: Float32Array): Character {
  const colours = spectrum(samples, LOUDNESS_RATE, 2048);
  const bands = EDGES.map((edge) => between(colours, edge, edge * 2 ** (1 / 3)));
  const heard = stretches(samples, LOUDNESS_RATE);
  const seconds = samples.length / LOUDNESS_RATE;
  const starts = onsets(samples, LOUDNESS_RATE);
  return {
    // Thirds of an octave.
    bright: 3 * Math.log2(brightness(colours)),
    // Octaves that its power spreads over.
    wide: 2 * spreadOf(bands),
    noisy: flatness(colours.power) / NOISE_DECIBELS,
    // Half octaves from its first half to its second.
    rises: 2 * Math.log2(half(samples, 1) / half(samples, 0)),
    // Doublings of its length, and of the time until it is at its strongest.
    long: 1.5 * Math.log2(Math.max(0.03, (heard.at(-1)?.to ?? seconds) - (heard[0]?.from ?? 0))),
    attack: 0.7 * Math.log2(0.02 + peakSecond(samples)),
    // Doublings of how often something begins.
    beats: 1.5 * Math.log2(1 + starts.length),
  };
}

/** Between two characters, as an ear adds up differences of several kinds. */
export function distance(one: Character, other: Character): number {
  return Math.hypot(...FEATURES.map((feature) => one[feature] - other[feature]));
}

function half(samples: Float32Array, part: 0 | 1): number {
  const middle = Math.floor(samples.length / 2);
  return brightness(spectrum(samples.subarray(part * middle, (part + 1) * middle), LOUDNESS_RATE, 2048));
}

function spreadOf(bands: readonly number[]): number {
  const total = bands.reduce((sum, power) => sum + power, 0);
  const mean = bands.reduce((sum, power, index) => sum + (index / 3) * power, 0) / total;
  return Math.sqrt(bands.reduce((sum, power, index) => sum + (index / 3 - mean) ** 2 * power, 0) / total);
}

/** Decibels of the geometric under the arithmetic mean: 0 is noise, -60 a pure tone. */
function flatness(power: Float64Array): number {
  const part = power.subarray(8, 600);
  const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
  const logs = part.reduce((sum, value) => sum + Math.log10(value + 1e-9 * mean), 0) / part.length;
  return 10 * (logs - Math.log10(mean));
}

const WINDOW = 480;

function peakSecond(samples: Float32Array): number {
  let [strongest, at] = [0, 0];
  for (let start = 0; start < samples.length; start += WINDOW) {
    const power = samples.subarray(start, start + WINDOW).reduce((sum, sample) => sum + sample ** 2, 0);
    if (power > strongest) [strongest, at] = [power, start];
  }
  return at / LOUDNESS_RATE;
}
