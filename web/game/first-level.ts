/** Which level a page fetches before it opens a game: who comes back hears at once what is theirs. */
import type { LoadedGame } from "../../engine/definition/index.ts";
import { likelyLevel } from "../../engine/learner/index.ts";
import { openOwnProgress } from "../accounts/own-progress.ts";
import { guideNow, loadReader, parseProgress } from "../adapters/late-saves.ts";

/** Its index. Fetches what reads a save, if there is one. @param asked counted from 1, as an address has it */
export async function firstLevel(
  { definition, mechanic }: LoadedGame,
  asked: number | null,
): Promise<number> {
  const loaded = openOwnProgress().load();
  if (loaded.type === "found") await loadReader(mechanic);
  if (asked !== null && asked <= definition.levels.length) return asked - 1;
  const progress = parseProgress(loaded.type === "found" ? loaded.progress : undefined);
  return likelyLevel(progress, definition, guideNow(), Date.now());
}
