import type { AnyDefinition, PartsOf } from "../../engine/definition/index.ts";
import type { Act, ItemSet, Level } from "../../engine/definition/index.ts";

type Walking = Extract<AnyDefinition, { mechanic: "walk" }>;
type Parts = PartsOf<"walk">;

export type Content = Walking["content"];
export type Gather = NonNullable<Content["tasks"]["gather"]>;
export type Chase = NonNullable<Content["tasks"]["chase"]>;
export type Rules = Parts["rules"];
export type Gathering = Extract<Rules["task"], { type: "gather" }>;
export type Products = Gathering["products"];
export type Orders = Gathering["orders"];
export type Item = Parts["item"];
export type GroceryLevel = Level<Rules, Item>;
export type Bank = ItemSet<Rules, Item>;
export type { Act };
