/** What a list makes of the moves in it. */
import type { Move } from "../../engine/index.ts";

/** One goes through these, entry by entry. */
export function isList(moves: readonly Move[]): boolean {
  return moves.some(({ isCurrent }) => isCurrent === true);
}

/** LEFT or RIGHT, where it does the same as another button. */
export function isSidewaysTwin({ button, label }: Move, moves: readonly Move[]): boolean {
  const isSideways = button === "left" || button === "right";
  return isSideways && moves.some((other) => other.button !== button && other.label === label);
}
