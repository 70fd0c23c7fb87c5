import type { AnyDefinition, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

type Walking = Extract<AnyDefinition, { mechanic: "walk" }>;
type Parts = PartsOf<"walk">;

export type Content = Walking["content"];
export type Gather = NonNullable<Content["tasks"]["gather"]>;
export type Chase = NonNullable<Content["tasks"]["chase"]>;
export type Rules = Parts["rules"];
export type Gathering = Extract<Rules["task"], { type: "gather" }>;
export type Products = Gathering["products"];
export type Orders = Gathering["orders"];
export type GroceryLevel = WrittenPartsOf<"walk">["level"];
export type Bank = WrittenPartsOf<"walk">["bank"];
export type Act = GroceryLevel["chapter"][number];
