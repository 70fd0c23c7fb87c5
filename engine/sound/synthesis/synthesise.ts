/**
 * Turns a recipe into samples by arithmetic alone: the same in every browser and on the console, where the platforms'
 * own oscillators differ in level and an offline rendering of all sounds takes half a minute.
 */
import { deriveSeed } from "../../random.ts";
import type { FinishedBed, FinishedSound } from "../recipe.ts";
import { strikes, varied } from "../strike.ts";
import { fadeOut, finish } from "./finish.ts";
import { addStrikes, type Samples, type Synthesis } from "./layer-samples.ts";
import type { Recordings } from "./signal.ts";
import { shelved } from "./timbre.ts";

/** Pure data, so that it can be sent to wherever samples are made. */
export interface SoundRequest {
  readonly type: "sound";
  readonly recipe: FinishedSound;
  readonly rate: number;
  /** 0, as it is if absent, is the recipe as it is written. */
  readonly variant?: number;
  /** Of its recorded layers. */
  readonly recordings?: Recordings | undefined;
}

/** Of a bed that goes on: which stretch, counted from its beginning, and by which chance. */
export interface StretchRequest {
  readonly type: "stretch";
  readonly recipe: FinishedBed;
  readonly rate: number;
  readonly index: number;
  readonly seed: number;
}

export type SynthesisRequest = SoundRequest | StretchRequest;

/** One channel of `recipe.length` seconds, ended with a short fade, in steps. */
export function* soundSynthesis({
  recipe,
  rate,
  variant = 0,
  recordings,
}: Omit<SoundRequest, "type">): Synthesis {
  const samples = new Float32Array(Math.round(recipe.length * rate));
  for (const [index, layer] of recipe.layers.entries()) {
    const written = strikes(layer, variant);
    const { varies } = recipe;
    const when = varies && variant > 0 ? varied(written, varies, variant, index) : written;
    const seed = variant === 0 ? index : deriveSeed(index, variant);
    yield* addStrikes(samples, layer, when, { rate, seed, recordings });
    yield;
  }
  const touched = recipe.varies && variant > 0 ? tilted(samples, rate, variant) : samples;
  yield* finish(touched, recipe, rate);
  fadeOut(touched, rate);
  return touched;
}

/** Decibels by which each variant is duller or brighter than the recipe: no two touches are equally hard. */
const TILTS = [0, -2, 4, -4, 2] as const;
/** Above each of these hertz, so that what is high changes as well. */
const TILT_HERTZ = [1000, 3500] as const;

function tilted(samples: Samples, rate: number, variant: number): Samples {
  const gain = TILTS[variant % TILTS.length] ?? 0;
  const shelves = TILT_HERTZ.map((frequency) => ({ type: "highshelf", frequency, gain }) as const);
  return shelved(samples, shelves, rate);
}
