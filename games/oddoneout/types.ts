import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = Extract<PartsOf<"deduce">["content"], { readonly guests: unknown }>;
export type Guest = Content["guests"][string];
export type Club = Content["clubs"][string];
export type Level = WrittenPartsOf<"deduce">["level"];
export type Bank = WrittenPartsOf<"deduce">["bank"];
export type Act = Level["chapter"][number];
export type Rules = Extract<Bank["rules"], { readonly task: "odd" }>;
