import type { PartsOf } from "../../engine/definition/index.ts";

/** One episode: an item of the talk mechanic. */
export type Episode = PartsOf<"talk">["item"];
