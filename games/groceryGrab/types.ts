import type { AnyDefinition } from "../../engine/definition/index.ts";

type Walking = Extract<AnyDefinition, { mechanic: "walk" }>;

export type Content = Walking["content"];
export type Products = Content["task"]["products"];
export type Occasions = Content["task"]["occasions"];
