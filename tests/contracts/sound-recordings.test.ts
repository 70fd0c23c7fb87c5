/** Sounds that were recorded, measured like those that are computed; and what stands in for them until they are there. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSoundBank } from "../../engine/adapters/sound-bank.ts";
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { lengthSeconds, type SoundId } from "../../engine/sound/index.ts";
import { hertz } from "../../engine/sound/pitch.ts";
import { recorded } from "../../engine/sound/recorded.ts";
import { asRecorded, begun } from "../../engine/sound/recordings.ts";
import { soundRecipe } from "../../engine/sound/recipes.ts";
import { samplesOf } from "../../engine/sound/synthesis/samples-of.ts";
import { decodeRecording } from "../../scripts/sounds/decode.ts";
import { loudest, LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { spectrum, strongest } from "../../engine/sound/measure/spectrum.ts";
import { portrait } from "../../engine/sound/measure/portrait.ts";
import { WANTED } from "../../scripts/sounds/recordings-wanted.ts";
import { pitchOf } from "../../scripts/sounds/tune.ts";
import { openChromium, type ChromiumPerformer } from "../sound/chromium.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "assets", "recordings");
const IDS = Object.keys(recorded) as SoundId[];
const audio = await loadNodeAudio();
const fileOf = (id: string): string => join(FOLDER, `${id}.mp3`);
const rendered = new Map<SoundId, Float32Array>();
let chromium: ChromiumPerformer | undefined;

beforeAll(async () => {
  for (const id of IDS) {
    const recipe = soundRecipe(id);
    if (recipe === undefined) throw new Error(`There is no recipe for ${id}.`);
    const recordings = { [id]: await decodeRecording(fileOf(id)) };
    rendered.set(
      id,
      samplesOf({ type: "sound", recipe: asRecorded(id, recipe), rate: LOUDNESS_RATE, recordings }),
    );
  }
  chromium = await openChromium();
});
afterAll(() => chromium?.close());

test("there is a file for each, none besides, and together they weigh no more than one game may", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".mp3"));
  expect(files.map((name) => name.replace(".mp3", "")).toSorted()).toEqual(IDS.toSorted());
  expect(IDS.toSorted()).toEqual(Object.keys(WANTED).toSorted());
  const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  expect(bytes).toBeLessThan(250 * 1024);
  expect(readFileSync(join(FOLDER, "LICENSE.txt"), "utf8")).toContain("Permission is hereby granted");
});

test("they are as loud as the library, begin at once without a click, and end in silence", () => {
  const wrong = [...rendered].flatMap(([id, samples]): object[] => {
    const recipe = soundRecipe(id);
    if (recipe === undefined) return [{ id }];
    const { off, peak, begins, onset } = portrait(recipe, samples);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    const isRight =
      Math.abs(off) <= 3 &&
      peak <= -1 &&
      begins <= 0.015 &&
      onset <= 0.75 &&
      samples.at(-1) === 0 &&
      Math.abs(mean) < 0.002;
    return isRight ? [] : [{ id, off, peak, begins, onset, mean, last: samples.at(-1) }];
  });
  expect(wrong).toEqual([]);
  expect(
    [...rendered].filter(([id, { length }]) => Math.abs(length / LOUDNESS_RATE - lengthSeconds(id)) > 0.001),
  ).toEqual([]);
});

test("instruments play the note of what stands in for them, to a third of a semitone", () => {
  const off = IDS.flatMap((id) => {
    const note = WANTED[id]?.note;
    const samples = rendered.get(id) ?? new Float32Array();
    if (note === undefined) return [];
    // What is struck rings too unevenly to repeat itself, and has one strong tone.
    const found = [
      pitchOf({ samples, rate: LOUDNESS_RATE }) ?? 0,
      strongest(spectrum(samples, LOUDNESS_RATE, 8192)),
    ];
    const cents = found.map((pitch) => 1200 * Math.log2(pitch / hertz(note)));
    return cents.some((one) => Math.abs(one) <= 33) ? [] : [{ id, cents }];
  });
  expect(off).toEqual([]);
});

test("Chromium decodes them as Node does, to 5 ms and two decibels", async () => {
  const some = IDS.filter((_, index) => index % 6 === 0);
  const files = some.map((id) => readFileSync(fileOf(id)).toString("base64"));
  const there = await chromium?.decode(files);
  const here = await Promise.all(some.map((id) => decodeRecording(fileOf(id))));
  expect(there?.length).toBe(some.length);
  // Chromium keeps a little more of the treble when it makes 48,000 samples of 24,000.
  const apart = here.map((samples, index) => {
    const other = there?.[index] ?? new Float32Array();
    return {
      id: some[index],
      seconds: (samples.length - other.length) / LOUDNESS_RATE,
      decibels: loudest(samples) - loudest(other),
    };
  });
  expect(
    apart.filter(({ seconds, decibels }) => !(Math.abs(seconds) < 0.005 && Math.abs(decibels) < 2)),
  ).toEqual([]);
});

test("what is struck is struck at once: the encoder's echo ahead of the blow is not played", () => {
  const struck: readonly SoundId[] = [
    "kick",
    "snare",
    "tom",
    "hi-hat",
    "clap",
    "cowbell",
    "claves",
    "woodblock",
    "bongo",
  ];
  const late = struck.filter((id) => {
    const samples = rendered.get(id) ?? new Float32Array();
    const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    return samples.findIndex((sample) => Math.abs(sample) > peak / 2) > 0.015 * LOUDNESS_RATE;
  });
  expect(late).toEqual([]);
});

test("what stands in is heard until the recording is there, and where it cannot be had", async () => {
  if (audio.type === "missing") throw new Error(audio.reason);
  // Sounds are kept by their rate for as long as the program runs: nobody else uses this one.
  const rate = 32_000;
  const context = new audio.OfflineAudioContext(1, 1, rate);
  const shape = { sound: "cowbell", rate: 1, room: undefined, variant: 0 } as const;
  const file = (): ArrayBuffer => {
    const bytes = readFileSync(fileOf("cowbell"));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  };
  let isThere = false;
  const bank = createSoundBank(context, undefined, () =>
    isThere ? Promise.resolve(file()) : Promise.reject(new Error("no network")),
  );
  const heard = (): Float32Array => Float32Array.from(bank.sound(shape, "plain")?.getChannelData(0) ?? []);
  const recipe = soundRecipe("cowbell");
  if (recipe === undefined) throw new Error("There is no recipe for cowbell.");
  const standIn = samplesOf({ type: "sound", recipe, rate });
  expect(heard()).toEqual(standIn);
  await bank.prepare([shape], []);
  expect(heard()).toEqual(standIn);
  isThere = true;
  await bank.prepare([shape], []);
  const decoded = await context.decodeAudioData(file());
  const recordings = { cowbell: begun(decoded.getChannelData(0), rate) };
  expect(heard()).toEqual(
    samplesOf({ type: "sound", recipe: asRecorded("cowbell", recipe), rate, recordings }),
  );
});
