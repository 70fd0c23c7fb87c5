/** What a page and its worker tell each other. */
export type ToWorker =
  | { readonly type: "game.opened"; readonly slug: string }
  /** Which script the page runs, as an address within the site. */
  | { readonly type: "script.running"; readonly script: string };

/** To a page whose script is of an older version than the worker. */
export const OUTDATED = "page.outdated";
