/** What the fragment of an address begins with that carries a game. */
export const LINK_NAME = "game=";

/** @param fragment with or without its # */
export function hasGame(fragment: string): boolean {
  return fragment.replace(/^#/u, "").startsWith(LINK_NAME);
}
