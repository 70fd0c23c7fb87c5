/**
 * `npm run sounds -- DIR`: writes every sound and bed as a WAV file, and prints what can be measured of each, with the
 * trim that would bring it to the library's loudness.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beds, sounds } from "../engine/sound/index.ts";
import { samplesOf } from "../engine/sound/synthesis/synthesise.ts";
import { LOUDNESS_RATE } from "./sounds/loudness.ts";
import { portrait, type Portrait } from "./sounds/portrait.ts";
import { wav } from "./sounds/wav.ts";

const directory = process.argv[2];
if (directory === undefined) {
  console.error("Usage: npm run sounds -- DIR");
  process.exit(2);
}
mkdirSync(directory, { recursive: true });

const rows: Record<string, Portrait> = {};
for (const [id, recipe] of Object.entries(sounds)) {
  const samples = samplesOf({ type: "sound", recipe, rate: LOUDNESS_RATE });
  writeFileSync(join(directory, `${id}.wav`), wav([samples], LOUDNESS_RATE));
  rows[id] = portrait(recipe, samples);
}
for (const [id, recipe] of Object.entries(beds)) {
  const samples = samplesOf({ type: "bed", recipe, rate: LOUDNESS_RATE });
  writeFileSync(join(directory, `bed-${id}.wav`), wav([samples], LOUDNESS_RATE));
  rows[`bed-${id}`] = portrait(recipe, samples);
}
console.table(rows);
