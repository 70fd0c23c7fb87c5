/**
 * `npm run sounds:list`: measures every sound and bed, writes what the engine must know of them into its catalogue, and
 * lists them for people. With names of families or of sounds, only these are measured anew.
 */
import { join } from "node:path";
import { writeFormatted } from "../formatted.ts";
import * as known from "../../engine/sound/catalogue.ts";
import { formatProblem, type Problem } from "../../engine/definition/problem.ts";
import type { Result } from "../../engine/result.ts";
import { families, type Family, type FamilyRecipes } from "../../engine/sound/families.ts";
import type { BedRecipe, Recipe } from "../../engine/sound/recipe.ts";
import { measureBed, measureSound } from "./measure.ts";
import { soundList } from "./sound-list.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const CATALOGUE_FILE = join(ROOT, "engine", "sound", "catalogue.ts");
const LIST_FILE = join(ROOT, "docs", "sounds.md");

const HEADER = `/**
 * What the engine must know of every sound without loading its recipe: written by \`npm run sounds:list\`, never by hand.
 */
import type { BedFacts, SoundFacts } from "./facts.ts";
`;

const FOOTER = `
export type SoundId = keyof typeof soundFacts;
export type BedId = keyof typeof bedFacts;
export const sounds: Readonly<Record<SoundId, SoundFacts>> = soundFacts;
export const beds: Readonly<Record<BedId, BedFacts>> = bedFacts;
`;

type Facts = Record<string, object>;

/** @param stale the families and sounds to be measured; the others are taken as they are known */
async function catalogue(stale: ReadonlySet<string>): Promise<{ sounds: Facts; beds: Facts }> {
  const sounds: Facts = {};
  const beds: Facts = {};
  const isStale = (family: string, id: string): boolean => stale.has(family) || stale.has(id);
  for (const [family, load] of Object.entries(families)) {
    const recipes: FamilyRecipes = await load();
    for (const [id, recipe] of Object.entries(recipes.sounds)) {
      sounds[id] = (!isStale(family, id) && kept(known.sounds, id, family)) || soundFacts(family, id, recipe);
    }
    for (const [id, recipe] of Object.entries(recipes.beds)) {
      beds[id] = (!isStale(family, id) && kept(known.beds, id, family)) || bedFacts(family, id, recipe);
    }
  }
  return { sounds, beds };
}

/** What is known of it, under the family in which it now stands. */
function kept(facts: Facts, id: string, family: string): object | undefined {
  return Object.hasOwn(facts, id) ? { ...facts[id], family } : undefined;
}

function soundFacts(family: string, id: string, recipe: Recipe): object {
  const { caption, varies, moves } = recipe;
  return {
    family,
    caption,
    ...orExit(id, measureSound(recipe)),
    ...(varies && { varies: true }),
    ...(moves && { moves }),
  };
}

function bedFacts(family: string, id: string, recipe: BedRecipe): object {
  const { caption, volume, length } = recipe;
  return { family, caption, volume, length, ...orExit(id, measureBed(recipe)) };
}

/** A recipe with a fault is told with its path, and nothing is written. */
function orExit<Value>(id: string, measured: Result<Value, Problem[]>): Value {
  if (measured.ok) return measured.value;
  for (const fault of measured.problem) console.error(formatProblem(id, fault));
  process.exit(1);
}

const named = process.argv.slice(2);
const stale = new Set<string>(named.length > 0 ? named : (Object.keys(families) as Family[]));
const { sounds, beds } = await catalogue(stale);
await writeFormatted(
  CATALOGUE_FILE,
  `${HEADER}
const soundFacts = ${JSON.stringify(sounds)} satisfies Record<string, SoundFacts>;
const bedFacts = ${JSON.stringify(beds)} satisfies Record<string, BedFacts>;
${FOOTER}`,
);
await writeFormatted(LIST_FILE, await soundList());
