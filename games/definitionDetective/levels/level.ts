import type { AnyDefinition, PartsOf } from "../../../engine/definition/index.ts";

type Definition = Extract<AnyDefinition, { mechanic: "deduce" }>;
export type Level = Definition["levels"][number];
export type Chapter = Level["chapter"];
export type Banks = NonNullable<Definition["banks"]>;
export type Group = PartsOf<"deduce">["rules"]["groups"][number];
