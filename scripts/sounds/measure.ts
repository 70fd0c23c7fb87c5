/** What is measured of a recipe, so that nobody has to write it. */
import type { BedRecipe, FinishedBed, FinishedSound, Layer, Recipe } from "../../engine/sound/recipe.ts";
import { checkBed, checkRecipe } from "../../engine/sound/check-recipe.ts";
import { problem, type Problem } from "../../engine/definition/problem.ts";
import { failure, success, type Result } from "../../engine/result.ts";
import { firstStanza } from "../../engine/sound/music/index.ts";
import type { Recordings } from "../../engine/sound/synthesis/signal.ts";
import { ringSeconds, strikes } from "../../engine/sound/strike.ts";
import { trimmed } from "../../engine/sound/synthesis/finish.ts";
import { loopOf } from "../../engine/sound/synthesis/loop.ts";
import { samplesOf } from "../../engine/sound/synthesis/samples-of.ts";
import { LOUDNESS_RATE, loudnessOf } from "../../engine/sound/measure/loudness.ts";
import { BED_LOUDNESS, SOUND_LOUDNESS } from "../../engine/sound/measure/portrait.ts";

/** Bending peaks costs loudness, so the trim is found in steps. */
const STEPS = 4;
const HIGHEST_TRIM = 30;
/** So low that nothing is bent. */
const UNTRIMMED = -50;
/** dBFS before what is over the edge is bent back. */
const HIGHEST_PEAK = 4;
const FADED = 10 ** (-46 / 20);
const LONGEST_LEAD = 0.4;
/** By then so much of its power has been heard that the point is made. */
const POINT_MADE = 0.7;

export interface SoundMeasures {
  readonly lead: number;
  readonly length: number;
  readonly trim: number;
}

/** Refuses what has a fault, and what is so loud in one place that the rest would have to be bent to be heard. */
export function measureSound(recipe: Recipe): Result<SoundMeasures, Problem[]> {
  const faults = checkRecipe(recipe);
  if (faults.length > 0) return failure(faults);
  const samples = soundSamples({ ...recipe, length: recipe.length ?? longest(recipe), trim: UNTRIMMED });
  const length = recipe.length ?? heardUntil(samples);
  const heard = samples.slice(0, Math.round(length * LOUDNESS_RATE));
  const trim = trimOf(heard, SOUND_LOUDNESS - (recipe.softer ?? 0));
  const clipped = clips(heard, trim) ? [tooLoud(recipe)] : [];
  return clipped.length > 0
    ? failure(clipped)
    : success({ lead: Math.min(length, recipe.lead ?? leadOf(heard)), length, trim });
}

export function measureBed(recipe: BedRecipe): Result<{ readonly trim: number }, Problem[]> {
  const faults = checkBed(firstStanza(recipe));
  if (faults.length > 0) return failure(faults);
  const samples = bedSamples({ ...recipe, trim: UNTRIMMED });
  const trim = trimOf(samples, BED_LOUDNESS);
  return clips(samples, trim) ? failure([tooLoud(recipe)]) : success({ trim });
}

/** Whether its peak would have to be bent by more than an ear forgives. */
function clips(untrimmed: Float32Array, trim: number): boolean {
  return 20 * Math.log10(peakOf(untrimmed)) + trim - UNTRIMMED > HIGHEST_PEAK;
}

/** Names the layer that is strongest. */
function tooLoud({ layers }: Recipe | BedRecipe): Problem {
  const levels = layers.map(({ level }) => level);
  const strongest = levels.indexOf(Math.max(...levels));
  return problem(
    ["layers", strongest, "level"],
    levels[strongest],
    "One blow is so much louder than the rest that it would clip: lower it, or raise the others.",
  );
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}

/** Decibels that bring a recorded sound to the loudness of what stands in for it. */
export function measureRecorded(recipe: FinishedSound, recordings: Recordings): number {
  const layers = Object.keys(recordings).map(
    (recording) => ({ type: "recorded", recording, level: 0 }) as const,
  );
  const untrimmed = { ...recipe, layers, trim: UNTRIMMED };
  const samples = samplesOf({ type: "sound", recipe: untrimmed, rate: LOUDNESS_RATE, recordings });
  return trimOf(samples, SOUND_LOUDNESS - (recipe.softer ?? 0));
}

export function soundSamples(recipe: FinishedSound, variant = 0): Float32Array {
  return samplesOf({ type: "sound", recipe, rate: LOUDNESS_RATE, variant });
}

export function bedSamples(recipe: FinishedBed): Float32Array {
  return loopOf(firstStanza(recipe), LOUDNESS_RATE);
}

function trimOf(untrimmed: Float32Array, wanted: number): number {
  // As soft as this, the gates would leave nothing of it.
  let trim = UNTRIMMED + wanted - loudnessOf(untrimmed).loudest;
  for (let step = 0; step < STEPS; step++) {
    const samples = untrimmed.slice();
    trimmed(samples, Math.min(HIGHEST_TRIM, trim) - UNTRIMMED);
    trim = Math.min(HIGHEST_TRIM, trim + wanted - heardAs(samples));
  }
  return Number(trim.toFixed(1));
}

/** LUFS: halfway between its loudest moment and the whole, so that neither a blow nor what rings on after it is out of place. */
function heardAs(samples: Float32Array): number {
  const { loudest, integrated } = loudnessOf(samples);
  return (loudest + integrated) / 2;
}

/** Seconds until nothing above -46 dB of the peak follows, in steps of 20 ms. */
function heardUntil(samples: Float32Array): number {
  const peak = peakOf(samples);
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
