import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Architecture } from "./architecture.ts";
import { fetched } from "./fetched.ts";
import { run } from "./run.ts";

/** Node itself, as its makers build it, so that the console's Debian may be of any age: a distribution's own may need more. */
export function copyRuntime(root: string, architecture: Architecture, file: string): void {
  const [major = ""] = process.versions.node.split(".");
  const folder = join(root, ".cache", "console", "runtime", architecture, major);
  cpSync(fetched(folder, `node-linux-${architecture}`, major, join("bin", "node")), file);
  // Names for whoever looks for mistakes in Node itself.
  run(STRIP[architecture], [file]);
}

/** Both come with the compiler of that processor. */
const STRIP: Readonly<Record<Architecture, string>> = {
  arm64: "aarch64-linux-gnu-strip",
  x64: "strip",
};
