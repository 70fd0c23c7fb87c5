/** Games in one file, for a stick that Buzzle reads or for another site. */
import { PACK_LABEL, zipOf, type PackedFile } from "../../pack/zip.ts";
import type { Target } from "../target.ts";

export function packOf(targets: readonly Target[]): Uint8Array {
  const files = targets.map(({ game, text }): PackedFile => {
    const { slug } = game.definition;
    return { name: `${slug}.json`, text: text ?? `${JSON.stringify(game.definition, null, 2)}\n` };
  });
  return zipOf(files, PACK_LABEL);
}
