import { beds, sounds, type BedId, type SoundId } from "../../sound/index.ts";

/** The sounds and beds under these keys, one within the other, wherever they stand: `soundsUnder(content, "marks", "sound")`. */
export function soundsUnder(within: unknown, ...keys: readonly string[]): (SoundId | BedId)[] {
  const found = keys.reduce<unknown[]>(
    (values, key) => values.flatMap((value) => valuesOf(key, value)),
    [within],
  );
  return [...new Set(found.flat().filter(isHeard))];
}

function valuesOf(key: string, within: unknown): unknown[] {
  if (typeof within !== "object" || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) =>
    name === key ? [value, ...valuesOf(key, value)] : valuesOf(key, value),
  );
}

function isHeard(id: unknown): id is SoundId | BedId {
  return typeof id === "string" && (Object.hasOwn(sounds, id) || Object.hasOwn(beds, id));
}
