import type { LoadedProgress, ProgressStore } from "../ports/progress-store.ts";

/** Keeps progress as long as the program runs: for programs that play, where nothing may be left behind. */
/** @param progress what it holds to begin with */
export function createMemoryProgressStore(progress?: unknown): ProgressStore {
  // Progress is never changed once made, so it can be kept as it is.
  let kept: LoadedProgress = progress === undefined ? { type: "none" } : { type: "found", progress };
  return {
    load: () => kept,
    save(latest) {
      kept = { type: "found", progress: latest };
      return { type: "saved" };
    },
  };
}
