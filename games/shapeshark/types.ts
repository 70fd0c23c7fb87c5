import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = Extract<PartsOf<"tally">["content"], { figures: unknown }>;
export type Rules = Extract<PartsOf<"tally">["rules"], { figures: unknown }>;
export type Bank = WrittenPartsOf<"tally">["bank"];
export type Level = WrittenPartsOf<"tally">["level"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
