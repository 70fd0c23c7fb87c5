import type { Move } from "../../engine/index.ts";

type Typed = Pick<KeyboardEvent, "key" | "shiftKey" | "repeat">;

/**
 * The move that a letter types: one that has no button and is called by that letter alone. With Shift, because many letters are
 * buttons of their own by themselves: F D S and J K L are dots, R is REPEAT.
 */
export function typedMove(moves: readonly Move[], { key, shiftKey, repeat }: Typed): Move | undefined {
  if (!shiftKey || repeat) return undefined;
  return moves.find(({ button, label }) => button === undefined && label.toUpperCase() === key.toUpperCase());
}
