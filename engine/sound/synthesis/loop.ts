/** A bed that comes round, as it is measured and shown: on the stage it goes on instead (`stretch.ts`). */
import type { FinishedBed, Layer } from "../recipe.ts";
import { isSteady, strikes } from "../strike.ts";
import { finish } from "./finish.ts";
import { addStrikes, layerSamples, synthesised, type Samples, type Synthesis } from "./layer-samples.ts";
import { added } from "./signal.ts";

/** How long a bed runs before it is kept, so that filters and rooms are as full at its beginning as at its end. */
const RUN_UP_SECONDS = 1;

/** @param rate of the samples: so many a second */
export function loopOf(recipe: FinishedBed, rate: number): Samples {
  return synthesised(bedSynthesis(recipe, rate));
}

/** One channel that loops without a seam: what rings past its end is heard at its beginning. */
function* bedSynthesis(recipe: FinishedBed, rate: number): Synthesis {
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
