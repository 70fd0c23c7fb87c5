/** Which sounds and beds a game will want, so that they can be made before. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import {
  addRecipes,
  loadRecipes,
  namedIn,
  type FamilyRecipes,
  type NamedSounds,
  type SoundId,
} from "../../engine/sound/index.ts";

/** The first that are heard, whatever the game. */
const OPENING_SOUNDS: readonly SoundId[] = ["curtain", "tick"];

/** What every game has heard after a few minutes. */
const USUAL_SOUNDS: readonly SoundId[] = [
  "menu-step",
  "menu-open",
  "nothing",
  "right",
  "almost",
  "help",
  "round-done",
  "boss-near",
  "farewell",
  "ready-tone",
];

/** What is wanted first comes first. */
export function soundsOf({ definition, mechanic }: LoadedGame): NamedSounds {
  const { sounds, beds } = namedIn([mechanic.sounds, definition]);
  return { sounds: [...new Set([...OPENING_SOUNDS, ...sounds, ...USUAL_SOUNDS])], beds };
}

/** Fetches what the sounds are made of that a game, or a part of it, names, so that no press has to wait for it. */
export async function loadSoundsNamedIn(
  part: unknown,
  recipes?: () => Promise<FamilyRecipes>,
): Promise<void> {
  const { sounds, beds } = namedIn(part);
  if (recipes !== undefined) addRecipes(await recipes());
  await loadRecipes([...OPENING_SOUNDS, ...USUAL_SOUNDS, ...sounds, ...beds]);
}
