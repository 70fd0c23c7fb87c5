/** Every sound and bed of the library, computed and measured. */
import { describe, expect, test } from "vitest";
import { beds, sounds, type BedId, type SoundId } from "../../engine/sound/index.ts";
import { BEEPS } from "../../engine/sound/standards.ts";
import { bedRecipe } from "../../engine/sound/recipes.ts";
import { character, distance } from "../../engine/sound/measure/character.ts";
import { loudest, LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { bedSamples } from "../../scripts/sounds/measure.ts";
import {
  BED_LOUDNESS,
  portrait,
  SOUND_LOUDNESS,
  type Portrait,
} from "../../engine/sound/measure/portrait.ts";
import { spectrum, strongest } from "../../engine/sound/measure/spectrum.ts";
import { portraitOf, recipes, rendered, SOUND_IDS } from "../sound/rendered.ts";

interface BedFigures extends Portrait {
  /** Whether its end and its beginning lie further apart than samples of it otherwise do. */
  readonly hasSeam: boolean;
  /** LUFS of its softest four seconds. */
  readonly softest: number;
  /** How much it is like itself half, a quarter and an eighth of its length later: 1 is the same. */
  readonly repeats: number;
}

const PLACES: readonly BedId[] = ["store", "freezer", "bakery", "fish", "fruit", "checkout"];
const placeSamples = new Map<BedId, Float32Array>();
const soundPortraits = new Map<string, Portrait>(SOUND_IDS.map((id) => [id, portraitOf(id)]));
const bedPortraits = new Map<string, BedFigures>();
for (const id of Object.keys(beds) as BedId[]) {
  const recipe = bedRecipe(id);
  if (recipe === undefined) continue;
  const samples = bedSamples(recipe);
  const figures = { hasSeam: hasSeam(samples), softest: softest(samples), repeats: repeats(samples) };
  bedPortraits.set(id, { ...portrait(recipe, samples), ...figures });
  if (PLACES.includes(id)) placeSamples.set(id, samples);
}

/** Those of which something does not hold, with their figures. */
function except<Figures extends Portrait>(
  portraits: ReadonlyMap<string, Figures>,
  holds: (figures: Figures, id: string) => boolean,
) {
  return [...portraits].filter(([id, figures]) => !holds(figures, id));
}

/** Struck once, it dies away evenly: 6.3 LU softer as a whole than in its first moment, however long it rings, since the gate
 * lies ten LU below the mean. Half of that lies either way. */
const EVENLY = 3.4;
/** What is plucked, or is a small bar, falls faster at first than later. */
const FASTER_AT_FIRST = 3.8;
/** Calls over leaves: many rests, few voices. */
const CALLS_AND_RESTS = 4;
/** LU that each may be off, which is 3 for all others. */
const RINGING: Readonly<Record<string, number>> = {
  "clock-hour": EVENLY,
  piano: EVENLY,
  bass: EVENLY,
  "steel-drum": EVENLY,
  "tuning-fork": EVENLY,
  guitar: FASTER_AT_FIRST,
  "glockenspiel-note": FASTER_AT_FIRST,
  "music-box": FASTER_AT_FIRST,
  jungle: CALLS_AND_RESTS,
};

/** A beat and a sweep of one tone each: the real ones are the same every time as well. */
const EVEN: readonly string[] = ["heart", "radar"];

function isNear(loudness: number, wanted: number, id: string): boolean {
  return Math.abs(loudness - wanted) <= (RINGING[id] ?? 3);
}

describe("sounds", () => {
  test("are as loud as their class to 3 LU, in their loudest moment and as a whole", () => {
    const softer = new Map(
      recipes.flatMap((family) =>
        Object.entries(family.sounds).map(([id, recipe]) => [id, recipe.softer ?? 0] as const),
      ),
    );
    const off = except(soundPortraits, ({ loudness, integrated }, id) => {
      const wanted = SOUND_LOUDNESS - (softer.get(id) ?? 0);
      return isNear(loudness, wanted, id) && isNear(integrated, wanted, id);
    });
    expect(off).toEqual([]);
    expect([...softer].filter(([, by]) => by > 4)).toEqual([["tick", 6]]);
  });

  test("have no sample that is not a number, stay below -1 dBFS, and lean to neither side of zero", () => {
    // The peak of a single one that is no number is none either.
    expect(except(soundPortraits, ({ peak, dc }) => peak <= -1 && dc <= -50)).toEqual([]);
  });

  test("are there within 15 ms, but for those that say that they fade in", () => {
    const fadesIn = (id: string): boolean => sounds[id as SoundId].caption.includes("fading in");
    expect(except(soundPortraits, ({ begins }, id) => begins <= (fadesIn(id) ? 0.1 : 0.015))).toEqual([]);
  });

  test("have no click at either end", () => {
    expect(except(soundPortraits, ({ onset }) => onset <= 0.75)).toEqual([]);
    const clicks = SOUND_IDS.filter((id) => {
      const samples = rendered(id);
      const inside = largestStep(samples, 0, samples.length);
      const ends = Math.max(
        largestStep(samples, 0, EDGE),
        largestStep(samples, samples.length - EDGE, samples.length),
      );
      return samples[0] !== 0 || samples.at(-1) !== 0 || ends > 0.5 * inside;
    });
    expect(clicks).toEqual([]);
  });

  test("alarms and sirens fade in", () => {
    const alarms = SOUND_IDS.filter((id) => /alarm|siren|fire bell/.test(sounds[id].caption));
    expect(alarms.length).toBeGreaterThan(8);
    const sudden = alarms.filter((id) => {
      const samples = rendered(id);
      return highest(samples, 0, 0.01) > 0.5 * highest(samples, 0, samples.length);
    });
    expect(sudden).toEqual([]);
  });

  test("last as long as they say, and end in silence", () => {
    const rests = ({ seconds, ends }: Portrait): number => seconds - ends;
    const wrong = except(
      soundPortraits,
      (figures) => rests(figures) >= 0.002 && rests(figures) < Math.max(0.1, 0.35 * figures.seconds),
    );
    const patterns = BEEPS.flatMap(({ sound, pause = 0 }) => (pause > 1 ? [sound] : []));
    expect(wrong.map(([id]) => id)).toEqual(patterns);
    expect(SOUND_IDS.filter((id) => Math.abs(portraitOf(id).seconds - sounds[id].length) > 0.011)).toEqual(
      [],
    );
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
    const part = rendered(id).subarray(from * LOUDNESS_RATE, to * LOUDNESS_RATE);
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
  test("lie nine LU below the sounds, to 3, in their loudest moment and as a whole", () => {
    expect(BED_LOUDNESS).toBe(SOUND_LOUDNESS - 9);
    const off = except(
      bedPortraits,
      ({ loudness, integrated }, id) =>
        isNear(loudness, BED_LOUDNESS, id) && isNear(integrated, BED_LOUDNESS, id),
    );
    expect(off).toEqual([]);
  });

  test("are heard on small speakers, and are not shrill", () => {
    expect(except(bedPortraits, ({ audible, shrill }) => audible >= 0.2 && shrill < 0.3)).toEqual([]);
  });

  test("have no seam, never rest for four seconds, and lean to neither side of zero", () => {
    expect(except(bedPortraits, (bed) => !bed.hasSeam && bed.softest > -55 && bed.dc < -50)).toEqual([]);
  });

  test("of places last half a minute, and do not come round within it", () => {
    const places = new Map([...bedPortraits].filter(([id]) => beds[id as BedId].volume === "effects"));
    expect(except(places, ({ seconds }) => seconds >= 30)).toEqual([]);
    expect(except(places, ({ repeats: like }, id) => like < 0.998 || EVEN.includes(id))).toEqual([]);
  });

  test("of the store can be told apart by what is heard of them in three seconds", () => {
    const features = PLACES.map((id) => ({
      id,
      figures: character((placeSamples.get(id) ?? new Float32Array()).subarray(0, 3 * LOUDNESS_RATE)),
    }));
    const alike = features.flatMap(({ id, figures }, index) =>
      features
        .slice(index + 1)
        .map((other) => ({ pair: `${id} and ${other.id}`, distance: distance(figures, other.figures) }))
        .filter((pair) => !(pair.distance >= 2.5)),
    );
    expect(alike).toEqual([]);
  });
});

/** Samples of half a millisecond. */
const EDGE = 24;

function largestStep(samples: Float32Array, from: number, to: number): number {
  let largest = 0;
  for (let index = Math.max(1, from); index < to; index++) {
    largest = Math.max(largest, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  }
  return largest;
}

function highest(samples: Float32Array, from: number, to: number): number {
  return samples
    .subarray(from * LOUDNESS_RATE, to * LOUDNESS_RATE)
    .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function hasSeam(samples: Float32Array): boolean {
  // A second of it tells how far one sample may lie from the next.
  const steps = samples
    .subarray(0, LOUDNESS_RATE)
    .map((sample, index) => Math.abs(sample - (samples[index - 1] ?? sample)))
    .toSorted();
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  return seam > (steps[Math.floor(0.999 * steps.length)] ?? 0);
}

function softest(samples: Float32Array): number {
  const part = 4 * LOUDNESS_RATE;
  const parts = Array.from({ length: Math.floor(samples.length / part) }, (_, index) =>
    loudest(samples.subarray(index * part, (index + 1) * part)),
  );
  return Math.min(...parts);
}

function repeats(samples: Float32Array): number {
  const length = 2 * LOUDNESS_RATE;
  return Math.max(...[2, 4, 8].map((parts) => likeness(samples, Math.round(samples.length / parts), length)));
}

/** Correlation of its beginning with what follows so many samples later. */
function likeness(samples: Float32Array, later: number, length: number): number {
  let [product, one, other] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const [a, b] = [samples[index] ?? 0, samples[index + later] ?? 0];
    product += a * b;
    one += a * a;
    other += b * b;
  }
  return product / Math.sqrt(one * other);
}
