/**
 * `npm run sounds:blind -- DIR [SEED]`: forty sounds without their names, drawn and measured, for somebody who is to sort them
 * into families by what can be seen. The key lies beside them, to be opened afterwards.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync, crc32 } from "node:zlib";
import { hann, transform } from "../../engine/sound/synthesis/fourier.ts";
import { createRandom } from "../../engine/random.ts";
import { sounds, type SoundId } from "../../engine/sound/index.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { character } from "../../engine/sound/measure/character.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { spectrum, strongest } from "../../engine/sound/measure/spectrum.ts";
import { soundSamples } from "./measure.ts";
import { onsets } from "../../engine/sound/measure/onsets.ts";
import { portrait } from "../../engine/sound/measure/portrait.ts";

const COUNT = 40;
/** On one sheet. */
const [COLUMNS, ROWS] = [4, 2];
const [WIDTH, HEIGHT, ENVELOPE, GAP] = [360, 240, 60, 10];
const SIZE = 2048;
/** A picture is as many seconds wide, however long its sound is: what is short looks short. */
const SECONDS = 2;

const [directory, seed = "1"] = process.argv.slice(2);
if (directory === undefined) {
  console.error("Usage: npm run sounds:blind -- DIR [SEED]");
  process.exit(2);
}
mkdirSync(directory, { recursive: true });
await loadAllRecipes();

const chosen = shuffled(Object.keys(sounds) as SoundId[], Number(seed)).slice(0, COUNT);
const [cellWidth, cellHeight] = [WIDTH + GAP, HEIGHT + ENVELOPE + GAP];
const [sheetWidth, sheetHeight] = [COLUMNS * cellWidth, ROWS * cellHeight];
const sheets = Array.from({ length: COUNT / COLUMNS / ROWS }, () =>
  new Uint8Array(sheetWidth * sheetHeight).fill(128),
);
const figures = chosen.map((id, index) => {
  const recipe = soundRecipe(id);
  if (recipe === undefined) throw new Error(`${id} has no recipe`);
  const samples = soundSamples(recipe);
  const place = index % (COLUMNS * ROWS);
  const sheet = sheets[Math.floor(index / (COLUMNS * ROWS))] ?? new Uint8Array();
  draw(sheet, samples, (place % COLUMNS) * cellWidth, Math.floor(place / COLUMNS) * cellHeight);
  const { seconds, brightness, airy, begins } = portrait(recipe, samples);
  const { wide, noisy, rises } = character(samples);
  const hertz = strongest(spectrum(samples, LOUDNESS_RATE, 8192));
  const starts = onsets(samples, LOUDNESS_RATE).map((second) => Number(second.toFixed(2)));
  return {
    number: index + 1,
    seconds,
    hertz: Math.round(hertz),
    brightness,
    airy,
    wide: Number(wide.toFixed(1)),
    noisy: Number(noisy.toFixed(1)),
    rises: Number(rises.toFixed(1)),
    begins,
    starts: starts.join(" "),
  };
});
sheets.forEach((sheet, index) => {
  writeFileSync(join(directory, `sheet-${index + 1}.png`), png(sheet, sheetWidth, sheetHeight));
});
writeFileSync(join(directory, "figures.json"), JSON.stringify(figures, null, 1));
const key = chosen.map((id, index) => ({ number: index + 1, id, family: sounds[id].family }));
writeFileSync(join(directory, "key.json"), JSON.stringify(key, null, 1));
console.log(
  `${COUNT} sounds, ${COLUMNS * ROWS} to a sheet, from left to right and from top to bottom, ${SECONDS} seconds wide, 60 to ` +
    "16000 Hz upward, the level below: sort them from the sheets and figures.json into families, then open key.json.",
);

function shuffled<Item>(items: readonly Item[], from: number): Item[] {
  const random = createRandom(from);
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Black is silence, white the strongest; below it the level over time. */
function draw(sheet: Uint8Array, samples: Float32Array, left: number, top: number): void {
  const columns = Array.from({ length: WIDTH }, (_, column) =>
    look(samples, Math.round((column / WIDTH) * SECONDS * LOUDNESS_RATE)),
  );
  const most = Math.max(...columns.flat());
  const levels = columns.map((column) => Math.sqrt(column.reduce((sum, value) => sum + value ** 2, 0)));
  const loudest = Math.max(...levels);
  columns.forEach((column, x) => {
    column.forEach((value, y) => {
      const decibels = 20 * Math.log10(value / most + 1e-6);
      paint(sheet, left + x, top + HEIGHT - 1 - y, Math.max(0, 255 * (1 + decibels / 60)));
    });
    const tall = Math.round((ENVELOPE * (levels[x] ?? 0)) / loudest);
    for (let y = 0; y < ENVELOPE; y++)
      paint(sheet, left + x, top + HEIGHT + ENVELOPE - 1 - y, y < tall ? 255 : 40);
  });
}

function paint(sheet: Uint8Array, x: number, y: number, shade: number): void {
  sheet[y * sheetWidth + x] = shade;
}

/** Strengths from 60 to 16000 Hz, in equal ratios. */
function look(samples: Float32Array, start: number): number[] {
  const window = hann(SIZE);
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  for (let index = 0; index < SIZE; index++) {
    real[index] = (samples[start + index - SIZE / 2] ?? 0) * (window[index] as number);
  }
  transform(real, imaginary);
  return Array.from({ length: HEIGHT }, (_, row) => {
    const bin = Math.round((60 * (16_000 / 60) ** (row / HEIGHT) * SIZE) / LOUDNESS_RATE);
    return Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0);
  });
}

/** Eight bits of gray (W3C, Portable Network Graphics). */
function png(shades: Uint8Array, width: number, height: number): Uint8Array {
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line++) {
    lines.set(shades.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
