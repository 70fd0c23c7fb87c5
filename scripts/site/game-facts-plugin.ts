/** Fills the two modules that tell pages of games, for the browser and for what is prerendered alike. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { parsed } from "./data-module.ts";
import { imported } from "./imported.ts";

type Facts = typeof import("./game-facts.ts");

const MODULES = [
  { file: /\/web\/game-facts\.ts$/, name: "gameFacts", of: ({ facts }: Facts): unknown => facts },
  {
    file: /\/web\/pages\/for-teachers\/lessons\.ts$/,
    name: "gameLessons",
    of: ({ lessons }: Facts): unknown => lessons,
  },
] as const;

export function gameFactsPlugin(): Plugin {
  return {
    name: "game-facts",
    enforce: "pre",
    async transform(code, id) {
      const module = MODULES.find(({ file }) => file.test(id));
      if (module === undefined) return null;
      const empty = `export const ${module.name}: `;
      const start = code.indexOf(empty);
      const end = code.indexOf("= {};", start);
      if (start < 0 || end < 0) throw new Error(`${id}: there is no "${empty}… = {};" to be filled`);
      const facts = await imported<Facts>(join(import.meta.dirname, "game-facts.ts"));
      const filled = parsed(module.of(facts));
      return { code: `${code.slice(0, end)}= ${filled};${code.slice(end + 5)}`, map: null };
    },
  };
}
