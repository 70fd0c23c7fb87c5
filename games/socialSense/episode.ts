import type { AnyDefinition } from "../../engine/definition/index.ts";

/** One episode: an item of the talk mechanic. */
export type Episode = NonNullable<Extract<AnyDefinition, { mechanic: "talk" }>["boss"]["items"]>[number];
