/** Every sound and every bed that a game may name. Their captions say what they mean or are. */
import { detectiveBeds, detectiveSounds } from "./recipes/detective.ts";
import { laundryBeds, laundrySounds } from "./recipes/laundry.ts";
import { schoolBeds, schoolSounds } from "./recipes/school.ts";
import { sharedBeds, sharedSounds } from "./recipes/shared.ts";
import { storeBeds, storeSounds } from "./recipes/store.ts";
import { trainBeds, trainSounds } from "./recipes/train.ts";
import type { BedRecipe, Recipe } from "./recipe.ts";

export const sounds = {
  ...sharedSounds,
  ...trainSounds,
  ...laundrySounds,
  ...storeSounds,
  ...detectiveSounds,
  ...schoolSounds,
} satisfies Record<string, Recipe>;

export const beds = {
  ...sharedBeds,
  ...trainBeds,
  ...laundryBeds,
  ...storeBeds,
  ...detectiveBeds,
  ...schoolBeds,
} satisfies Record<string, BedRecipe>;

export type SoundId = keyof typeof sounds;
export type BedId = keyof typeof beds;
