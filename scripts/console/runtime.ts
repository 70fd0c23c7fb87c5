import { cpSync } from "node:fs";
import { join } from "node:path";
import { NODE_LICENSE } from "../notices/write-notices.ts";
import type { Architecture } from "./architecture.ts";
import { fetched } from "./fetched.ts";
import { run } from "./run.ts";

/**
 * Node itself, as its makers build it, so that the console's Debian may be of any age: a distribution's own may need more.
 * @param program where the words of its license go, and of all that it holds itself
 */
export function copyRuntime(root: string, architecture: Architecture, file: string, program: string): void {
  const [major = ""] = process.versions.node.split(".");
  const folder = join(root, ".cache", "console", "runtime", architecture, major);
  const fromNode = (path: string) => fetched(folder, `node-linux-${architecture}`, major, path);
  cpSync(fromNode(join("bin", "node")), file);
  cpSync(fromNode("LICENSE"), join(program, NODE_LICENSE));
  // Names for whoever looks for mistakes in Node itself.
  run(STRIP[architecture], [file]);
}

/** Both come with the compiler of that processor. */
const STRIP: Readonly<Record<Architecture, string>> = {
  arm64: "aarch64-linux-gnu-strip",
  x64: "strip",
};
