/** What is taught, read back out of the sound: beeps counted, pitches found, and compared with the standard. */
import { describe, expect, test } from "vitest";
import { hertz, type Note } from "../../engine/sound/pitch.ts";
import { isBedId, isSoundId, sounds, type SoundId } from "../../engine/sound/index.ts";
import { bedRecipe } from "../../engine/sound/recipes.ts";
import { BEEPS, CLOCK, CROSSING, ELEVATOR, PAIRS, SLEEPERS } from "../../engine/sound/standards.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";
import { bedSamples } from "../../scripts/sounds/measure.ts";
import { onsets, stretches } from "../../engine/sound/measure/onsets.ts";
import { between, spectrum, strongest } from "../../engine/sound/measure/spectrum.ts";
import { NEEDED } from "../sound/needed-by-games.ts";
import { rendered } from "../sound/rendered.ts";

const beginnings = (id: SoundId): number[] => onsets(rendered(id), LOUDNESS_RATE);
const pauses = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

/** ISO 8201 allows a tenth, and so does NFPA 72. */
const TOLERANCE = 0.1;

test.for(BEEPS)("$sound keeps its pattern: $source", ({ sound, times, lasting, every, pause }) => {
  const heard = stretches(rendered(sound), LOUDNESS_RATE);
  expect(heard).toHaveLength(times);
  for (const { from, to } of heard)
    expect(Math.abs(to - from - lasting)).toBeLessThanOrEqual(TOLERANCE * lasting);
  for (const gap of pauses(heard.map(({ from }) => from))) expect(gap).toBeCloseTo(every ?? NaN, 1);
  if (pause !== undefined) {
    const silence = rendered(sound).length / LOUDNESS_RATE - (heard.at(-1)?.to ?? NaN);
    expect(Math.abs(silence - pause)).toBeLessThanOrEqual(TOLERANCE * pause);
  }
});

test(`${SLEEPERS.sound} is low, and square: ${SLEEPERS.source}`, () => {
  const colours = spectrum(rendered(SLEEPERS.sound), LOUDNESS_RATE, 8192);
  expect(Math.abs(strongest(colours) / SLEEPERS.hertz - 1)).toBeLessThan(TOLERANCE);
  const harmonic = (number: number): number =>
    10 * Math.log10(between(colours, SLEEPERS.hertz * number - 40, SLEEPERS.hertz * number + 40));
  // A third, a fifth, and nothing between.
  for (const number of [3, 5]) expect(harmonic(1) - harmonic(number)).toBeCloseTo(20 * Math.log10(number), 0);
  for (const number of [2, 4]) expect(harmonic(1) - harmonic(number)).toBeGreaterThan(40);
});

test.for(PAIRS)("$sound is $low and $high hertz: $source", ({ sound, low, high }) => {
  // Long enough to part two tones that lie forty hertz from each other.
  const colours = spectrum(rendered(sound), LOUDNESS_RATE, 8192);
  const first = strongest(colours);
  const without = { ...colours, power: colours.power.slice() };
  without.power.fill(0, Math.round((first - 20) / colours.step), Math.round((first + 20) / colours.step));
  const found = [first, strongest(without)].toSorted((one, other) => one - other);
  for (const [index, wanted] of [low, high].entries()) {
    expect(Math.abs((found[index] ?? NaN) / wanted - 1)).toBeLessThan(0.01);
  }
  const two = between(colours, low - 15, low + 15) + between(colours, high - 15, high + 15);
  expect(two / between(colours, 60, 20_000)).toBeGreaterThan(0.9);
});

describe(`elevator: ${ELEVATOR.source}`, () => {
  test.for(Object.entries(ELEVATOR.chimes))("%s chimes %i times", ([id, times]) => {
    expect(beginnings(id as SoundId)).toHaveLength(times);
  });

  test.for([...Object.keys(ELEVATOR.chimes), ELEVATOR.floor])("%s stays below 1500 Hz", (id) => {
    const colours = spectrum(rendered(id as SoundId), LOUDNESS_RATE);
    expect(strongest(colours)).toBeLessThanOrEqual(ELEVATOR.highest);
    expect(between(colours, ELEVATOR.highest, 20_000) / between(colours, 60, 20_000)).toBeLessThan(0.02);
  });
});

