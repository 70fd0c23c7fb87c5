import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"enter">["level"];
export type Bank = WrittenPartsOf<"enter">["bank"];
export type Chapter = Level["chapter"];
export type Act = Chapter[number];
export type Rules = PartsOf<"enter">["rules"];
export type Content = PartsOf<"enter">["content"];
export type Job = PartsOf<"enter">["item"];
export type Course = NonNullable<Rules["course"]>;
export type Thing = NonNullable<Rules["things"]>[string];
