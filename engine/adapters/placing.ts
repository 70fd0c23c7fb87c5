import { Panner } from "tone/build/esm/component/channel/Panner.js";
import type { Context } from "tone/build/esm/core/context/Context.js";
import { Gain } from "tone/build/esm/core/context/Gain.js";
import { sideName } from "../cue.ts";
import type { Timbre } from "../sound/synthesis/timbre.ts";

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

/** The level and the side of one thing that sounds. */
export interface Place {
  /** Its source connects here. */
  readonly input: AudioNode;
  move(level: number, side: number, seconds: number): void;
  /** Down to silence within so many seconds, from now or from so many seconds later on. */
  fade(seconds: number, later?: number): void;
  dispose(): void;
}

/** Between the ears by equal power. HRTF is not used: Node's is 4 dB softer and lopsided. */
export function createPlace(context: Context, into: Gain, level: number, side: number): Place {
  const gain = new Gain({ context, gain: level });
  const panner = new Panner({ context, pan: side });
  gain.chain(panner, into);
  return {
    input: gain.input,
    move(newLevel, newSide, seconds) {
      gain.gain.rampTo(newLevel, seconds);
      panner.pan.rampTo(newSide, seconds);
    },
    fade(seconds, later = 0) {
      gain.gain.rampTo(0, seconds, context.currentTime + later);
    },
    dispose() {
      gain.dispose();
      panner.dispose();
    },
  };
}
