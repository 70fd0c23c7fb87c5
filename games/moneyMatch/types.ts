import type { AnyDefinition, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"pairs">["level"];
export type Bank = WrittenPartsOf<"pairs">["bank"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
export type Content = PartsOf<"pairs">["content"];
export type Rules = PartsOf<"pairs">["rules"];
export type Board = PartsOf<"pairs">["item"];
export type Pair = Board["pairs"][number];
export type Thing = Extract<
  NonNullable<AnyDefinition["devices"]>[string],
  { type: "collection" }
>["things"][number];
