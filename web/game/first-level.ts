/** Which level a page fetches before it opens a game: who comes back hears at once what is theirs. */
import type { Definition } from "../../engine/definition/index.ts";
import { likelyLevel, parseProgress } from "../../engine/learner/index.ts";
import { openOwnProgress } from "../accounts/own-progress.ts";

/** Its index. @param asked counted from 1, as an address has it */
export function firstLevel(definition: Definition, asked: number | null): number {
  if (asked !== null && asked <= definition.levels.length) return asked - 1;
  const loaded = openOwnProgress().load();
  return likelyLevel(parseProgress(loaded.type === "found" ? loaded.progress : undefined), definition);
}
