/** Debian's packages that Buzzle speaks, hears and plays with, and all that they need: the console may never see a network. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEBIAN_NAMES, type Architecture } from "./architecture.ts";
import { run } from "./run.ts";

/** The last for the bench: its serial cable. */
const WANTED = [
  "espeak-ng",
  "libasound2",
  "gpiod",
  "libpocketsphinx3",
  "pocketsphinx-en-us",
  "alsa-utils",
  "socat",
];

export function fetchPackages(root: string, architecture: Architecture, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const state = join(root, ".cache", "console", "apt", architecture);
  for (const inner of ["lists/partial", "archives/partial"])
    mkdirSync(join(state, inner), { recursive: true });
  // As if nothing were installed: so all that is needed is taken, and the installer leaves what is there already.
  writeFileSync(join(state, "status"), "");
  const options = [
    `APT::Architecture=${DEBIAN_NAMES[architecture]}`,
    "APT::Architectures::=",
    `Dir::State=${state}`,
    `Dir::State::status=${join(state, "status")}`,
    `Dir::Cache=${state}`,
    "APT::Sandbox::User=root",
    "Debug::NoLocking=true",
  ].flatMap((option) => ["-o", option]);
  const fetched = join(state, `fetched-${WANTED.join("-")}`);
  if (!existsSync(fetched)) {
    run("apt-get", [...options, "update", "-qq"]);
    run("apt-get", [
      ...options,
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      "--download-only",
      ...WANTED,
    ]);
    writeFileSync(fetched, "");
  }
  const archives = join(state, "archives");
  for (const name of readdirSync(archives).filter((file) => file.endsWith(".deb"))) {
    copyFileSync(join(archives, name), join(folder, name));
  }
}
