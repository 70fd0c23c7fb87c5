/** The built site on the scales, as Chrome receives it: in brotli, which is what the server sends to it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readGames } from "./site/read-games.ts";
import { manifestSchema, readChunks } from "./site/chunks.ts";
import { weigh } from "./weigh.ts";

/** Compressed as they are. */
const PACKED = /\.(png|woff2)$/;
const HOME = "index.html";

/** @param dist the folder of the built site and its manifest */
export async function weighSite(dist: string): Promise<ReturnType<typeof weigh>> {
  const manifestPath = join(dist, "web-manifest.json");
  if (!existsSync(manifestPath)) throw new Error("The site is not built yet. Run: npm run build");
  const read = (file: string) => readFileSync(join(dist, "web", file));
  const chunks = readChunks(manifestSchema.parse(JSON.parse(readFileSync(manifestPath, "utf8"))));
  return weigh(
    chunks,
    namedFiles((file) => read(file).toString()),
    await readGames(),
    (file) => (PACKED.test(file) ? read(file).length : brotliCompressSync(read(file)).length),
  );
}

/** The home page with everything that it may fetch, pictures further down and other pages' grounds too. */
function namedFiles(read: (file: string) => string): string[] {
  const inHtml = read(HOME).matchAll(/<(?:link|script|img|source)\b[^>]*?\s(?:href|src)="\/([^"]+)"/g);
  const files = [...inHtml].flatMap(([, file]) => (file === undefined ? [] : [file]));
  const inSheets = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((sheet) => [...read(sheet).matchAll(/url\(["']?\/([^"')]+)/g)])
    .flatMap(([, file]) => (file === undefined ? [] : [file]));
  return [...new Set([HOME, ...files, ...inSheets])];
}
