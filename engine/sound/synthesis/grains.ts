import { createRandom, type Random } from "../../random.ts";
import type { GrainsLayer } from "../recipe.ts";
import { at, followed, gainOf, roundOf, SIXTY_DECIBELS, type Setting } from "./signal.ts";

const RISE_SECONDS = 0.003;
/** Of events a second: none at all would never come to an end. */
const LEAST = 0.01;

/** One after the other at times of chance, more of them where they are denser. In a loop they come round. */
export function grains(layer: GrainsLayer, setting: Setting): Float32Array<ArrayBuffer> {
  const { rate, frames, seed } = setting;
  const loop = roundOf(setting);
  const random = createRandom(seed);
  const samples = new Float32Array(frames);
  const density = followed(layer.density, { ...setting, shift: 0 });
  const period = loop === undefined ? frames : Math.round(loop * rate);
  /** Exponential, as between things that happen by chance. */
  const pause = (frame: number): number => {
    const aSecond = Math.max(LEAST, at(density, Math.min(frame, frames - 1)));
    return Math.max(1, Math.round((-Math.log(1 - random.next()) / aSecond) * rate));
  };
  for (let frame = setting.loop === undefined ? 0 : pause(0); frame < period; frame += pause(frame)) {
    const grain = oneOf(layer, setting, random);
    for (let start = frame; start < frames; start += period) addGrain(samples, start, grain, rate);
  }
  return samples;
}

interface Grain {
  readonly hertz: number;
  readonly seconds: number;
  readonly gain: number;
  /** By how much the pitch grows from one sample to the next. */
  readonly bend: number;
  /** Undefined: a tone. */
  readonly noise: Random | undefined;
}

function oneOf(layer: GrainsLayer, { rate, shift }: Setting, random: Random): Grain {
  const height = random.next();
  const [low, high] = layer.hertz;
  const [long, short] = layer.release;
  const seconds = long * (short / long) ** height;
  return {
    hertz: low * (high / low) ** height * 2 ** (shift / 12),
    seconds,
    // Few are strong and many are weak.
    gain: gainOf(-layer.spread * Math.sqrt(random.next())),
    bend: 2 ** ((layer.bend ?? 0) / 12 / (seconds * rate)),
    noise: layer.grain === "click" ? random : undefined,
  };
}

function addGrain(
  samples: Float32Array,
  start: number,
  { hertz, seconds, gain, bend, noise }: Grain,
  rate: number,
) {
  const frames = Math.min(samples.length - start, Math.round(seconds * rate));
  const fall = SIXTY_DECIBELS ** (1 / (seconds * rate));
  const rise = RISE_SECONDS * rate;
  // A click is noise through a resonance at its pitch.
  const keep = 0.9;
  const turn = 2 * keep * Math.cos((2 * Math.PI * Math.min(hertz, 0.45 * rate)) / rate);
  let [level, phase, step, older, newer] = [gain, 0, (2 * Math.PI * hertz) / rate, 0, 0];
  for (let frame = 0; frame < frames; frame++) {
    const fade = frame < rise ? frame / rise : 1;
    let value: number;
    if (noise === undefined) {
      value = Math.sin(phase);
      phase += step;
      step *= bend;
    } else {
      value = 0.3 * (noise.next() * 2 - 1) + turn * newer - keep * keep * older;
      older = newer;
      newer = value;
    }
    samples[start + frame] = (samples[start + frame] as number) + level * fade * value;
    level *= fall;
  }
}
