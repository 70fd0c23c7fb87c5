/**
 * A bed goes on by stretches that are made one after the other while it is heard, each by a chance of its own: no rain comes
 * round. Each lies over the end of the one before it. Noise fades over by equal power; tones go on where they were; and
 * what is struck belongs to the stretch that it begins in, and rings on into the next.
 */
import { deriveSeed } from "../../random.ts";
import { layout } from "../layout.ts";
import type { FinishedBed, Layer } from "../recipe.ts";
import { isSteady, ringSeconds, type Strike } from "../strike.ts";
import { fadeOut, finish } from "./finish.ts";
import { addStrikes, layerSamples, type Synthesis } from "./layer-samples.ts";
import { added } from "./signal.ts";

/** From the beginning of one stretch to that of the next. */
export const STRETCH_SECONDS = 12;
export const FADE_SECONDS = 1.5;
/** What rings on longer is cut with a fade: the one after the next must be made meanwhile. */
const LONGEST_END_SECONDS = 8;
const CUT_SECONDS = 0.5;

/**
 * One channel of `STRETCH_SECONDS` and what rings on after them.
 * @param rate of the samples: so many a second
 * @param index of the stretch, counted from the bed's beginning
 */
export function* stretchSynthesis(recipe: FinishedBed, rate: number, index: number, seed: number): Synthesis {
  const from = index * STRETCH_SECONDS;
  const struck = strikesBetween(recipe, from, from + STRETCH_SECONDS, seed);
  const rings = recipe.layers.map((layer, place) => ringAfter(layer, struck[place] ?? []));
  const end = Math.min(LONGEST_END_SECONDS, Math.max(FADE_SECONDS, ...rings) + (recipe.room?.seconds ?? 0));
  const samples = new Float32Array(Math.round((STRETCH_SECONDS + end) * rate));
  for (const [place, layer] of recipe.layers.entries()) {
    const own = deriveSeed(seed, place, index);
    if (isSteady(layer)) {
      const frames = (STRETCH_SECONDS + FADE_SECONDS) * rate;
      const setting = { rate, frames, shift: 0, loop: recipe.length, from, seed: own };
      const steady = yield* layerSamples(layer, layer.level, setting);
      fadeOver(steady, FADE_SECONDS * rate, isTonal(layer));
      added(samples, steady, 0, false);
    } else yield* addStrikes(samples, layer, struck[place] ?? [], { rate, seed: own });
    yield;
  }
  yield* finish(samples, recipe, rate);
  fadeOut(samples, rate, end < LONGEST_END_SECONDS ? undefined : CUT_SECONDS);
  return samples;
}

/** By layer, what begins between two times of the bed; `at` counts from the first. */
function strikesBetween(recipe: FinishedBed, from: number, until: number, seed: number): Strike[][] {
  const { length } = recipe;
  const rounds = Array.from(
    { length: Math.ceil(until / length) - Math.floor(from / length) },
    (_, count) => Math.floor(from / length) + count,
  );
  const layouts = rounds.map((round) => ({
    start: round * length - from,
    layers: layout(recipe, seed, round),
  }));
  return recipe.layers.map((_, place) =>
    layouts
      .flatMap(({ start, layers }) =>
        (layers[place] ?? []).map((strike) => ({ ...strike, at: strike.at + start })),
      )
      .filter(({ at }) => at >= 0 && at < until - from),
  );
}

/** Seconds that it rings on after the stretch. */
function ringAfter(layer: Layer, struck: readonly Strike[]): number {
  const last = Math.max(0, ...struck.map(({ at }) => at));
  return Math.max(0, last + ringSeconds(layer) - STRETCH_SECONDS);
}

/** It goes on as the same wave: two of them must add up as waves do, and not as chance does. */
function isTonal({ type }: Layer): boolean {
  return type === "tone" || type === "fm";
}

/** In place, at both ends. */
function fadeOver(samples: Float32Array, frames: number, isEven: boolean): void {
  const last = samples.length - 1;
  for (let frame = 0; frame < frames; frame++) {
    const share = frame / frames;
    const [rise, fall] = isEven
      ? [share, 1 - share]
      : [Math.sin((Math.PI / 2) * share), Math.cos((Math.PI / 2) * share)];
    samples[frame] = (samples[frame] as number) * rise;
    const place = last + 1 - frames + frame;
    samples[place] = (samples[place] as number) * fall;
  }
}