describe(`crossing: ${CROSSING.source}`, () => {
  test("the locator's tick is short, and comes once a second", () => {
    const { sound, bed, longest, every } = CROSSING.locator;
    const ticks = stretches(rendered(sound), LOUDNESS_RATE);
    expect(ticks).toHaveLength(1);
    expect(rendered(sound).length / LOUDNESS_RATE).toBeLessThanOrEqual(longest);
    const recipe = bedRecipe(bed);
    const looped = recipe ? bedSamples(recipe).subarray(0, 10 * LOUDNESS_RATE) : new Float32Array();
    const heard = stretches(looped, LOUDNESS_RATE);
    expect(heard).toHaveLength(10);
    for (const { from, to } of heard) expect(to - from).toBeLessThanOrEqual(longest);
    for (const gap of pauses(heard.map(({ from }) => from))) expect(gap).toBeCloseTo(every, 1);
  });

  test("walk ticks eight to ten times a second, with a strong part at 880 Hz", () => {
    const { sound, slowest, fastest, strongest: hertzOfWalk } = CROSSING.walk;
    const gaps = pauses(beginnings(sound)).toSorted((one, other) => one - other);
    const usual = 1 / (gaps[Math.floor(gaps.length / 2)] ?? NaN);
    expect(usual).toBeGreaterThanOrEqual(slowest);
    expect(usual).toBeLessThanOrEqual(fastest);
    const colours = spectrum(rendered(sound), LOUDNESS_RATE);
    expect(Math.abs(strongest(colours) - hertzOfWalk)).toBeLessThan(10);
    expect(between(colours, 800, 960) / between(colours, 60, 20_000)).toBeGreaterThan(0.5);
  });
});

describe(`clock: ${CLOCK.source}`, () => {
  test.for(Object.entries(CLOCK.chimes))("%s plays its changes", ([id, changes]) => {
    const notes = changes.flatMap((change) => change.split(" ") as Note[]);
    const heard = beginnings(id as SoundId);
    expect(heard).toHaveLength(notes.length);
    const beat = (heard[1] ?? NaN) - (heard[0] ?? NaN);
    const rhythm = pauses(heard).map((pause) => Math.round((10 * pause) / beat) / 10);
    expect(rhythm).toEqual(changes.flatMap(() => CLOCK.beats).slice(0, -1));
    const pitches = heard.map((second) => {
      const part = rendered(id as SoundId).subarray(
        (second + 0.05) * LOUDNESS_RATE,
        (second + 0.4) * LOUDNESS_RATE,
      );
      const colours = spectrum(part, LOUDNESS_RATE, 8192);
      // The strongest of the chime's own notes: what rang before is weaker.
      const own = (["B3", "E4", "F#4", "G#4"] as const).map((note) => ({
        note,
        power: between(colours, hertz(note) * 0.98, hertz(note) * 1.02),
      }));
      return own.toSorted((one, other) => other.power - one.power)[0]?.note;
    });
    expect(pitches).toEqual(notes);
  });

  test("the hour is one low stroke", () => {
    const { sound, hertz: wanted } = CLOCK.hour;
    expect(beginnings(sound)).toHaveLength(1);
    expect(Math.abs(strongest(spectrum(rendered(sound), LOUDNESS_RATE, 8192)) - wanted)).toBeLessThan(5);
  });
});

test("what the 52 games need is there before they need it, eight surfaces among it", () => {
  expect(Object.keys(NEEDED)).toHaveLength(52);
  const missing = Object.values<readonly string[]>(NEEDED)
    .flat()
    .filter((id) => !isSoundId(id) && !isBedId(id));
  expect(missing).toEqual([]);
  expect(Object.keys(sounds).filter((id) => id.startsWith("step-")).length).toBeGreaterThanOrEqual(8);
});
