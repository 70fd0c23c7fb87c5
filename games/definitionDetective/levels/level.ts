import type { PartsOf, WrittenPartsOf } from "../../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"deduce">["level"];
export type Chapter = Level["chapter"];
export type Banks = WrittenPartsOf<"deduce">["bank"][];
export type Group = PartsOf<"deduce">["rules"]["groups"][number];
