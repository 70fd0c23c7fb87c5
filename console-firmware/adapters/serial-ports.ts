import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The device files at which a board may be now. Looked up in the folder, since the library's own list needs udev's database,
 * which a container or a small system does not have.
 *
 * @param wanted a device file, which is there only while it is plugged in, or `auto` for those that boards get
 */
export function boardPorts(wanted: string, folder = "/dev"): string[] {
  if (wanted !== "auto") return existsSync(wanted) ? [wanted] : [];
  try {
    return readdirSync(folder)
      .filter((name) => /^tty(ACM|USB)\d+$/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
