import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The device files that boards get when they are plugged in. Looked up in the folder, since the library's own list
 * needs udev's database, which a container or a small system does not have.
 */
export function boardPorts(folder = "/dev"): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^tty(ACM|USB)\d+$/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
