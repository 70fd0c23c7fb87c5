/** A level with its chapter of story, and the banks that only this chapter plays. */
import type { WrittenPartsOf } from "../../engine/definition/index.ts";

type Parts = WrittenPartsOf<"dial">;

export interface Chapter {
  readonly level: Parts["level"];
  readonly banks: readonly Parts["bank"][];
}
