/** On a computer that several use, each who logs in has the own progress, and so has each pupil of a class. All others share one. */
import type { ProgressStore } from "../../engine/index.ts";
import {
  brokenKey,
  createLocalStorageProgressStore,
  PROGRESS_KEY,
} from "../adapters/local-storage-progress-store.ts";
import { notePupilIsHere, pupilKey } from "./pupil.ts";
import { currentSession } from "./session.ts";

/** Where the browser keeps the progress of who plays. Whoever has something kept is here. */
export function openOwnProgress(): ProgressStore {
  const { load, save } = createLocalStorageProgressStore(undefined, ownKey());
  return {
    load,
    save(progress) {
      notePupilIsHere();
      return save(progress);
    },
  };
}

/** What of it the server has, too. */
export function openOwnFollowing() {
  return createLocalStorageProgressStore(undefined, followingKey(ownKey()));
}

/** Removes it from this browser. */
export function forgetOwnProgress(): void {
  const key = ownKey();
  try {
    for (const one of [key, brokenKey(key), followingKey(key)]) window.localStorage.removeItem(one);
  } catch {
    // Where the browser forbids to ask, nothing was kept.
  }
}

function followingKey(key: string): string {
  return `${key}.followed`;
}

function ownKey(): string {
  const id = currentSession()?.user.user_id ?? "";
  return pupilKey() ?? (id === "" ? PROGRESS_KEY : `${PROGRESS_KEY}:${id}`);
}
