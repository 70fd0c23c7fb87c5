/** Time that runs ahead as it is told to, and then goes on as everybody's does. */
import type { Clock } from "../../engine/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";

export interface SkippingClock extends Clock {
  /** Lets time pass until the next timer fires; false if none is set, or time is everybody's already. */
  skip(): boolean;
  /** From now on time passes by itself. What is set goes on as if nothing had happened. */
  run(): void;
}

interface Timer {
  readonly due: number;
  readonly callback: () => void;
  handle: unknown;
}

export function createSkippingClock(wall: Clock): SkippingClock {
  const ahead = createSimulatedClock();
  const timers = new Set<Timer>();
  /** The wall's time at which it began to run. */
  let since: number | null = null;

  const now = (): number => ahead.now() + (since === null ? 0 : wall.now() - since);
  const set = (timer: Timer): void => {
    const fire = (): void => {
      timers.delete(timer);
      timer.callback();
    };
    const clock = since === null ? ahead : wall;
    timer.handle = clock.setTimeout(fire, Math.max(0, timer.due - now()));
  };
  return {
    now,
    setTimeout(callback, milliseconds) {
      const timer = { due: now() + Math.max(0, milliseconds), callback, handle: null };
      timers.add(timer);
      set(timer);
      return timer;
    },
    clearTimeout(handle) {
      const timer = handle as Timer | undefined;
      if (timer === undefined || !timers.delete(timer)) return;
      (since === null ? ahead : wall).clearTimeout(timer.handle);
    },
    skip: () => since === null && ahead.advanceToNext(),
    run() {
      if (since !== null) return;
      for (const timer of timers) ahead.clearTimeout(timer.handle);
      since = wall.now();
      for (const timer of timers) set(timer);
    },
  };
}
