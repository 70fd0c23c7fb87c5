import type { AnyDefinition, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"walk">["level"];
export type Bank = WrittenPartsOf<"walk">["bank"];
export type Chapter = Level["chapter"];
export type Act = Chapter[number];
export type Content = Extract<AnyDefinition, { mechanic: "walk" }>["content"];
export type Cane = NonNullable<Content["tasks"]["cane"]>;
type Parts = PartsOf<"walk">;
export type Rules = Parts["rules"];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
