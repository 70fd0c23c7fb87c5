import type { Toolkit } from "../../content/types.ts";

/** What is shown while nobody searches, and in the gallery. SPEC.md, section 9. */
export const AT_FIRST = 8;

/**
 * The toolkits in whose name, description or category the words stand as they are, in large letters or small; without
 * words, the first few. Spaces around the words are the typist's and mean nothing.
 */
export function searchToolkits(toolkits: readonly Toolkit[], typed: string): readonly Toolkit[] {
  const words = typed.trim().toLowerCase();
  if (words === "") return toolkits.slice(0, AT_FIRST);
  return toolkits.filter(({ name, description, category }) =>
    [name, description, category].some((text) => text.toLowerCase().includes(words)),
  );
}
