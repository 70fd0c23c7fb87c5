/** The list of the sound page, and how it is searched. Pure. */
import type { Family, ListedSound } from "../../../engine/adapters/sound-workshop.ts";

export interface KnownSound extends ListedSound {
  /** Undefined until its family is there. */
  readonly caption: string | undefined;
  /** The titles of the games that name it. */
  readonly games: readonly string[];
}

/** What is to be shown: a family, or whatever has the typed words in its name, caption, family or games. */
export type WantedSounds =
  | { readonly type: "family"; readonly family: Family }
  | { readonly type: "typed"; readonly words: string };

export function searchSounds(sounds: readonly KnownSound[], wanted: WantedSounds): KnownSound[] {
  if (wanted.type === "family") return sounds.filter(({ family }) => family === wanted.family);
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sounds.filter(({ id, caption = "", family, games }) => {
    const text = [id, caption, family, ...games].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The titles of the games that use a sound. @param uses by slug, the ids in one text */
export function gamesUsing(
  id: string,
  uses: Readonly<Record<string, string>>,
  titleOf: (slug: string) => string,
): string[] {
  return Object.entries(uses)
    .filter(([, ids]) => ids.split(" ").includes(id))
    .map(([slug]) => titleOf(slug));
}
