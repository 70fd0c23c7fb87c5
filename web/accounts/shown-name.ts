const LONGEST = 40;

/**
 * A name that an address brings: letters, and what stands between them. No sign can make another address or a number of it,
 * and there is no room for a message. The server cuts the names in its links to the same.
 */
export function shownName(text: string): string {
  const letters = text.replaceAll(/[^\p{L}\p{M} '’-]/gu, "");
  return [...letters].slice(0, LONGEST).join("").trim();
}
