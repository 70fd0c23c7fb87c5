/** Where in the sitting the player is, in words. */
import { capitalize, type GameView, type SittingView } from "../../engine/index.ts";

export function sittingWords({ act, played, turns }: SittingView): string {
  if (act === null) return `${played} of ${turns}`;
  const turn = `turn ${act.turn + 1} of ${act.of}`;
  switch (act.as) {
    case "learn":
      return `Warm-up, ${turn}`;
    case "boss":
      return `Last challenge, ${turn}`;
    default:
      return capitalize(turn);
  }
}

/** What the game does at this moment. */
export function statusWords({ place, isWaiting, isListening }: GameView): string {
  if (isListening) return "Listening: speak now";
  if (!isWaiting) return "Playing sound";
  return place === "paused" ? "Paused" : "Your turn";
}
