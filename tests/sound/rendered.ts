/** The library's sounds as samples, each made once for all tests of a run that ask for it. */
import { families, type FamilyRecipes } from "../../engine/sound/families.ts";
import { sounds, type SoundId } from "../../engine/sound/index.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { soundSamples } from "../../scripts/sounds/measure.ts";
import { portrait, type Portrait } from "../../engine/sound/measure/portrait.ts";

await loadAllRecipes();

export const recipes: readonly FamilyRecipes[] = await Promise.all(
  Object.values(families).map((load) => load()),
);
export const SOUND_IDS = Object.keys(sounds) as SoundId[];

const made = new Map<SoundId, Float32Array>();
const drawn = new Map<SoundId, Portrait>();

/** As its recipe is written, at 48,000 a second. */
export function rendered(id: SoundId): Float32Array {
  const samples = made.get(id) ?? soundSamples(recipeOf(id));
  made.set(id, samples);
  return samples;
}

export function portraitOf(id: SoundId): Portrait {
  const figures = drawn.get(id) ?? portrait(recipeOf(id), rendered(id));
  drawn.set(id, figures);
  return figures;
}

function recipeOf(id: SoundId) {
  const recipe = soundRecipe(id);
  if (recipe === undefined) throw new Error(`${id} has no recipe`);
  return recipe;
}
