/** How a sitting stands: its stakes, what was counted, and the worlds that its turns have left. Plain data, and pure. */
import type { Definition, Level } from "../definition/index.ts";
import type { Stake } from "../definition/stake-schema.ts";
import type { Counts } from "../mechanics/contract.ts";
import type { Verdict } from "../verdict.ts";

export interface Standing {
  /** By the ids of the stakes. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Everything that was counted in the sitting, by its names. */
  readonly counts: Counts;
  /** By the names of the worlds; those that no turn has touched yet are not there. */
  readonly worlds: Readonly<Record<string, unknown>>;
}

/** Below this an item counts as missed. */
export const MISSED_BELOW = 0.5;

export function beginStanding(definition: Definition, level: Level): Standing {
  const stakes = stakesOf(definition, level).map(([id, { start }]) => [id, start] as const);
  return { stakes: Object.fromEntries(stakes), counts: {}, worlds: {} };
}

/** The stakes that count in a level, in its order. */
export function stakesOf(definition: Definition, level: Level): (readonly [id: string, stake: Stake])[] {
  return (level.stakes ?? []).flatMap((id) => {
    const stake = definition.stakes?.[id];
    return stake === undefined ? [] : [[id, stake] as const];
  });
}

/** Adds what has happened, and moves the stakes that it moves, within their bounds. */
export function withCounts(standing: Standing, counts: Counts, definition: Definition): Standing {
  const entries = Object.entries(counts);
  if (entries.length === 0) return standing;
  const counted = { ...standing.counts };
  for (const [name, by] of entries) counted[name] = (counted[name] ?? 0) + by;
  const stakes = Object.entries(standing.stakes).map(([id, at]): [string, number] => {
    const stake = definition.stakes?.[id];
    if (stake === undefined) return [id, at];
    const by = entries.reduce((sum, [name, times]) => sum + (stake.moves[name] ?? 0) * times, 0);
    return [id, Math.min(stake.to, Math.max(stake.from, at + by))];
  });
  return { ...standing, counts: counted, stakes: Object.fromEntries(stakes) };
}

export function withWorld(standing: Standing, name: string, world: unknown): Standing {
  return world === undefined ? standing : { ...standing, worlds: { ...standing.worlds, [name]: world } };
}

/** What every turn counts by itself when it is over. */
export function countsOf({ credit, tries, hints }: Verdict): Counts {
  return {
    turns: 1,
    ...(credit === 1 ? { right: 1 } : {}),
    ...(credit === 1 && tries === 1 && hints === 0 ? { first: 1 } : {}),
    ...(credit < 1 && credit >= MISSED_BELOW ? { partly: 1 } : {}),
    ...(credit < MISSED_BELOW ? { missed: 1 } : {}),
    ...(hints > 0 ? { hints } : {}),
  };
}

/** Which stretch of a stake a value lies in: an index. */
export function stretchAt({ stretches }: Stake, at: number): number {
  return stretches.findLastIndex(({ from }) => at >= from);
}

/** What texts may quote of how the sitting stands: stakes and tallies by their ids. */
export function valuesOf(definition: Definition, { stakes, counts }: Standing): Record<string, number> {
  const tallies = Object.entries(definition.tallies ?? {}).map(([id, tally]): [string, number] => [
    id,
    counts[tally.counts] ?? 0,
  ]);
  return { ...stakes, ...Object.fromEntries(tallies) };
}
