/** Sounds that were bare tones or stood still, as an audit of what is heard found them, are rich now and move. */
import { expect, test } from "vitest";
import type { BedId, SoundId } from "../../engine/sound/index.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { movement, partials } from "../../engine/sound/measure/life.ts";
import { bedRecipe } from "../../engine/sound/recipes.ts";
import { bedSamples } from "../../scripts/sounds/measure.ts";
import { rendered } from "../sound/rendered.ts";

const SOUNDS: readonly SoundId[] = [
  "rail",
  "glide-up",
  "glide-down",
  "help",
  "star",
  "checkout-beep",
  "freezer-here",
  "fruit-here",
];

test("they have six partials and more, and change from moment to moment", () => {
  const figures = SOUNDS.map((id) => ({
    id,
    partials: partials(rendered(id)),
    movement: Number(movement(rendered(id)).toFixed(1)),
  }));
  expect(figures.filter((one) => !(one.partials >= 6 && one.movement >= 0.5))).toEqual([]);
});

test.for(["freezer", "fruit"] as const satisfies readonly BedId[])("the bed %s moves as well", (id) => {
  const recipe = bedRecipe(id);
  if (recipe === undefined) throw new Error(`${id} has no recipe`);
  expect(movement(bedSamples(recipe).subarray(0, 4 * LOUDNESS_RATE))).toBeGreaterThan(0.5);
});
