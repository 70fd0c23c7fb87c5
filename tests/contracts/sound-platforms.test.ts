/** Sounds as Chromium plays them and as Node does: close enough that a child can move from one to the other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { beds, type BedId } from "../../engine/sound/index.ts";
import { recorded } from "../../engine/sound/recorded.ts";
import { loudest } from "../../engine/sound/measure/loudness.ts";
import { spectrum, strongest } from "../../engine/sound/measure/spectrum.ts";
import { openChromium, type ChromiumPerformer } from "../sound/chromium.ts";
import { MONO, perform, play, RATE, roomFor, SOME_SOUND_IDS, type Deed } from "../sound/performance.ts";

const SECOND = 1000;
const NOTHING = new Float32Array();
/** Of an organ two pipes are equally loud: recordings are compared where their pitch is known (sound-recordings). */
const MADE_IDS = SOME_SOUND_IDS.filter((id) => !Object.hasOwn(recorded, id));
const BED_IDS = (Object.keys(beds) as BedId[]).filter((_, index) => index % 6 === 0);
const audio = await loadNodeAudio();
let chromium: ChromiumPerformer | undefined;

beforeAll(async () => {
  chromium = await openChromium();
}, 60 * SECOND);
afterAll(() => chromium?.close());

/** Says how Chromium differs by a decibel, 5 ms or 2 per cent of the pitch, and nothing if it does not. */
async function differences(name: string, seconds: number, deeds: readonly Deed[]): Promise<string[]> {
  if (audio.type === "missing") throw new Error(audio.reason);
  const [[here = NOTHING], [there = NOTHING] = []] = await Promise.all([
    perform(audio, seconds, deeds),
    chromium?.perform(seconds, deeds),
  ]);
  const level = Math.abs(loudest(there) - loudest(here));
  const late = Math.abs(onset(there) - onset(here));
  const off = Math.abs(pitch(there) / pitch(here) - 1);
  // Whatever is not a number has failed as well.
  return level < 1 && late < 0.005 && off < 0.02
    ? []
    : [`${name}: ${level} dB, ${late} s, ${off} of the pitch`];
}

/** Seconds until it has reached a thirtieth of its peak. */
function onset(samples: Float32Array): number {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return samples.findIndex((sample) => Math.abs(sample) > peak / 30) / RATE;
}

function pitch(samples: Float32Array): number {
  return strongest(spectrum(samples, RATE));
}

test("sounds have the same level, onset and pitch in both", { timeout: 180 * SECOND }, async () => {
  for (const id of MADE_IDS) expect(await differences(id, roomFor(id), [play(0.05, id)])).toEqual([]);
});

test("beds have the same level, onset and pitch in both", { timeout: 180 * SECOND }, async () => {
  for (const bed of BED_IDS) {
    const deed: Deed = { at: 0.05, type: "bed", bed: { layer: "place", bed, level: 1, side: 0 } };
    expect(await differences(bed, 2, [deed])).toEqual([]);
  }
});

test.for([-24, -7, 5, 24])("the rail is the same at %i semitones", async (semitones) => {
  const deed = play(0.05, "rail", { pitch: semitones });
  expect(await differences("rail", roomFor("rail"), [deed])).toEqual([]);
});

test.for([-1, 1])("sounds are the same in mono on side %i", async (side) => {
  for (const id of ["right", "couple-ten", "page", "tick"] as const) {
    expect(await differences(id, roomFor(id), [MONO, play(0.05, id, { side })])).toEqual([]);
  }
});
