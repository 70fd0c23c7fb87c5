import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = PartsOf<"tally">["content"];
export type Rules = PartsOf<"tally">["rules"];
export type Stretch = Rules["stretches"][number];
export type Bank = WrittenPartsOf<"tally">["bank"];
export type Level = WrittenPartsOf<"tally">["level"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
