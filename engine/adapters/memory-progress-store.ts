import type { LoadedProgress, ProgressStore } from "../ports/progress-store.ts";

/** Keeps progress as long as the program runs: for programs that play, where nothing may be left behind. */
export function createMemoryProgressStore(): ProgressStore {
  let kept: string | null = null;
  return {
    load(): LoadedProgress {
      return kept === null ? { type: "none" } : { type: "found", progress: JSON.parse(kept) };
    },
    save(progress) {
      kept = JSON.stringify(progress);
      return { type: "saved" };
    },
  };
}
