/** What words may mean: a move, or a command. */
import type { Command } from "./commands.ts";
import type { Match } from "./phrases.ts";

export type Meaning =
  | { readonly type: "move"; readonly match: Match }
  | { readonly type: "command"; readonly command: Command; readonly isWeak: boolean };
