/** Fails where a page or a game loads more script than a slow school line should have to carry. */
import { join } from "node:path";
import { formatWeights, isTooHeavy } from "./weigh.ts";
import { weighSite } from "./weigh-site.ts";

try {
  const weights = await weighSite(join(import.meta.dirname, "..", "dist"));
  console.log(`Script, compressed by brotli; a game on top of the first page:\n${formatWeights(weights)}`);
  if (weights.some(isTooHeavy)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
