import type { WrittenPartsOf, PartsOf } from "../../engine/definition/index.ts";

type Parts = WrittenPartsOf<"dial">;

export type Level = Parts["level"];
export type Bank = Parts["bank"];
export type Chapter = Level["chapter"];
export type Lines = Extract<Chapter[number], { lines: unknown }>["lines"];
export type Rules = PartsOf<"dial">["rules"];
export type Content = PartsOf<"dial">["content"];
