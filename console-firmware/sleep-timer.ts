import type { Clock } from "../engine/index.ts";

export interface SleepTimer {
  /** 0 is off. */
  readonly minutes: () => number;
  step(direction: 1 | -1): void;
  close(): void;
}

const CHOICES = [0, 15, 30, 60];
const MINUTE = 60_000;

/** @param asleep when the time that was chosen is over */
export function createSleepTimer(clock: Clock, asleep: () => void): SleepTimer {
  let minutes = 0;
  let timer: unknown;
  return {
    minutes: () => minutes,
    step(direction) {
      const at = CHOICES.indexOf(minutes) + direction;
      minutes = CHOICES[Math.min(CHOICES.length - 1, Math.max(0, at))] ?? 0;
      clock.clearTimeout(timer);
      if (minutes > 0) timer = clock.setTimeout(asleep, minutes * MINUTE);
    },
    close: () => clock.clearTimeout(timer),
  };
}
