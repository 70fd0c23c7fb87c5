/** The sound library: every sound that a game may name, and what the engine must know of it. */
import { beds, sounds, type BedId, type SoundId } from "./library.ts";

export { beds, sounds };
export type { BedId, SoundId };
export type { BedRecipe, Recipe, RoomName } from "./recipe.ts";

export function isSoundId(id: string): id is SoundId {
  return Object.hasOwn(sounds, id);
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

/** At pitch 0. Played higher it ends earlier, played lower it rings on for at most a quarter of a second. */
export function lengthSeconds(id: SoundId): number {
  return sounds[id].length;
}

/** Whether it may be heard in several variants, so that what is heard often is not one sample. */
export function varies(id: SoundId): boolean {
  return "varies" in sounds[id];
}
