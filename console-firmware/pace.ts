/**
 * Whether a device is gone, by the pace of its clock beside ours. One that is gone stands still, or runs off; on a machine
 * that is too busy it only falls behind, and catches up.
 */
import type { Clock } from "../engine/index.ts";

export const LOOK_MILLISECONDS = 250;
const SLOWEST_PACE = 0.1;
const FASTEST_PACE = 3;
/** So often in turn, so that a device that pauses for a moment is not taken for one that is lost. */
const LOOKS_TO_BE_SURE = 5;
/** A look that comes so late tells of a machine that is too busy, and nothing of the device. */
const LATEST_SECONDS = (2 * LOOK_MILLISECONDS) / 1000;

type Timed = Pick<AudioContext, "currentTime">;

export interface Pace {
  /** To be asked again and again. */
  isLost(context: Timed): boolean;
}

export function createPace(clock: Clock): Pace {
  let watched: Timed | null = null;
  let wall = 0;
  let heard = 0;
  let apart = 0;
  return {
    isLost(context) {
      const now = clock.now();
      const seconds = (now - wall) / 1000;
      const pace = (context.currentTime - heard) / seconds;
      if (watched !== context || (pace >= SLOWEST_PACE && pace <= FASTEST_PACE)) apart = 0;
      else if (seconds <= LATEST_SECONDS) apart++;
      watched = context;
      wall = now;
      heard = context.currentTime;
      const isSure = apart >= LOOKS_TO_BE_SURE;
      if (isSure) apart = 0;
      return isSure;
    },
  };
}
