/** The colored icons as files: each that a page names, out of a set of thousands. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import * as z from "zod";
import { categoryEmoji } from "../../web/pages/game-toolkit/category-emoji.ts";

const SET = "@iconify-json/fluent-emoji-flat";
/** Of the set, where an icon does not say otherwise. */
const SIZE = 32;

const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const packageSchema = z.object({ version: z.string() });

const resolve = createRequire(import.meta.url).resolve;
const readJson = (path: string): unknown => JSON.parse(readFileSync(resolve(`${SET}/${path}`), "utf8"));

/** The set's version is in the address, so that browsers may keep an icon for good. */
const folder = `/assets/emoji-${packageSchema.parse(readJson("package.json")).version}`;

function names(): string[] {
  return [...new Set(Object.values(categoryEmoji))].toSorted();
}

/** @throws where the set has no icon of this name */
function drawing(icons: z.infer<typeof setSchema>["icons"], name: string): string {
  const icon = icons[name];
  if (icon === undefined)
    throw new Error(`${SET} has no icon "${name}". Its names: https://icon-sets.iconify.design`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${icon.body}</svg>\n`;
}

export function emojiPlugin(): Plugin {
  const icons = () => setSchema.parse(readJson("icons.json")).icons;
  return {
    name: "emoji",
    config: () => ({ define: { "import.meta.env.EMOJI_FOLDER": JSON.stringify(folder) } }),
    configureServer(server) {
      const all = icons();
      server.middlewares.use(folder, (request, response, next) => {
        const name = /^\/([\w-]+)\.svg$/.exec(request.url ?? "")?.[1];
        if (name === undefined || all[name] === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(drawing(all, name));
      });
    },
    generateBundle() {
      // What is built for prerendering is thrown away again.
      if (this.environment.name !== "client") return;
      const all = icons();
      for (const name of names()) {
        this.emitFile({
          type: "asset",
          fileName: `${folder.slice(1)}/${name}.svg`,
          source: drawing(all, name),
        });
      }
    },
  };
}
