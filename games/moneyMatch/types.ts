import type { AnyDefinition, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"take">["level"];
export type Bank = WrittenPartsOf<"take">["bank"];
export type Act = Level["chapter"][number];
export type Lines = Extract<Act, { lines: unknown }>["lines"];
export type Content = PartsOf<"take">["content"];
export type Rules = PartsOf<"take">["rules"];
export type Thing = Extract<
  NonNullable<AnyDefinition["devices"]>[string],
  { type: "collection" }
>["things"][number];
