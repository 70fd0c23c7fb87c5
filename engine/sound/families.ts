/** Which file holds which recipes: a game's page loads those that it needs. */
import type { BedRecipe, Recipe } from "./recipe.ts";

export interface FamilyRecipes {
  readonly sounds: Readonly<Record<string, Recipe>>;
  readonly beds: Readonly<Record<string, BedRecipe>>;
  /** What the catalogue says of them, where it does not say it itself: in the built site (scripts/site/sound-facts-plugin.ts). */
  readonly facts?: Readonly<Record<"sounds" | "beds", Readonly<Record<string, object>>>>;
}

export const families = {
  shared: () => import("./recipes/shared.ts"),
  train: () => import("./recipes/train.ts"),
  household: () => import("./recipes/household.ts"),
  store: () => import("./recipes/store.ts"),
  detective: () => import("./recipes/detective.ts"),
  school: () => import("./recipes/school.ts"),
  steps: () => import("./recipes/steps.ts"),
  doors: () => import("./recipes/doors.ts"),
  kitchen: () => import("./recipes/kitchen.ts"),
  signals: () => import("./recipes/signals.ts"),
  creatures: () => import("./recipes/creatures.ts"),
  people: () => import("./recipes/people.ts"),
  instruments: () => import("./recipes/instruments.ts"),
  nature: () => import("./recipes/nature.ts"),
  vehicles: () => import("./recipes/vehicles.ts"),
  machines: () => import("./recipes/machines.ts"),
  play: () => import("./recipes/play.ts"),
  places: () => import("./recipes/places.ts"),
  music: () => import("./recipes/music.ts"),
} satisfies Record<string, () => Promise<FamilyRecipes>>;

export type Family = keyof typeof families;
