/** The pictures of cards as files: each kind in a folder whose address changes with them, so that browsers may keep each for good. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const IMAGES = join(import.meta.dirname, "..", "..", "assets", "images");

/** By the name of their folder, what pages know its address by. */
const KINDS = { games: "GAME_PICTURES", toolkits: "TOOLKIT_PICTURES" } as const;
type Kind = keyof typeof KINDS;

/** @returns each drawing by the name of its file */
export function picturesOf(kind: Kind): ReadonlyMap<string, string> {
  const source = join(IMAGES, kind);
  const files = readdirSync(source).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(source, file), "utf8")]));
}

export function pictureFolder(kind: Kind): Plugin {
  const pictures = picturesOf(kind);
  const version = createHash("sha256").update(JSON.stringify([...pictures]));
  const folder = `/assets/${kind}-${version.digest("hex").slice(0, 8)}`;
  return {
    name: `pictures-of-${kind}`,
    // A page knows the folder and the name, and so no script has a list of 52 addresses.
    config: () => ({ define: { [`import.meta.env.${KINDS[kind]}`]: JSON.stringify(folder) } }),
    configureServer(server) {
      server.middlewares.use(folder, (request, response, next) => {
        const picture = picturesOf(kind).get((request.url ?? "").slice(1));
        if (picture === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(picture);
      });
    },
    generateBundle() {
      // What is built for prerendering is thrown away again.
      if (this.environment.name !== "client") return;
      for (const [file, source] of pictures) {
        this.emitFile({ type: "asset", fileName: `${folder.slice(1)}/${file}`, source });
      }
    },
  };
}
