/** What a sitting repeats is never the same sample: its variants lie apart. */
import { expect, test } from "vitest";
import { parseGame } from "../../engine/definition/index.ts";
import type { Cue } from "../../engine/cue.ts";
import { simulateSitting, solver, thinker } from "../../engine/sitting/index.ts";
import { character, distance } from "../../engine/sound/measure/character.ts";
import type { SoundId } from "../../engine/sound/index.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { VARIANTS } from "../../engine/sound/shape.ts";
import { catalogue } from "../../games/catalogue.ts";
import { soundSamples } from "../../scripts/sounds/measure.ts";

await loadAllRecipes();

const OFTEN = 20;
const AT_LEAST = 4;
/** A semitone, or as much of another kind. */
const AUDIBLE = 0.25;
/** What follows tells nothing new of how it is struck. */
const LOOK_SECONDS = 0.6;

function soundsOf(cue: Cue): SoundId[] {
  if (cue.type === "sound") return [cue.sound];
  return cue.type === "pattern" ? cue.notes.map(({ sound }) => sound) : [];
}

/** Sounds that one sitting of one level plays more than twenty times. */
async function heardOften(): Promise<SoundId[]> {
  const often = new Set<SoundId>();
  for (const { load } of catalogue) {
    const parsed = await parseGame(await load());
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    for (const level of parsed.value.definition.levels.keys()) {
      for (const temper of [solver, thinker]) {
        const { cues } = simulateSitting({ game: parsed.value, level, seed: 1, length: "full", temper });
        const times = new Map<SoundId, number>();
        for (const id of cues.flatMap(soundsOf)) times.set(id, (times.get(id) ?? 0) + 1);
        for (const [id, count] of times) if (count > OFTEN) often.add(id);
      }
    }
  }
  return [...often];
}

/** How far apart the closest two of the best four lie. */
function variety(id: SoundId): number {
  const recipe = soundRecipe(id);
  if (recipe?.varies === undefined) return 0;
  const begun = { ...recipe, length: Math.min(LOOK_SECONDS, recipe.length) };
  const variants = Array.from({ length: VARIANTS }, (_, variant) => character(soundSamples(begun, variant)));
  const closest = (some: typeof variants): number =>
    Math.min(...some.flatMap((one, index) => some.slice(index + 1).map((other) => distance(one, other))));
  return Math.max(...variants.map((_, left) => closest(variants.toSpliced(left, VARIANTS - AT_LEAST))));
}

test("what a sitting plays more than twenty times has four variants that an ear tells apart", async () => {
  const often = await heardOften();
  expect(often.length).toBeGreaterThan(40);
  const alike = often
    .map((id) => ({ id, apart: Number(variety(id).toFixed(2)) }))
    .filter(({ apart }) => !(apart >= AUDIBLE));
  expect(alike).toEqual([]);
});
