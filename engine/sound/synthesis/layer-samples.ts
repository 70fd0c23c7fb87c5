/** One layer of a recipe as samples: its source, its filters, its movement, its envelope. */
import { deriveSeed } from "../../random.ts";
import type { Layer } from "../recipe.ts";
import { ringSeconds, type Strike } from "../strike.ts";
import { filter } from "./filter.ts";
import { added, drifting, gainOf, scaled, shaped, trembling, type Setting } from "./signal.ts";
import { source } from "./sources.ts";

export type Samples = Float32Array<ArrayBuffer>;
/** Gives its caller the turn again and again, so that nothing waits for long. */
export type Synthesis = Generator<void, Samples>;

/** What is done between one turn and the next is at most one pass over a bed, or strikes of so many seconds in all. */
const STRIKES_SECONDS = 1;

export function synthesised(synthesis: Synthesis): Samples {
  let step = synthesis.next();
  while (step.done !== true) step = synthesis.next();
  return step.value;
}

/** Adds a layer as often as it is struck. */
export function* addStrikes(
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

export function* layerSamples(layer: Layer, level: number, setting: Setting): Synthesis {
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
