import type { Clock } from "../../engine/index.ts";

export const wallClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout | undefined),
};
