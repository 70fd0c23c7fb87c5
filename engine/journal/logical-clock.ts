/**
 * The machines' own time, in whole milliseconds. Timers fire in the order in which they are due and believe that it is
 * exactly then, however late the real clock wakes us; an input first lets everything fire that was due before it. So a
 * journal of inputs and their times is all that is needed to live a sitting again.
 */
import type { Clock } from "../ports/clock.ts";

export interface LogicalClock extends Clock {
  /** Lets everything fire that is due, then makes it now. To be called before anything from outside is handled. */
  enter(): number;
  /** Fires nothing any more. */
  stop(): void;
}

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

export function createLogicalClock(wall: Clock, afterFiring: () => void): LogicalClock {
  const start = wall.now();
  /** In the order of firing: by due time, then by age. */
  let timers: Timer[] = [];
  let now = 0;
  let alarm: { readonly due: number; readonly handle: unknown } | null = null;

  const wallNow = (): number => Math.floor(wall.now() - start);

  const setAlarm = (): void => {
    const next = timers[0];
    if (next !== undefined && alarm !== null && alarm.due <= next.due) return;
    if (alarm !== null) wall.clearTimeout(alarm.handle);
    alarm = null;
    if (next === undefined) return;
    alarm = { due: next.due, handle: wall.setTimeout(ring, Math.max(0, next.due - wallNow())) };
  };

  const catchUp = (until: number): void => {
    for (let next = timers[0]; next !== undefined && next.due <= until; next = timers[0]) {
      timers.shift();
      now = Math.max(now, next.due);
      next.callback();
      afterFiring();
    }
  };

  function ring(): void {
    alarm = null;
    catchUp(wallNow());
    setAlarm();
  }

  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      const timer = { due: now + Math.max(0, Math.round(milliseconds)), callback };
      const later = timers.findIndex(({ due }) => due > timer.due);
      timers.splice(later < 0 ? timers.length : later, 0, timer);
      setAlarm();
      return timer;
    },
    clearTimeout(handle) {
      const index = timers.indexOf(handle as Timer);
      if (index >= 0) timers.splice(index, 1);
    },
    enter() {
      const until = Math.max(now, wallNow());
      catchUp(until);
      now = until;
      return now;
    },
    stop() {
      timers = [];
      setAlarm();
    },
  };
}
