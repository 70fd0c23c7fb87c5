import { spawn } from "node:child_process";
import type { Clock } from "../../engine/index.ts";

const ALIVE_MILLISECONDS = 20_000;

/** Tells systemd, where it asks, that the program still comes round: what hangs is started again. */
export function feedWatchdog(clock: Clock): () => void {
  if (process.env["NOTIFY_SOCKET"] === undefined) return () => {};
  let timer: unknown;
  const feed = (): void => {
    // Without the program the unit's own limit would end us: that would be noticed when it is installed.
    spawn("systemd-notify", ["WATCHDOG=1"], { stdio: "ignore" }).on("error", () => {});
    timer = clock.setTimeout(feed, ALIVE_MILLISECONDS);
  };
  feed();
  return () => clock.clearTimeout(timer);
}
