/** A journal that is on the disk before what it tells of happens: whatever ends the program, it is there. */
import { closeSync, openSync, writeSync } from "node:fs";
import { failure, success, type Result } from "../../engine/index.ts";

export interface JournalFile {
  readonly write: (line: string) => void;
  /** What went wrong meanwhile, if something did: the game is not stopped by it. */
  readonly close: () => string | null;
}

/** Begins a new file, or empties the one that is there. */
export function openJournalFile(path: string): Result<JournalFile, string> {
  const opened = attempt(() => openSync(path, "w"));
  if (!opened.ok) return opened;
  const file = opened.value;
  let problem: string | null = null;
  const note = (result: Result<unknown, string>): void => {
    if (!result.ok) problem ??= result.problem;
  };
  return success({
    // After a line that is missing the others would tell of another game.
    write: (line) => {
      if (problem === null) note(attempt(() => writeSync(file, line)));
    },
    close: () => {
      note(attempt(() => closeSync(file)));
      return problem;
    },
  });
}

function attempt<T>(work: () => T): Result<T, string> {
  try {
    return success(work());
  } catch (error) {
    return failure(
      `The journal cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
