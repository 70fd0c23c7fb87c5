/** What the built site weighs, as `npm run weight` counts it. */
import { weighSite } from "../../scripts/weigh-site.ts";
import type { Row } from "./rows.ts";

/** @param dist the folder of the built site and its manifest */
export async function measureSizes(dist: string): Promise<Row[]> {
  const weights = await weighSite(dist);
  return weights.map(({ name, bytes, limit }) => ({
    what: `script, compressed: ${name}`,
    figure: bytes / 1000,
    unit: "KB",
    bound: limit / 1000,
  }));
}
