import type { Clock } from "../ports/clock.ts";

/** The time of the machine, in browsers and in Node alike. */
export const wallClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (handle) => clearTimeout(handle as number | undefined),
};
