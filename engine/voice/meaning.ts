/** What words may mean: a move, or a command. */
import type { Move } from "../move.ts";
import type { Command } from "./commands.ts";
import { isSameAction, type Match } from "./phrases.ts";

export type Meaning =
  | { readonly type: "move"; readonly match: Match }
  | { readonly type: "command"; readonly command: Command; readonly isWeak: boolean };

export function isSure(meaning: Meaning): boolean {
  return meaning.type === "command" || meaning.match.sure;
}

export function isSameMeaning(a: Meaning, b: Meaning): boolean {
  if (a.type === "command") return b.type === "command" && a.command === b.command;
  return b.type === "move" && isSameAction(a.match.action, b.match.action);
}

/** Whether it is this move. Of none it is not. */
export function isOfMove(meaning: Meaning, move: Move | undefined): boolean {
  return move !== undefined && meaning.type === "move" && meaning.match.action.move === move.id;
}
