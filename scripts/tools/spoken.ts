/** What answers are spoken with and heard with, where there is no network: Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

interface Package {
  readonly name: string;
  isThere(): boolean;
}

export const SPOKEN_PACKAGES: readonly Package[] = [
  bringsProgram("flite", "flite"),
  bringsProgram("espeak-ng", "espeak-ng"),
  bringsProgram("alsa-utils", "arecord"),
  bringsFile("libpocketsphinx3", "/usr/share/doc/libpocketsphinx3"),
  bringsFile("pocketsphinx-en-us", "/usr/share/pocketsphinx/model/en-us"),
];

/** Which packages to install; undefined where all are there. */
export function missingForSpoken(): string | undefined {
  const missing = SPOKEN_PACKAGES.filter((one) => !one.isThere());
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(" ");
  return `Packages are missing that answers are spoken and heard with. Install them: apt-get install ${names}`;
}

function bringsProgram(name: string, program: string): Package {
  const isThere = (): boolean =>
    spawnSync("/bin/sh", ["-c", `command -v ${program}`], { stdio: "ignore" }).status === 0;
  return { name, isThere };
}

function bringsFile(name: string, file: string): Package {
  return { name, isThere: () => existsSync(file) };
}
