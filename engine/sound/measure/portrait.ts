import type { BedRecipe, Recipe } from "../recipe.ts";
import { LOUDNESS_RATE, loudnessOf } from "./loudness.ts";
import { between, brightness, spectrum } from "./spectrum.ts";

/** LUFS of a sound and of a bed at level 1, by their loudest 400 ms: a clock ticks softly, however rarely it ticks. */
export const SOUND_LOUDNESS = -23;
export const BED_LOUDNESS = -32;

/** What can be measured of a sound: LUFS, decibels, seconds, hertz and shares. */
export interface Portrait {
  readonly seconds: number;
  readonly loudness: number;
  /** LUFS of the whole, without its silences. */
  readonly integrated: number;
  /** Decibels from what is wanted: to be added. */
  readonly off: number;
  readonly peak: number;
  /** Decibels of its mean against its peak. */
  readonly dc: number;
  /** Share of the power between 200 and 5000 hertz, where small speakers play. */
  readonly audible: number;
  /** Share of the power above 4000 hertz. */
  readonly airy: number;
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
  const loudness = loudnessOf(samples);
  const wanted = "volume" in recipe ? BED_LOUDNESS : SOUND_LOUDNESS - (recipe.softer ?? 0);
  const { peak, mean } = extremes(samples, 0, samples.length);
  const colours = spectrum(samples, LOUDNESS_RATE);
  const all = between(colours, 20, 20_000);
  let end = samples.length - 1;
  while (end > 0 && Math.abs(samples[end] as number) <= peak * 10 ** (-50 / 20)) end--;
  let begin = 0;
  while (begin < end && Math.abs(samples[begin] as number) <= peak * 10 ** (-40 / 20)) begin++;
  return {
    seconds: round(samples.length / LOUDNESS_RATE, 2),
    loudness: round(loudness.loudest, 1),
    integrated: round(loudness.integrated, 1),
    off: round(wanted - loudness.loudest, 1),
    peak: round(20 * Math.log10(peak), 1),
    dc: round(20 * Math.log10(Math.abs(mean) / peak + 1e-9), 0),
    audible: round(between(colours, 200, 5000) / all, 2),
    airy: round(between(colours, 4000, 20_000) / all, 3),
    shrill: round(between(colours, 8000, 20_000) / all, 2),
    brightness: Math.round(brightness(colours)),
    begins: round(begin / LOUDNESS_RATE, 3),
    ends: round((end + 1) / LOUDNESS_RATE, 3),
    onset: round(extremes(samples, 0, 48).peak / extremes(samples, 0, 1440).peak, 2),
  };
}

function extremes(samples: Float32Array, from: number, to: number): { peak: number; mean: number } {
  const end = Math.min(to, samples.length);
  let peak = 0;
  let sum = 0;
  for (let index = from; index < end; index++) {
    const sample = samples[index] as number;
    // Written so that what is no number stays one that is none.
    if (!(Math.abs(sample) <= peak)) peak = Math.abs(sample);
    sum += sample;
  }
  return { peak, mean: sum / (end - from) };
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}
