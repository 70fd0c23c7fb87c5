/**
 * Turns a recipe into samples by arithmetic alone: the same in every browser and on the console, where the platforms'
 * own oscillators differ in level and an offline rendering of all sounds takes half a minute.
 */
import { deriveSeed } from "../../random.ts";
import type { FinishedBed, FinishedSound, Layer } from "../recipe.ts";
import { isSteady, ringSeconds, strikes, varied, type Strike } from "../strike.ts";
import { filter } from "./filter.ts";
import { addRoom } from "./room.ts";
import {
  added,
  drifting,
  gainOf,
  scaled,
  shaped,
  trembling,
  type Recordings,
  type Setting,
} from "./signal.ts";
import { source } from "./sources.ts";
import { shelved } from "./timbre.ts";

const FADE_OUT_SECONDS = 0.008;
/** What no small speaker can play only takes room. */
const LOWEST_HERTZ = 60;
const UNBENT = 0.45;
const ROOM = 10 ** (-1.05 / 20) - UNBENT;
/** How long a bed runs before it is kept, so that filters and rooms are as full at its beginning as at its end. */
const RUN_UP_SECONDS = 1;

export type Samples = Float32Array<ArrayBuffer>;
/** Gives its caller the turn again and again, so that nothing waits for long. */
export type Synthesis = Generator<void, Samples>;
/** What is done between one turn and the next is at most one pass over a bed, or strikes of so many seconds in all. */
const STRIKES_SECONDS = 1;

/**
 * One channel of `recipe.length` seconds, ended with a short fade.
 * @param variant 0 is the recipe as it is written
 */
export function* soundSynthesis(
  recipe: FinishedSound,
  rate: number,
  variant = 0,
  recordings?: Recordings,
): Synthesis {
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

/** One channel that loops without a seam: what rings past its end is heard at its beginning. */
export function* bedSynthesis(recipe: FinishedBed, rate: number): Synthesis {
  const samples = new Float32Array(Math.round(recipe.length * rate));
  for (const [index, layer] of recipe.layers.entries()) {
    if (isSteady(layer)) yield* addSteady(samples, layer, rate, recipe.length, index);
    else yield* addStrikes(samples, layer, strikes(layer), { rate, seed: index }, true);
    yield;
  }
  const runUp = RUN_UP_SECONDS * rate;
  const withRunUp = new Float32Array(runUp + samples.length);
  withRunUp.set(samples.subarray(samples.length - runUp));
  withRunUp.set(samples, runUp);
  yield* finish(withRunUp, recipe, rate);
  return withRunUp.slice(runUp);
}

/** Pure data, so that it can be sent to wherever samples are made. */
export type SynthesisRequest =
  | {
      readonly type: "sound";
      readonly recipe: FinishedSound;
      readonly rate: number;
      readonly variant?: number;
      /** Of its recorded layers. */
      readonly recordings?: Recordings | undefined;
    }
  | { readonly type: "bed"; readonly recipe: FinishedBed; readonly rate: number };

/** In steps. */
export function synthesise(request: SynthesisRequest): Synthesis {
  return request.type === "sound"
    ? soundSynthesis(request.recipe, request.rate, request.variant, request.recordings)
    : bedSynthesis(request.recipe, request.rate);
}

/** At once. */
export function samplesOf(request: SynthesisRequest): Samples {
  return synthesised(synthesise(request));
}

export function synthesised(synthesis: Synthesis): Samples {
  let step = synthesis.next();
  while (step.done !== true) step = synthesis.next();
  return step.value;
}

function* addStrikes(
  samples: Float32Array,
  layer: Layer,
  when: readonly Strike[],
  { rate, seed, recordings }: Pick<Setting, "rate" | "seed" | "recordings">,
  isLoop = false,
): Generator<void> {
  const frames = Math.ceil(ringSeconds(layer) * rate);
  let sinceTurn = 0;
  for (const [index, strike] of when.entries()) {
    const setting = {
      rate,
      frames,
      shift: strike.pitch,
      loop: undefined,
      seed: deriveSeed(seed, index),
      recordings,
    };
    const struck = synthesised(layerSamples(layer, strike.level, setting));
    added(samples, struck, Math.round(strike.at * rate), isLoop);
    sinceTurn += frames;
    if (sinceTurn < STRIKES_SECONDS * rate) continue;
    sinceTurn = 0;
    yield;
  }
}

function* addSteady(
  samples: Float32Array,
  layer: Layer,
  rate: number,
  loop: number,
  seed: number,
): Generator<void> {
  const runUp = RUN_UP_SECONDS * rate;
  const setting = { rate, frames: runUp + samples.length, shift: 0, loop, seed };
  added(samples, (yield* layerSamples(layer, layer.level, setting)).subarray(runUp), 0, true);
}

function* layerSamples(layer: Layer, level: number, setting: Setting): Synthesis {
  const samples = source(layer, setting);
  const shift = layer.type === "noise" ? setting.shift : 0;
  for (const shape of layer.filters ?? []) {
    yield;
    filter(samples, shape, { ...setting, shift });
  }
  yield;
  if (layer.drift) drifting(samples, layer.drift.rate, layer.drift.decibels, setting);
  if (layer.tremolo) trembling(samples, layer.tremolo.rate, layer.tremolo.depth, setting);
  // After the filters, so that what they do at the start of a sound is faded in with it.
  if ("envelope" in layer) shaped(samples, layer.envelope, setting.rate);
  scaled(samples, gainOf(level));
  return samples;
}

/** Decibels by which each variant is duller or brighter than the recipe: no two touches are equally hard. */
const TILTS = [0, -2, 4, -4, 2] as const;
/** Above each of these hertz, so that what is high changes as well. */
const TILT_HERTZ = [1000, 3500] as const;

function tilted(samples: Samples, rate: number, variant: number): Samples {
  const gain = TILTS[variant % TILTS.length] ?? 0;
  const shelves = TILT_HERTZ.map((frequency) => ({ type: "highshelf", frequency, gain }) as const);
  return shelved(samples, shelves, rate, false);
}

/** Room, lowest filter, trim and bounds, in place. */
function* finish(
  samples: Float32Array,
  { trim, room }: FinishedSound | FinishedBed,
  rate: number,
): Generator<void> {
  if (room) yield* addRoom(samples, room, rate);
  const setting = { rate, frames: samples.length, shift: 0, loop: undefined, seed: 0 };
  filter(samples, { type: "highpass", frequency: LOWEST_HERTZ }, setting);
  trimmed(samples, trim);
}

/** In place. What is all peak is bent a little rather than left too soft. Nothing comes out above -1 dBFS. */
export function trimmed(samples: Float32Array, trim: number): void {
  scaled(samples, gainOf(trim));
  for (let frame = 0; frame < samples.length; frame++) {
    const value = samples[frame] as number;
    const over = Math.abs(value) - UNBENT;
    if (over > 0) samples[frame] = Math.sign(value) * (UNBENT + ROOM * Math.tanh(over / ROOM));
  }
}

function fadeOut(samples: Float32Array, rate: number): void {
  const fade = Math.round(FADE_OUT_SECONDS * rate);
  const start = samples.length - fade;
  for (let frame = 0; frame < fade; frame++) {
    samples[start + frame] = (samples[start + frame] as number) * (1 - (frame + 1) / fade);
  }
}
