/** Signals against what is in the background, in the mix that is heard: groceryGrab with a full jar, three aisles away. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { OCTAVES } from "../../engine/sound/bands.ts";
import { lengthSeconds, type BedId, type SoundId } from "../../engine/sound/index.ts";
import type { WalkContent } from "../../engine/mechanics/walk/schema.ts";
import { game } from "../../games/groceryGrab/game.ts";
import { between, spectrum } from "../../engine/sound/measure/spectrum.ts";
import { openChromium, type ChromiumPerformer } from "../sound/chromium.ts";
import { FULL_MIX, perform, play, RATE, type Deed } from "../sound/performance.ts";

const AISLES = 3;
/** As the game's own rules make a hum and a landmark softer (engine/mechanics/walk/beacons.ts). */
const HUM_LEVEL = 1 / (1 + AISLES / 1.5);
const SOUND_LEVEL = 1 / (1 + AISLES / 2.5);
const USUAL: Deed = { at: 0, type: "mix", mix: { ...FULL_MIX, effects: 0.7, decoration: 0.7, music: 0.4 } };
const LOUD: Deed = { at: 0, type: "mix", mix: { ...FULL_MIX, effects: 0.6 } };

const { cells } = game.content as WalkContent;
const landmarks = Object.values(cells).flatMap((cell) =>
  cell.type === "floor" && cell.landmark !== undefined ? [cell.landmark] : [],
);
const hums = [...new Set(landmarks.flatMap(({ hum }) => (hum === undefined ? [] : [hum])))];
const calls = [...new Set(landmarks.map(({ here }) => here))];

function layer(name: string, bed: BedId, level = 1): Deed {
  return { at: 0, type: "bed", bed: { layer: name, bed, level, side: 0 } };
}

/** What is in the air when the jar is full and a row of right answers has been given. */
const background: Deed[] = [
  layer("game", "store"),
  layer("stake-jar-song", "party", 0.4),
  layer("streak-0", "streak-low"),
  layer("streak-1", "streak-high"),
];

const beacon = (hum: BedId): Deed => ({
  at: 0,
  type: "bed",
  bed: { layer: "beacon", bed: hum, level: HUM_LEVEL, side: 1, signal: true },
});
const call = (id: SoundId): Deed => play(1, id, { level: SOUND_LEVEL, side: 1 });

type Performing = (seconds: number, deeds: readonly Deed[]) => Promise<Float32Array[]>;

/** Decibels from the background up to the signal, in that of the signal's octaves where it is closest. */
async function headroom(
  performing: Performing,
  mix: Deed,
  signal: Deed,
  from: number,
  to: number,
): Promise<number> {
  const [all, alone] = await Promise.all([
    performing(to, [mix, ...background, signal]),
    performing(to, [mix, signal]),
  ]);
  // So soft that the limit bends nothing: what is not the signal is the background.
  const rest = all.map((channel, ear) => channel.map((sample, index) => sample - (alone[ear]?.[index] ?? 0)));
  const [signals, others] = [alone, rest].map((channels) => octavesOf(channels, from, to));
  const strongest = Math.max(...(signals ?? []));
  return Math.min(
    ...OCTAVES.map((_, band) => {
      const here = signals?.[band] ?? 0;
      return here < strongest / 10 ? Infinity : 10 * Math.log10(here / (others?.[band] ?? 0));
    }),
  );
}

function octavesOf(channels: readonly Float32Array[], from: number, to: number): number[] {
  const colours = channels.map((channel) => spectrum(channel.subarray(from * RATE, to * RATE), RATE, 4096));
  return OCTAVES.map((middle) =>
    colours.reduce((sum, ear) => sum + between(ear, middle * Math.SQRT1_2, middle * Math.SQRT2), 0),
  );
}

async function tooClose(performing: Performing, mix: Deed, some: readonly (BedId | SoundId)[]) {
  const found: Record<string, number> = {};
  for (const id of some) {
    const decibels = hums.includes(id as BedId)
      ? await headroom(performing, mix, beacon(id as BedId), 1, 3)
      : await headroom(
          performing,
          mix,
          call(id as SoundId),
          1,
          1 + Math.min(0.5, lengthSeconds(id as SoundId)),
        );
    found[id] = Number(decibels.toFixed(1));
  }
  return Object.entries(found).filter(([, decibels]) => !(decibels >= 6));
}

const audio = await loadNodeAudio();
let chromium: ChromiumPerformer | undefined;

beforeAll(async () => {
  chromium = await openChromium();
});
afterAll(() => chromium?.close());

const inNode: Performing = (seconds, deeds) => {
  if (audio.type === "missing") throw new Error(audio.reason);
  return perform(audio, seconds, deeds);
};
const inChromium: Performing = async (seconds, deeds) => (await chromium?.perform(seconds, deeds)) ?? [];

test("hums and landmarks stay 6 dB above what is in the background, in its octaves", async () => {
  expect(hums.length + calls.length).toBeGreaterThan(15);
  expect(await tooClose(inNode, USUAL, [...hums, ...calls.filter((_, index) => index % 3 === 0)])).toEqual(
    [],
  );
});

test("even where a player has turned the background up and the signals down", async () => {
  expect(await tooClose(inNode, LOUD, hums)).toEqual([]);
});

test("in Chromium as well", async () => {
  expect(await tooClose(inChromium, USUAL, [...hums.slice(0, 2), ...calls.slice(0, 1)])).toEqual([]);
});
