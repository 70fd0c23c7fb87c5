/** Sounds made to be looked at, measured and kept: the samples that the stage plays, of one way to play them. */
import {
  bedCaption,
  familyOf,
  isSoundId,
  loadRecipes,
  soundCaption,
  type BedId,
  type RoomName,
  type SoundId,
} from "../sound/index.ts";
import { beds, sounds } from "../sound/catalogue.ts";
import { families, type Family } from "../sound/families.ts";
import { firstStanza } from "../sound/music/index.ts";
import type { BedRecipe, Recipe } from "../sound/recipe.ts";
import { bedRecipe, soundRecipe } from "../sound/recipes.ts";
import { asRecorded, begun, recordedFrom as cutFrom, RECORDINGS_SOURCE } from "../sound/recordings.ts";
import type { Recordings } from "../sound/synthesis/signal.ts";
import { bedAt, nearestRate, soundAt, variantOf } from "../sound/shape.ts";
import type { Samples } from "../sound/synthesis/layer-samples.ts";
import { loopOf } from "../sound/synthesis/loop.ts";
import { samplesOf } from "../sound/synthesis/samples-of.ts";

export { VARIANTS } from "../sound/shape.ts";

export const FAMILIES = Object.keys(families) as readonly Family[];
export type { Family, Recordings };

/** The names alone: what else is known of a sound comes with its family. */
export interface ListedSound {
  readonly id: SoundId | BedId;
  readonly family: Family;
  readonly isBed: boolean;
}

export const listedSounds: readonly ListedSound[] = [...Object.keys(sounds), ...Object.keys(beds)].map(
  (name) => {
    const id = name as SoundId | BedId;
    return { id, family: familyOf(id), isBed: !isSoundId(id) };
  },
);

/** Undefined until its family is there. */
export function captionOf(id: SoundId | BedId): string | undefined {
  return isSoundId(id) ? soundCaption(id) : bedCaption(id);
}

/** It has variants, of which the seed chooses one. */
export function hasVariants(id: SoundId | BedId): boolean {
  return isSoundId(id) && sounds[id].varies === true;
}

/** Fetches all that is known of these. Rejects where it cannot be had. */
export function loadSounds(ids: readonly (SoundId | BedId)[]): Promise<void> {
  return loadRecipes(ids);
}

/** One way to play a sound. */
export interface Way {
  /** Semitones. */
  readonly pitch: number;
  readonly rate: number;
  /** As its recipe says if absent. */
  readonly room?: RoomName | undefined;
  readonly seed: number;
}

export interface MadeSound {
  readonly recipe: Recipe | BedRecipe;
  /** One channel. */
  readonly samples: Samples;
}

/** Whose recording a sound is. */
export interface RecordedFrom {
  readonly instrument: string;
  readonly title: string;
  readonly author: string;
  readonly license: string;
  readonly address: string;
}

/** Undefined where it is all arithmetic. */
export function recordedFrom(id: string): RecordedFrom | undefined {
  const instrument = cutFrom(id);
  return instrument === undefined ? undefined : { instrument, ...RECORDINGS_SOURCE };
}

/** @param file as it was fetched. @param rate of the samples: so many a second */
export async function decodeRecording(id: string, file: ArrayBuffer, rate: number): Promise<Recordings> {
  const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file);
  return { [id]: begun(decoded.getChannelData(0), rate) };
}

/**
 * @param rate of the samples: so many a second
 * @param recordings what it was recorded as; without it, what stands in for it is made
 * @throws where its family is not there
 */
export function makeSound(id: SoundId | BedId, way: Way, rate: number, recordings?: Recordings): MadeSound {
  const pace = nearestRate(way.rate);
  const written = isSoundId(id) ? soundRecipe(id) : undefined;
  const sound = written && recordings ? asRecorded(id, written) : written;
  const bed = isSoundId(id) ? undefined : bedRecipe(id);
  if (sound !== undefined) {
    const variant = sound.varies === undefined ? 0 : variantOf(way.seed);
    const recipe = soundAt(sound, pace, way.room);
    const samples = samplesOf({ type: "sound", recipe, rate, variant, recordings });
    return { recipe: sound, samples: atPitch(samples, way.pitch) };
  }
  if (bed === undefined) throw new RangeError(`makeSound: ${id} has not been loaded`);
  return {
    recipe: bed,
    samples: atPitch(loopOf(bedAt(firstStanza(bed), pace), rate), way.pitch),
  };
}

/** Pitch is speed, as on the stage: between two samples lies a straight line. */
function atPitch(samples: Samples, pitch: number): Samples {
  if (pitch === 0) return samples;
  const speed = 2 ** (pitch / 12);
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const at = index * speed;
    const before = Math.floor(at);
    const [left = 0, right = 0] = [samples[before], samples[before + 1]];
    return left + (right - left) * (at - before);
  });
}
