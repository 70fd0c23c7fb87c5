import type { Room } from "../recipe.ts";
import { gainOf, SIXTY_DECIBELS } from "./signal.ts";

/** Seconds, without a common measure, so that no pitch of their own is heard (the lengths of Freeverb, by Jezar). */
const COMBS = [0.0253, 0.0269, 0.029, 0.0307, 0.0322, 0.0338];
const ALLPASSES = [0.0126, 0.01, 0.0077];
const DULLING = 0.35;

/**
 * Adds the echo of a room, in place: Schroeder's, combs side by side and then allpasses in a row. Gives its caller the turn
 * after each.
 */
export function* addRoom(samples: Float32Array, { seconds, level }: Room, rate: number): Generator<void> {
  const wet = new Float32Array(samples.length);
  const feedbacks = COMBS.map((delay) => SIXTY_DECIBELS ** (delay / seconds));
  for (const [index, delay] of COMBS.entries()) {
    addComb(wet, samples, Math.round(delay * rate), feedbacks[index] ?? 0);
    yield;
  }
  for (const delay of ALLPASSES) {
    allpass(wet, Math.round(delay * rate));
    yield;
  }
  const energy = feedbacks.reduce((sum, feedback) => sum + 1 / (1 - feedback ** 2), 0);
  const gain = gainOf(level) / Math.sqrt(energy);
  for (let frame = 0; frame < samples.length; frame++) {
    samples[frame] = (samples[frame] as number) + gain * (wet[frame] as number);
  }
}

/** Comes back again and again, each time duller. */
function addComb(wet: Float32Array, dry: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  for (let frame = 0, place = 0; frame < dry.length; frame++, place = place + 1 === delay ? 0 : place + 1) {
    const out = line[place] as number;
    dull = out * (1 - DULLING) + dull * DULLING;
    line[place] = (dry[frame] as number) + feedback * dull;
    wet[frame] = (wet[frame] as number) + out;
  }
}

/** Blurs in time and leaves the colour. */
function allpass(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (
    let frame = 0, place = 0;
    frame < samples.length;
    frame++, place = place + 1 === delay ? 0 : place + 1
  ) {
    const delayed = line[place] as number;
    const stored = (samples[frame] as number) + 0.5 * delayed;
    line[place] = stored;
    samples[frame] = delayed - 0.5 * stored;
  }
}
