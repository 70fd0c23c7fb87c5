/** The recipes that have been loaded, complete with what was measured of them. */
import { beds, sounds, type BedId, type SoundId } from "./catalogue.ts";
import { families, type Family, type FamilyRecipes } from "./families.ts";
import type { BedRecipe, FinishedBed, FinishedSound, Recipe } from "./recipe.ts";

const soundRecipes = new Map<string, Recipe>();
const bedRecipes = new Map<string, BedRecipe>();

export function familyOf(id: SoundId | BedId): Family {
  return id in sounds ? sounds[id as SoundId].family : beds[id as BedId].family;
}

/** Fetches the families of those that are not there. Rejects where a file cannot be had; another call then tries again. */
export async function loadRecipes(ids: readonly (SoundId | BedId)[]): Promise<void> {
  const missing = ids.filter((id) => !soundRecipes.has(id) && !bedRecipes.has(id));
  await loadFamilies([...new Set(missing.map(familyOf))]);
}

export async function loadAllRecipes(): Promise<void> {
  await loadFamilies(Object.keys(families) as Family[]);
}

/** Recipes that came in another way than by family: with a game, in the built site. */
export function addRecipes(added: FamilyRecipes): void {
  for (const [id, facts] of Object.entries(added.facts?.sounds ?? {}))
    Object.assign(sounds[id as SoundId], facts);
  for (const [id, facts] of Object.entries(added.facts?.beds ?? {})) Object.assign(beds[id as BedId], facts);
  for (const [id, recipe] of Object.entries(added.sounds)) soundRecipes.set(id, recipe);
  for (const [id, recipe] of Object.entries(added.beds)) bedRecipes.set(id, recipe);
}

async function loadFamilies(names: readonly Family[]): Promise<void> {
  const found = await Promise.all(names.map((name): Promise<FamilyRecipes> => families[name]()));
  found.forEach(addRecipes);
}

/** Undefined until it is loaded. */
export function soundRecipe(id: SoundId): FinishedSound | undefined {
  const { length, trim } = sounds[id];
  const recipe = soundRecipes.get(id);
  return recipe && { ...recipe, length, trim };
}

export function bedRecipe(id: BedId): FinishedBed | undefined {
  const { trim } = beds[id];
  const recipe = bedRecipes.get(id);
  return recipe && { ...recipe, trim };
}
