/** Tells each lazyPage() which module it fetches, so that prerendered pages can name its files ahead. */
import { dirname, join, posix, relative } from "node:path";
import type { Plugin } from "vite";

const CALL = /\blazyPage\(\s*\(\) => import\("([^"]+)"\),?\s*\)/g;

export function pageSourcesPlugin(): Plugin {
  let root = "";
  return {
    name: "page-sources",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      if (this.environment.name === "client" || !code.includes("lazyPage(")) return null;
      return code.replace(CALL, (_, path: string) => {
        const source = posix.normalize(relative(root, join(dirname(id), path)).replaceAll("\\", "/"));
        return `lazyPage(() => import("${path}"), "${source}")`;
      });
    },
  };
}
