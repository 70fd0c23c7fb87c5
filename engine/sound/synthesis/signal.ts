/**
 * What moves in a sound, as one value a sample. Loops over arrays rather than functions that hold a state: Node 20
 * allocates at every change of a captured number, which makes them ten times slower.
 */
import { createRandom, deriveSeed } from "../../random.ts";
import { hertz, type Pitch } from "../pitch.ts";
import type { Envelope, Path } from "../recipe.ts";

/** Samples of each recording, as many a second as are to be made. */
export type Recordings = Readonly<Record<string, Float32Array>>;

/** What is fixed about one strike of a layer. */
export interface Setting {
  /** Samples a second. */
  readonly rate: number;
  /** Samples to make. */
  readonly frames: number;
  /** Semitones by which this strike is higher. */
  readonly shift: number;
  /** Seconds after which all comes round, so that a bed has no seam. */
  readonly loop: number | undefined;
  /**
   * Seconds that went by before, where it is a stretch of something longer: cycles go on from there, still whole ones of the
   * loop, and what chance makes never comes round.
   */
  readonly from?: number | undefined;
  /** Chance for noise. */
  readonly seed: number;
  /** What recorded layers are made of. */
  readonly recordings?: Recordings | undefined;
}

export const SIXTY_DECIBELS = 0.001;

export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** What never ends must come round in whole cycles. */
export function wholeCycles(cyclesASecond: number, { loop }: Setting): number {
  return loop === undefined ? cyclesASecond : Math.max(1, Math.round(cyclesASecond * loop)) / loop;
}

/** Seconds after which what chance makes is heard again; undefined where it never is. */
export function roundOf({ loop, from }: Setting): number | undefined {
  return from === undefined ? loop : undefined;
}

/** Of something that turns so often, where in a cycle it begins: 0 to 1. */
export function phaseOf(cyclesASecond: number, { from = 0 }: Setting): number {
  return (cyclesASecond * from) % 1;
}

/** Gives the next frame's value each time. */
export function sine(cyclesASecond: number, setting: Setting): () => number {
  const cycles = wholeCycles(cyclesASecond, setting);
  const step = (2 * Math.PI * cycles) / setting.rate;
  const turn = 2 * Math.cos(step);
  const begin = 2 * Math.PI * phaseOf(cycles, setting);
  let now = Math.sin(begin);
  let next = Math.sin(begin + step);
  return () => {
    const value = now;
    now = next;
    next = turn * now - value;
    return value;
  };
}

/** A path in hertz, from point to point in equal ratios, as pitches are heard. What stays is one number. */
export function followed(path: Path<Pitch>, setting: Setting): Float64Array | number {
  if (!isPoints(path)) return hertz(path, setting.shift);
  const values = new Float64Array(setting.frames);
  const points = path.map(([seconds, value]) => ({
    frame: Math.round(seconds * setting.rate),
    value: hertz(value, setting.shift),
  }));
  points.forEach(({ frame, value }, index) => {
    const next = points[index + 1];
    if (next === undefined) values.fill(value, frame);
    else glide(values, frame, value, next.frame, next.value);
  });
  return values;
}

/** The value of a path at a frame. */
export function at(values: Float64Array | number, frame: number): number {
  return typeof values === "number" ? values : (values[frame] as number);
}

function glide(values: Float64Array, start: number, from: number, end: number, to: number): void {
  const ratio = (to / from) ** (1 / (end - start));
  let value = from;
  for (let frame = start; frame < Math.min(end, values.length); frame++) {
    values[frame] = value;
    value *= ratio;
  }
}

/** The highest value of a path, in hertz. */
export function highest(path: Path<Pitch>, { shift }: Setting): number {
  const values = isPoints(path) ? path.map(([, value]) => value) : [path];
  return Math.max(...values.map((value) => hertz(value, shift)));
}

export function isPoints<Value>(path: Path<Value>): path is readonly (readonly [number, Value])[] {
  return Array.isArray(path);
}

