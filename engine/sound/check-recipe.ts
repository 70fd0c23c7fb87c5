/** Refuses a recipe that cannot be played well, and says where its fault is: `layers[2].filters[0].frequency`. */
import { problem, type Problem } from "../definition/problem.ts";
import { problemsOf } from "../definition/problems-of.ts";
import type { BedRecipe, Layer, Recipe } from "./recipe.ts";
import { bedSchema, recipeSchema } from "./recipe-schema.ts";
import { isSteady, ringSeconds, strikes } from "./strike.ts";

/** Every fault of a sound's recipe; none if it can be played. */
export function checkRecipe(value: unknown): Problem[] {
  const loop = loopIn(value);
  if (loop) return [problem(loop, undefined, FEEDBACK)];
  const parsed = recipeSchema.safeParse(value);
  if (!parsed.success) return problemsOf(parsed.error, value);
  const { layers, length } = value as Recipe;
  return layers.flatMap((layer, index) => [
    ...(isSteady(layer)
      ? [problem(["layers", index, "envelope"], "steady", "Only a bed may have a layer that never ends.")]
      : []),
    ...afterTheEnd(layer, index, length),
  ]);
}

export function checkBed(value: unknown): Problem[] {
  const loop = loopIn(value);
  if (loop) return [problem(loop, undefined, FEEDBACK)];
  const parsed = bedSchema.safeParse(value);
  if (!parsed.success) return problemsOf(parsed.error, value);
  const { layers, length } = value as BedRecipe;
  return layers.flatMap((layer, index) => {
    const isBent = (layer.type === "tone" || layer.type === "fm") && Array.isArray(layer.pitch);
    return isSteady(layer) && isBent
      ? [problem(["layers", index, "pitch"], layer.pitch, "A steady layer comes round: its pitch must stay.")]
      : afterTheEnd(layer, index, length);
  });
}

const FEEDBACK = "It contains itself, and would feed back without end: give it a copy, or leave it out.";

/** What begins when all is over is never heard, and rings on at the start of a bed as if it were a fault. */
function afterTheEnd(layer: Layer, index: number, length: number | undefined): Problem[] {
  if (length === undefined || isSteady(layer)) return [];
  const last = Math.max(...strikes(layer).map(({ at }) => at));
  return last < length || ringSeconds(layer) === 0
    ? []
    : [problem(["layers", index, "at"], Number(last.toFixed(3)), `Begin before the end, at ${length} s.`)];
}

/** The way to a part that contains itself; undefined if none does. */
function loopIn(
  value: unknown,
  way: PropertyKey[] = [],
  above: readonly unknown[] = [],
): PropertyKey[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (above.includes(value)) return way;
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const found = loopIn(part, [...way, step], [...above, value]);
    if (found) return found;
  }
  return undefined;
}
