/** A short way to write what words make: a sound, what the ear can tell, and what Dot says the first time. */
import type { SoundId } from "../../../engine/sound/index.ts";
import type { Thing } from "../types.ts";

type Written = readonly [sound: SoundId, caption: string, says?: string];

export function things(table: Readonly<Record<string, Written>>): Record<string, Thing> {
  return Object.fromEntries(
    Object.entries(table).map(([word, [sound, caption, says]]) => [
      word,
      { heard: [{ sound, caption }], ...(says === undefined ? {} : { says: [{ say: says, voice: "dot" }] }) },
    ]),
  );
}
