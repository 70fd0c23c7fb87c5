/** Why something was asked, for a grown-up who wants to know: reasons as data, and the one function that makes sentences of them. */
import type { KeptVerdict, Purpose } from "../save/progress.ts";
import { AIMS } from "./aims.ts";
import { expectedOf } from "./choose-item.ts";
import { knownOf } from "./known.ts";

export interface Reason {
  readonly purpose: Purpose;
  /** The success that was expected of this player before the answer, 0 to 1. */
  readonly expected: number;
  /** Answers in this skill that this came from. */
  readonly answers: number;
  /** Whole days since this item was met before; null where it was not, as far as is kept. */
  readonly daysAgo: number | null;
}

/** @param earlier what was logged before it, of whatever game */
export function reasonFor(verdict: KeptVerdict, earlier: readonly KeptVerdict[]): Reason {
  const own = earlier.filter(({ game, skill }) => game === verdict.game && skill === verdict.skill);
  const before = own.findLast(({ item }) => item === verdict.item);
  return {
    purpose: verdict.purpose,
    expected: expectedOf({ ...verdict, id: verdict.item }, knownOf(own), verdict.at),
    answers: own.length,
    daysAgo: before === undefined ? null : Math.max(0, Math.floor((verdict.at - before.at) / DAY)),
  };
}
const DAY = 86_400_000;

export function reasonInWords({ purpose, expected, answers, daysAgo }: Reason): string {
  const basis =
    answers === 0
      ? "Before the first answer in this skill"
      : `After ${answers} ${answers === 1 ? "answer" : "answers"} in this skill`;
  const chances = `${basis}, the chance of a right answer was put at about ${inTen(expected)} in 10.`;
  const aim = `about ${inTen(AIMS[purpose])} in 10 right answers are aimed at, as far as the game has a choice`;
  switch (purpose) {
    case "warm-up":
      return `One of the first turns, or one that shows how something is done: ${aim}. ${chances}`;
    case "turn":
      return `A turn of the level: ${aim}. ${chances}`;
    case "boss":
      return `A last test of what the level has taught: ${aim}. ${chances}`;
    case "probe":
      return `Asked by chance, as one turn in ten is, to find out whether the estimate is right. ${chances}`;
    case "review":
      return `Asked again before it is forgotten${sinceInWords(daysAgo)}. ${chances}`;
  }
}

function inTen(share: number): number {
  return Math.round(share * 10);
}

function sinceInWords(daysAgo: number | null): string {
  if (daysAgo === null) return "";
  if (daysAgo === 0) return ": it came up earlier the same day";
  return `: it last came up ${daysAgo} ${daysAgo === 1 ? "day" : "days"} before`;
}
