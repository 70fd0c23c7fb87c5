import { Panner } from "tone/build/esm/component/channel/Panner.js";
import type { Context } from "tone/build/esm/core/context/Context.js";
import { Gain } from "tone/build/esm/core/context/Gain.js";
import { BiquadFilter } from "tone/build/esm/component/filter/BiquadFilter.js";
import { sideName } from "../cue.ts";
import type { Mix } from "../ports/sound-stage.ts";
import type { Timbre } from "../sound/synthesis/timbre.ts";
import { within } from "./within.ts";

/** Without sides, a timbre says where a sound is, by the same names as its caption. */
export function timbreOf(side: number, isMono: boolean): Timbre {
  if (!isMono) return "plain";
  switch (sideName(side)) {
    case "left":
    case "half left":
      return "dark";
    case "centre":
      return "plain";
    case "right":
    case "half right":
      return "bright";
  }
}

/** How a side is played, so that it is heard where it is meant. */
export interface Width {
  readonly isMono: boolean;
  readonly ears: Mix["ears"];
}

export const USUAL_WIDTH: Width = { isMono: false, ears: "headphones" };

/** Through two loudspeakers that stand close together, a little to the left is hardly to the left. */
const SPEAKERS_EXPONENT = 0.6;

/** From a side, -1 to 1, to what the panner is told. */
export function panOf(side: number, { isMono, ears }: Width): number {
  if (isMono) return 0;
  return ears === "speakers" ? Math.sign(side) * Math.abs(side) ** SPEAKERS_EXPONENT : side;
}

/** In which what is cut off fades, so that nothing clicks. */
export const SILENCE_SECONDS = 0.008;

/** The level and the side of one thing that sounds. */
export interface Place {
  /** Its source connects here. */
  readonly input: AudioNode;
  move(level: number, side: number, force: number | undefined, seconds: number): void;
  /** To that side within so many seconds, from so many seconds later on. */
  cross(side: number, seconds: number, later: number): void;
  /** Down to silence within so many seconds, from now or from so many seconds later on. */
  fade(seconds: number, later?: number): void;
  dispose(): void;
}

const USUAL_FORCE = 0.5;
/** Above this, what is struck harder grows brighter. */
const BRIGHT_HERTZ = 1800;

/** Decibels that a force adds. */
export function forceDecibels(force: number | undefined): number {
  return strengthOf(force).level;
}

/** Decibels of the whole, and of what lies high. Harder is brighter rather than louder: everything is loud enough. */
function strengthOf(force = USUAL_FORCE): { level: number; brightness: number } {
  const off = within(force, 0, 1, USUAL_FORCE) - USUAL_FORCE;
  return off < 0 ? { level: 20 * off, brightness: 32 * off } : { level: 6 * off, brightness: 16 * off };
}

/** Between the ears by equal power. HRTF is not used: Node's is 4 dB softer and lopsided. */
export function createPlace(
  context: Context,
  into: Gain,
  level: number,
  side: number,
  force: number | undefined,
): Place {
  const gain = new Gain({ context, gain: level * 10 ** (strengthOf(force).level / 20) });
  const shelf = new BiquadFilter({
    context,
    type: "highshelf",
    frequency: BRIGHT_HERTZ,
    gain: strengthOf(force).brightness,
  });
  const panner = new Panner({ context, pan: side });
  shelf.chain(gain, panner, into);
  return {
    input: shelf.input,
    move(newLevel, newSide, newForce, seconds) {
      const { level: louder, brightness } = strengthOf(newForce);
      gain.gain.rampTo(newLevel * 10 ** (louder / 20), seconds);
      shelf.gain.linearRampTo(brightness, seconds);
      panner.pan.rampTo(newSide, seconds);
    },
    cross(to, seconds, later) {
      panner.pan.linearRampTo(to, seconds, context.currentTime + later);
    },
    fade(seconds, later = 0) {
      gain.gain.rampTo(0, seconds, context.currentTime + later);
    },
    dispose() {
      gain.dispose();
      shelf.dispose();
      panner.dispose();
    },
  };
}
