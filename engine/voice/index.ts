// Placeholder by the lead until the real one is written: overwrite it.
import type { Action, Move } from "../move.ts";
export type Command = "repeat" | "hint" | "slower" | "faster" | "pause" | "menu";
export type Understanding = { type: "understood"; action: Action } | { type: "unsure"; action: Action; readBack: string } | { type: "command"; command: Command } | { type: "not-understood" };
export function understand(heard: readonly { words: string }[], moves: readonly Move[]): Understanding {
  const words = heard[0]?.words ?? "";
  const move = moves.find((candidate) => candidate.phrases.includes(words));
  return move ? { type: "understood", action: { move: move.id } } : { type: "not-understood" };
}
export const parseYesNo = (words: string): boolean | null => (words === "yes" ? true : words === "no" ? false : null);
export const grammar = (moves: readonly Move[]): string[] => moves.flatMap((m) => m.phrases);
