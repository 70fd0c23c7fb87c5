import type { Clock } from "../../engine/index.ts";

export const windowClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clearTimeout: (handle) => window.clearTimeout(handle as number | undefined),
};
