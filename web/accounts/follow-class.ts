/** What was played here, as a class is told of it. Late: the reader of saves comes with it. */
import { parseVerdictLog } from "../../engine/save/index.ts";
import { openOwnProgress } from "./own-progress.ts";
import { followClass, type Assignment } from "./pupil.ts";

export function followOwnClass(): Promise<readonly Assignment[] | null> {
  const loaded = openOwnProgress().load();
  const { log } = (loaded.type === "found" ? loaded.progress : {}) as { readonly log?: unknown };
  return followClass(parseVerdictLog(log).plays.map((play) => ({ ...play })));
}
