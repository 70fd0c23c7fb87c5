import type { SoundId } from "../../sound/index.ts";
import { USUAL_SOUNDS, type SoundName } from "./schema.ts";
import type { AmountDeal } from "./state.ts";

/** A game's own sound for it, or the usual one. */
export function soundOf({ content }: Pick<AmountDeal, "content">, name: SoundName): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}
