/**
 * `npm run sounds`: builds the sound page and serves it. `npm run sounds -- DIR [WORD…]`: writes every sound and bed as a WAV file, or those whose id contains a word, and prints
 * what can be measured of each.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beds, sounds, type BedId, type SoundId } from "../engine/sound/index.ts";
import { bedRecipe, loadAllRecipes, soundRecipe } from "../engine/sound/recipes.ts";
import { LOUDNESS_RATE } from "../engine/sound/measure/loudness.ts";
import { bedSamples, soundSamples } from "./sounds/measure.ts";
import { portrait, type Portrait } from "../engine/sound/measure/portrait.ts";
import { wav } from "../engine/adapters/wav.ts";

const [directory, ...words] = process.argv.slice(2);
if (directory === undefined) {
  const { serveSoundPage } = await import("./sounds/serve-page.ts");
  console.log(`The sound page: ${await serveSoundPage()}`);
  console.log("Control and C ends it. With a folder, every sound is written there: npm run sounds -- FOLDER");
} else await writeSounds(directory);

async function writeSounds(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await loadAllRecipes();

  const isWanted = (id: string): boolean => words.length === 0 || words.some((word) => id.includes(word));
  const rows: Record<string, Portrait> = {};
  const keep = (name: string, samples: Float32Array, figures: Portrait): void => {
    writeFileSync(join(folder, `${name}.wav`), wav([samples], LOUDNESS_RATE));
    rows[name] = figures;
  };
  for (const id of (Object.keys(sounds) as SoundId[]).filter(isWanted)) {
    const recipe = soundRecipe(id);
    if (recipe === undefined) continue;
    const samples = soundSamples(recipe);
    keep(id, samples, portrait(recipe, samples));
  }
  for (const id of (Object.keys(beds) as BedId[]).filter(isWanted)) {
    const recipe = bedRecipe(id);
    if (recipe === undefined) continue;
    const samples = bedSamples(recipe);
    keep(`bed-${id}`, samples, portrait(recipe, samples));
  }
  console.table(rows);
}
