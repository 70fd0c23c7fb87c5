import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Architecture } from "./architecture.ts";
import { fetched } from "./fetched.ts";

/** Node itself, so that the console's Debian may be of any age: ours, or the same major for the other processor. */
export function copyRuntime(root: string, architecture: Architecture, file: string): void {
  cpSync(architecture === process.arch ? process.execPath : fetchedNode(root, architecture), file);
}

function fetchedNode(root: string, architecture: Architecture): string {
  const [major = ""] = process.versions.node.split(".");
  const folder = join(root, ".cache", "console", "runtime", architecture);
  return fetched(folder, `node-linux-${architecture}`, major, join("bin", "node"));
}
