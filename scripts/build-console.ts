/**
 * npm run build:console [-- --this-machine]: an archive for each processor that puts Buzzle on a Raspberry Pi or any
 * Debian of these releases, without a network. Needs one itself, for what is made elsewhere: Node and Debian's packages.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleProgram } from "./console/bundle.ts";
import { buildNatives } from "./console/natives.ts";
import { fetchPackages } from "./console/packages.ts";
import { makerKey, publicHalf, signArchive } from "./console/sign.ts";
import { run } from "./console/run.ts";
import { packProgram, shareEqualFiles } from "./console/pack.ts";
import { copyRuntime } from "./console/runtime.ts";
import { RELEASES } from "./console/releases.ts";
import { ARCHITECTURES, type Architecture } from "./console/architecture.ts";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { "this-machine": { type: "boolean" } } });
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const architectures: readonly Architecture[] =
  values["this-machine"] === true
    ? ARCHITECTURES.filter((architecture) => architecture === process.arch)
    : ARCHITECTURES;

const out = join(root, "dist", "console");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const key = makerKey();
const built = join(out, "program");
await bundleProgram(root, built);
for (const architecture of architectures) {
  const name = `buzzle-${version}-${architecture}`;
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  const staging = join(out, `program-${architecture}`);
  const program = join(staging, "program");
  cpSync(built, program, { recursive: true, filter: (path) => !isForOther(architecture, path) });
  buildNatives(root, architecture, join(program, "node_modules"));
  copyRuntime(root, architecture, join(staging, "node"), program);
  packProgram(staging, version, architecture, join(folder, "program.deb"));
  for (const release of RELEASES)
    fetchPackages(root, architecture, release, join(folder, "packages", release));
  cpSync(join(root, "console-firmware", "install"), folder, { recursive: true });
  cpSync(join(root, "docs", "console.md"), join(folder, "console.md"));
  writeFileSync(join(folder, "architecture"), `${architecture}\n`);
  writeFileSync(join(folder, "version"), `${version}\n`);
  writeFileSync(join(folder, "update.pub"), publicHalf(key));
  shareEqualFiles(RELEASES.map((release) => join(folder, "packages", release)));
  const archive = `${folder}.tar.gz`;
  run("tar", ["--owner=0", "--group=0", "-C", out, "-czf", archive, name]);
  signArchive(archive, key);
  console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, for ${RELEASES.join(" and ")}.`);
}

function isForOther(architecture: Architecture, path: string): boolean {
  return ARCHITECTURES.some((other) => other !== architecture && path.includes(`linux-${other}`));
}
