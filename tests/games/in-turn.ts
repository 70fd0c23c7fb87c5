import { inject } from "vitest";

/** One of them: another each time, and in one run not the same for all that ask. A few runs have all of all. */
export function oneInTurn<const All extends readonly [unknown, ...unknown[]]>(
  all: All,
  asker: string,
): All[number] {
  return all[(inject("run").turn + asker.length) % all.length];
}
