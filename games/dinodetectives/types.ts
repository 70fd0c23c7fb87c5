import type { AnyDefinition, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"walk">["level"];
export type Bank = WrittenPartsOf<"walk">["bank"];
export type Chapter = Level["chapter"];
export type Act = Chapter[number];
export type Content = Extract<AnyDefinition, { mechanic: "walk" }>["content"];
export type Dig = NonNullable<Content["tasks"]["dig"]>;
type Parts = PartsOf<"walk">;
export type Rules = Parts["rules"];
export type Item = Parts["item"];
type Digging = Extract<Rules["task"], { type: "dig" }>;
export type Find = Digging["finds"][number];
export type Boast = Extract<Item["task"], { type: "dig" }>["boasts"][number];
export type Lines = Dig["fakes"][number];
