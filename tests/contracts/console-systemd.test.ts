import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { notifySystemd } from "../../console-firmware/adapters/systemd-notifier.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { until } from "../console/pty.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
});

it("tells systemd's socket that it is ready, and three times within the watchdog's limit that it lives", async ({
  skip,
}) => {
  if (spawnSync("systemd-notify", ["--version"]).status !== 0) {
    if (process.env["CI"] !== undefined) throw new Error("CI has no systemd-notify: it comes with systemd");
    skip("there is no systemd-notify");
  }
  const folder = mkdtempSync(join(tmpdir(), "notify-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  const socket = join(folder, "socket");
  const listening = spawn("socat", ["-u", `UNIX-RECV:${socket}`, "STDOUT"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  closers.push(() => listening.kill());
  let told = "";
  listening.stdout.on("data", (data) => (told += String(data)));
  await until(() => existsSync(socket));

  const clock = createSimulatedClock();
  const stop = notifySystemd(clock, { ...process.env, NOTIFY_SOCKET: socket, WATCHDOG_USEC: "60000000" });
  const count = (word: string): number => told.split(word).length - 1;
  await until(() => count("READY=1") === 1 && count("WATCHDOG=1") === 1);
  clock.advanceTo(40_000);
  await until(() => count("WATCHDOG=1") === 3);
  stop();
  clock.advanceTo(600_000);
  expect([count("READY=1"), count("WATCHDOG=1")]).toEqual([1, 3]);
});

it("keeps still where nobody asks", () => {
  const clock = createSimulatedClock();
  notifySystemd(clock, {});
  expect(clock.advanceToNext()).toBe(false);
});
