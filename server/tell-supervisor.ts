import { spawnSync } from "node:child_process";

/**
 * Tells systemd how the server is, where it has asked for that (Type=notify). By its own program: Node has no sockets of
 * the kind that systemd listens to. Waits for it, so that what is told comes in order.
 */
export function tellSupervisor(state: "READY=1" | "RELOADING=1" | "STOPPING=1"): void {
  if (process.env["NOTIFY_SOCKET"] === undefined) return;
  spawnSync("systemd-notify", [state], { stdio: "ignore" });
}
