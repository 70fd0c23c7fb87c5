import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Architecture } from "./architecture.ts";
import { run } from "./run.ts";

/** Node itself, so that the console's Debian may be of any age: ours, or the same major for the other processor. */
export function copyRuntime(root: string, architecture: Architecture, file: string): void {
  cpSync(architecture === process.arch ? process.execPath : fetched(root, architecture), file);
}

function fetched(root: string, architecture: Architecture): string {
  const [major = ""] = process.versions.node.split(".");
  const name = `node-linux-${architecture}`;
  const folder = join(root, ".cache", "console", "runtime", architecture);
  const file = join(folder, "node_modules", name, "bin", "node");
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  run("npm", ["install", "--no-audit", "--no-fund", "--force", "--ignore-scripts", `${name}@${major}`], {
    cwd: folder,
  });
  return file;
}
