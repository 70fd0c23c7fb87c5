import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../engine/index.ts";

const LOOK_MILLISECONDS = 2000;

/**
 * Reports the folder `buzzle` of each stick once, when it appears: `sticks/NAME/buzzle`, or one deeper, as desktops mount
 * them. Nothing else on a stick is looked at.
 */
export function watchSticks(sticks: string, clock: Clock, report: (folder: string) => void): () => void {
  let known: ReadonlySet<string> = new Set();
  let timer: unknown;
  const look = (): void => {
    const found = new Set(packFolders(sticks));
    for (const folder of found) if (!known.has(folder)) report(folder);
    known = found;
    timer = clock.setTimeout(look, LOOK_MILLISECONDS);
  };
  look();
  return () => clock.clearTimeout(timer);
}

function packFolders(sticks: string): string[] {
  return foldersIn(sticks)
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .map((folder) => join(folder, "buzzle"))
    .filter(isFolder);
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name !== "buzzle")
      .map((name) => join(folder, name))
      .filter(isFolder);
  } catch {
    return [];
  }
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}
