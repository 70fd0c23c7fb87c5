/** Where in the sitting the player is, in words. */
import type { GameView, SittingView } from "../../engine/index.ts";

/** @param rounds how many rounds a sitting has */
export function sittingWords({ stage, round, turn, of }: SittingView, rounds: number): string {
  const question = `question ${turn + 1} of ${of}`;
  switch (stage) {
    case "warmUp":
      return `Warm-up, ${question}`;
    case "round":
      return `Round ${round + 1} of ${rounds}, ${question}`;
    case "boss":
      return `Last challenge, ${question}`;
  }
}

/** What the game does at this moment. */
export function statusWords({ place, isWaiting, isListening }: GameView): string {
  if (isListening) return "Listening: speak now";
  if (!isWaiting) return "Playing sound";
  return place === "paused" ? "Paused" : "Your turn";
}
