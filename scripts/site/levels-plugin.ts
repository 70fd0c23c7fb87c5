/**
 * Cuts every game of the built site into a head and its levels (games/by-level.ts), each with the recipes of its own sounds.
 * Definitions and recipes are pure data, so they are read here, and only what they say goes into the pages.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Definition } from "../../engine/definition/index.ts";
import { soundsOfDevices } from "../../engine/devices/index.ts";
import type { AnyMechanic } from "../../engine/mechanics/contract.ts";
import type { BedFacts, SoundFacts } from "../../engine/sound/facts.ts";
import type { FamilyRecipes } from "../../engine/sound/families.ts";
import type { NamedSounds } from "../../engine/sound/named.ts";
import { parsed, SHARED } from "./data-module.ts";
import { imported } from "./imported.ts";
import { headOf, partOf, setOf, setsOf } from "../../games/by-level.ts";

/** `…/games/addition/game.ts`, and with `?level=0`, `?set=within-5`, `?brought=all`, and `?recipes=head`, `=brought` and `=0`. */
const GAME = /\/games\/[^/]+\/game\.ts(?:\?(level|set|recipes|brought)=(.+))?$/;
const ENGINE = join(import.meta.dirname, "..", "..", "engine");

interface SoundLibrary {
  readonly sounds: Readonly<Record<string, SoundFacts>>;
  readonly beds: Readonly<Record<string, BedFacts>>;
  readonly namedIn: (part: unknown) => NamedSounds;
}

interface Source {
  readonly definition: Definition;
  readonly mechanic: AnyMechanic;
}

export function levelsPlugin(): Plugin {
  return {
    name: "levels",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => (GAME.exec(id)?.[1] === undefined ? null : id),
    async load(id) {
      const match = GAME.exec(id);
      if (match === null || this.environment.name !== "client") return null;
      const [, kind, name = ""] = match;
      const file = id.replace(/\?.*$/, "");
      const source = await read(file);
      switch (kind) {
        case "set":
          return `export const set = ${parsed(setOf(source.definition, name))};`;
        case "level":
          return levelModule(source.definition, Number(name), file);
        case "brought":
          return broughtModule(source, file);
        case "recipes":
          return recipesModule(source, name);
        default:
          return headModule(source.definition, file);
      }
    },
  };
}

async function read(file: string): Promise<Source> {
  const definition = (await imported<{ game: Definition }>(file)).game;
  const exported = await imported<Record<string, AnyMechanic>>(
    join(ENGINE, "mechanics", definition.mechanic, "index.ts"),
  );
  const mechanic = Object.values(exported).find(({ id }) => id === definition.mechanic);
  if (mechanic === undefined) throw new Error(`${file}: no mechanic ${definition.mechanic}`);
  return { definition, mechanic };
}

function headModule(definition: Definition, file: string): string {
  const parts = definition.levels.map(
    (_, level) => `() => import(${JSON.stringify(`${file}?level=${level}`)}).then((m) => m.part)`,
  );
  return [
    `export const game = ${parsed(headOf(definition))};`,
    `export const parts = [${parts.join(", ")}];`,
    `export const recipes = ${recipesImport(file, "head")};`,
    `export const brought = () => import(${JSON.stringify(`${file}?brought=all`)});`,
  ].join("\n");
}

/** What turns go by, with the devices that the game has, and the tasks where its mechanic has several: no game carries the others. */
function broughtModule({ definition, mechanic }: Source, file: string): string {
  const types = Object.values(definition.devices ?? {}).map(({ type }) => type);
  const sets = [...definition.levels, ...(definition.banks ?? [])];
  const tasks = mechanic.tasksOf?.(
    definition.content,
    sets.map(({ rules }) => rules),
  );
  return [
    `export const content = ${parsed(definition.content)};`,
    `export const recipes = ${recipesImport(file, "brought")};`,
    ...brought("devices", [...new Set(types)], (type) => join(ENGINE, "devices", type)),
    ...brought("tasks", tasks ?? [], (type) => join(ENGINE, "mechanics", mechanic.id, "tasks", type)),
  ].join("\n");
}

function brought(name: string, types: readonly string[], folderOf: (type: string) => string): string[] {
  const imports = types.map(
    (type) => `import { ${type} } from ${JSON.stringify(join(folderOf(type), "index.ts"))};`,
  );
  return [...imports, `export const ${name} = { ${types.join(", ")} };`];
}

/** Sets that several levels play are modules of their own, so that each is fetched once. */
function levelModule(definition: Definition, level: number, file: string): string {
  const ids = setsOf(definition, level);
  const imports = ids.map(
    (id, index) => `import { set as set${index} } from ${JSON.stringify(`${file}?set=${id}`)};`,
  );
  const sets = ids.map((id, index) => `${JSON.stringify(id)}: set${index}`);
  const chapter = parsed(definition.levels[level]?.chapter ?? []);
  const recipes = recipesImport(file, String(level));
  return [
    ...imports,
    `export const part = { chapter: ${chapter}, sets: { ${sets.join(", ")} }, recipes: ${recipes} };`,
  ].join("\n");
}

/** What the head names, what turns go by besides, or what a level names that neither does. @param of `head`, `brought`, or an index */
async function recipesModule({ definition, mechanic }: Source, of: string): Promise<string> {
  const library = await soundLibrary();
  const head = headOf(definition);
  const inTurns = [mechanic.sounds, soundsOfDevices(definition), definition.content];
  const [named, before] =
    of === "head"
      ? [head, []]
      : of === "brought"
        ? [inTurns, head]
        : [partOf(definition, Number(of)), [head, inTurns]];
  const { sounds, beds } = library.namedIn(named);
  const known = library.namedIn(before);
  const isOwn = (id: string): boolean => ![...known.sounds, ...known.beds].some((other) => other === id);
  const pick = async (kind: "sounds" | "beds", ids: readonly string[]) => {
    const own = ids.filter((id) => library[kind][id]?.family !== SHARED && isOwn(id));
    const found = own.map(async (id) => {
      const { family = "", ...facts } = library[kind][id] ?? {};
      return { id, facts, recipe: (await familyRecipes(family))[kind][id] };
    });
    return Promise.all(found);
  };
  const [ownSounds, ownBeds] = await Promise.all([pick("sounds", sounds), pick("beds", beds)]);
  const recipes: FamilyRecipes = {
    sounds: Object.fromEntries(ownSounds.map(({ id, recipe }) => [id, recipe])) as FamilyRecipes["sounds"],
    beds: Object.fromEntries(ownBeds.map(({ id, recipe }) => [id, recipe])) as FamilyRecipes["beds"],
    facts: {
      sounds: Object.fromEntries(ownSounds.map(({ id, facts }) => [id, facts])),
      beds: Object.fromEntries(ownBeds.map(({ id, facts }) => [id, facts])),
    },
  };
  return `export const recipes = ${parsed(recipes)};`;
}

function recipesImport(file: string, name: string): string {
  return `() => import(${JSON.stringify(`${file}?recipes=${name}`)}).then((m) => m.recipes)`;
}

async function soundLibrary(): Promise<SoundLibrary> {
  const [{ sounds, beds }, { namedIn }] = await Promise.all([
    imported<Pick<SoundLibrary, "sounds" | "beds">>(join(ENGINE, "sound", "catalogue.ts")),
    imported<Pick<SoundLibrary, "namedIn">>(join(ENGINE, "sound", "named.ts")),
  ]);
  return { sounds, beds, namedIn };
}

function familyRecipes(family: string): Promise<FamilyRecipes> {
  return imported(join(ENGINE, "sound", "recipes", `${family}.ts`));
}
