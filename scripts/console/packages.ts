/**
 * Debian's packages that Buzzle speaks, hears and plays with, as a source of packages in a folder: the console may never see a
 * network. Taken from the release that it is installed on, whatever this machine has.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApt, type Apt } from "./apt.ts";
import { GROUPS, packagesOf, type Release } from "./releases.ts";
import type { Architecture } from "./architecture.ts";
import { run } from "./run.ts";

export function fetchPackages(
  root: string,
  architecture: Architecture,
  release: Release,
  folder: string,
): void {
  mkdirSync(folder, { recursive: true });
  const apt = openApt(root, architecture, release);
  const groups = packagesOf(release);
  const wanted = GROUPS.flatMap((group) => groups[group]);
  const base = namesOf(apt, baseOf(apt));
  const all = namesOf(apt, [...baseOf(apt), ...wanted]);
  const needed = [...all].filter((name) => !base.has(name));
  apt.download([...needed, ...exactlyNeeded(apt, needed, base)], folder);
  // What a file's name may not have is written in another way by apt, and nobody reads it.
  for (const name of readdirSync(folder))
    renameSync(join(folder, name), join(folder, name.replace(/%3a/g, ".")));
  withoutUnused(folder);
  writeFileSync(join(folder, "Packages"), indexOf(folder));
  for (const group of GROUPS) writeFileSync(join(folder, `${group}.txt`), `${groups[group].join(" ")}\n`);
}

/** What every Debian has, however small. */
function baseOf(apt: Apt): string[] {
  const required = apt
    .available()
    .filter((stanza) => /^(Priority: required|Essential: yes)$/m.test(stanza))
    .map((stanza) => field(stanza, "Package"));
  return [...new Set([...required, "apt"])];
}

function namesOf(apt: Apt, wanted: readonly string[]): Set<string> {
  return new Set(apt.closure(wanted));
}

/** Of what every Debian has, those that must have the same version as one of ours: they may have been mended since. */
function exactlyNeeded(apt: Apt, names: readonly string[], base: ReadonlySet<string>): string[] {
  const ours = new Set(names);
  const exact = apt
    .available()
    .filter((stanza) => ours.has(field(stanza, "Package")))
    .flatMap((stanza) => [...field(stanza, "Depends").matchAll(/([a-z0-9.+-]+)(?::\w+)? \(= /g)])
    .map(([, name = ""]) => name);
  return [...new Set(exact)].filter((name) => base.has(name));
}

/** What pocketsphinx would guess whole sentences by: games say which words they wait for. It is most of the package. */
const UNUSED = ["en-us.lm.bin", "en-us-phone.lm.bin"];

function withoutUnused(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.startsWith("pocketsphinx-en-us"))) {
    const inside = join(folder, "inside");
    run("dpkg-deb", ["--raw-extract", join(folder, name), inside]);
    for (const file of UNUSED) rmSync(join(inside, "usr/share/pocketsphinx/model/en-us", file));
    run("dpkg-deb", ["-Zxz", "--root-owner-group", "--build", inside, join(folder, name)]);
    rmSync(inside, { recursive: true });
  }
}

/** As apt reads what there is in a folder. */
function indexOf(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".deb"))
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      const sum = createHash("sha256").update(bytes).digest("hex");
      const control = run("dpkg-deb", ["--field", join(folder, name)]).trim();
      return `${control}\nFilename: ./${name}\nSize: ${bytes.length}\nSHA256: ${sum}\n`;
    })
    .join("\n");
}

function field(stanza: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(stanza)?.[1] ?? "";
}
