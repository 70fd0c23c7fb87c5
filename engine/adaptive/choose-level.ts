/** Which level is suggested: the next one that is not finished well, or the one before or after it if that fits better. Pure. */
import { AIMS } from "./aims.ts";

export interface Outlook {
  /** Answers that were given in the level's skill, as far as they are kept. */
  readonly answers: number;
  /** The success to be expected at this level, 0 to 1. */
  readonly expected: number;
}

/** Below this the level before is worth another visit; above, the level has little left to teach. */
const TOO_HARD = 0.55;
const TOO_EASY = 0.92;
/** Two or three sittings: whoever has not finished a level well by then goes on, or back, and is not kept there. */
const ENOUGH = 48;

/** @param usual the index of the first level that is not finished well, or of the last */
export function chooseLevel(levels: readonly Outlook[], usual: number): number {
  const here = levels[usual];
  const [before, after] = [levels[usual - 1], levels[usual + 1]];
  if (here === undefined || here.answers === 0) return returning(levels, usual);
  if (here.expected < TOO_HARD && before !== undefined && before.expected > here.expected) return usual - 1;
  if (after === undefined) return usual;
  if (here.expected > TOO_EASY) return usual + 1;
  const isFairer = Math.abs(after.expected - AIMS.turn) <= Math.abs(here.expected - AIMS.turn);
  return here.answers >= ENOUGH && (isFairer || after.expected > TOO_HARD) ? usual + 1 : usual;
}

/** Nothing is known of the level that would be new: after a long time the one before it comes first. */
function returning(levels: readonly Outlook[], usual: number): number {
  const before = levels[usual - 1];
  return before !== undefined && before.answers > 0 && before.expected < TOO_HARD ? usual - 1 : usual;
}
