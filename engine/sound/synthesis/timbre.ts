import type { Filter } from "../recipe.ts";
import { filter } from "./filter.ts";
import { scaled } from "./signal.ts";

/** What stands for a side where there is only one ear or one speaker. */
export type Timbre = "plain" | "dark" | "bright";

/** Shelves change what there is and take nothing away entirely: a low sound stays audible when it is made bright. */
const SHELVES: Record<Timbre, readonly Filter[]> = {
  plain: [],
  dark: [
    { type: "lowshelf", frequency: 450, gain: 5 },
    { type: "highshelf", frequency: 1100, gain: -18 },
  ],
  bright: [
    { type: "lowshelf", frequency: 450, gain: -14 },
    { type: "highshelf", frequency: 1100, gain: 8 },
  ],
};

/** A fourth down or up, in semitones: a pure tone has no other way to be dark or bright. */
const SHIFTS: Record<Timbre, number> = { plain: 0, dark: -5, bright: 5 };

/** Times the speed at which samples of a timbre are to be played. */
export function timbreSpeed(timbre: Timbre): number {
  return 2 ** (SHIFTS[timbre] / 12);
}

/** The samples in a timbre, as loud as they were. Its pitch comes with `timbreSpeed`. */
export function inTimbre(
  samples: Float32Array<ArrayBuffer>,
  timbre: Timbre,
  rate: number,
): Float32Array<ArrayBuffer> {
  return timbre === "plain" ? samples : shelved(samples, SHELVES[timbre], rate);
}

/** The samples through shelves, as loud as they were. */
export function shelved(
  samples: Float32Array<ArrayBuffer>,
  shelves: readonly Filter[],
  rate: number,
): Float32Array<ArrayBuffer> {
  const before = loudness(samples, rate);
  if (before === 0) return samples;
  const coloured = filtered(samples, shelves, rate);
  scaled(coloured, Math.sqrt(before / loudness(coloured, rate)));
  return coloured;
}

/** Near enough to the K-weighting of ITU-R BS.1770 for what is compared with itself. */
const WEIGHTING: readonly Filter[] = [
  { type: "highshelf", frequency: 1500, gain: 4 },
  { type: "highpass", frequency: 60 },
];

function loudness(samples: Float32Array<ArrayBuffer>, rate: number): number {
  return filtered(samples, WEIGHTING, rate).reduce((sum, sample) => sum + sample ** 2, 0);
}

function filtered(
  samples: Float32Array<ArrayBuffer>,
  filters: readonly Filter[],
  rate: number,
): Float32Array<ArrayBuffer> {
  const changed = samples.slice();
  const setting = { rate, frames: changed.length, shift: 0, loop: undefined, seed: 0 };
  for (const shape of filters) filter(changed, shape, setting);
  return changed;
}
