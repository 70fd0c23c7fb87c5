/** Every sound of the library, computed, played and measured in Chromium, beside what Node makes of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sounds } from "../../engine/sound/index.ts";
import { recorded } from "../../engine/sound/recorded.ts";
import { SOUND_LOUDNESS } from "../../engine/sound/measure/portrait.ts";
import { openChromium } from "../sound/chromium.ts";
import { portraitOf, recipes, SOUND_IDS } from "../sound/rendered.ts";
import type { Played } from "../sound/through-the-stage.ts";

const RECORDINGS = join(import.meta.dirname, "..", "..", "assets", "recordings");
const files = Object.fromEntries(
  readdirSync(RECORDINGS)
    .filter((name) => name.endsWith(".mp3"))
    .map((name) => [name.replace(".mp3", ""), readFileSync(join(RECORDINGS, name)).toString("base64")]),
);
const softer = new Map(
  recipes.flatMap((family) =>
    Object.entries(family.sounds).map(([id, recipe]) => [id, recipe.softer ?? 0] as const),
  ),
);
let played: readonly Played[] = [];

beforeAll(async () => {
  const chromium = await openChromium();
  played = await chromium.played(SOUND_IDS, files);
  await chromium.close();
});

/** The figures of those of which something does not hold. */
function except(holds: (figures: Played) => boolean): Played[] {
  return played.filter((figures) => !holds(figures));
}

test("all of them are heard", () => {
  expect(played.map(({ id }) => id)).toEqual(SOUND_IDS);
  expect(except(({ loudness }) => loudness > -45)).toEqual([]);
});

test("they begin within 15 ms of their cue, to the nearest, but for those that say that they fade in", () => {
  const fadesIn = ({ id }: Played): boolean => sounds[id].caption.includes("fading in");
  expect(except((figures) => figures.begins <= (fadesIn(figures) ? 0.1 : 0.016))).toEqual([]);
});

test("they stay below -1 dBFS, lean to neither side of zero, and click at neither end", () => {
  expect(except(({ peak, dc }) => peak <= -1 && dc <= -50)).toEqual([]);
  expect(except(({ onset, edge }) => onset <= 0.75 && edge <= 0.5)).toEqual([]);
});

test("they last as long as they say, and nothing is heard after that", () => {
  expect(except(({ id, seconds }) => Math.abs(seconds - sounds[id].length) <= 0.011)).toEqual([]);
  expect(except(({ after }) => after < 0.0003)).toEqual([]);
});

test("they are as loud as the library, to 4 LU: recordings are decoded with more treble than in Node", () => {
  const isNear = ({ id, loudness, integrated }: Played): boolean =>
    Math.abs((loudness + integrated) / 2 - SOUND_LOUDNESS + (softer.get(id) ?? 0)) <= 4;
  expect(except(isNear)).toEqual([]);
});

test("they are what Node makes, to 1 dB, 3 ms and 3 per cent of their brightness", () => {
  // One in five: the stage does not know one sound from another, and Node's are measured by their own tests.
  const some = played.filter(({ id }, index) => index % 5 === 0 && !Object.hasOwn(recorded, id));
  const apart = some
    .map((there) => ({ there, here: portraitOf(there.id) }))
    .filter(
      ({ there, here }) =>
        !(
          Math.abs(there.loudness - here.loudness) < 1 &&
          Math.abs(there.integrated - here.integrated) < 1 &&
          Math.abs(there.begins - here.begins) <= 0.003 &&
          Math.abs(there.brightness / here.brightness - 1) < 0.03
        ),
    );
  expect(some.length).toBeGreaterThan(80);
  expect(apart).toEqual([]);
});
