/** Every sound and bed of the library, computed and measured. */
import { describe, expect, test } from "vitest";
import { beds, sounds, type BedId, type SoundId } from "../../engine/sound/index.ts";
import { samplesOf } from "../../engine/sound/synthesis/synthesise.ts";
import { loudest, LOUDNESS_RATE } from "../../scripts/sounds/loudness.ts";
import { BED_LOUDNESS, portrait, SOUND_LOUDNESS, type Portrait } from "../../scripts/sounds/portrait.ts";
import { between, spectrum, strongest } from "../../scripts/sounds/spectrum.ts";

const soundSamples = new Map(
  (Object.keys(sounds) as SoundId[]).map((id) => [
    id,
    samplesOf({ type: "sound", recipe: sounds[id], rate: LOUDNESS_RATE }),
  ]),
);
const bedSamples = new Map(
  (Object.keys(beds) as BedId[]).map((id) => [
    id,
    samplesOf({ type: "bed", recipe: beds[id], rate: LOUDNESS_RATE }),
  ]),
);
const soundPortraits = new Map([...soundSamples].map(([id, samples]) => [id, portrait(sounds[id], samples)]));
const bedPortraits = new Map([...bedSamples].map(([id, samples]) => [id, portrait(beds[id], samples)]));

function madeOf(id: SoundId): Float32Array {
  return soundSamples.get(id) ?? new Float32Array();
}

/** Those of which something does not hold, with their figures. */
function except(portraits: ReadonlyMap<string, Portrait>, holds: (figures: Portrait) => boolean) {
  return [...portraits].filter(([, figures]) => !holds(figures));
}

describe("sounds", () => {
  test("are as loud as each other to 2.5 LU, and those that are soft by as much as they say", () => {
    expect(except(soundPortraits, ({ off }) => Math.abs(off) <= 2.5)).toEqual([]);
    const soft = Object.entries(sounds).flatMap(([id, recipe]) =>
      "softer" in recipe ? [[id, recipe.softer]] : [],
    );
    expect(Object.fromEntries(soft)).toEqual({
      tick: 6,
      nothing: 3,
      "menu-step": 4,
      "mic-closed": 3,
      "dial-click": 4,
      footstep: 3,
      "footstep-mat": 3,
      bump: 2,
      pick: 2,
      footsteps: 3,
    });
    expect(loudest(madeOf("tick"))).toBeLessThan(SOUND_LOUDNESS - 5);
  });

  test("have no sample that is not a number, and stay below -1 dBFS", () => {
    // The peak of a single one that is no number is none either.
    expect(except(soundPortraits, ({ peak }) => peak <= -1)).toEqual([]);
  });

  test("are audible within 50 ms, and fade in", () => {
    expect(except(soundPortraits, ({ begins, onset }) => begins <= 0.05 && onset <= 0.5)).toEqual([]);
  });

  test("last as long as they say, and end in silence", () => {
    expect(
      except(soundPortraits, ({ seconds, ends }) => ends <= seconds - 0.002 && ends > 0.75 * seconds),
    ).toEqual([]);
    expect([...soundSamples].filter(([, samples]) => samples.at(-1) !== 0)).toEqual([]);
  });

  test("lie where small speakers play, and are not shrill", () => {
    expect(except(soundPortraits, ({ audible, shrill }) => audible >= 0.75 && shrill < 0.1)).toEqual([]);
  });
});

