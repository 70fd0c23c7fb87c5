/** Debian's packages, where somebody may install them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const MINUTE = 60_000;
const PAUSE = 3000;
const MOST_TRIES = (10 * MINUTE) / PAUSE;
/** Another apt at work is waited for, here by apt itself, in seconds. It does so for one of its three locks only. */
const WAITING = ["-o", "DPkg::Lock::Timeout=600"];

export function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * Installs the packages with one call. Each may be named in several ways, of which the first that the lists know is taken:
 * names change between releases. What no list knows is left out, so that it hinders none of the others.
 */
export async function aptInstall(packages: readonly (readonly string[])[]): Promise<void> {
  await run(["update", "-qq"]);
  const names = packages.flatMap((ways) => ways.find(isKnown) ?? []);
  if (names.length > 0) await run(["install", "-y", "-qq", "--no-install-recommends", ...names]);
}

function isKnown(name: string): boolean {
  // A virtual package is shown by no version of its own, and cannot be installed.
  const shown = spawnSync("apt-cache", ["show", "--no-all-versions", name], { encoding: "utf8" });
  return shown.status === 0 && shown.stdout.includes("\nVersion:");
}

async function run(args: readonly string[]): Promise<void> {
  const all = [...WAITING, ...args];
  console.log(`Running: apt-get ${all.join(" ")}`);
  // A package that asks something would wait for an answer for ever.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { stderr } = spawnSync("apt-get", all, {
      env,
      stdio: ["ignore", "inherit", "pipe"],
      encoding: "utf8",
      timeout: 20 * MINUTE,
    });
    if (!stderr.includes("Could not get lock")) {
      process.stderr.write(stderr);
      return;
    }
    if (tries === 0) console.log("Another apt is at work: waiting for it.");
    await setTimeout(PAUSE);
  }
}
