/**
 * npm run build:console [-- --this-machine]: one archive that puts Buzzle on a Raspberry Pi or any Debian, without a
 * network. Needs one itself, for what is made elsewhere: Node for the other processor and Debian's packages.
 */
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleProgram } from "./console/bundle.ts";
import { buildNatives } from "./console/natives.ts";
import { fetchPackages } from "./console/packages.ts";
import { run } from "./console/run.ts";
import { copyRuntime } from "./console/runtime.ts";
import { ARCHITECTURES, type Architecture } from "./console/architecture.ts";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { "this-machine": { type: "boolean" } } });
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const architectures: readonly Architecture[] =
  values["this-machine"] === true
    ? ARCHITECTURES.filter((architecture) => architecture === process.arch)
    : ARCHITECTURES;

const out = join(root, "dist", "console");
const folder = join(out, `buzzle-${version}`);
rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await bundleProgram(root, join(folder, "program"));
for (const architecture of architectures) {
  const into = join(folder, architecture);
  mkdirSync(into);
  buildNatives(root, architecture, join(into, "native"));
  copyRuntime(root, architecture, join(into, "node"));
  fetchPackages(root, architecture, join(into, "packages"));
}
cpSync(join(root, "console-firmware", "install"), folder, { recursive: true });
cpSync(join(root, "docs", "console.md"), join(folder, "console.md"));
const archive = `${folder}.tar.gz`;
run("tar", ["--owner=0", "--group=0", "-C", out, "-czf", archive, `buzzle-${version}`]);
console.log(`${archive}, for ${architectures.join(" and ")}.`);
