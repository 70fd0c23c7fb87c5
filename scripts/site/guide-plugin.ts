import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readGuide } from "./guide.ts";

const PICTURE = /<img src="([\w/-]+\.svg)"/g;

/** Lets a page import a guide of docs/ as HTML. Its pictures become files of the site. Nothing that reads Markdown reaches a browser. */
export function guidePlugin(): Plugin {
  return {
    name: "guide-markdown",
    transform: {
      filter: { id: /\/docs\/[\w-]+\.md\?guide$/ },
      handler(markdown, id) {
        const file = id.replace(/\?guide$/, "");
        const guide = readGuide(markdown, file);
        const pictures = [...new Set([...guide.html.matchAll(PICTURE)].map(([, path = ""]) => path))];
        const imports = pictures.map(
          (path, index) =>
            `import picture${index} from ${JSON.stringify(`${join(dirname(file), path)}?no-inline`)};`,
        );
        const named = pictures.map((path, index) => `.replaceAll(${JSON.stringify(path)}, picture${index})`);
        const code = `const guide = ${JSON.stringify(guide)};
          export default { ...guide, html: guide.html${named.join("")} };`;
        return { code: [...imports, code].join("\n"), map: null, moduleType: "js" };
      },
    },
  };
}
