import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";

/**
 * A package that this machine cannot install for itself, since it is for another processor. Kept: what is there is not
 * fetched again.
 *
 * @param folder of its own; what belongs to another version lies elsewhere
 * @param version or the beginning of one
 * @param file what is wanted of it, from the package's own folder
 * @returns where that lies
 */
export function fetched(folder: string, name: string, version: string, file: string): string {
  const wanted = join(folder, "node_modules", name, file);
  if (existsSync(wanted)) return wanted;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  run("npm", ["install", "--no-audit", "--no-fund", "--force", "--ignore-scripts", `${name}@${version}`], {
    cwd: folder,
  });
  return wanted;
}
