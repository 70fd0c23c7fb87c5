/**
 * `npm run sounds:recordings [-- FILE.sf2]`: cuts what was recorded out of the soundfont of Debian's package
 * fluid-soundfont-gm, and writes it to assets/recordings with what was measured of it. Needs lame.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFormatted } from "../formatted.ts";
import { sounds, type SoundId } from "../../engine/sound/index.ts";
import { hertz } from "../../engine/sound/pitch.ts";
import { loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { decodeRecording } from "./decode.ts";
import { measureRecorded } from "./measure.ts";
import { WANTED, type Wanted } from "./recordings-wanted.ts";
import { readSoundfont, type Recorded } from "./soundfont.ts";
import { cutOf, pitchOf } from "./tune.ts";
import { wav } from "../../engine/adapters/wav.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "assets", "recordings");
const FACTS = join(ROOT, "engine", "sound", "recorded.ts");
const SOUNDFONT = process.argv[2] ?? "/usr/share/sounds/sf2/FluidR3_GM.sf2";
const MOST_BYTES = 250 * 1024;
/** What is held is to be heard a little beyond what stands in for it, and no longer than it costs. */
const KILOBITS = "40";
const RATE = "24";

if (!existsSync(SOUNDFONT)) {
  console.error(`There is no ${SOUNDFONT}: apt-get install fluid-soundfont-gm lame`);
  process.exit(1);
}

/** The one that lies nearest to the note, and how much faster it is to be played. */
function chosen(
  all: readonly Recorded[],
  { from, note, hertz: known, speed = 1 }: Wanted,
): { recorded: Recorded; speed: number } {
  const named = all.filter(({ name }) => name.startsWith(from));
  const [first] = named;
  if (first === undefined) throw new Error(`The soundfont has nothing whose name begins with "${from}".`);
  if (note === undefined) return { recorded: first, speed };
  const wanted = hertz(note);
  const tuned = named.flatMap((recorded) => {
    const pitch = known ?? pitchOf(recorded);
    return pitch === undefined ? [] : [{ recorded, speed: wanted / pitch }];
  });
  const best = tuned.toSorted(
    (one, other) => Math.abs(Math.log2(one.speed)) - Math.abs(Math.log2(other.speed)),
  )[0];
  if (best === undefined) throw new Error(`Nothing that begins with "${from}" has a pitch.`);
  return best;
}

function encode(samples: Float32Array, rate: number, file: string): void {
  const folder = mkdtempSync(join(tmpdir(), "recording-"));
  const plain = join(folder, "plain.wav");
  writeFileSync(plain, wav([samples], Math.round(rate)));
  execFileSync("lame", [
    "--quiet",
    "-m",
    "m",
    "--cbr",
    "-b",
    KILOBITS,
    "--resample",
    RATE,
    "-t",
    plain,
    file,
  ]);
  rmSync(folder, { recursive: true });
}

await loadAllRecipes();
const all = readSoundfont(readFileSync(SOUNDFONT));
mkdirSync(FOLDER, { recursive: true });
const facts: Record<string, object> = {};
let bytes = 0;
for (const [id, wanted] of Object.entries(WANTED) as [SoundId, Wanted][]) {
  const recipe = soundRecipe(id);
  if (recipe === undefined) throw new Error(`There is no sound ${id}.`);
  const { recorded, speed } = chosen(all, wanted);
  const file = join(FOLDER, `${id}.mp3`);
  encode(
    cutOf(recorded, { seconds: sounds[id].length, speed, rings: wanted.rings }),
    recorded.rate * speed,
    file,
  );
  const trim = measureRecorded(recipe, { [id]: await decodeRecording(file) });
  facts[id] = { from: recorded.name, trim };
  bytes += statSync(file).size;
  console.log(
    `${id}: ${recorded.name}, ${(12 * Math.log2(speed)).toFixed(1)} semitones, ${statSync(file).size} bytes, ${trim} dB`,
  );
}
console.log(`${Object.keys(facts).length} recordings, ${(bytes / 1024).toFixed(0)} KB`);
if (bytes > MOST_BYTES) throw new Error("That is more than one game may weigh.");

const text = `/**
 * The sounds that were recorded, in assets/recordings: what they were cut from, and the decibels that bring them to the
 * library's loudness. Written by \`npm run sounds:recordings\`, never by hand.
 */
export const recorded: Readonly<Record<string, { readonly from: string; readonly trim: number }>> = ${JSON.stringify(facts)};
`;
await writeFormatted(FACTS, text);
