/** What makes the archive small. */
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEBIAN_NAMES, type Architecture } from "./architecture.ts";
import { run } from "./run.ts";

/**
 * As a package of Debian's, since the smallest Debian has nothing else that reads what is packed so tightly; and no tighter than a
 * Pi with 512 MB can unpack beside all else.
 */
export function packProgram(
  staging: string,
  version: string,
  architecture: Architecture,
  file: string,
): void {
  mkdirSync(join(staging, "DEBIAN"));
  const control = `Package: buzzle\nVersion: ${version}\nArchitecture: ${DEBIAN_NAMES[architecture]}\nMaintainer: Buzzle\nDescription: Buzzle\n`;
  writeFileSync(join(staging, "DEBIAN", "control"), control);
  run("dpkg-deb", ["-Zxz", "-z6", "--root-owner-group", "--build", staging, file]);
  rmSync(staging, { recursive: true });
}

/** A file that is the same in several folders is in the archive once: tar keeps links. */
export function shareEqualFiles([first = "", ...others]: readonly string[]): void {
  for (const other of others) {
    for (const name of readdirSync(other)) {
      const [ours, theirs] = [join(first, name), join(other, name)];
      if (!existsSync(ours) || !readFileSync(ours).equals(readFileSync(theirs))) continue;
      rmSync(theirs);
      linkSync(ours, theirs);
    }
  }
}
