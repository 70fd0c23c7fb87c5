import { relative } from "node:path";
import type { Plugin } from "vite";
import { readLegalText } from "./markdown.ts";

/** Lets a page import a file of assets/legal as what it says. Nothing that reads Markdown reaches a browser. */
export function markdownPlugin(): Plugin {
  return {
    name: "legal-markdown",
    transform: {
      filter: { id: /\/assets\/legal\/[\w-]+\.md$/ },
      handler(markdown, id) {
        const text = readLegalText(markdown, relative(process.cwd(), id));
        return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: "js" };
      },
    },
  };
}
