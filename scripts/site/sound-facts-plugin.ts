/**
 * In the built site the facts of a family of sounds come with its recipes: a page begins with the names of all sounds, and
 * with the facts of those that every game shares. So the library may grow without weighing on a game that does not use it.
 */
import type { Plugin } from "vite";
import type { BedFacts, SoundFacts } from "../../engine/sound/facts.ts";
import { parsed, SHARED } from "./data-module.ts";
import { imported } from "./imported.ts";

interface Catalogue {
  readonly sounds: Readonly<Record<string, SoundFacts>>;
  readonly beds: Readonly<Record<string, BedFacts>>;
}
type Kind = keyof Catalogue;

const CATALOGUE = /\/engine\/sound\/catalogue\.ts$/;
const RECIPES = /\/engine\/sound\/recipes\/([^/]+)\.ts$/;

export function soundFactsPlugin(): Plugin {
  return {
    name: "sound-facts",
    enforce: "pre",
    apply: "build",
    async transform(code, id) {
      if (this.environment.name !== "client") return null;
      if (CATALOGUE.test(id)) return { code: beginning(await imported<Catalogue>(id)), map: null };
      const family = RECIPES.exec(id)?.[1];
      if (family === undefined) return null;
      const catalogue = await imported<Catalogue>(id.replace(/recipes\/[^/]+$/, "catalogue.ts"));
      const facts = {
        sounds: factsOf(catalogue, "sounds", family),
        beds: factsOf(catalogue, "beds", family),
      };
      return {
        code: `${code}\nexport const facts = ${parsed(facts)};`,
        map: null,
      };
    },
  };
}

/** The catalogue with every name and its family, and all that is known of the shared ones. */
function beginning(catalogue: Catalogue): string {
  const kind = (name: Kind): string =>
    `export const ${name} = begun(${JSON.stringify(namesOf(catalogue, name))}, ${JSON.stringify(factsOf(catalogue, name, SHARED))});`;
  return [
    "const begun = (names, facts) => {",
    '  const all = Object.entries(names).flatMap(([family, ids]) => ids.split(" ").map((id) => [id, { family, ...facts[id] }]));',
    "  return Object.fromEntries(all);",
    "};",
    kind("sounds"),
    kind("beds"),
  ].join("\n");
}

/** The names of each family in one text, which is the smallest. */
function namesOf(catalogue: Catalogue, kind: Kind): Record<string, string> {
  const names: Record<string, string[]> = {};
  for (const [id, { family }] of Object.entries(catalogue[kind])) (names[family] ??= []).push(id);
  return Object.fromEntries(Object.entries(names).map(([family, ids]) => [family, ids.join(" ")]));
}

function factsOf(catalogue: Catalogue, kind: Kind, family: string): Record<string, unknown> {
  const own = Object.entries(catalogue[kind]).filter(([, facts]) => facts.family === family);
  return Object.fromEntries(own.map(([id, { family: _family, ...facts }]) => [id, facts]));
}
