import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"build">["level"];
export type Bank = WrittenPartsOf<"build">["bank"];
export type Chapter = Level["chapter"];
export type Act = Chapter[number];
export type Content = Extract<PartsOf<"build">["content"], { dials: unknown }>;
export type Rules = Extract<PartsOf<"build">["rules"], { kinds: unknown }>;
export type Kind = Rules["kinds"][string];
export type Lines = NonNullable<Kind["home"]>;
export type Day = Exclude<PartsOf<"build">["item"], { breaks?: unknown }>;
