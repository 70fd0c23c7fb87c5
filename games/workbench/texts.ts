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

/** A game's own facts are for grown-ups; what a mechanic has of that name is heard. */
function isHeard(path: Text["path"]): boolean {
  return path[0] !== "facts" && !path.some((step) => NOT_HEARD.has(String(step)));
}

export function textsIn(definition: Definition): Text[] {
  return textsOf(definition);
}

/** Deeper than any definition goes: it is nobody's text. */
const DEEPEST = 60;

/** The texts of a file that is no definition yet; none where it is no JSON. */
export function writtenTexts(source: string): Text[] {
  try {
    return textsOf(JSON.parse(source), DEEPEST);
  } catch {
    return [];
  }
}

function textsOf(value: unknown, deepest = Infinity): Text[] {
  const found: Text[] = [];
  visit(
    value,
    [],
    (path, text) => {
      if (isHeard(path) && isText(text)) found.push({ path, text });
    },
    deepest,
  );
  return found;
}

/** Calls back for every string, wherever it stands. */
export function visit(
  value: unknown,
  path: readonly (string | number)[],
  take: (path: readonly (string | number)[], text: string) => void,
  deepest = Infinity,
): void {
  if (typeof value === "string") return take(path, value);
  if (typeof value !== "object" || value === null || path.length >= deepest) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    visit(inner, [...path, isList ? Number(key) : key], take, deepest);
}

function isText(text: string): boolean {
  return /\s/.test(text) || /[.!?]$/.test(text);
}
