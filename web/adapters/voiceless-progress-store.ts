/** For a browser without a voice: the game is read by the player's screen reader, whatever was chosen elsewhere. */
import type { ProgressStore } from "../../engine/index.ts";
import { parseSettings } from "../../engine/settings/index.ts";

/** What was chosen stays in the save, since the voice may be back tomorrow. */
export function createVoicelessProgressStore(store: ProgressStore): ProgressStore {
  const chosenOutput = parseSettings(settingsIn(loadedFrom(store))).output;
  return {
    load() {
      const loaded = loadedFrom(store);
      const settings = { ...parseSettings(settingsIn(loaded)), output: "reader" };
      return { type: "found", progress: { games: {}, ...loaded, settings } };
    },
    save(progress) {
      if (!isRecord(progress)) return store.save(progress);
      const settings = { ...parseSettings(settingsIn(progress)), output: chosenOutput };
      return store.save({ ...progress, settings });
    },
  };
}

function loadedFrom(store: ProgressStore): Record<string, unknown> {
  const loaded = store.load();
  return loaded.type === "found" && isRecord(loaded.progress) ? loaded.progress : {};
}

function settingsIn(progress: Record<string, unknown>): unknown {
  return progress["settings"];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
