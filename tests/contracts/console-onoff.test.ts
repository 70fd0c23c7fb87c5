/** The buttons by onoff and epoll themselves, on a tree of sysfs that answers as a kernel's does. */
import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { until } from "../console/pty.ts";

const folder = join(import.meta.dirname, "..", "console", "commands", "gpio-sysfs");
const BASE = 512;

/** Why there is nothing to test; null where it can be. */
function lacking(): string | null {
  if (!existsSync("/dev/fuse")) return "there is no /dev/fuse";
  const { status } = spawnSync("unshare", ["--mount", "true"]);
  return status === 0 ? null : "a folder of one's own may not be mounted here (unshare --mount, as root)";
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
});

/** With FUSE's tree in the place of /sys/class, for it and its children alone. */
function startInTree(): ChildProcessByStdio<Writable, Readable, null> {
  const fd = openSync("/dev/fuse", "r+");
  closers.push(() => closeSync(fd));
  const tsx = `${process.execPath} --import tsx`;
  const script = `
    mount -i -t fuse gpio /sys/class -o fd=3,rootmode=40000,user_id=0,group_id=0,allow_other &&
    { ${tsx} ${join(folder, "main.ts")} 3 ${BASE} pinctrl-bcm2711 </dev/null & server=$!; ${tsx} ${join(folder, "play.ts")}; kill $server; }`;
  const child = spawn("unshare", ["--mount", "sh", "-c", script], {
    stdio: ["pipe", "pipe", "inherit", fd],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  // Then all that it has started ends.
  closers.push(() => child.stdin.end());
  return child;
}

it("is felt by its six buttons and its power button, and lets go of all lines", async ({ skip }) => {
  const why = lacking();
  if (why !== null) {
    if (process.env["CI"] !== undefined) process.stderr.write(`onoff on sysfs was not tested: ${why}\n`);
    skip(why);
  }
  const { stdin, stdout } = startInTree();
  const heard: string[] = [];
  createInterface({ input: stdout }).on("line", (line) => heard.push(line));
  const set = (line: number, value: 0 | 1): boolean => stdin.write(`${BASE + line} ${value}\n`);
  await until(() => heard.includes("ready"));
  for (const [line, what] of [
    [17, "left"],
    [27, "right"],
    [22, "up"],
    [23, "down"],
    [24, "select"],
    [25, "repeat"],
  ] as const) {
    set(line, 0);
    await until(() => heard.at(-1) === `${what} down`);
    set(line, 1);
    await until(() => heard.at(-1) === `${what} up`);
  }
  set(3, 0);
  await until(() => heard.at(-1) === "off");
  stdin.end();
  await until(() => heard.at(-1)?.startsWith("taken") === true);
  expect(heard.slice(13)).toEqual(["off", "taken: "]);
});
