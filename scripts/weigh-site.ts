/** The built site on the scales, as Chrome receives it: in brotli, which is what the server sends to it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { recordedFrom } from "../engine/sound/recordings.ts";
import { readGames } from "./site/read-games.ts";
import { manifestSchema, readChunks } from "./site/chunks.ts";
import { uses } from "./site/sounds-used.ts";
import { weigh, type Weight } from "./weigh.ts";

/** Compressed as they are. */
const PACKED = /\.(png|woff2)$/;
const HOME = "index.html";
const RECORDINGS = join(import.meta.dirname, "..", "assets", "recordings");
/** What a slow school line carries while a child hears a story begin. */
const RECORDINGS_LIMIT = 250_000;

/** @param dist the folder of the built site and its manifest */
export async function weighSite(dist: string): Promise<Weight[]> {
  const manifestPath = join(dist, "web-manifest.json");
  if (!existsSync(manifestPath)) throw new Error("The site is not built yet. Run: npm run build");
  const read = (file: string) => readFileSync(join(dist, "web", file));
  const chunks = readChunks(manifestSchema.parse(JSON.parse(readFileSync(manifestPath, "utf8"))));
  const games = await readGames();
  const weights = weigh(
    chunks,
    namedFiles((file) => read(file).toString()),
    games,
    // Most files are in many games.
    memoize((file) => (PACKED.test(file) ? read(file).length : brotliCompressSync(read(file)).length)),
  );
  return [...weights, ...games.map(({ slug }) => recordingsOf(slug, uses[slug] ?? ""))];
}

function memoize<Value>(work: (key: string) => Value): (key: string) => Value {
  const done = new Map<string, Value>();
  return (key) => {
    const value = done.get(key) ?? work(key);
    done.set(key, value);
    return value;
  };
}

/** What a game fetches of recordings once it has begun. @param ids of its sounds, in one text */
function recordingsOf(slug: string, ids: string): Weight {
  const files = ids.split(" ").filter((id) => recordedFrom(id) !== undefined);
  const bytes = files.reduce((sum, id) => sum + statSync(join(RECORDINGS, `${id}.mp3`)).size, 0);
  return { name: `${slug}, recordings, ${files.length} of them`, bytes, limit: RECORDINGS_LIMIT };
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
