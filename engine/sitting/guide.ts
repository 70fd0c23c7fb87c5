/** Who chooses by what is known of a player. Without one, as for somebody who plays a game for the first time, chance does. */
import type { ItemSet } from "../definition/index.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import type { Purpose, VerdictLog } from "../save/verdict-log.ts";

export interface Guide {
  chooseItem(log: VerdictLog, asked: AskedItem): GuidedItem;
  /** The index of a level. */
  suggestLevel(log: VerdictLog, asked: AskedLevel): number;
  /** How kindly devices are to begin: a whole number from -2, for who has it easy, to 2, for who has it hard. */
  ease(log: VerdictLog, asked: AskedEase): number;
}

export interface AskedItem {
  /** The game's slug. */
  readonly game: string;
  readonly set: Pick<ItemSet, "id" | "difficulty" | "skill">;
  /** Those that may come: at least one. */
  readonly items: readonly AnyItem[];
  readonly purpose: "warm-up" | "turn" | "boss";
  /** The id of the item before; null at the beginning. */
  readonly last: string | null;
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface GuidedItem {
  readonly item: AnyItem;
  readonly purpose: Purpose;
}

export interface AskedLevel {
  /** The game's slug. */
  readonly game: string;
  readonly levels: readonly Pick<ItemSet, "difficulty" | "skill">[];
  /** The index of the level that comes next by what was finished. */
  readonly usual: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface AskedEase extends Pick<AskedLevel, "game" | "now"> {
  /** The level that is about to be played. */
  readonly level: Pick<ItemSet, "difficulty" | "skill">;
}

/** A guide as a sitting knows it, with the log and the time in it. */
export type SittingGuide = (asked: Omit<AskedItem, "now">) => GuidedItem;
