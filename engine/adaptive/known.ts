/** All that is believed of a player in one skill, from the verdicts of that skill alone, one after another. Pure. */
import { KEPT_PER_SKILL, type KeptVerdict, type Purpose } from "../save/progress.ts";
import { AIMS } from "./aims.ts";
import { remember, type Memory } from "./memory.ts";
import { NEW_RATING, withAnswer, type Rating } from "./rating.ts";
import { ownCredit } from "./response.ts";

export interface Known {
  readonly rating: Rating;
  /** By items, those first that were met longest ago. */
  readonly memories: ReadonlyMap<string, Memory>;
  /** By how much this player has lately had more success than was aimed at; less, below 0. */
  readonly surplus: number;
}

/** What of a verdict says something about a skill. */
export type Evidence = Pick<KeptVerdict, "item" | "at" | "difficulty" | "chance" | "credit" | "help"> & {
  readonly purpose: Purpose;
};

export const NOTHING_KNOWN: Known = { rating: NEW_RATING, memories: new Map(), surplus: 0 };

/** How far the latest turn moves what counts as "lately": the last ten make two thirds of it. */
const LATELY = 0.1;

/** A rating goes by the latest verdicts alone, so that what a log has left out changes none. @param verdicts of one skill */
export function knownOf(verdicts: readonly KeptVerdict[]): Known {
  return knownFrom(verdicts.slice(-KEPT_PER_SKILL));
}

/** @param verdicts of one skill, in their order */
export function knownFrom(verdicts: readonly Evidence[], before: Known = NOTHING_KNOWN): Known {
  return verdicts.reduce(withEvidence, before);
}

export function withEvidence({ rating, memories, surplus }: Known, verdict: Evidence): Known {
  const { item, purpose } = verdict;
  const met = new Map(memories);
  met.delete(item);
  const more = ownCredit(verdict) - AIMS[purpose] - surplus;
  return {
    rating: withAnswer(rating, verdict),
    memories: met.set(item, remember(memories.get(item) ?? null, verdict)),
    surplus: surplus + LATELY * more,
  };
}
