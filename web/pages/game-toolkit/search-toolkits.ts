import type { Toolkit } from "../../content/types.ts";

/** What is shown while nobody searches, and in the gallery. SPEC.md, section 9. */
export const AT_FIRST = 8;

/**
 * The toolkits in whose name, description, category or platform the words stand; without words, the first few. Large
 * letters, accents, hyphens and spaces are the typist's and mean nothing: "pokemon", "spiderman".
 */
export function searchToolkits(toolkits: readonly Toolkit[], typed: string): readonly Toolkit[] {
  if (typed.trim() === "") return toolkits.slice(0, AT_FIRST);
  const words = bare(typed);
  return toolkits.filter(
    ({ name, description, category, platform }) =>
      words !== "" && [name, description, category, platform].some((text) => bare(text).includes(words)),
  );
}

/** What can be read today comes first; a game for grown-ups does not, before anybody searches. */
export function guidesFirst(toolkits: readonly Toolkit[]): readonly Toolkit[] {
  const isFirst = ({ pdfUrl, age }: Toolkit) => pdfUrl !== null && age.from < 17;
  return toolkits.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

/** Letters and digits alone, without their accents. */
function bare(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