/** What is there at once still fades in. */
const AT_ONCE_SECONDS = 0.005;

/** In place: from silence straight up, and down in equal ratios. */
export function shaped(samples: Float32Array, envelope: Envelope, rate: number): void {
  if (envelope === "steady") return;
  const rise = 1 / (envelope.attack * rate);
  const hold = (envelope.attack + (envelope.hold ?? 0)) * rate;
  const fall = SIXTY_DECIBELS ** (1 / (envelope.release * rate));
  const floor = envelope.from === undefined ? 0 : gainOf(envelope.from);
  const floorRise = floor / (AT_ONCE_SECONDS * rate);
  let level = 0;
  for (let frame = 0; frame < samples.length; frame++) {
    level =
      frame <= hold ? Math.min(1, Math.max(frame * rise, Math.min(floor, frame * floorRise))) : level * fall;
    samples[frame] = (samples[frame] as number) * level;
  }
}

/** In place: down by `depth` and up again. */
export function trembling(
  samples: Float32Array,
  cyclesASecond: number,
  depth: number,
  setting: Setting,
): void {
  const wave = sine(cyclesASecond, setting);
  for (let frame = 0; frame < samples.length; frame++) {
    samples[frame] = (samples[frame] as number) * (1 - (depth / 2) * (1 - wave()));
  }
}

/**
 * Chance that moves slowly between -1 and 1, about `changes` times a second, without a corner. In a loop it comes round.
 */
export function wandering(changes: number, setting: Setting, seed: number): (frame: number) => number {
  const { rate, frames } = setting;
  const loop = roundOf(setting);
  const stops = Math.max(2, Math.round(changes * (loop ?? frames / rate)));
  const random = createRandom(seed);
  const values = Array.from({ length: stops }, () => 2 * random.next() - 1);
  const between = ((loop ?? frames / rate) * rate) / stops;
  const valueAt = (frame: number): number => {
    const place = frame / between;
    const stop = Math.floor(place);
    const from = values[stop % stops] as number;
    const to = values[(stop + 1) % stops] as number;
    return from + ((to - from) * (1 - Math.cos(Math.PI * (place - stop)))) / 2;
  };
  return inSteps(frames, valueAt);
}

/** Frames from one value that is worked out to the next; between them it goes straight. */
const STEP = 64;

/** Worked out as it is asked for: of a bed, all values would take five megabytes. 0 behind the last frame. */
function inSteps(frames: number, valueAt: (frame: number) => number): (frame: number) => number {
  let start = -1;
  let from = 0;
  let slope = 0;
  return (frame) => {
    if (frame >= frames) return 0;
    const offset = frame % STEP;
    if (frame - offset !== start) {
      start = frame - offset;
      from = valueAt(start);
      slope = (valueAt(start + STEP) - from) / STEP;
    }
    return from + slope * offset;
  };
}

/** In place: the level wanders by so many decibels up and down. */
export function drifting(samples: Float32Array, changes: number, decibels: number, setting: Setting): void {
  const wander = wandering(changes, setting, deriveSeed(setting.seed, "drift"));
  const gains = inSteps(samples.length, (frame) => gainOf((decibels / 2) * wander(frame)));
  for (let frame = 0; frame < samples.length; frame++) {
    samples[frame] = (samples[frame] as number) * gains(frame);
  }
}

/** In place. */
export function scaled(samples: Float32Array, gain: number): void {
  for (let frame = 0; frame < samples.length; frame++) samples[frame] = gain * (samples[frame] as number);
}

/** Adds to `sum`, from `start` on. What lies behind its end is cut or, in a loop, is heard at its beginning. */
export function added(sum: Float32Array, samples: Float32Array, start: number, isLoop: boolean): void {
  for (let frame = 0, place = start; frame < samples.length; frame++, place++) {
    if (place >= sum.length) {
      if (!isLoop) return;
      place %= sum.length;
    }
    sum[place] = (sum[place] as number) + (samples[frame] as number);
  }
}
