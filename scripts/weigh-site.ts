/** The built site on the scales, as Chrome receives it: in brotli, which is what the server sends to it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { catalogue } from "../games/catalogue.ts";
import { manifestSchema, weigh } from "./weigh.ts";

/** @param dist the folder of the built site and its manifest */
export async function weighSite(dist: string): Promise<ReturnType<typeof weigh>> {
  const manifestPath = join(dist, "web-manifest.json");
  if (!existsSync(manifestPath)) throw new Error("The site is not built yet. Run: npm run build");
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, "utf8")));
  const games = await Promise.all(
    catalogue.map(async ({ slug, load }) => ({ slug, mechanic: (await load()).mechanic })),
  );
  return weigh(manifest, games, (file) => brotliCompressSync(readFileSync(join(dist, "web", file))).length);
}
