/** Writes the service worker, with the list of everything that it keeps. The last step of the build. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Rollup } from "vite";
import { moved } from "../../server/moved.ts";
import type { SiteFiles } from "../../web/service-worker/site-files.ts";
import type { Chunks, Game } from "./chunks.ts";

const SOURCE = join(import.meta.dirname, "..", "..", "web", "service-worker", "worker.ts");
/** Every page loads or names them, and their names stay the same. */
const FIXED = ["/theme.js", "/boot.js", "/favicon.svg", "/manifest.webmanifest"];
/** Larger than all the rest, and fetched by its parts: left to the network. */
const FILM = /\.(webm|mp4|vtt)$/;

/**
 * @param site the folder of the built site, whole but for what is compressed
 * @param paths every address that has a page
 */
export async function writeServiceWorker(
  site: string,
  paths: readonly string[],
  chunks: Chunks,
  games: readonly Game[],
): Promise<void> {
  const files = listFiles(site, paths, chunks, games);
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { SITE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: "chrome120",
      lib: { entry: SOURCE, formats: ["iife"], name: "worker" },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  const chunk = outputs[0]?.output[0];
  if (chunk === undefined) throw new Error("Nothing came of the service worker.");
  writeFileSync(join(site, "service-worker.js"), chunk.code);
}

function listFiles(
  site: string,
  paths: readonly string[],
  chunks: Chunks,
  games: readonly Game[],
): SiteFiles {
  const fixed = Object.fromEntries([
    ...paths.map((path) => [path, integrityOf(join(site, `${path === "/" ? "/index" : path}.html`))]),
    ...FIXED.map((path) => [path, integrityOf(join(site, path))]),
  ]);
  const ofGames = games.map((game) => {
    const own = [...chunks.game(game)].filter((file) => !chunks.pages.has(file));
    return [game.slug, own.map((file) => `/${file}`).toSorted()] as const;
  });
  const onlyInGames = new Set(ofGames.flatMap(([, own]) => own));
  const hashed = readdirSync(join(site, "assets"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((path) => !onlyInGames.has(path) && !FILM.test(path))
    .toSorted();
  const sizes = Object.fromEntries(
    [...onlyInGames].toSorted().map((path) => [path, statSync(join(site, path)).size]),
  );
  const content = { fixed, hashed, games: Object.fromEntries(ofGames), sizes, moved };
  const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
  return { version, ...content };
}

/** https://www.w3.org/TR/SRI/ */
function integrityOf(path: string): string {
  return `sha256-${createHash("sha256").update(readFileSync(path)).digest("base64")}`;
}
