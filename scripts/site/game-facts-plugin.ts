/** Fills the two modules that tell pages of games, for the browser and for what is prerendered alike. */
import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import { parsed } from "./data-module.ts";

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
  let reading: Promise<Facts> | undefined;
  const read = async (): Promise<Facts> => {
    const { module } = await runnerImport<Facts>(join(import.meta.dirname, "game-facts.ts"));
    return module;
  };
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
      const filled = parsed(module.of(await (reading ??= read())));
      return { code: `${code.slice(0, end)}= ${filled};${code.slice(end + 5)}`, map: null };
    },
  };
}
