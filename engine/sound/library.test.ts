import { expect, test } from "vitest";
import { families, type FamilyRecipes } from "./families.ts";
import {
  bedCaption,
  beds,
  isBedId,
  isSoundId,
  leadSeconds,
  lengthSeconds,
  soundCaption,
  sounds,
} from "./index.ts";
import type { BedRecipe, Layer, Recipe } from "./recipe.ts";
import { isSteady } from "./strike.ts";

const loaded: [string, FamilyRecipes][] = await Promise.all(
  Object.entries(families).map(async ([name, load]): Promise<[string, FamilyRecipes]> => [
    name,
    await load(),
  ]),
);
const soundEntries = loaded.flatMap(([, family]) => Object.entries(family.sounds));
const bedEntries = loaded.flatMap(([, family]) => Object.entries(family.beds));
const entries: [string, Recipe | BedRecipe][] = [...soundEntries, ...bedEntries];

const SOFTEST_ATTACK = 0.003;

/** The ids of those for which something is not as it should be. */
function faulty<T>(list: readonly [string, T][], isFaulty: (recipe: T) => boolean): string[] {
  return list.filter(([, recipe]) => isFaulty(recipe)).map(([id]) => id);
}

function attack(layer: Layer): number {
  if (layer.type === "struck") return layer.attack;
  // Begins with a soft noise of its own.
  if (layer.type === "plucked" || layer.type === "recorded") return SOFTEST_ATTACK;
  return layer.envelope === "steady" ? Infinity : layer.envelope.attack;
}

test("every id is named once", () => {
  const ids = entries.map(([id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

const measured = { lead: expect.any(Number), length: expect.any(Number), trim: expect.any(Number) };

test("the catalogue lists every recipe, under its family, as npm run sounds:list writes it", () => {
  const soundFacts = loaded.flatMap(([family, recipes]) =>
    Object.entries(recipes.sounds).map(([id, { caption, varies, moves }]): [string, object] => [
      id,
      { ...measured, family, caption, ...(varies && { varies: true }), ...(moves && { moves }) },
    ]),
  );
  const bedFacts = loaded.flatMap(([family, recipes]) =>
    Object.entries(recipes.beds).map(([id, { caption, volume, length }]): [string, object] => [
      id,
      { trim: measured.trim, family, caption, volume, length },
    ]),
  );
  expect(sounds).toEqual(Object.fromEntries(soundFacts));
  expect(beds).toEqual(Object.fromEntries(bedFacts));
});

test("captions are words for brackets: no capital, no full stop, none for two sounds or two beds", () => {
  expect(faulty(entries, ({ caption }) => !/^[a-z][a-z ,':]*[a-z]$/.test(caption))).toEqual([]);
  for (const list of [soundEntries, bedEntries]) {
    const captions = list.map(([, { caption }]) => caption);
    expect(captions.filter((caption, index) => captions.indexOf(caption) !== index)).toEqual([]);
  }
});

test("every layer fades in", () => {
  expect(faulty(entries, ({ layers }) => layers.some((layer) => attack(layer) < SOFTEST_ATTACK))).toEqual([]);
});

test("a sound has made its point within 0.4 s and before it ends", () => {
  const late = Object.entries(sounds).filter(([, { lead, length }]) => lead > 0.4 || lead > length);
  expect(late).toEqual([]);
});

test("only beds have steady layers, and their pitches stay", () => {
  expect(faulty(soundEntries, ({ layers }) => layers.some(isSteady))).toEqual([]);
  const wanders = (layer: Layer): boolean =>
    isSteady(layer) && (layer.type === "tone" || layer.type === "fm") && Array.isArray(layer.pitch);
  expect(faulty(bedEntries, ({ layers }) => layers.some(wanders))).toEqual([]);
});

test("no bed comes round within half a minute", () => {
  expect(faulty(bedEntries, ({ length }) => length < 30)).toEqual([]);
});

test("a press is over within 30 ms", () => {
  expect(lengthSeconds("tick")).toBeLessThanOrEqual(0.03);
});

test("the engine learns captions and times by id", () => {
  expect([
    soundCaption("ready-tone"),
    bedCaption("train"),
    leadSeconds("right"),
    lengthSeconds("right"),
  ]).toEqual(["ready tone: speak now", "the train runs", sounds.right.lead, sounds.right.length]);
  expect(["tick", "train", "toString", ""].map(isSoundId)).toEqual([true, false, false, false]);
  expect(["tick", "train", "toString", ""].map(isBedId)).toEqual([false, true, false, false]);
});
