import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = Extract<PartsOf<"tally">["content"], { kinds: unknown }>;
export type Rules = Extract<PartsOf<"tally">["rules"], { stretches: unknown }>;
export type Event = NonNullable<
  Extract<PartsOf<"tally">["item"], { script?: unknown }>["script"]
>[number][number];
export type Bank = WrittenPartsOf<"tally">["bank"];
export type Level = WrittenPartsOf<"tally">["level"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
