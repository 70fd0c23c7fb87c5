import { beds, sounds, type BedId, type SoundId } from "./catalogue.ts";

export interface NamedSounds {
  readonly sounds: readonly SoundId[];
  readonly beds: readonly BedId[];
}

/** What is learned is played elsewhere, too, and comes with that part of the game: nothing is fetched for it. */
const NAMED_ELSEWHERE = "soundsToLearn";

/** Every word of a definition that names a sound is taken for one: one too many does no harm. */
export function namedIn(definition: unknown): NamedSounds {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") words.add(value);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) if (key !== NAMED_ELSEWHERE) visit(inner);
  };
  visit(definition);
  const named = [...words];
  return {
    sounds: named.filter((word): word is SoundId => Object.hasOwn(sounds, word)),
    beds: named.filter((word): word is BedId => Object.hasOwn(beds, word)),
  };
}
