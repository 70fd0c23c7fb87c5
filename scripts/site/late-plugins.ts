/**
 * In pages the engine gets `web/adapters/late-voice.ts` for `engine/voice` and `late-saves.ts` for `engine/save`, which fetch
 * these when they are wanted. For lists of which a game needs a part, of devices and of the tasks of a mechanic, it gets the
 * `late-catalogue.ts` beside each: a game brings what it has (`levels-plugin.ts`).
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import * as zod from "zod";

const ADAPTERS = join(import.meta.dirname, "..", "..", "web", "adapters");
const ENGINE_FOLDER = join(import.meta.dirname, "..", "..", "engine");
const LATE_SAVES = join(ADAPTERS, "late-saves.ts");

interface Late {
  readonly name: string;
  readonly source: RegExp;
  readonly importer: RegExp;
  readonly instead: string;
  /** While the site is served from its sources, all is there. */
  readonly apply?: "build";
}

const late: readonly Late[] = [
  {
    name: "late-voice",
    source: /^\.\.?\/voice\/index\.ts$/u,
    importer: /\/engine\/(?:machines\/|places\.ts$)/u,
    instead: join(ADAPTERS, "late-voice.ts"),
  },
  {
    name: "late-devices",
    source: /^\.\/catalogue\.ts$/u,
    importer: /\/engine\/devices\/(?:index|stakes)\.ts$/u,
    instead: join(ENGINE_FOLDER, "devices", "late-catalogue.ts"),
    apply: "build",
  },
  ...["dial", "walk", "enter", "tally", "deduce", "build"].map((mechanic): Late => ({
    name: `late-tasks-${mechanic}`,
    source: /^\.\/tasks\/catalogue\.ts$/u,
    importer: new RegExp(`/engine/mechanics/${mechanic}/[a-z-]+\\.ts$`, "u"),
    instead: join(ENGINE_FOLDER, "mechanics", mechanic, "tasks", "late-catalogue.ts"),
    apply: "build",
  })),
  {
    name: "late-saves",
    source: /^\.\.?\/save\/index\.ts$/u,
    importer: /\/engine\/(?:learner\/|open-game\.ts$)/u,
    instead: LATE_SAVES,
  },
];

/** What a module is called that is wanted for its schemas alone: in the file of the game itself Zod would come along. */
const KEPT = "?kept";
/** What is not there to read a save needs no schema that reads: what the bundler could not drop of them says so. */
const UNUSED = "\0unused-zod";
const ZOD = /\/zod\.ts$/;
const READS = /\/engine\/save\/[^/]+\.ts$/;
const ENGINE = /\/engine\/(?!zod\.ts$).+\.ts$/;

export function latePlugins(): Plugin[] {
  return [
    ...late.map(({ name, source, importer, instead, apply }): Plugin => ({
      name,
      enforce: "pre",
      ...(apply && { apply }),
      resolveId(wanted, from) {
        const isWanted = source.test(wanted) && importer.test(from ?? "");
        return isWanted && this.environment.name === "client" ? instead : null;
      },
    })),
    {
      name: "kept-schemas",
      enforce: "pre",
      apply: "build",
      async resolveId(source, from = "", options) {
        const isDoor = from === LATE_SAVES && source.endsWith("/mechanics/catalogue.ts");
        const isKept = isDoor || from.endsWith(KEPT);
        const isUnused = !isKept && ZOD.test(source) && !READS.test(from);
        if ((!isKept && !isUnused) || this.environment.name !== "client") return null;
        if (isUnused) return UNUSED;
        const resolved = await this.resolve(source, from.replace(KEPT, ""), { ...options, skipSelf: true });
        return resolved !== null && ENGINE.test(resolved.id) ? `${resolved.id}${KEPT}` : resolved;
      },
      load: (id) => (id === UNUSED ? { code: unreading(Object.keys(zod)), moduleSideEffects: false } : null),
    },
  ];
}

/** Zod whose schemas can be put together and asked nothing. @param names what Zod exports */
function unreading(names: readonly string[]): string {
  return [
    "const schema = /* @__PURE__ */ new Proxy(() => schema, {",
    "  get(_, name) {",
    "    if (!/parse/i.test(String(name))) return schema;",
    '    throw new Error("What reads a save comes apart: scripts/site/late-plugins.ts");',
    "  },",
    "});",
    ...names.map((name) => `export { schema as ${name} };`),
  ].join("\n");
}
