/** How alike two phrases sound, from their spelling alone: 1 the same, 0 nothing in common. */
import { editDistance } from "../definition/nearest.ts";

/** Spellings that English speaks alike or nearly so, the longer first. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/tch|ch|sh|ti(?=on)/g, "x"],
  [/ph/g, "f"],
  [/ck|q|c(?=[aoulrt]|$)/g, "k"],
  [/c(?=[eiy])|z/g, "s"],
  [/g(?=[eiy])|dge/g, "j"],
  [/wh/g, "w"],
  [/kn/g, "n"],
  [/wr/g, "r"],
  [/gh/g, ""],
  [/(.)\1/g, "$1"],
  [/[aeiouy]+/g, "a"],
  [/a$/g, ""],
];

export function likeness(a: string, b: string): number {
  const [keyA, keyB] = [soundKey(a), soundKey(b)];
  const longest = Math.max(keyA.length, keyB.length, 1);
  const bySound = 1 - editDistance(keyA, keyB) / longest;
  const bySpelling = 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
  return (bySound + bySpelling) / 2;
}

function soundKey(phrase: string): string {
  return ALIKE.reduce((key, [spelling, sound]) => key.replace(spelling, sound), phrase);
}
