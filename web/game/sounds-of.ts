/** Which sounds and beds a game will want, so that they can be made before. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import { beds, isSoundId, type BedId, type SoundId } from "../../engine/sound/index.ts";

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
export interface Wanted {
  readonly sounds: readonly SoundId[];
  readonly beds: readonly BedId[];
}

/** Every word of the definition that names a sound is taken for one: making one too many does no harm. */
export function soundsOf({ definition }: LoadedGame): Wanted {
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") named.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(definition);
  return {
    sounds: [...new Set([...OPENING_SOUNDS, ...[...named].filter(isSoundId), ...USUAL_SOUNDS])],
    beds: [...named].filter(isBedId),
  };
}

function isBedId(id: string): id is BedId {
  return Object.hasOwn(beds, id);
}
