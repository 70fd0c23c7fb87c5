/** When, how much softer and how much higher each repetition of a layer is heard. */
import { createRandom, deriveSeed } from "../random.ts";
import type { Envelope, Layer, Repeat, Variety } from "./recipe.ts";

export interface Strike {
  /** Seconds from the start of the sound. */
  readonly at: number;
  /** Decibels. */
  readonly level: number;
  /** Semitones. */
  readonly pitch: number;
}

/** @param variant 0 is the recipe as it is written */
export function strikes(layer: Layer, variant = 0): Strike[] {
  const start = layer.at ?? 0;
  return offsets(layer.repeat, variant).map((strike) => ({
    at: start + strike.at,
    level: layer.level + strike.level,
    pitch: strike.pitch,
  }));
}

function offsets(repeat: Repeat | undefined, variant: number): Strike[] {
  if (repeat === undefined) return [{ at: 0, level: 0, pitch: 0 }];
  if (repeat.type === "even") return evenOffsets(repeat);
  const seed = variant === 0 ? repeat.seed : deriveSeed(repeat.seed, variant);
  return strewnOffsets({ ...repeat, seed });
}

/** Where in its range each variant lies: as far from each other as five can lie, and no two that follow close. */
const WHOLES = [0, 1, -1, 0.5, -0.5] as const;

/** What chance makes of the strikes of one layer. The whole sound goes up or down together, each strike a little more. */
export function varied(
  strikesOfLayer: readonly Strike[],
  variety: Variety,
  variant: number,
  layer: number,
): Strike[] {
  const { pitch = 0, level = 0, time = 0 } = variety;
  const whole = WHOLES[variant % WHOLES.length] ?? 0;
  const own = createRandom(deriveSeed(variant, layer));
  const either = (): number => own.next() * 2 - 1;
  return strikesOfLayer.map((strike) => ({
    at: Math.max(0, strike.at + (strike.at > 0 ? time * either() : 0)),
    level: strike.level + level * either(),
    pitch: strike.pitch + pitch * (0.7 * whole + 0.3 * either()),
  }));
}

function evenOffsets(repeat: Extract<Repeat, { type: "even" }>): Strike[] {
  const { times, every, level = 0, pitch = 0, stretch = 1 } = repeat;
  let at = 0;
  let pause = every;
  return Array.from({ length: times }, (_, index) => {
    const strike = { at, level: index * level, pitch: index * pitch };
    at += pause;
    pause *= stretch;
    return strike;
  });
}

/** One in every equal share of the time, so that chance leaves neither crowds nor holes. */
function strewnOffsets(repeat: Extract<Repeat, { type: "strewn" }>): Strike[] {
  const { times, over, seed, level = 0, pitch = 0 } = repeat;
  const random = createRandom(seed);
  return Array.from({ length: times }, (_, index) => ({
    // The first at once: a sound may not come late.
    at: index === 0 ? 0 : ((index + random.next()) / times) * over,
    level: -level * random.next(),
    pitch: pitch * (2 * random.next() - 1),
  }));
}

/** What is longer costs more to fetch than it is worth. */
const LONGEST_RECORDING_SECONDS = 4;

/** Steady ones have no end of their own. */
export function isSteady(layer: Layer): boolean {
  return "envelope" in layer && layer.envelope === "steady";
}

/** Seconds from a layer's strike until it has died away; none for what is steady. */
export function ringSeconds(layer: Layer): number {
  if (layer.type === "struck") {
    return layer.attack + Math.max(...layer.partials.map(([, , release]) => release));
  }
  if (layer.type === "plucked") return layer.release;
  if (layer.type === "recorded") return LONGEST_RECORDING_SECONDS;
  return envelopeSeconds(layer.envelope);
}

function envelopeSeconds(envelope: Envelope): number {
  return envelope === "steady" ? 0 : envelope.attack + (envelope.hold ?? 0) + envelope.release;
}
