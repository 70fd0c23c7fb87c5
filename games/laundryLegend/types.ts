import type { AnyDefinition } from "../../engine/definition/index.ts";

type Sorting = Extract<AnyDefinition, { mechanic: "sort" }>;

export type Content = Sorting["content"];
export type Items = NonNullable<Sorting["levels"][number]["items"]>;
