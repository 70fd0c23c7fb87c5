import { lstatSync, opendirSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../engine/index.ts";

const LOOK_MILLISECONDS = 2000;

export interface StickWatch {
  /** Those that are there, as far as was seen. */
  folders(): readonly string[];
  close(): void;
}

/**
 * Reports the folder `buzzle` of each stick once, when it appears: `sticks/NAME/buzzle`, or one deeper, as desktops mount
 * them. Nothing else on a stick is looked at.
 */
export function watchSticks(sticks: string, clock: Clock, report: (folder: string) => void): StickWatch {
  let known: ReadonlySet<string> = new Set();
  let timer: unknown;
  const look = (): void => {
    const found = new Set(packFolders(sticks));
    for (const folder of found) if (!known.has(folder)) report(folder);
    known = found;
    timer = clock.setTimeout(look, LOOK_MILLISECONDS);
  };
  look();
  return { folders: () => [...known], close: () => clock.clearTimeout(timer) };
}

function packFolders(sticks: string): string[] {
  return foldersIn(sticks)
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .map((folder) => join(folder, "buzzle"))
    .filter(isFolder);
}

/** No more than are needed to find the one: a stick may have tens of thousands, and this is done again and again. */
const MOST_LOOKED_AT = 100;

function foldersIn(folder: string): string[] {
  const found: string[] = [];
  try {
    const open = opendirSync(folder);
    for (let count = 0; count < MOST_LOOKED_AT; count++) {
      const entry = open.readSync();
      if (entry === null) break;
      if (entry.isDirectory() && entry.name !== "buzzle") found.push(join(folder, entry.name));
    }
    open.closeSync();
  } catch {
    // Nothing is mounted, or it was pulled out meanwhile.
  }
  return found;
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}
