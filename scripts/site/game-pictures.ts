/** The pictures of the games' cards as files: all in one folder whose address changes with them, so that browsers may keep each for good. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "..", "..", "assets", "images", "games");

/** @returns each drawing by the name of its file */
export function gamePictures(): ReadonlyMap<string, string> {
  const files = readdirSync(SOURCE).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(SOURCE, file), "utf8")]));
}

export function gamePicturesPlugin(): Plugin {
  const pictures = gamePictures();
  const version = createHash("sha256").update(JSON.stringify([...pictures]));
  const folder = `/assets/games-${version.digest("hex").slice(0, 8)}`;
  return {
    name: "game-pictures",
    // A page knows the folder and the name, and so no script has a list of 52 addresses.
    config: () => ({ define: { "import.meta.env.GAME_PICTURES": JSON.stringify(folder) } }),
    configureServer(server) {
      server.middlewares.use(folder, (request, response, next) => {
        const picture = gamePictures().get((request.url ?? "").slice(1));
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
