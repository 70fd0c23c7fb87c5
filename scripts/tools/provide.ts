/** Sees to it that what the tests need beside npm packages is there, and installs it where that is possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium, NO_CHROMIUM } from "./chromium.ts";
import { findPostgres, NO_POSTGRES } from "./postgres.ts";
import { hasPulseAudio, NO_PULSEAUDIO } from "./pulseaudio.ts";
import { missingForSpoken, SPOKEN_PACKAGES } from "./spoken.ts";

const root = join(import.meta.dirname, "..", "..");
const MINUTE = 60_000;

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: root, stdio: "ignore", timeout: MINUTE }).status === 0;
}

function run(program: string, args: readonly string[]): boolean {
  console.log(`Running: ${[program, ...args].join(" ")}`);
  // A package that asks something would wait for an answer for ever.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, args, { cwd: root, env, stdio: "inherit", timeout: 10 * MINUTE }).status === 0;
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function isInstalled(program: string): boolean {
  return succeeds("sh", ["-c", `command -v ${program}`]);
}

let listsAreFresh = false;

function aptInstall(name: string): boolean {
  listsAreFresh ||= run("apt-get", ["update", "-qq"]);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
}

async function chromiumStarts(): Promise<boolean> {
  const options = await findChromium();
  if (options) console.log(`Chromium: ${options.executablePath ?? "Playwright's own"}`);
  return options !== undefined;
}

async function provideChromium(): Promise<string | undefined> {
  if (await chromiumStarts()) return undefined;
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium-headless-shell"]);
  if (await chromiumStarts()) return undefined;
  if (canUseApt()) aptInstall("chromium");
  return (await chromiumStarts()) ? undefined : NO_CHROMIUM;
}

function provideSoundLibrary(): string | undefined {
  const loads = () =>
    succeeds(process.execPath, ["--input-type=module", "--eval", 'import "node-web-audio-api";']);
  if (loads()) return undefined;
  // Newer releases of Debian and Ubuntu call it libasound2t64.
  if (canUseApt() && (aptInstall("libasound2") || aptInstall("libasound2t64")) && loads()) return undefined;
  return "The system library libasound2 is missing, so nothing can be heard in Node. Install it: apt-get install libasound2";
}

function provideSox(): string | undefined {
  const works = () => succeeds("sox", ["--version"]);
  if (works() || (canUseApt() && aptInstall("sox") && works())) return undefined;
  return "The program sox is missing, which measures sounds. Install it: apt-get install sox";
}

/** Programs of Debian that tests of the console start: its voice, a cable for its buttons, and its GPIO. */
const CONSOLE_PROGRAMS = { "espeak-ng": "espeak-ng", socat: "socat", gpiomon: "gpiod" };

function provideForConsole(): string | undefined {
  const missing = Object.entries(CONSOLE_PROGRAMS).filter(
    ([program, name]) => !(isInstalled(program) || (canUseApt() && aptInstall(name) && isInstalled(program))),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map(([, name]) => name).join(" ");
  return `Programs are missing that the console is tested with. Install them: apt-get install ${names}`;
}

export function provideSpoken(): string | undefined {
  const missing = SPOKEN_PACKAGES.filter((one) => !one.isThere());
  if (canUseApt()) for (const { name } of missing) aptInstall(name);
  return missingForSpoken();
}

function provideBus(): string | undefined {
  const isThere = () => isInstalled("dbus-daemon") && isInstalled("dbus-send");
  if (isThere() || (canUseApt() && aptInstall("dbus") && isThere())) return undefined;
  return "The programs dbus-daemon and dbus-send are missing, which press a headset's buttons. Install them: apt-get install dbus";
}

function providePulseAudio(): string | undefined {
  const isThere = hasPulseAudio() || (canUseApt() && aptInstall("pulseaudio") && hasPulseAudio());
  return isThere ? undefined : NO_PULSEAUDIO;
}

function providePostgres(): string | undefined {
  const isThere = () => findPostgres() !== undefined;
  return isThere() || (canUseApt() && aptInstall("postgresql") && isThere()) ? undefined : NO_POSTGRES;
}

/** Returns what is missing and could not be had. */
export async function provideTools(): Promise<string[]> {
  const problems = [
    await provideChromium(),
    provideSoundLibrary(),
    provideSox(),
    provideForConsole(),
    provideSpoken(),
    provideBus(),
    providePulseAudio(),
    providePostgres(),
  ];
  return problems.filter((problem) => problem !== undefined);
}
