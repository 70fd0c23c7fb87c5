import type { Definition, ItemSet } from "./game-schema.ts";

/** Every set that a turn may come from: levels, then banks. */
export function allSets({ levels, banks = [] }: Definition): readonly ItemSet[] {
  return [...levels, ...banks];
}

/** Throws where there is none: checked definitions name none that are missing. */
export function setById(definition: Definition, id: string): ItemSet {
  const set = allSets(definition).find((candidate) => candidate.id === id);
  if (set === undefined) throw new RangeError(`no level or bank ${id}`);
  return set;
}
