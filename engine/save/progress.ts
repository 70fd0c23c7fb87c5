/** What is kept of a player between sittings. Refers to ids, never to positions, so that games may grow and be reordered. */
import type { Heard } from "../lines/family.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import { usualSettings, type Settings } from "../settings/settings.ts";
import type { SittingData } from "../sitting/log.ts";

export type KeptSitting = Pick<SittingData, "seed" | "length" | "log" | "standing"> & {
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
  /** A sitting that was broken off. */
  readonly sitting: KeptSitting | FirstRelease | null;
}

/**
 * What a turn was for: to begin with something easy, to learn, to show what a level has taught, to be asked by chance
 * alone, or to meet again what would soon be forgotten.
 */
export const PURPOSES = ["warm-up", "turn", "boss", "probe", "review"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A verdict as it is kept for good, and sent from one device to another. Nothing in it needs the game to be understood. */
export interface KeptVerdict {
  /** The same nowhere else, on whatever device: when the game was opened, its seed, `order`. */
  readonly id: string;
  /** One more than the highest that this device knew of then: what was first, whatever clocks say. From 1. */
  readonly order: number;
  /** When, by the clock of the device: milliseconds since 1970. Clocks may lie; 0 where there is none. */
  readonly at: number;
  /** The game's slug; then ids of that game: of the level or bank, of the item, of the skill. */
  readonly game: string;
  readonly level: string;
  readonly item: string;
  readonly skill: string;
  readonly purpose: Purpose;
  /** As it was authored when the item was asked: logits. */
  readonly difficulty: number;
  /** How likely somebody who knows nothing would have had it right: 0 to 1. */
  readonly chance: number;
  /** As the mechanic judged it, with tries, help and detours in it: 0 to 1. */
  readonly credit: number;
  /** Attempts that were judged. */
  readonly tries: number;
  /** Rungs of help that were asked for. */
  readonly help: number;
  /** How long the player thought and did. Says nothing about what is known. */
  readonly seconds: number;
}

/** All that ratings are rebuilt from. */
export interface VerdictLog {
  /** How often everything was forgotten: what was logged before that is never taken back. */
  readonly forgotten: number;
  /** In their order. */
  readonly verdicts: readonly KeptVerdict[];
}

export const NO_VERDICTS: VerdictLog = { forgotten: 0, verdicts: [] };

export interface Progress {
  /** 1 had no log. */
  readonly schema: 2;
  readonly settings: Settings;
  readonly games: Readonly<Record<string, GameProgress>>;
  readonly log: VerdictLog;
}

export const NO_PROGRESS: Progress = { schema: 2, settings: usualSettings, games: {}, log: NO_VERDICTS };
