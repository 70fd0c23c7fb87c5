/** What a page and its worker tell each other. */
export type ToWorker =
  | { readonly type: "game.opened"; readonly slug: string }
  /** Which script the page runs, as an address within the site. */
  | { readonly type: "script.running"; readonly script: string }
  /** Answered, by the port that comes with it, with what is kept of these games: once, or file by file. */
  | { readonly type: "games.asked" | "games.keep" | "games.remove"; readonly slugs: readonly string[] };

/** What is kept of some games, whose common files count once. In bytes, as they are stored. */
export interface KeptOfGames {
  readonly bytes: number;
  readonly keptBytes: number;
  /** Those that are here whole. */
  readonly whole: readonly string[];
}

/** From the worker, by the port. */
export type FromWorker =
  | { readonly type: "told"; readonly kept: KeptOfGames; readonly isDone: boolean }
  /** What came until then is kept. */
  | { readonly type: "failed"; readonly isFull: boolean };

/** To a page whose script is of an older version than the worker. */
export const OUTDATED = "page.outdated";
