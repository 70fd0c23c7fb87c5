/** The sound library: every sound that a game may name, and what the engine must know of it. */
import { beds, sounds, type BedId, type SoundId } from "./catalogue.ts";

export { beds, sounds };
export type { BedId, SoundId };
export type { RoomName } from "./recipe.ts";
export { namedIn, type NamedSounds } from "./named.ts";
export { addRecipes, familyOf, loadRecipes } from "./recipes.ts";
export type { FamilyRecipes } from "./families.ts";

export function isSoundId(id: string): id is SoundId {
  return Object.hasOwn(sounds, id);
}

export function isBedId(id: string): id is BedId {
  return Object.hasOwn(beds, id);
}

/** In words, for captions and transcripts, which put it in brackets. */
export function soundCaption(id: SoundId): string {
  return sounds[id].caption;
}

export function bedCaption(id: BedId): string {
  return beds[id].caption;
}

/** After so many seconds a sound has made its point and the next cue may follow. */
export function leadSeconds(id: SoundId): number {
  return sounds[id].lead;
}

/** At pitch 0 and rate 1. Played higher it ends earlier, played lower it rings on for at most a quarter of a second. */
export function lengthSeconds(id: SoundId): number {
  return sounds[id].length;
}
