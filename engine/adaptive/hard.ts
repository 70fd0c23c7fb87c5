/** What was hard: the single items that went wrong most, for grown-ups to practice with a child. Pure. */
import type { KeptVerdict, VerdictLog } from "../save/progress.ts";
import { ownCredit } from "./response.ts";

export interface HardItem {
  readonly game: string;
  readonly skill: string;
  readonly item: string;
  readonly times: number;
  /** The mean of the credits, 0 to 1, as far as the player has come by themselves. */
  readonly credit: number;
}

/** Met once says nothing. */
const TIMES = 2;
const STILL_HARD = 0.6;
const MOST = 10;

/** The hardest first. */
export function hardOf({ verdicts }: VerdictLog): readonly HardItem[] {
  const byItem = new Map<string, KeptVerdict[]>();
  for (const verdict of verdicts) {
    const key = `${verdict.game}/${verdict.skill}/${verdict.item}`;
    byItem.set(key, [...(byItem.get(key) ?? []), verdict]);
  }
  return [...byItem.values()]
    .flatMap((met) => {
      const [first] = met;
      if (first === undefined || met.length < TIMES) return [];
      const credit = met.reduce((sum, verdict) => sum + ownCredit(verdict), 0) / met.length;
      const { game, skill, item } = first;
      return credit < STILL_HARD ? [{ game, skill, item, times: met.length, credit }] : [];
    })
    .toSorted((a, b) => a.credit - b.credit || b.times - a.times || (a.item < b.item ? -1 : 1))
    .slice(0, MOST);
}
