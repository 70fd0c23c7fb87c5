/** How a performance in Chromium differs from the same in Node. */
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import type { BedId } from "../../engine/sound/index.ts";
import { loudest } from "../../engine/sound/measure/loudness.ts";
import { spectrum, strongest } from "../../engine/sound/measure/spectrum.ts";
import { openChromium, type ChromiumPerformer } from "./chromium.ts";
import { perform, RATE, type Deed, type Performer } from "./performance.ts";

export interface Platforms {
  readonly node: Performer;
  readonly chromium: ChromiumPerformer;
}

export async function openPlatforms(): Promise<Platforms> {
  const node = await loadNodeAudio();
  if (node.type === "missing") throw new Error(node.reason);
  return { node, chromium: await openChromium() };
}

const NOTHING = new Float32Array();

/** Says how Chromium differs by a decibel, 5 ms or 2 per cent of the pitch, and nothing if it does not. */
export async function differences(
  { node, chromium }: Platforms,
  name: string,
  seconds: number,
  deeds: readonly Deed[],
): Promise<string[]> {
  const [[here = NOTHING], [there = NOTHING]] = await Promise.all([
    perform(node, seconds, deeds),
    chromium.perform(seconds, deeds),
  ]);
  const level = Math.abs(loudest(there) - loudest(here));
  const late = Math.abs(onset(there) - onset(here));
  const off = Math.abs(pitch(there) / pitch(here) - 1);
  // Whatever is not a number has failed as well.
  return level < 1 && late < 0.005 && off < 0.02
    ? []
    : [`${name}: ${level} dB, ${late} s, ${off} of the pitch`];
}

export function bedDifferences(platforms: Platforms, bed: BedId): Promise<string[]> {
  const deed: Deed = { at: 0.05, type: "bed", bed: { layer: "place", bed, level: 1, side: 0 } };
  return differences(platforms, bed, 2, [deed]);
}

/** Seconds until it has reached a thirtieth of its peak. */
function onset(samples: Float32Array): number {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return samples.findIndex((sample) => Math.abs(sample) > peak / 30) / RATE;
}

function pitch(samples: Float32Array): number {
  return strongest(spectrum(samples, RATE));
}
