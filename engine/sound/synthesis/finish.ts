/** What is done to all layers together. */
import type { FinishedBed, FinishedSound } from "../recipe.ts";
import { filter } from "./filter.ts";
import { addRoom } from "./room.ts";
import { gainOf, scaled } from "./signal.ts";

const FADE_OUT_SECONDS = 0.008;
/** What no small speaker can play only takes room. */
const LOWEST_HERTZ = 60;
const UNBENT = 0.45;
const ROOM = 10 ** (-1.05 / 20) - UNBENT;

/** Room, lowest filter, trim and bounds, in place. */
export function* finish(
  samples: Float32Array,
  { trim, room }: FinishedSound | FinishedBed,
  rate: number,
): Generator<void> {
  if (room) yield* addRoom(samples, room, rate);
  const setting = { rate, frames: samples.length, shift: 0, loop: undefined, seed: 0 };
  filter(samples, { type: "highpass", frequency: LOWEST_HERTZ }, setting);
  trimmed(samples, trim);
}

/** In place. What is all peak is bent a little rather than left too soft. Nothing comes out above -1 dBFS. */
export function trimmed(samples: Float32Array, trim: number): void {
  scaled(samples, gainOf(trim));
  for (let frame = 0; frame < samples.length; frame++) {
    const value = samples[frame] as number;
    const over = Math.abs(value) - UNBENT;
    if (over > 0) samples[frame] = Math.sign(value) * (UNBENT + ROOM * Math.tanh(over / ROOM));
  }
}

/** In place: its end, so that it does not click. */
export function fadeOut(samples: Float32Array, rate: number, seconds = FADE_OUT_SECONDS): void {
  const fade = Math.round(seconds * rate);
  const start = samples.length - fade;
  for (let frame = 0; frame < fade; frame++) {
    samples[start + frame] = (samples[start + frame] as number) * (1 - (frame + 1) / fade);
  }
}
