import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Pair = Board["pairs"][number];
export type Lines = NonNullable<Pair["says"]>;
export type Content = PartsOf<"pairs">["content"];
export type Board = PartsOf<"pairs">["item"];
export type Act = WrittenPartsOf<"pairs">["level"]["chapter"][number];

/** A level, and the boards that only its chapter plays. */
export interface Chapter {
  readonly level: WrittenPartsOf<"pairs">["level"];
  readonly banks: readonly WrittenPartsOf<"pairs">["bank"][];
}
