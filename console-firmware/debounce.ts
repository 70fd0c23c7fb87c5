import type { Clock } from "../engine/index.ts";

/** Contacts of a cheap button are at rest after 5 ms, of a worn one after 15. */
const RESTLESS_MILLISECONDS = 20;

/**
 * Reports the first change at once and looks again when the contacts have come to rest, so that a press is never late
 * and a bounce is never a press.
 */
export function createDebouncer(clock: Clock, report: (isDown: boolean) => void): (isDown: boolean) => void {
  let reported = false;
  let latest = false;
  let timer: unknown;

  const tell = (): void => {
    if (latest === reported) return;
    reported = latest;
    report(reported);
    timer = clock.setTimeout(() => {
      timer = undefined;
      tell();
    }, RESTLESS_MILLISECONDS);
  };
  return (isDown) => {
    latest = isDown;
    if (timer === undefined) tell();
  };
}
