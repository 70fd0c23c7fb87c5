/** What a verdict adds to the log that is kept for good, and how all of it is forgotten. How logs are merged is in `engine/save/`. */
import type { KeptVerdict, Purpose, VerdictLog } from "../save/progress.ts";
import type { Verdict } from "../verdict.ts";

/** What is known of a turn beside its verdict. */
export interface TurnFor {
  readonly game: string;
  readonly purpose: Purpose;
  readonly difficulty: number;
}

/** The game that was opened, as it makes ids that are the same nowhere else. */
export interface Opened {
  /** When, in milliseconds since 1970; 0 where nobody knows. */
  readonly openedAt: number;
  readonly seed: number;
}

/** @param at milliseconds since 1970 */
export function withVerdict(
  log: VerdictLog,
  verdict: Verdict,
  turn: TurnFor,
  { openedAt, seed }: Opened,
  at: number,
): VerdictLog {
  const order = (log.verdicts.at(-1)?.order ?? 0) + 1;
  const { level, item, skill, chance, credit, tries, hints, seconds } = verdict;
  const { game, purpose, difficulty } = turn;
  const id = [openedAt, seed, order].map((part) => part.toString(36)).join("-");
  const kept: KeptVerdict = {
    id,
    order,
    at,
    game,
    level,
    item,
    skill,
    purpose,
    difficulty,
    chance,
    credit,
    tries,
    help: hints,
    seconds,
  };
  return { ...log, verdicts: [...log.verdicts, kept] };
}

/**
 * Nothing of what was played is left, and nothing of it comes back from another device. Settings stay.
 * @param forgotten how often that makes; as often as on another device where it was forgotten there
 */
export function forgetAll<Save extends { readonly log: VerdictLog }>(
  { log, ...save }: Save,
  forgotten = log.forgotten + 1,
) {
  return { ...save, games: {}, log: { forgotten, verdicts: [], plays: [] } };
}

/**
 * What another window has logged stays, though nobody here can read it: whoever reads the save puts it in order. What it has
 * forgotten is gone here, too.
 */
export function mergeUnread(stored: unknown, ours: VerdictLog): unknown {
  if (!isObject(stored)) return ours;
  const { forgotten, verdicts } = stored;
  if (typeof forgotten !== "number" || !Array.isArray(verdicts)) return ours;
  if (forgotten !== ours.forgotten) return forgotten > ours.forgotten ? stored : ours;
  const { plays } = stored;
  const others = (there: readonly unknown[], here: readonly object[]): readonly unknown[] => {
    if (isBegun(there, here)) return here;
    const known = new Set(here.map(keyOf));
    return [...there.filter((one) => isObject(one) && !known.has(keyOf(one))), ...here];
  };
  return {
    forgotten,
    verdicts: others(verdicts, ours.verdicts),
    plays: others(Array.isArray(plays) ? plays : [], ours.plays),
  };
}

/** Nearly always: what is stored was written here, before the last verdict. */
function isBegun(there: readonly unknown[], here: readonly object[]): boolean {
  return there.every((one, index) => {
    const ours = here[index];
    return one === ours || (ours !== undefined && isObject(one) && keyOf(one) === keyOf(ours));
  });
}

/** Ids of verdicts are the same nowhere else; of sittings, with their game and level. */
function keyOf(one: object): string {
  const { id, game, level, turns } = one as Readonly<Record<string, unknown>>;
  if (turns !== undefined) return JSON.stringify([id, game, level]);
  return typeof id === "string" ? id : JSON.stringify(id);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
