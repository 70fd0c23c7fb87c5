/** `npm run sounds:distances [WORD…]`: how far apart those lie that a game asks to tell from each other. */
import type { SoundId } from "../../engine/sound/index.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { TOLD_APART } from "../../engine/sound/told-apart.ts";
import { character, distance, FEATURES, type Character } from "../../engine/sound/measure/character.ts";
import { soundSamples } from "./measure.ts";

await loadAllRecipes();
const words = process.argv.slice(2);
for (const [group, ids] of Object.entries<readonly SoundId[]>(TOLD_APART)) {
  if (words.length > 0 && !words.some((word) => group.includes(word))) continue;
  const figures = ids.map((id): [SoundId, Character] => [id, characterOf(id)]);
  console.log(`\n${group}`);
  console.table(
    Object.fromEntries(
      figures.map(([id, one]) => [
        id,
        {
          ...Object.fromEntries(FEATURES.map((feature) => [feature, rounded(one[feature])])),
          ...Object.fromEntries(figures.map(([other, two]) => [`→ ${other}`, rounded(distance(one, two))])),
        },
      ]),
    ),
  );
}

function characterOf(id: SoundId): Character {
  const recipe = soundRecipe(id);
  if (recipe === undefined) throw new Error(`${id} has no recipe`);
  return character(soundSamples(recipe));
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
