/** Which level a page fetches before it opens a game: who comes back hears at once what is theirs. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import { likelyLevel } from "../../engine/learner/index.ts";
import { openOwnProgress } from "../accounts/own-progress.ts";
import { guideNow, loadReader, parseProgress } from "../adapters/late-saves.ts";

export interface FirstLevel {
  /** Its index. */
  readonly level: number;
  /** There is a save: whether its sitting can be gone on with is known once the level is there. */
  readonly isBack: boolean;
}

/** Fetches what reads a save, if there is one. @param asked counted from 1, as an address has it */
export async function firstLevel(
  { definition, mechanic }: LoadedGame,
  asked: number | null,
): Promise<FirstLevel> {
  const loaded = openOwnProgress().load();
  const isBack = loaded.type === "found";
  if (isBack) await loadReader(mechanic);
  if (asked !== null && asked <= definition.levels.length) return { level: asked - 1, isBack };
  const progress = parseProgress(isBack ? loaded.progress : undefined);
  return { level: likelyLevel(progress, definition, guideNow(), Date.now()), isBack };
}
