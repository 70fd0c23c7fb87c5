/** How what is said reaches the player at this moment. */
import type { GameView } from "../../engine/index.ts";

/** What the game says reaches the player by reading alone. */
export function isRead({ settings, isVoiceLost }: GameView): boolean {
  return settings.output === "reader" || isVoiceLost;
}

/** Nothing is heard until the player does something: the screen may say a word of its own. */
export function isSilent({ isWaiting, isListening }: GameView): boolean {
  return isWaiting && !isListening;
}
