/** Every bed of the library, played by Chromium and by Node. What the tests measure of every sound, and of some beds. */
import { beds, type BedId } from "../../engine/sound/index.ts";
import { bedDifferences, openPlatforms } from "../sound/differences.ts";
import type { Row } from "./rows.ts";

export async function measureEveryBed(): Promise<Row[]> {
  const platforms = await openPlatforms();
  const ids = Object.keys(beds) as BedId[];
  const apart: string[] = [];
  for (const id of ids) apart.push(...(await bedDifferences(platforms, id)));
  await platforms.chromium.close();
  return [
    {
      what: "beds that sound otherwise in Chromium than in Node",
      figure: apart.length,
      unit: "",
      bound: 0,
      note: [`of ${ids.length}`, ...apart].join("; "),
    },
  ];
}
