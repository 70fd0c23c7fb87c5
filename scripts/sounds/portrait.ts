import type { BedRecipe, Recipe } from "../../engine/sound/recipe.ts";
import { loudest, LOUDNESS_RATE } from "./loudness.ts";
import { between, brightness, spectrum } from "./spectrum.ts";

/** LUFS of a sound and of a bed at level 1, by their loudest 400 ms: a clock ticks softly, however rarely it ticks. */
export const SOUND_LOUDNESS = -23;
export const BED_LOUDNESS = -32;

/** What can be measured of a sound: LUFS, decibels, seconds, hertz and shares. */
export interface Portrait {
  readonly seconds: number;
  readonly loudness: number;
  /** Decibels from what is wanted: to be added. */
  readonly off: number;
  readonly peak: number;
  /** Share of the power between 200 and 5000 hertz, where small speakers play. */
  readonly audible: number;
  /** Share of the power above 8000 hertz. */
  readonly shrill: number;
  readonly brightness: number;
  /** Seconds until the first sample above -40 dB of the peak. */
  readonly begins: number;
  /** Seconds until nothing above -50 dB of the peak follows. */
  readonly ends: number;
  /** Highest sample of the first millisecond as a share of the peak of the first 30. */
  readonly onset: number;
}

export function portrait(recipe: Recipe | BedRecipe, samples: Float32Array): Portrait {
  const loudness = loudest(samples);
  const wanted = "volume" in recipe ? BED_LOUDNESS : SOUND_LOUDNESS - (recipe.softer ?? 0);
  const peak = highest(samples);
  const colours = spectrum(samples, LOUDNESS_RATE);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > peak * 10 ** (-50 / 20));
  const begin = samples.findIndex((sample) => Math.abs(sample) > peak * 10 ** (-40 / 20));
  return {
    seconds: round(samples.length / LOUDNESS_RATE, 2),
    loudness: round(loudness, 1),
    off: round(wanted - loudness, 1),
    peak: round(20 * Math.log10(peak), 1),
    audible: round(between(colours, 200, 5000) / between(colours, 20, 20_000), 2),
    shrill: round(between(colours, 8000, 20_000) / between(colours, 20, 20_000), 2),
    brightness: Math.round(brightness(colours)),
    begins: round(begin / LOUDNESS_RATE, 3),
    ends: round((end + 1) / LOUDNESS_RATE, 3),
    onset: round(highest(samples.subarray(0, 48)) / highest(samples.subarray(0, 1440)), 2),
  };
}

function highest(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}
