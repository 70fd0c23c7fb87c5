/** Sees to it that what the tests need beside npm packages is there, and installs it where that is possible. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { aptInstall, canUseApt } from "./apt.ts";
import { findChromium, NO_CHROMIUM } from "./chromium.ts";
import { findPostgres, NO_POSTGRES } from "./postgres.ts";
import { hasPulseAudio, NO_PULSEAUDIO } from "./pulseaudio.ts";
import { missingForSpoken, SPOKEN_PACKAGES } from "./spoken.ts";

const root = join(import.meta.dirname, "..", "..");
const MINUTE = 60_000;

interface Tool {
  /** Debian's packages, each by all names that it has had. */
  readonly packages: readonly (readonly string[])[];
  isThere(): boolean | Promise<boolean>;
  /** What to do, for who has no apt here. */
  readonly otherwise: string;
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: root, stdio: "ignore", timeout: MINUTE }).status === 0;
}

function isInstalled(program: string): boolean {
  return succeeds("sh", ["-c", `command -v ${program}`]);
}

const spoken: readonly Tool[] = SPOKEN_PACKAGES.map(({ name, isThere }) => ({
  packages: [[name]],
  isThere,
  otherwise: `A package is missing that answers are spoken and heard with. Install it: apt-get install ${name}`,
}));

/** Programs of Debian that tests of the console start: a cable for its buttons, and its GPIO. Its voice speaks answers, too. */
const CONSOLE_PROGRAMS = { socat: "socat", gpiomon: "gpiod" };

const TOOLS: readonly Tool[] = [
  {
    packages: [["libasound2t64", "libasound2"]],
    isThere: () =>
      succeeds(process.execPath, ["--input-type=module", "--eval", 'import "node-web-audio-api";']),
    otherwise:
      "The system library libasound2 is missing, so nothing can be heard in Node. Install it: apt-get install libasound2",
  },
  {
    packages: [["sox"]],
    isThere: () => isInstalled("sox"),
    otherwise: "The program sox is missing, which measures sounds. Install it: apt-get install sox",
  },
  ...Object.entries(CONSOLE_PROGRAMS).map(([program, name]): Tool => ({
    packages: [[name]],
    isThere: () => isInstalled(program),
    otherwise: `The program ${program} is missing, which the console is tested with. Install it: apt-get install ${name}`,
  })),
  ...spoken,
  {
    packages: [["dbus"]],
    isThere: () => isInstalled("dbus-daemon") && isInstalled("dbus-send"),
    otherwise:
      "The programs dbus-daemon and dbus-send are missing, which press a headset's buttons. Install them: apt-get install dbus",
  },
  { packages: [["pulseaudio"]], isThere: hasPulseAudio, otherwise: NO_PULSEAUDIO },
  { packages: [["postgresql"]], isThere: () => findPostgres() !== undefined, otherwise: NO_POSTGRES },
];

const browser: Tool = {
  packages: [["chromium"]],
  isThere: async () => (await findChromium()) !== undefined,
  otherwise: NO_CHROMIUM,
};

async function missingOf(tools: readonly Tool[]): Promise<Tool[]> {
  const missing: Tool[] = [];
  for (const tool of tools) if (!(await tool.isThere())) missing.push(tool);
  return missing;
}

/** Installs what is missing with one call of apt. Returns what is missing still. */
async function provide(tools: readonly Tool[]): Promise<Tool[]> {
  const missing = await missingOf(tools);
  if (missing.length === 0 || !canUseApt()) return missing;
  await aptInstall(missing.flatMap(({ packages }) => packages));
  return missingOf(missing);
}

export async function provideSpoken(): Promise<string | undefined> {
  await provide(spoken);
  return missingForSpoken();
}

/** Returns what is missing and could not be had. */
export async function provideTools(): Promise<string[]> {
  // Playwright's own is the one that its version was made for, where its server can be reached.
  if (!(await browser.isThere())) {
    const install = ["node_modules/playwright/cli.js", "install", "chromium-headless-shell"];
    spawnSync(process.execPath, install, { cwd: root, stdio: "inherit", timeout: 10 * MINUTE });
  }
  const missing = await provide([browser, ...TOOLS]);
  const found = await findChromium();
  if (found) console.log(`Chromium: ${found.executablePath ?? "Playwright's own"}`);
  return missing.map(({ otherwise }) => otherwise);
}
