/** The log of verdicts, as it is kept for good and sent from one device to another. */

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

/** Of one skill of one game. With all skills of 52 games that is less than 4 MB of text: what a browser keeps for us. */
export const KEPT_PER_SKILL = 64;

/** A sitting, summed up: what grown-ups are told of time and of where it ended. Nothing is rated by it. */
export interface KeptPlay {
  /** The sitting's own number: one that is gone on with keeps it. With game and level the same nowhere else. */
  readonly id: string;
  /** The game's slug, and the id of its level. */
  readonly game: string;
  readonly level: string;
  /** The last turn, by the clock of the device: milliseconds since 1970. */
  readonly at: number;
  readonly turns: number;
  /** Of thinking and doing, all turns together. */
  readonly seconds: number;
  /** The credits of all turns together. */
  readonly credit: number;
  /** Whether it was played to its end. */
  readonly finished: boolean;
}

/** A year of one a day, with less than 60 KB of text. */
export const KEPT_PLAYS = 400;

/** All that ratings are rebuilt from, and what was played. */
export interface VerdictLog {
  /** How often everything was forgotten: what was logged before that is never taken back. */
  readonly forgotten: number;
  /** In their order. */
  readonly verdicts: readonly KeptVerdict[];
  /** The latest ones, the last one last. */
  readonly plays: readonly KeptPlay[];
}

export const NO_VERDICTS: VerdictLog = { forgotten: 0, verdicts: [], plays: [] };
