import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"sort">["level"];
export type Bank = WrittenPartsOf<"sort">["bank"];
export type Chapter = Level["chapter"];
export type Act = Chapter[number];
export type Rules = PartsOf<"sort">["rules"];
export type Content = PartsOf<"sort">["content"];
export type Thing = NonNullable<Content["things"]>[string];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
export type Line = Lines[number];