describe("earcons", () => {
  /** Hertz of the strongest pitch from one time to another. */
  function pitch(id: SoundId, from: number, to: number): number {
    const part = madeOf(id).subarray(from * LOUDNESS_RATE, to * LOUDNESS_RATE);
    return strongest(spectrum(part, LOUDNESS_RATE, 2048), 150);
  }

  test("the glides begin at the pitch of the rail and go an octave or more their way", () => {
    const rail = pitch("rail", 0.02, 0.2);
    expect(pitch("glide-up", 0, 0.06) / rail).toBeCloseTo(1, 1);
    expect(pitch("glide-down", 0, 0.06) / rail).toBeCloseTo(1, 1);
    expect(pitch("glide-up", 0.42, 0.5) / rail).toBeGreaterThan(2);
    expect(pitch("glide-down", 0.42, 0.5) / rail).toBeLessThan(0.5);
  });

  test("what opens rises, and what closes falls, by the same step", () => {
    const step = (id: SoundId, second: number): number =>
      pitch(id, second + 0.02, second + 0.08) / pitch(id, 0.01, 0.08);
    expect(step("menu-open", 0.09)).toBeCloseTo(1.5, 1);
    expect(step("menu-close", 0.09)).toBeCloseTo(1 / 1.5, 1);
    expect(step("ready-tone", 0.16)).toBeCloseTo(1.5, 1);
    expect(step("mic-closed", 0.16)).toBeCloseTo(1 / 1.5, 1);
  });

  test("right rises and not yet falls", () => {
    expect(pitch("right", 0.3, 0.5)).toBeGreaterThan(1.3 * pitch("right", 0.01, 0.07));
    expect(pitch("almost", 0.16, 0.25)).toBeLessThan(0.95 * pitch("almost", 0.01, 0.1));
  });
});

describe("beds", () => {
  test("lie nine LU below the sounds, to 2.5", () => {
    expect(BED_LOUDNESS).toBe(SOUND_LOUDNESS - 9);
    expect(except(bedPortraits, ({ off }) => Math.abs(off) <= 2.5)).toEqual([]);
  });

  test("lie where small speakers play, and are not shrill", () => {
    expect(except(bedPortraits, ({ audible, shrill }) => audible >= 0.65 && shrill < 0.1)).toEqual([]);
  });

  test("have no seam", () => {
    const seams = [...bedSamples].map(([id, samples]) => {
      const steps = samples
        .map((sample, index) => Math.abs(sample - (samples[index - 1] ?? sample)))
        .toSorted();
      const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
      return { id, isHeard: seam > (steps[Math.floor(0.999 * steps.length)] ?? 0) };
    });
    expect(seams.filter(({ isHeard }) => isHeard)).toEqual([]);
  });

  test("are there in every second", () => {
    const pauses = [...bedSamples].flatMap(([id, samples]) =>
      Array.from({ length: 8 }, (_, second) => {
        const part = samples.subarray(second * LOUDNESS_RATE, (second + 1) * LOUDNESS_RATE);
        return { id, second, loudness: loudest(part) };
      }),
    );
    expect(pauses.filter(({ loudness }) => !(loudness > -55))).toEqual([]);
  });

  test("of the store can be told apart by their colour or by their movement", () => {
    const places: BedId[] = ["store", "freezer", "bakery", "fish", "fruit", "checkout"];
    const features = places.map((id) => ({
      id,
      figures: character(bedSamples.get(id) ?? new Float32Array()),
    }));
    const alike = features.flatMap(({ id, figures }, index) =>
      features
        .slice(index + 1)
        .map((other) => ({ pair: `${id} and ${other.id}`, distance: distance(figures, other.figures) }))
        .filter((pair) => pair.distance < 6),
    );
    expect(alike).toEqual([]);
  });
});

const OCTAVES = [125, 250, 500, 1000, 2000, 4000];

/** Decibels of six octaves against the whole, and how much the level moves from one 50 ms to the next. */
function character(samples: Float32Array): number[] {
  const colours = spectrum(samples, LOUDNESS_RATE);
  const all = between(colours, 90, 5600);
  const octaves = OCTAVES.map((middle) =>
    Math.max(-40, 10 * Math.log10(between(colours, middle * Math.SQRT1_2, middle * Math.SQRT2) / all)),
  );
  const window = 0.05 * LOUDNESS_RATE;
  const levels = Array.from({ length: Math.floor(samples.length / window) }, (_, index) => {
    const part = samples.subarray(index * window, (index + 1) * window);
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / window + 1e-9);
  });
  const moves = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? level)));
  return [...octaves, moves.reduce((sum, move) => sum + move, 0) / moves.length];
}

/** Decibels by which two characters differ, on average. */
function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}
