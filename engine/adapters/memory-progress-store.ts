import type { LoadedProgress, ProgressStore } from "../ports/progress-store.ts";

/** Keeps progress as long as the program runs: for programs that play, where nothing may be left behind. */
export function createMemoryProgressStore(): ProgressStore {
  // Progress is never changed once made, so it can be kept as it is.
  let kept: LoadedProgress = { type: "none" };
  return {
    load: () => kept,
    save(progress) {
      kept = { type: "found", progress };
      return { type: "saved" };
    },
  };
}
