/** Every sound and bed of the library, computed and measured. */
import { describe, expect, test } from "vitest";
import { families, type FamilyRecipes } from "../../engine/sound/families.ts";
import { sounds, type BedId, type SoundId } from "../../engine/sound/index.ts";
import { bedRecipe, loadAllRecipes, soundRecipe } from "../../engine/sound/recipes.ts";
import { loudest, LOUDNESS_RATE } from "../../scripts/sounds/loudness.ts";
import { bedSamples as renderBed, soundSamples as renderSound } from "../../scripts/sounds/measure.ts";
import { BED_LOUDNESS, portrait, SOUND_LOUDNESS, type Portrait } from "../../scripts/sounds/portrait.ts";
import { between, spectrum, strongest } from "../../scripts/sounds/spectrum.ts";

await loadAllRecipes();
const recipes: FamilyRecipes[] = await Promise.all(Object.values(families).map((load) => load()));
const soundSamples = new Map<string, Float32Array>();
const bedSamples = new Map<string, Float32Array>();
const soundPortraits = new Map<string, Portrait>();
const bedPortraits = new Map<string, Portrait>();
for (const { sounds: soundsOfFamily, beds: bedsOfFamily } of recipes) {
  for (const id of Object.keys(soundsOfFamily)) {
    const recipe = soundRecipe(id as SoundId);
    if (recipe === undefined) continue;
    const samples = renderSound(recipe);
    soundSamples.set(id, samples);
    soundPortraits.set(id, portrait(recipe, samples));
  }
  for (const id of Object.keys(bedsOfFamily)) {
    const recipe = bedRecipe(id as BedId);
    if (recipe === undefined) continue;
    const samples = renderBed(recipe);
    bedSamples.set(id, samples);
    bedPortraits.set(id, portrait(recipe, samples));
  }
}

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
    const softest = recipes.flatMap(({ sounds: ofFamily }) =>
      Object.entries(ofFamily).filter(([, { softer = 0 }]) => softer > 4),
    );
    expect(softest.map(([id]) => id)).toEqual(["tick"]);
    expect(loudest(madeOf("tick"))).toBeLessThan(SOUND_LOUDNESS - 5);
  });

  test("have no sample that is not a number, and stay below -1 dBFS", () => {
    // The peak of a single one that is no number is none either.
    expect(except(soundPortraits, ({ peak }) => peak <= -1)).toEqual([]);
  });

  test("are there within 45 ms, but for those that come nearer, and begin without a click", () => {
    const comesNearer = (id: string): boolean => sounds[id as SoundId].moves === true;
    const late = [...soundPortraits].filter(([id, { begins }]) => begins > (comesNearer(id) ? 0.1 : 0.045));
    expect(late).toEqual([]);
    expect(except(soundPortraits, ({ onset }) => onset <= 0.75)).toEqual([]);
  });

  test("last as long as they say, and end in silence", () => {
    const rests = ({ seconds, ends }: Portrait): number => seconds - ends;
    const wrong = except(
      soundPortraits,
      (figures) => rests(figures) >= 0.002 && rests(figures) < Math.max(0.1, 0.35 * figures.seconds),
    );
    // Their pause belongs to the pattern.
    expect(wrong.map(([id]) => id)).toEqual(["smoke-alarm", "smoke-alarm-low"]);
    expect([...soundSamples].filter(([, samples]) => samples.at(-1) !== 0)).toEqual([]);
  });

  test("reach small speakers, and what every game says is not shrill", () => {
    expect(except(soundPortraits, ({ audible, shrill }) => audible + shrill >= 0.05 && shrill < 0.7)).toEqual(
      [],
    );
    const earcons = new Map([...soundPortraits].filter(([id]) => sounds[id as SoundId].family === "shared"));
    expect(except(earcons, ({ audible, shrill }) => audible >= 0.75 && shrill < 0.1)).toEqual([]);
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

  test("are heard on small speakers, and are not shrill", () => {
    expect(except(bedPortraits, ({ audible, shrill }) => audible >= 0.2 && shrill < 0.3)).toEqual([]);
  });

  test("have no seam", () => {
    const seams = [...bedSamples].map(([id, samples]) => {
      // A second of it tells how far one sample may lie from the next.
      const steps = samples
        .subarray(0, LOUDNESS_RATE)
        .map((sample, index) => Math.abs(sample - (samples[index - 1] ?? sample)))
        .toSorted();
      const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
      return { id, isHeard: seam > (steps[Math.floor(0.999 * steps.length)] ?? 0) };
    });
    expect(seams.filter(({ isHeard }) => isHeard)).toEqual([]);
  });

  test("never rest for four seconds", () => {
    const rests = [...bedSamples].flatMap(([id, samples]) =>
      Array.from({ length: Math.floor(samples.length / LOUDNESS_RATE / 4) }, (_, part) => {
        const seconds = samples.subarray(4 * part * LOUDNESS_RATE, 4 * (part + 1) * LOUDNESS_RATE);
        return { id, part, loudness: loudest(seconds) };
      }),
    );
    expect(rests.filter(({ loudness }) => !(loudness > -55))).toEqual([]);
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
