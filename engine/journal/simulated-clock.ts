/**
 * Time that passes when it is told to: for tests, for programs that play, and for replaying. In whole milliseconds, as the
 * machines' own time is, so that the two never disagree about what comes first.
 */
import type { Clock } from "../ports/clock.ts";

export interface SimulatedClock extends Clock {
  /** Lets time pass up to this moment, firing what is due in its order. */
  advanceTo(moment: number): void;
  /** Lets time pass until the next timer fires; false if none is set. */
  advanceToNext(): boolean;
}

export function createSimulatedClock(): SimulatedClock {
  let now = 0;
  let timers: { readonly due: number; readonly callback: () => void }[] = [];

  const earliest = () =>
    timers.reduce<(typeof timers)[number] | undefined>(
      (first, timer) => (first === undefined || timer.due < first.due ? timer : first),
      undefined,
    );

  const fire = (timer: (typeof timers)[number]): void => {
    timers = timers.filter((other) => other !== timer);
    now = Math.max(now, timer.due);
    timer.callback();
  };

  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      const timer = { due: now + Math.max(0, Math.round(milliseconds)), callback };
      timers.push(timer);
      return timer;
    },
    clearTimeout(handle) {
      timers = timers.filter((timer) => timer !== handle);
    },
    advanceTo(moment) {
      for (let next = earliest(); next !== undefined && next.due <= moment; next = earliest()) fire(next);
      now = Math.max(now, Math.round(moment));
    },
    advanceToNext() {
      const next = earliest();
      if (next !== undefined) fire(next);
      return next !== undefined;
    },
  };
}
