/** What was recorded, where arithmetic stays a toy: whose it is, and how it becomes a sound. */
import { recorded } from "./recorded.ts";
import type { FinishedSound } from "./recipe.ts";

/** Of every recording that is here. */
export const RECORDINGS_SOURCE = {
  title: "FluidR3 GM",
  author: "Frank Wen and contributors",
  license: "MIT",
  address: "https://packages.debian.org/stable/fluid-soundfont-gm",
} as const;

/** What the recording of a sound was cut from; undefined where the sound is all arithmetic. */
export function recordedFrom(id: string): string | undefined {
  return Object.hasOwn(recorded, id) ? recorded[id]?.from : undefined;
}

/** The sound as it was recorded, instead of what stands in for it; itself where nothing was. */
export function asRecorded(id: string, recipe: FinishedSound): FinishedSound {
  const facts = Object.hasOwn(recorded, id) ? recorded[id] : undefined;
  if (facts === undefined) return recipe;
  return { ...recipe, trim: facts.trim, layers: [{ type: "recorded", recording: id, level: 0 }] };
}

/** The recordings that a recipe is made of. */
export function recordingsIn({ layers }: Pick<FinishedSound, "layers">): string[] {
  return [...new Set(layers.flatMap((layer) => (layer.type === "recorded" ? [layer.recording] : [])))];
}

/** What comes before the first sound is the encoder's: silence, and an echo of the first blow, up to 35 ms ahead of it. */
const BEGINS = 10 ** (-20 / 20);
const KEPT_SECONDS = 0.002;

/** One channel without the silence at its beginning. */
export function begun(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const first = samples.findIndex((sample) => Math.abs(sample) > peak * BEGINS);
  const start = Math.max(0, first - Math.round(KEPT_SECONDS * rate));
  const kept = samples.slice(start);
  // It may begin within a wave.
  const fade = Math.round(KEPT_SECONDS * rate);
  for (let frame = 0; frame < fade; frame++) kept[frame] = ((kept[frame] ?? 0) * frame) / fade;
  return kept;
}
