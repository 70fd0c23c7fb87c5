import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Content = PartsOf<"react">["content"];
export type Tale = NonNullable<Content["tales"]>[string];
export type Rules = PartsOf<"react">["rules"];
export type Bank = WrittenPartsOf<"react">["bank"];
export type Level = WrittenPartsOf<"react">["level"];
export type Act = Level["chapter"][number];
