import { expect, test } from "vitest";
import { beds as catalogue } from "../catalogue.ts";
import type { FinishedBed, Layer } from "../recipe.ts";
import { beds as weather } from "../recipes/nature.ts";
import { loudnessOf, LOUDNESS_RATE } from "../measure/loudness.ts";
import { loopOf } from "./loop.ts";
import { STRETCH_SECONDS } from "./stretch.ts";
import { added } from "./signal.ts";
import { samplesOf } from "./samples-of.ts";

const rain: FinishedBed = { ...weather.rain, trim: catalogue.rain.trim };

function bed(...layers: readonly Layer[]): FinishedBed {
  return { caption: "a bed", length: 30, volume: "effects", layers, trim: -12 };
}

/** What is heard of so many stretches that lie over each other, without the first moments, in which it fades in. */
function heard(recipe: FinishedBed, rate: number, stretches: number, seed = 1): Float32Array {
  const every = STRETCH_SECONDS * rate;
  const sum = new Float32Array(stretches * every);
  for (let index = 0; index < stretches; index++) {
    const samples = samplesOf({ type: "stretch", recipe, rate, index, seed });
    added(sum, samples, index * every, false);
  }
  return sum.subarray(2 * rate);
}

function farthest(one: Float32Array, other: Float32Array): number {
  return one.reduce((most, sample, frame) => Math.max(most, Math.abs(sample - (other[frame] as number))), 0);
}

/** Decibels of every tenth of a second, as soft and loud as they lie around the middle. */
function envelope(samples: Float32Array, rate: number): Float64Array {
  const frames = rate / 10;
  const levels = Float64Array.from({ length: Math.floor(samples.length / frames) }, (_, index) => {
    const part = samples.subarray(index * frames, (index + 1) * frames);
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 1e-9));
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** How much the two that are most alike of all windows of ten seconds are alike: 1 is the same. */
function mostAlike(levels: Float64Array): number {
  const window = 100;
  const power = (from: number): number =>
    levels.subarray(from, from + window).reduce((sum, level) => sum + level ** 2, 0);
  const powers = Array.from({ length: levels.length - window }, (_, from) => power(from));
  let most = 0;
  for (let from = 0; from + window < levels.length; from += window) {
    for (let other = from + window; other + window < levels.length; other++) {
      let sum = 0;
      for (let at = 0; at < window; at++)
        sum += (levels[from + at] as number) * (levels[other + at] as number);
      most = Math.max(most, sum / Math.sqrt((powers[from] ?? 0) * (powers[other] ?? 0)));
    }
  }
  return most;
}

test("of ten minutes of rain no ten seconds come back", () => {
  const rate = 8000;
  const loop = loopOf(rain, rate);
  const round = Float32Array.from({ length: 2 * loop.length }, (_, frame) => loop[frame % loop.length] ?? 0);
  expect(mostAlike(envelope(round, rate))).toBeCloseTo(1, 3);
  expect(mostAlike(envelope(heard(rain, rate, 600 / STRETCH_SECONDS), rate))).toBeLessThan(0.7);
});

test("the same chance is the same rain, and another another", () => {
  const of = (seed: number) => samplesOf({ type: "stretch", recipe: rain, rate: 8000, index: 3, seed });
  expect(of(5)).toEqual(of(5));
  expect(of(6)).not.toEqual(of(5));
});

test("rain is as loud where one stretch goes over into the next as anywhere", () => {
  const samples = heard(rain, LOUDNESS_RATE, 3);
  const second = (at: number): number =>
    loudnessOf(samples.subarray(at * LOUDNESS_RATE, (at + 4) * LOUDNESS_RATE)).integrated;
  const levels = Array.from({ length: 8 }, (_, index) => second(4 * index));
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(1.5);
});

test("a tone that trembles goes on as one wave where one stretch goes over into the next", () => {
  const rate = 8000;
  const tremolo = { rate: 0.7, depth: 0.5 };
  const samples = heard(
    bed({ type: "tone", wave: "sine", pitch: 100.2, level: 0, envelope: "steady", tremolo }),
    rate,
    3,
  );
  // Both come round in whole cycles after ten seconds, between which one stretch ends and the other begins.
  const later = samples.subarray(10 * rate, 20 * rate);
  expect(farthest(samples.subarray(0, 10 * rate), later)).toBeLessThan(0.001);
  expect(farthest(later, new Float32Array(later.length))).toBeGreaterThan(0.1);
});

test("a beat is kept from stretch to stretch, and what rings over is heard", () => {
  const rate = 8000;
  const drum = bed({
    type: "struck",
    pitch: 400,
    level: 0,
    attack: 0.003,
    partials: [[1, 0, 0.9]],
    repeat: { type: "even", times: 20, every: 1.5 },
  });
  const samples = heard(drum, rate, 4);
  const one = samples.slice(rate, 2.5 * rate);
  for (const beat of [1, 5, 6, 7, 13, 14, 20, 27]) {
    const from = (1 + 1.5 * beat) * rate;
    expect([beat, farthest(one, samples.subarray(from))]).toEqual([beat, expect.closeTo(0, 3)]);
  }
});
