/**
 * Cuts every game of the built site into a head and its levels (games/by-level.ts). Definitions are pure data, so they are
 * read here, and only what they say goes into the pages.
 */
import { runnerImport, type Plugin } from "vite";
import type { Definition } from "../../engine/definition/index.ts";
import { headOf, setOf, setsOf } from "../../games/by-level.ts";

/** `…/games/addition/game.ts`, the same with `?level=0`, and with `?set=within-5`. */
const GAME = /\/games\/[^/]+\/game\.ts(?:\?(level|set)=(.+))?$/;

export function levelsPlugin(): Plugin {
  const definitions = new Map<string, Promise<Definition>>();
  const read = (file: string): Promise<Definition> => {
    const known =
      definitions.get(file) ?? runnerImport<{ game: Definition }>(file).then((m) => m.module.game);
    definitions.set(file, known);
    return known;
  };
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
      const definition = await read(file);
      if (kind === "set") return `export const set = ${parsed(setOf(definition, name))};`;
      if (kind === "level") return levelModule(definition, Number(name), file);
      const parts = definition.levels.map(
        (_, level) => `() => import(${JSON.stringify(`${file}?level=${level}`)}).then((m) => m.part)`,
      );
      return `export const game = ${parsed(headOf(definition))};\nexport const parts = [${parts.join(", ")}];`;
    },
  };
}

/** Sets that several levels play are modules of their own, so that each is fetched once. */
function levelModule(definition: Definition, level: number, file: string): string {
  const ids = setsOf(definition, level);
  const imports = ids.map(
    (id, index) => `import { set as set${index} } from ${JSON.stringify(`${file}?set=${id}`)};`,
  );
  const sets = ids.map((id, index) => `${JSON.stringify(id)}: set${index}`);
  const chapter = parsed(definition.levels[level]?.chapter ?? []);
  return [...imports, `export const part = { chapter: ${chapter}, sets: { ${sets.join(", ")} } };`].join(
    "\n",
  );
}

/** Faster to read than the same as an object of the language, and as small. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
