import { createRandom, deriveSeed } from "../../random.ts";
import type { Path, VoiceLayer, Vowel } from "../recipe.ts";
import { filter } from "./filter.ts";
import { at, followed, gainOf, isPoints, wandering, type Setting } from "./signal.ts";

/**
 * The first four resonances of a grown person's mouth in hertz, and their levels in decibels (Peterson and Barney 1952, and
 * for what lies above them the tables of Csound's manual, appendix D).
 */
const MOUTHS: Record<Vowel, readonly (readonly [hertz: number, level: number])[]> = {
  a: [
    [730, 0],
    [1090, -5],
    [2440, -18],
    [3400, -22],
  ],
  e: [
    [530, 0],
    [1840, -10],
    [2480, -14],
    [3500, -20],
  ],
  i: [
    [280, 0],
    [2250, -12],
    [2950, -16],
    [3600, -20],
  ],
  o: [
    [500, 0],
    [880, -8],
    [2540, -26],
    [3300, -30],
  ],
  u: [
    [310, 0],
    [870, -14],
    [2250, -32],
    [3200, -36],
  ],
  m: [
    [250, 0],
    [1100, -22],
    [2200, -30],
    [3200, -36],
  ],
};
const WIDTHS = [7, 9, 12, 12];
/** Pulses below this many of the rate are even: the throat's own unrest. */
const UNREST_CENTS = 18;

export function voice(layer: VoiceLayer, setting: Setting): Float32Array<ArrayBuffer> {
  const throat = throatOf(layer, setting);
  const samples = new Float32Array(setting.frames);
  WIDTHS.forEach((q, index) => {
    const part = throat.slice();
    filter(part, { type: "bandpass", frequency: resonance(layer, index), q }, { ...setting, shift: 0 });
    const level = levels(layer.vowel, index, setting);
    for (let frame = 0; frame < samples.length; frame++) {
      samples[frame] = (samples[frame] as number) + at(level, frame) * (part[frame] as number);
    }
  });
  return samples;
}

/** Air in pulses that are never quite even, duller the less it is pressed, and breath. */
function throatOf(layer: VoiceLayer, setting: Setting): Float32Array<ArrayBuffer> {
  const { rate, frames, seed } = setting;
  const { breath = 0.1, rough = 0 } = layer;
  const pitch = followed(layer.pitch, setting);
  const random = createRandom(seed);
  const unrest = wandering(24, setting, deriveSeed(seed, "unrest"));
  const samples = new Float32Array(frames);
  let phase = 0;
  let strength = 1;
  let stretch = 1;
  for (let frame = 0; frame < frames; frame++) {
    const cycles = at(pitch, frame) * 2 ** ((UNREST_CENTS * unrest(frame)) / 1200);
    phase += (cycles * stretch) / rate;
    if (phase >= 1) {
      phase -= 1;
      strength = 1 - rough * 0.8 * random.next();
      stretch = 1 + rough * 0.5 * (random.next() - 0.5);
    }
    // Opens slowly, closes at once: Rosenberg's pulse, as the flow changes.
    const flow =
      phase < 0.6
        ? Math.sin((Math.PI * phase) / 0.6)
        : phase < 0.7
          ? -3 * Math.sin((Math.PI * (phase - 0.6)) / 0.1)
          : 0;
    samples[frame] = (1 - breath) * strength * flow + 2 * breath * (random.next() * 2 - 1);
  }
  return samples;
}

function resonance({ vowel, size = 1 }: VoiceLayer, index: number): Path<number> {
  const of = (shape: Vowel): number => (MOUTHS[shape][index]?.[0] ?? 1000) / size;
  return isPoints(vowel) ? vowel.map(([seconds, shape]) => [seconds, of(shape)] as const) : of(vowel);
}

/** Gains glide as pitches do, in equal ratios. */
function levels(vowel: Path<Vowel>, index: number, setting: Setting): Float64Array | number {
  const of = (shape: Vowel): number => gainOf(MOUTHS[shape][index]?.[1] ?? -60) * 4;
  const path = isPoints(vowel) ? vowel.map(([seconds, shape]) => [seconds, of(shape)] as const) : of(vowel);
  return followed(path, { ...setting, shift: 0 });
}
