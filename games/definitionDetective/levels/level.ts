import type { Level, PartsOf } from "../../../engine/definition/index.ts";

type DeduceContent = PartsOf<"deduce">["content"];
export type Bank = DeduceContent["groups"];
export type Chapter = Pick<Level, "chapter">;
