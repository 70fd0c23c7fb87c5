/**
 * sudo npm run console:root [-- RELEASE]: puts the archive of `npm run build:console` into clean Debians that know no network,
 * and starts Buzzle there as its own user. It must say hello, in captions and in sound, and be played
 * from power-on to a recap by a board with buttons.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { RELEASES, type Release } from "../../../scripts/console/releases.ts";
import { until } from "../pty.ts";
import { openSoundCard } from "../sound-card.ts";
import { playSitting } from "./sitting-in-root.ts";
import { tryUpkeep } from "./upkeep-in-root.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const built = join(root, "dist", "console");
const LONGEST_MILLISECONDS = 60_000;

const [, , only] = process.argv;
const archive = existsSync(built)
  ? readdirSync(built).find((name) => name.endsWith(`-${process.arch}.tar.gz`))
  : undefined;
if (archive === undefined) throw new Error("There is no archive: npm run build:console");
if (process.getuid?.() !== 0)
  throw new Error("A root of its own can be made by root only: sudo npm run console:root");
for (const release of RELEASES) if (only === undefined || only === release) await install(release, archive);

async function install(release: Release, file: string): Promise<void> {
  const debian = join(root, ".cache", "console", `debian-${release}`);
  if (!existsSync(join(debian, "etc"))) run("debootstrap", "--variant=minbase", release, debian);
  for (const old of ["opt/buzzle", "opt/buzzle.old", "usr/src/buzzle", "var/lib/buzzle"])
    rmSync(join(debian, old), { recursive: true, force: true });
  mkdirSync(join(debian, "usr", "src", "buzzle"), { recursive: true });
  run("tar", "-C", join(debian, "usr", "src", "buzzle"), "--strip-components=1", "-xzf", join(built, file));
  run("unshare", "--net", "chroot", debian, "/usr/src/buzzle/install.sh");
  await play(release, file, debian);
  // One is enough, and takes as long as it is heard.
  if (release === RELEASES.at(-1))
    console.log(await playSitting(debian, join(root, ".cache", "console", "sitting.txt")));
  const failures = tryUpkeep(debian, join(built, file));
  console.log(
    failures.length === 0
      ? "Copies and new versions by stick: fine."
      : `Not so: it ${failures.join(", it ")}.`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

async function play(release: Release, file: string, debian: string): Promise<void> {
  const card = openSoundCard(debian);
  const inRoot = ["--net", "chroot", "--userspec=buzzle", debian];
  const buzzle = ["/opt/buzzle/node", "/opt/buzzle/program/main.js", "--appliance"];
  const sound = ["env", ...Object.entries(card.env).map(([name, value]) => `${name}=${value}`)];
  const child = spawn("unshare", [...inRoot, ...sound, ...buzzle], { stdio: ["ignore", "pipe", "inherit"] });
  const captions: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => captions.push(line));
  const ended = new Promise<number | null>((resolve) => {
    child.on("exit", (status) => resolve(status));
  });
  try {
    await until(() => captions.some((line) => line.startsWith("First, pick a name.")), LONGEST_MILLISECONDS);
    const { left } = card.heard();
    const loud = left.filter((value) => Math.abs(value) > 0.003).length;
    child.kill("SIGTERM");
    const status = await ended;
    const kept = existsSync(join(debian, "var", "lib", "buzzle", "buzzle.db"));
    console.log(`${file} in ${release} without a network: ${captions.join(" | ")}`);
    console.log(
      `${loud} loud samples, ended with ${status}, ${kept ? "its file is kept" : "nothing is kept"}.`,
    );
    if (loud === 0 || status !== 0 || !kept) process.exitCode = 1;
  } finally {
    child.kill("SIGKILL");
    card.close();
  }
}

function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}
