/** What is kept of a player between sittings. Refers to ids, never to positions, so that games may grow and be reordered. */
import type { Heard } from "../lines/family.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import { usualSettings, type Settings } from "../settings/settings.ts";
import type { SittingData } from "../sitting/log.ts";
import { NO_VERDICTS, type VerdictLog } from "./verdict-log.ts";

export {
  KEPT_PER_SKILL,
  KEPT_PLAYS,
  NO_VERDICTS,
  PURPOSES,
  type KeptPlay,
  type KeptVerdict,
  type Purpose,
  type VerdictLog,
} from "./verdict-log.ts";

export type KeptSitting = Pick<SittingData, "seed" | "length" | "log" | "standing" | "ease"> & {
  readonly level: string;
};

/** As the first released version kept it: turns only, in the order of warm-up, rounds and boss. */
export interface FirstRelease {
  readonly level: string;
  readonly seed: number;
  readonly past: readonly { readonly item: AnyItem; readonly level: string; readonly credit: number }[];
}

export interface GameProgress {
  /** Levels whose sittings were finished, with the best mean credit. */
  readonly finished: Readonly<Record<string, number>>;
  /** The player's own bests: by level, then by tally. */
  readonly bests: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What the player was given for good, in the order of giving. */
  readonly keepsakes: readonly string[];
  /** The wordings that were heard, so that they take turns. */
  readonly heard: Heard;
  /** How devices began in the sitting that was played last, where not as usual: told to grown-ups who ask. */
  readonly ease?: number | undefined;
  /** A sitting that was broken off. */
  readonly sitting: KeptSitting | FirstRelease | null;
}

export interface Progress {
  /** 1 had no log. */
  readonly schema: 2;
  readonly settings: Settings;
  readonly games: Readonly<Record<string, GameProgress>>;
  readonly log: VerdictLog;
}

export const NO_PROGRESS: Progress = { schema: 2, settings: usualSettings, games: {}, log: NO_VERDICTS };
