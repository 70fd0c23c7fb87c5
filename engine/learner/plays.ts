/** What a turn, and the end of a sitting, add to the sittings that are kept. Pure. */
import { KEPT_PLAYS, type KeptPlay, type VerdictLog } from "../save/progress.ts";

/** Which sitting it is. */
export interface Sitting {
  readonly game: string;
  /** The id of the level. */
  readonly level: string;
  readonly seed: number;
}

/** @param at milliseconds since 1970 */
export function withTurn(
  log: VerdictLog,
  sitting: Sitting,
  { credit, seconds }: Pick<KeptPlay, "credit" | "seconds">,
  at: number,
): VerdictLog {
  const before = playOf(log, sitting);
  const play = {
    ...before,
    at,
    turns: before.turns + 1,
    seconds: before.seconds + seconds,
    credit: before.credit + credit,
  };
  return withPlay(log, play);
}

/** One of which no turn is known was not played. */
export function withEnd(log: VerdictLog, sitting: Sitting): VerdictLog {
  const play = playOf(log, sitting);
  return play.turns === 0 ? log : withPlay(log, { ...play, finished: true });
}

function playOf({ plays }: VerdictLog, { game, level, seed }: Sitting): KeptPlay {
  const id = seed.toString(36);
  const known = plays.find((one) => one.id === id && one.game === game && one.level === level);
  return known ?? { id, game, level, at: 0, turns: 0, seconds: 0, credit: 0, finished: false };
}

function withPlay(log: VerdictLog, play: KeptPlay): VerdictLog {
  const others = log.plays.filter(
    ({ id, game, level }) => id !== play.id || game !== play.game || level !== play.level,
  );
  return { ...log, plays: [...others, play].slice(-KEPT_PLAYS) };
}
