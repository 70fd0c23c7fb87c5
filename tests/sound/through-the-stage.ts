/**
 * Sounds as a stage plays them, one after the other in one offline context, and measured where they were played: only figures
 * leave the page. Runs in Node and, bundled, in a page.
 */
import type { createToneSoundStage } from "../../engine/adapters/tone-sound-stage.ts";
import { lengthSeconds, type SoundId } from "../../engine/sound/index.ts";
import { loadRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { asIfLive } from "../../scripts/sounds/as-if-live.ts";
import { portrait, type Portrait } from "../../engine/sound/measure/portrait.ts";
import { act, atOnce, play, RATE } from "./performance.ts";

export interface Played extends Portrait {
  readonly id: SoundId;
  /** The largest step from one sample to the next within half a millisecond of either end, as a share of the largest inside. */
  readonly edge: number;
  /** Highest sample of the pause after it: what was cut off, or rings on. */
  readonly after: number;
}

interface Stages {
  readonly OfflineAudioContext: typeof OfflineAudioContext;
  readonly createToneSoundStage: typeof createToneSoundStage;
}

/** Seconds between two sounds: by then the stage's own filters are at rest. */
const PAUSE = 0.25;
/** Seconds of one context: what it computes is held in memory. */
const LONGEST = 60;
const EDGE = 24;

/** @param recording the file of a recording by its name */
export async function playedThrough(
  stages: Stages,
  ids: readonly SoundId[],
  recording: (name: string) => Promise<ArrayBuffer>,
): Promise<Played[]> {
  await loadRecipes(ids);
  const played: Played[] = [];
  for (const batch of batches(ids)) played.push(...(await playBatch(stages, batch, recording)));
  return played;
}

function batches(ids: readonly SoundId[]): SoundId[][] {
  const all: SoundId[][] = [];
  let seconds = Infinity;
  for (const id of ids) {
    seconds += lengthSeconds(id) + PAUSE;
    if (seconds > LONGEST) {
      all.push([]);
      seconds = lengthSeconds(id) + PAUSE;
    }
    all.at(-1)?.push(id);
  }
  return all;
}

async function playBatch(
  stages: Stages,
  ids: readonly SoundId[],
  recording: (name: string) => Promise<ArrayBuffer>,
): Promise<Played[]> {
  let end = 0;
  const times = ids.map((id) => {
    const frame = end;
    end += Math.ceil((lengthSeconds(id) + PAUSE) * RATE);
    return frame;
  });
  const offline = new stages.OfflineAudioContext(2, end, RATE);
  const live = asIfLive(offline);
  const stage = stages.createToneSoundStage(live.context, atOnce, recording);
  await stage.prepare(ids, []);
  for (const [index, id] of ids.entries()) {
    const at = (times[index] ?? 0) / RATE;
    await live.letTimePass(at);
    act(stage, play(at, id));
  }
  const buffer = await offline.startRendering();
  const left = buffer.getChannelData(0);
  return ids.map((id, index) => {
    const from = times[index] ?? 0;
    const to = from + Math.round(lengthSeconds(id) * RATE);
    // In the middle each ear gets half of the power.
    const samples = left.slice(from, to).map((sample) => sample * Math.SQRT2);
    const recipe = soundRecipe(id);
    if (recipe === undefined) throw new Error(`${id} has no recipe`);
    return {
      id,
      ...portrait(recipe, samples),
      edge:
        Math.max(largestStep(samples, 0, EDGE), largestStep(samples, samples.length - EDGE, samples.length)) /
        largestStep(samples, 0, samples.length),
      after: highest(left.subarray(to + EDGE, times[index + 1] ?? end)),
    };
  });
}

function largestStep(samples: Float32Array, from: number, to: number): number {
  let largest = 0;
  for (let index = Math.max(1, from); index < to; index++) {
    largest = Math.max(largest, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  }
  return largest;
}

function highest(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}
