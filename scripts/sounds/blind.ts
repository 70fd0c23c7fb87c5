/**
 * `npm run sounds:blind -- DIR [SEED]`: forty sounds without their names, drawn and measured as players hear them, for somebody
 * who is to sort them into families by what can be seen. The key lies outside that folder, to be opened afterwards.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "../../engine/random.ts";
import { FAMILY_LINES } from "../../engine/sound/family-lines.ts";
import { sounds, type SoundId } from "../../engine/sound/index.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { asRecorded, recordingsIn } from "../../engine/sound/recordings.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { samplesOf } from "../../engine/sound/synthesis/samples-of.ts";
import { decodeRecording } from "./decode.ts";
import { CELL, drawSound } from "./draw-sound.ts";
import { blankSheet, png } from "./picture.ts";
import { traits } from "./traits.ts";

const COUNT = 40;
/** On one sheet. */
const [COLUMNS, ROWS] = [2, 2];
const FOLDER = join(import.meta.dirname, "..", "..", "assets", "recordings");

const [directory, seed = "1"] = process.argv.slice(2);
if (directory === undefined) {
  console.error("Usage: npm run sounds:blind -- DIR [SEED]");
  process.exit(2);
}
mkdirSync(directory, { recursive: true });
await loadAllRecipes();

const chosen = shuffled(Object.keys(sounds) as SoundId[], Number(seed)).slice(0, COUNT);
const sheets = Array.from({ length: COUNT / COLUMNS / ROWS }, () =>
  blankSheet(COLUMNS * CELL.width, ROWS * CELL.height),
);
const told: string[] = [];
for (const [index, id] of chosen.entries()) {
  const samples = await asHeard(id);
  const place = index % (COLUMNS * ROWS);
  const sheet = sheets[Math.floor(index / (COLUMNS * ROWS))] ?? blankSheet(CELL.width, CELL.height);
  const [left, top] = [(place % COLUMNS) * CELL.width, Math.floor(place / COLUMNS) * CELL.height];
  drawSound(sheet, samples, index + 1, { left, top });
  told.push(`${index + 1}. ${traits(samples)}`);
}
sheets.forEach((sheet, index) => writeFileSync(join(directory, `sheet-${index + 1}.png`), png(sheet)));

const inUse = new Set(Object.values(sounds).map(({ family }) => family));
writeFileSync(
  join(directory, "index.md"),
  `# Forty sounds without their names

Each sheet has four. Of each: on the left the whole sound, on the right its first quarter second with finer times; below both the
level, 50 dB high. Hertz upward, seconds to the right; white is strong, black is 65 dB below. For each, write the family
that it belongs to, a second guess, and what you take it for.

## Families

${[...inUse].map((family) => `- ${family}: ${FAMILY_LINES[family]}`).join("\n")}

## Figures

Of each: seconds, whether noise or tones; when something begins in it; its strongest partials at its loudest, each with how
fast it dies away by 60 dB; its pitch, level, and brightness (the middle of its power, in hertz) from eighth to eighth.

${told.join("\n\n")}
`,
);
const key = chosen.map((id, index) => ({ number: index + 1, id, family: sounds[id].family }));
writeFileSync(`${directory.replace(/\/$/, "")}-key.json`, JSON.stringify(key, null, 1));
console.log(
  `${COUNT} sounds in ${directory}: index.md says how to read them. The key lies beside that folder.`,
);

/** With its recording where there is one. */
async function asHeard(id: SoundId): Promise<Float32Array> {
  const recipe = soundRecipe(id);
  if (recipe === undefined) throw new Error(`${id} has no recipe`);
  const heard = asRecorded(id, recipe);
  const recordings: Record<string, Float32Array> = {};
  for (const name of recordingsIn(heard))
    recordings[name] = await decodeRecording(join(FOLDER, `${name}.mp3`));
  return samplesOf({ type: "sound", recipe: heard, rate: LOUDNESS_RATE, recordings });
}

function shuffled<Item>(items: readonly Item[], from: number): Item[] {
  const random = createRandom(from);
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
