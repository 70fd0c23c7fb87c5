import { useEffect, useState } from "react";
import type {
  hardOf,
  itemName,
  playNext,
  reasonFor,
  reasonInWords,
  Skill,
  skillName,
  stageOf,
} from "../../../engine/adaptive/index.ts";
import type { VerdictLog } from "../../../engine/learner/index.ts";
import { cards } from "../../../games/cards.ts";
import { openOwnProgress } from "../../accounts/own-progress.ts";
import { onProgressArrived } from "../../accounts/progress-arrived.ts";
import type { gameLessons } from "../for-teachers/lessons.ts";

/** What rates and tells, and what it is told of. All of it is fetched only where something was played. */
export interface Learned {
  readonly adaptive: {
    readonly hardOf: typeof hardOf;
    readonly itemName: typeof itemName;
    readonly playNext: typeof playNext;
    readonly reasonFor: typeof reasonFor;
    readonly reasonInWords: typeof reasonInWords;
    readonly skillName: typeof skillName;
    readonly stageOf: typeof stageOf;
  };
  readonly lessons: typeof gameLessons;
  readonly log: VerdictLog;
  /** How devices began in the last sitting of a game, where not as usual. */
  readonly eases: readonly (readonly [game: string, ease: number])[];
  readonly skills: readonly Skill[];
}

/** Null until it is there, and where nothing was played. */
export function useLearned(): Learned | null {
  const [learned, setLearned] = useState<Learned | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const loaded = openOwnProgress().load();
      if (loaded.type !== "found") return;
      const [adaptive, { parseVerdictLog }, { gameLessons: lessons }] = await Promise.all([
        import("../../../engine/adaptive/index.ts"),
        import("../../../engine/save/index.ts"),
        import("../for-teachers/lessons.ts"),
      ]);
      const { log: kept, games } = loaded.progress as { readonly log?: unknown; readonly games?: unknown };
      const log = parseVerdictLog(kept);
      const eases = easesOf(games);
      if (isWanted) setLearned({ adaptive, lessons, log, eases, skills: adaptive.skillsOf(log, Date.now()) });
    };
    const look = (): void => {
      read().catch((error: unknown) => console.error(error));
    };
    look();
    const stop = onProgressArrived(look);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return learned;
}

export function titleOf(slug: string): string {
  return cards.find((card) => card.slug === slug)?.title ?? slug;
}

/** The rest of a save is the engine's: a page that only tells of it need not read it whole. */
function easesOf(games: unknown): Learned["eases"] {
  return Object.entries(games ?? {}).flatMap(([game, kept]: readonly [string, unknown]) => {
    const { ease } = (kept ?? {}) as { readonly ease?: unknown };
    return typeof ease === "number" && Number.isInteger(ease) ? [[game, ease] as const] : [];
  });
}
