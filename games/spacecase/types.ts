import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = Extract<PartsOf<"deduce">["content"], { readonly places: unknown }>;
export type Level = WrittenPartsOf<"deduce">["level"];
export type Bank = WrittenPartsOf<"deduce">["bank"];
export type Act = Level["chapter"][number];
export type Item = NonNullable<Level["items"]>[number];
