import type { Definition } from "../../../engine/definition/index.ts";

/** What the page of `preview` is given when it opens, and each time something was saved. */
export interface SentGame {
  /** Where the game is written, as it is named to people. */
  readonly path: string;
  /** As it is now; null where it has faults, of which there is one line each. */
  readonly definition: Definition | null;
  readonly faults: readonly string[];
}

/** Where the page asks for it, and by what name it is sent anew. */
export const SENT_AT = "/preview/game.json";
export const SENT_ANEW = "wigglewave:preview";
