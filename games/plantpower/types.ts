import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"build">["level"];
export type Bank = WrittenPartsOf<"build">["bank"];
export type Chapter = Level["chapter"];
export type Act = Chapter[number];
export type Content = PartsOf<"build">["content"];
export type Rules = PartsOf<"build">["rules"];
export type Kind = Rules["kinds"][string];
export type Lines = NonNullable<Kind["home"]>;
export type Day = PartsOf<"build">["item"];
