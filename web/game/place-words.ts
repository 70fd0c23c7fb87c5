/** Where in the sitting the player is, in words. */
import type { GameView, SittingView } from "../../engine/index.ts";

export function sittingWords({ act, played, turns }: SittingView): string {
  // As the bar beside it counts: over the whole sitting, and what is done.
  const done = `${played} of ${turns} done`;
  switch (act?.as) {
    case "learn":
      return `Warm-up, ${done}`;
    case "boss":
      return `Last challenge, ${done}`;
    default:
      return done;
  }
}

/** What the game does at this moment. */
export function statusWords({ place, isWaiting, isListening, sitting }: GameView): string {
  if (isListening) return "Listening: speak now";
  if (!isWaiting) return "Playing sound";
  return place === "paused" && sitting !== null ? "Paused" : "Your turn";
}
