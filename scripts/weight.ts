/** Fails where a page or a game loads more script than a slow school line should have to carry. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { catalogue } from "../games/catalogue.ts";
import { formatWeights, manifestSchema, weigh } from "./weigh.ts";

const dist = join(import.meta.dirname, "..", "dist");
const manifestPath = join(dist, "web-manifest.json");

function compressedBytes(file: string): number {
  return gzipSync(readFileSync(join(dist, "web", file)), { level: 9 }).length;
}

async function checkWeights() {
  if (!existsSync(manifestPath)) throw new Error("The site is not built yet. Run: npm run build");
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, "utf8")));
  const games = await Promise.all(
    catalogue.map(async ({ slug, load }) => ({ slug, mechanic: (await load()).mechanic })),
  );
  const weights = weigh(manifest, games, compressedBytes);
  console.log(`Script, compressed by gzip; a game on top of the first page:\n${formatWeights(weights)}`);
  if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}

try {
  await checkWeights();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
