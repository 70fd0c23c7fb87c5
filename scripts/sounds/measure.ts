/** What is measured of a recipe, so that nobody has to write it. */
import type { BedRecipe, FinishedBed, FinishedSound, Layer, Recipe } from "../../engine/sound/recipe.ts";
import { ringSeconds, strikes } from "../../engine/sound/strike.ts";
import { samplesOf, trimmed } from "../../engine/sound/synthesis/synthesise.ts";
import { loudest, LOUDNESS_RATE } from "./loudness.ts";
import { BED_LOUDNESS, SOUND_LOUDNESS } from "./portrait.ts";

/** Bending peaks costs loudness, so the trim is found in steps. */
const STEPS = 4;
const HIGHEST_TRIM = 30;
/** So low that nothing is bent. */
const UNTRIMMED = -50;
const FADED = 10 ** (-46 / 20);
const LONGEST_LEAD = 0.4;
/** By then so much of its power has been heard that the point is made. */
const POINT_MADE = 0.7;

export interface SoundMeasures {
  readonly lead: number;
  readonly length: number;
  readonly trim: number;
}

export function measureSound(recipe: Recipe): SoundMeasures {
  const samples = soundSamples({ ...recipe, length: recipe.length ?? longest(recipe), trim: UNTRIMMED });
  const length = recipe.length ?? heardUntil(samples);
  const heard = samples.slice(0, Math.round(length * LOUDNESS_RATE));
  return {
    lead: Math.min(length, recipe.lead ?? leadOf(heard)),
    length,
    trim: trimOf(heard, SOUND_LOUDNESS - (recipe.softer ?? 0)),
  };
}

export function measureBed(recipe: BedRecipe): { readonly trim: number } {
  return { trim: trimOf(bedSamples({ ...recipe, trim: UNTRIMMED }), BED_LOUDNESS) };
}

export function soundSamples(recipe: FinishedSound, variant = 0): Float32Array {
  return samplesOf({ type: "sound", recipe, rate: LOUDNESS_RATE, variant });
}

export function bedSamples(recipe: FinishedBed): Float32Array {
  return samplesOf({ type: "bed", recipe, rate: LOUDNESS_RATE });
}

function trimOf(untrimmed: Float32Array, wanted: number): number {
  let trim = UNTRIMMED + wanted - loudest(untrimmed);
  for (let step = 0; step < STEPS; step++) {
    const samples = untrimmed.slice();
    trimmed(samples, Math.min(HIGHEST_TRIM, trim) - UNTRIMMED);
    trim = Math.min(HIGHEST_TRIM, trim + wanted - loudest(samples));
  }
  return Number(trim.toFixed(1));
}

/** Seconds until nothing above -46 dB of the peak follows, in steps of 20 ms. */
function heardUntil(samples: Float32Array): number {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > peak * FADED);
  return (Math.ceil((last / LOUDNESS_RATE) * 50) + 1) / 50;
}

function longest({ layers, room }: Recipe): number {
  return Math.max(...layers.map(end)) + 1.2 * (room?.seconds ?? 0) + 0.05;
}

function end(layer: Layer): number {
  return Math.max(...strikes(layer).map(({ at }) => at)) + ringSeconds(layer);
}

function leadOf(samples: Float32Array): number {
  const total = samples.reduce((sum, sample) => sum + sample ** 2, 0);
  let sum = 0;
  const made = samples.findIndex((sample) => (sum += sample ** 2) > POINT_MADE * total);
  return Math.min(LONGEST_LEAD, Math.ceil((made / LOUDNESS_RATE) * 50) / 50);
}
