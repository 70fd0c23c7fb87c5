/** Every text of a definition that somebody may hear, with its path. What is an id or a name of a sound has no space. */
import type { Definition } from "../../engine/definition/index.ts";

export interface Text {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** What stands here is for authors, lists and grown-ups, or is what a voice may say. */
const NOT_HEARD = new Set([
  "$schema",
  "code",
  "description",
  "facts",
  "fits",
  "forGrownUps",
  "keywords",
  "map",
  "objective",
  "phrases",
  "source",
  "sources",
  "standards",
]);

export function textsIn(definition: Definition): Text[] {
  const found: Text[] = [];
  visit(definition, [], (path, text) => {
    if (!path.some((step) => NOT_HEARD.has(String(step))) && isText(text)) found.push({ path, text });
  });
  return found;
}

/** Calls back for every string, wherever it stands. */
export function visit(
  value: unknown,
  path: readonly (string | number)[],
  take: (path: readonly (string | number)[], text: string) => void,
): void {
  if (typeof value === "string") return take(path, value);
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) visit(inner, [...path, isList ? Number(key) : key], take);
}

function isText(text: string): boolean {
  return /\s/.test(text) || /[.!?]$/.test(text);
}
