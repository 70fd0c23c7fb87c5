import type { PartsOf, WrittenPartsOf } from "../../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"deduce">["level"];
export type Chapter = Level["chapter"];
export type Banks = WrittenPartsOf<"deduce">["bank"][];
/** Of the cases of this game: candidates in a row. */
export type RowRules = Extract<PartsOf<"deduce">["rules"], { readonly groups: unknown }>;
export type Group = RowRules["groups"][number];
