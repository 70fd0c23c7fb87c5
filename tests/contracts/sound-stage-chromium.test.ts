import { afterAll, beforeAll, expect, test } from "vitest";
import { loudest } from "../../engine/sound/measure/loudness.ts";
import { brightness, spectrum } from "../../engine/sound/measure/spectrum.ts";
import type { Mix } from "../../engine/ports/sound-stage.ts";
import { openChromium, type ChromiumPerformer } from "../sound/chromium.ts";
import { hearingOf } from "../sound/hearing.ts";
import { FULL_MIX, play, RATE, type Deed } from "../sound/performance.ts";
import { describeSoundStage } from "./sound-stage-suite.ts";

let chromium: ChromiumPerformer | undefined;

beforeAll(async () => {
  chromium = await openChromium();
});
afterAll(() => chromium?.close());

describeSoundStage("on Tone, in Chromium", async (seconds, deeds) =>
  hearingOf((await chromium?.perform(seconds, deeds)) ?? []),
);

/** From the left, from the right, from a little to the right, and more at once than there is room for. */
const PLAYED: readonly Deed[] = [
  play(0.5, "door-knock", { side: -1 }),
  play(1.5, "door-knock", { side: 1 }),
  play(2.5, "door-knock", { side: 0.3 }),
  ...Array.from({ length: 12 }, () => play(3.5, "door-knock")),
];

/** What is heard of them in a setting: its highest sample in dBFS, LUFS of the crowd, decibels from ear to ear, hertz. */
async function figuresIn(setting: Partial<Mix>) {
  const deeds: Deed[] = [{ at: 0, type: "mix", mix: { ...FULL_MIX, ...setting } }, ...PLAYED];
  const [left, right] = (await chromium?.perform(4.5, deeds)) ?? [];
  if (left === undefined || right === undefined) throw new Error("Chromium played nothing.");
  const from = (seconds: number, channel: Float32Array) =>
    channel.subarray(seconds * RATE, (seconds + 1) * RATE);
  return {
    peak: 20 * Math.log10(Math.max(highest(left), highest(right))),
    crowd: loudest(from(3.5, left)),
    toTheRight: loudest(from(2.5, right)) - loudest(from(2.5, left)),
    onTheLeft: brightness(spectrum(from(0.5, left), RATE)),
    onTheRight: brightness(spectrum(from(1.5, right), RATE)),
    earsApart: highest(left.map((sample, frame) => sample - (right[frame] ?? NaN))),
  };
}

function highest(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

test("in Chromium, each setting of how it is heard does what it says, and nothing else", async () => {
  const usual = await figuresIn({});
  expect(usual.peak).toBeCloseTo(-1, 1);
  expect(usual.onTheRight).toBeCloseTo(usual.onTheLeft, 0);

  const night = await figuresIn({ night: true });
  expect(night.peak).toBeCloseTo(-12, 1);
  expect(night.crowd).toBeCloseTo(usual.crowd - 11, 1);
  expect(night.toTheRight).toBeCloseTo(usual.toTheRight, 1);
  expect(night.onTheLeft).toBeCloseTo(usual.onTheLeft, 0);

  // An octave and more from left to right, where both ears get the same.
  const mono = await figuresIn({ mono: true });
  expect(mono.earsApart).toBeLessThan(1e-6);
  expect(mono.onTheRight / mono.onTheLeft).toBeGreaterThan(2);
  expect(mono.crowd).toBeCloseTo(usual.crowd, 1);

  const speakers = await figuresIn({ ears: "speakers" });
  expect(speakers.toTheRight - usual.toTheRight).toBeGreaterThan(2);
  expect(speakers.crowd).toBeCloseTo(usual.crowd, 1);
  expect(speakers.onTheLeft).toBeCloseTo(usual.onTheLeft, 0);
});
