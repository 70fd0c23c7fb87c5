/** What a sitting repeats is never the same sample: its variants lie apart. */
import { expect, it } from "vitest";
import type { LoadedGame } from "../../engine/definition/index.ts";
import type { Cue } from "../../engine/cue.ts";
import { simulateSitting, solver, thinker, type Temper } from "../../engine/sitting/index.ts";
import { character, distance } from "../../engine/sound/measure/character.ts";
import type { SoundId } from "../../engine/sound/index.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { VARIANTS } from "../../engine/sound/shape.ts";
import { soundSamples } from "../../scripts/sounds/measure.ts";
import { everyGame } from "../games/every-game.ts";

await loadAllRecipes();

const OFTEN = 20;
const AT_LEAST = 4;
/** A semitone, or as much of another kind. */
const AUDIBLE = 0.25;
/** What follows tells nothing new of how it is struck. */
const LOOK_SECONDS = 0.6;

/** Sounds that are the same each time on purpose. */
const SAME: readonly SoundId[] = [
  // A place is known again by its note, and by nothing else.
  "cell-note",
  // A command is known by its beep, wherever it comes in a program.
  "command-left",
  "command-forward",
  "command-right",
];

function soundsOf(cue: Cue): SoundId[] {
  if (cue.type === "sound") return [cue.sound];
  return cue.type === "pattern" ? cue.notes.map(({ sound }) => sound) : [];
}

/** Sounds that one sitting of one level plays more than twenty times. */
function heardOften(game: LoadedGame, level: number, tempers: readonly Temper[]): SoundId[] {
  return tempers.flatMap((temper) => {
    const { cues } = simulateSitting({ game, level, seed: 1, length: "full", temper });
    const times = new Map<SoundId, number>();
    for (const id of cues.flatMap(soundsOf)) times.set(id, (times.get(id) ?? 0) + 1);
    return [...times].flatMap(([id, count]) => (count > OFTEN ? [id] : []));
  });
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

const measured = new Map<SoundId, number>();

/** Many games share a sound: it is measured once. */
function known(id: SoundId): number {
  const value = measured.get(id) ?? variety(id);
  measured.set(id, value);
  return value;
}

everyGame(({ isFull, load, someOf }) => {
  it("has four variants that an ear tells apart of what a sitting plays more than twenty times", async () => {
    const game = await load();
    const tempers = isFull ? [solver, thinker] : [thinker];
    const levels = someOf([...game.definition.levels.keys()]);
    const often = levels.flatMap((level) => heardOften(game, level, tempers));
    const alike = [...new Set(often)]
      .filter((id) => !SAME.includes(id))
      .map((id) => ({ id, apart: Number(known(id).toFixed(2)) }))
      .filter(({ apart }) => !(apart >= AUDIBLE));
    expect(alike).toEqual([]);
  });
});
