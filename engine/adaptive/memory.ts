/** What is remembered of single facts, and when each should be met again: FSRS, with its authors' own weights. Pure. */
import { forgetting_curve, FSRSAlgorithm, Rating, type FSRSState, type Grade } from "ts-fsrs";
import { ownCredit } from "./response.ts";

/** A fact as it is remembered: how many days until a tenth of such facts is lost, and how hard it is to keep (1 to 10). */
export interface Memory {
  readonly state: FSRSState;
  /** When it was last met, in milliseconds since 1970. */
  readonly at: number;
}

export interface Met {
  readonly item: string;
  readonly at: number;
  readonly credit: number;
  readonly help: number;
}

/** Below this share of what is remembered a fact comes back: the usual retention of FSRS. */
const WANTED_RETENTION = 0.9;

const algorithm = new FSRSAlgorithm({ request_retention: WANTED_RETENTION });
const DAY = 86_400_000;
/** FSRS's own bound. */
const MOST_DAYS = 36_500;

export function remember(before: Memory | null, met: Met): Memory {
  const days = before === null ? 0 : daysBetween(before.at, met.at);
  const state = algorithm.next_state(before?.state ?? null, days, gradeOf(met));
  return { state, at: met.at };
}

/** How likely it is still remembered: 0 to 1. */
function retention({ state, at }: Memory, now: number): number {
  return forgetting_curve(algorithm.parameters.w, daysBetween(at, now), state.stability);
}

/** What was met in the future was met by a clock that lied: it is met again, and dated anew. */
export function isDue(memory: Memory, now: number): boolean {
  return memory.at > now + DAY || retention(memory, now) < WANTED_RETENTION;
}

/** "Easy" is never said, since only speed would say it, and slow hands are not to be told apart from slow thoughts. */
function gradeOf(met: Met): Grade {
  const credit = ownCredit(met);
  if (credit >= 0.9) return Rating.Good;
  return credit >= 0.5 ? Rating.Hard : Rating.Again;
}

function daysBetween(from: number, to: number): number {
  return Math.min(MOST_DAYS, Math.max(0, (to - from) / DAY));
}
