/**
 * A game whose levels come one by one: so that the first sound need not wait for the words of all of them. What a level
 * is made of (its chapter, its items and rules, and those of every set that it plays) is put into the definition when it
 * has come; until then only its name and its lesson are there.
 */
export interface LevelSource {
  /** @param level counted from 0 */
  isThere(level: number): boolean;
  /** Rejects where it could not be had; another call then tries again. */
  fetch(level: number): Promise<void>;
}
