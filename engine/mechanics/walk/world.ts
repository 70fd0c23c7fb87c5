import type { WalkWorld } from "./schema.ts";

/** Before anything was done: nothing has changed its place, and nothing is lost. */
export const NO_WORLD: WalkWorld = { swaps: [], lost: [] };
