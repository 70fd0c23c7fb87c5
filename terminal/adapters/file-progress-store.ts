/** Progress in one JSON file, replaced as a whole: written beside it, forced to disk, then renamed. */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { LoadedProgress, ProgressStore, SavedProgress } from "../../engine/index.ts";

export function createFileProgressStore(file: string): ProgressStore {
  return {
    load(): LoadedProgress {
      try {
        return { type: "found", progress: JSON.parse(readFileSync(file, "utf8")) };
      } catch (error) {
        if (error instanceof SyntaxError) setAside(file);
        return isMissing(error)
          ? { type: "none" }
          : { type: "failed", reason: `${file}: ${reasonOf(error)}` };
      }
    },
    save(progress): SavedProgress {
      const beside = `${file}.new`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        const handle = openSync(beside, "w");
        try {
          writeSync(handle, `${JSON.stringify(progress)}\n`);
          fsyncSync(handle);
        } finally {
          closeSync(handle);
        }
        renameSync(beside, file);
        return { type: "saved" };
      } catch (error) {
        return { type: "failed", reason: `${file}: ${reasonOf(error)}` };
      }
    },
  };
}

/** A file that is no JSON is kept for whoever can mend it: the next save would replace it. */
function setAside(file: string): void {
  try {
    renameSync(file, `${file}.broken`);
  } catch {
    // Then it cannot be written either, and the player hears so.
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
