import { spawn } from "node:child_process";
import type { Clock } from "../../engine/index.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Tells systemd, where it asks, that Buzzle is ready, and again and again that it still comes round: what hangs is
 * started anew (sd_notify(3), sd_watchdog_enabled(3)).
 *
 * @returns ends it
 */
export function notifySystemd(clock: Clock, environment: Environment = process.env): () => void {
  if (environment["NOTIFY_SOCKET"] === undefined) return () => {};
  const tell = (...states: readonly string[]): void => {
    // Without the program the unit's own limit would end us: that would be noticed when it is installed.
    spawn("systemd-notify", states, { stdio: "ignore", env: environment }).on("error", () => {});
  };
  tell("READY=1");
  const limit = Number(environment["WATCHDOG_USEC"] ?? 0) / 1000;
  if (!(limit > 0)) return () => {};
  let timer: unknown;
  // A third: once may be missed.
  const feed = (): void => {
    timer = clock.setTimeout(feed, limit / 3);
    tell("WATCHDOG=1");
  };
  feed();
  return () => clock.clearTimeout(timer);
}
