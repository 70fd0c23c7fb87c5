/** Progress under one key of localStorage. Setting a key is all or nothing, so a crash leaves the old or the new. */
import type { LoadedProgress, ProgressStore, SavedProgress } from "../../engine/index.ts";

/** Must never change: what families have played is kept under it. */
export const PROGRESS_KEY = "game-progress";

/** What could not be read lies beside it. */
export function brokenKey(key: string): string {
  return `${key}.broken`;
}

/**
 * @param open gives the storage; merely asking for it throws where the browser forbids it
 * @param key another one for who is logged in
 */
export function createLocalStorageProgressStore(
  open: () => Pick<Storage, "getItem" | "setItem"> = () => window.localStorage,
  key = PROGRESS_KEY,
): ProgressStore {
  return {
    load(): LoadedProgress {
      try {
        const storage = open();
        const text = storage.getItem(key);
        return text === null ? { type: "none" } : parse(text, storage, key);
      } catch (error) {
        return { type: "failed", reason: reasonOf(error) };
      }
    },
    save(progress): SavedProgress {
      try {
        open().setItem(key, JSON.stringify(progress));
        return { type: "saved" };
      } catch (error) {
        return { type: "failed", reason: reasonOf(error) };
      }
    },
  };
}

/** What is no JSON is kept for whoever can mend it: the next save would replace it. */
function parse(text: string, storage: Pick<Storage, "setItem">, key: string): LoadedProgress {
  try {
    return { type: "found", progress: JSON.parse(text) };
  } catch (error) {
    storage.setItem(brokenKey(key), text);
    return { type: "failed", reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
