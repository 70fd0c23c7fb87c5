/** What the built site weighs, as `npm run weight` counts it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { catalogue } from "../../games/catalogue.ts";
import { manifestSchema, weigh } from "../../scripts/weigh.ts";
import type { Row } from "./rows.ts";

/** @param dist the folder of the built site and its manifest */
export async function measureSizes(dist: string): Promise<Row[]> {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(dist, "web-manifest.json"), "utf8")));
  const games = await Promise.all(
    catalogue.map(async ({ slug, load }) => ({ slug, mechanic: (await load()).mechanic })),
  );
  const compressedBytes = (file: string) =>
    gzipSync(readFileSync(join(dist, "web", file)), { level: 9 }).length;
  return weigh(manifest, games, compressedBytes).map(({ name, bytes, limit }) => ({
    what: `script, compressed: ${name}`,
    figure: bytes / 1000,
    unit: "KB",
    bound: limit / 1000,
  }));
}
