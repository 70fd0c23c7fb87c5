/** The recipes that have been loaded, complete with what was measured of them. */
import { beds, sounds, type BedId, type SoundId } from "./catalogue.ts";
import { families, type Family, type FamilyRecipes } from "./families.ts";
import type { FinishedBed, FinishedSound } from "./recipe.ts";

const loaded = new Map<Family, FamilyRecipes>();

export function familyOf(id: SoundId | BedId): Family {
  return id in sounds ? sounds[id as SoundId].family : beds[id as BedId].family;
}

/** Rejects where a file of them cannot be fetched; another call then tries again. */
export async function loadRecipes(ids: readonly (SoundId | BedId)[]): Promise<void> {
  await loadFamilies([...new Set(ids.map(familyOf))]);
}

export async function loadAllRecipes(): Promise<void> {
  await loadFamilies(Object.keys(families) as Family[]);
}

async function loadFamilies(names: readonly Family[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name));
  const found = await Promise.all(missing.map((name): Promise<FamilyRecipes> => families[name]()));
  missing.forEach((name, index) => {
    const family = found[index];
    if (family === undefined) return;
    for (const [id, facts] of Object.entries(family.facts?.sounds ?? {}))
      Object.assign(sounds[id as SoundId], facts);
    for (const [id, facts] of Object.entries(family.facts?.beds ?? {}))
      Object.assign(beds[id as BedId], facts);
    loaded.set(name, family);
  });
}

/** Undefined until its family is loaded. */
export function soundRecipe(id: SoundId): FinishedSound | undefined {
  const { family, length, trim } = sounds[id];
  const recipe = loaded.get(family)?.sounds[id];
  return recipe && { ...recipe, length, trim };
}

export function bedRecipe(id: BedId): FinishedBed | undefined {
  const { family, trim } = beds[id];
  const recipe = loaded.get(family)?.beds[id];
  return recipe && { ...recipe, trim };
}
