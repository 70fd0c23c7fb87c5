import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = Extract<PartsOf<"build">["content"], { places: unknown }>;
export type Place = Content["places"][string];
export type Fact = NonNullable<Place["facts"]>[number];
export type Rules = Extract<PartsOf<"build">["rules"], { row: unknown }>;
export type Shift = Extract<PartsOf<"build">["item"], { breaks?: unknown }>;
export type Level = WrittenPartsOf<"build">["level"];
export type Bank = WrittenPartsOf<"build">["bank"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
