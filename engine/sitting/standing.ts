/** How a sitting stands: its stakes, what was counted, and the worlds that its turns have left. Plain data, and pure. */
import type { Definition, Level } from "../definition/index.ts";
import type { Stake } from "../definition/stake-schema.ts";
import { amountOf, stakesIn } from "../devices/index.ts";
import type { Counts } from "../mechanics/contract.ts";
import type { Verdict } from "../verdict.ts";

export interface Standing {
  /** By the ids of the stakes, and of the devices. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Everything that was counted in the sitting, by its names. */
  readonly counts: Counts;
  /** By the names of the worlds; those that no turn has touched yet are not there. */
  readonly worlds: Readonly<Record<string, unknown>>;
  /** What need not be told again in this sitting: prices, and what devices do, by keys of theirs. */
  readonly told: readonly string[];
}

export const NO_STANDING: Standing = { stakes: {}, counts: {}, worlds: {}, told: [] };

/** Below this an item counts as missed. */
export const MISSED_BELOW = 0.5;

export function beginStanding(definition: Definition, level: Level): Standing {
  const stakes = stakesOf(definition, level).map(([id, { start }]) => [id, start] as const);
  return { stakes: Object.fromEntries(stakes), counts: {}, worlds: {}, told: [] };
}

/** The ids of the devices that are at work in a level: those that it names, or all of the game's. */
export function devicesOf({ devices = {} }: Definition, level: Level): readonly string[] {
  return level.devices ?? Object.keys(devices);
}

/** The stakes that count in a level, in its order, and its devices. */
export function stakesOf(definition: Definition, level: Level): (readonly [id: string, stake: Stake])[] {
  const stakes = stakesIn(definition);
  return [...(level.stakes ?? []), ...devicesOf(definition, level)].flatMap((id) => {
    const stake = stakes[id];
    return stake === undefined ? [] : [[id, stake] as const];
  });
}

/**
 * Adds what has happened, and moves the stakes that it moves, within their bounds.
 *
 * @param isIdle whether a device of this id is not at work now: nothing moves it then
 */
export function withCounts(
  standing: Standing,
  counts: Counts,
  definition: Definition,
  isIdle: (id: string) => boolean = () => false,
): Standing {
  const entries = Object.entries(counts);
  if (entries.length === 0) return standing;
  const counted = { ...standing.counts };
  for (const [name, by] of entries) counted[name] = (counted[name] ?? 0) + by;
  const known = stakesIn(definition);
  const stakes = Object.entries(standing.stakes).map(([id, at]): [string, number] => {
    const stake = known[id];
    if (stake === undefined || isIdle(id)) return [id, at];
    const by = entries.reduce((sum, [name, times]) => sum + (stake.moves[name] ?? 0) * times, 0);
    return [id, within(stake, at + by)];
  });
  return { ...standing, counts: counted, stakes: Object.fromEntries(stakes) };
}

/** Stakes that are moved by themselves, within their bounds: paid from, taken from, given to. */
export function withMoves(
  standing: Standing,
  moves: Readonly<Record<string, number>>,
  definition: Definition,
): Standing {
  const known = stakesIn(definition);
  const stakes = { ...standing.stakes };
  for (const [id, by] of Object.entries(moves)) {
    const stake = known[id];
    const at = stakes[id];
    if (stake !== undefined && at !== undefined) stakes[id] = within(stake, at + by);
  }
  return { ...standing, stakes };
}

function within({ from, to }: Stake, at: number): number {
  return Math.min(to, Math.max(from, at));
}

export function withTold(standing: Standing, keys: readonly string[]): Standing {
  const isNew = keys.some((key) => !standing.told.includes(key));
  return isNew ? { ...standing, told: [...new Set([...standing.told, ...keys])] } : standing;
}

export function withWorld(standing: Standing, name: string, world: unknown): Standing {
  return world === undefined ? standing : { ...standing, worlds: { ...standing.worlds, [name]: world } };
}

/** What every turn counts by itself when it is over. */
export function countsOf({ credit, tries, hints }: Pick<Verdict, "credit" | "tries" | "hints">): Counts {
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

/** How the sitting stands, in numbers: stakes and tallies by their ids. */
function valuesOf(definition: Definition, { stakes, counts }: Standing): Record<string, number> {
  const tallies = Object.entries(definition.tallies ?? {}).map(([id, tally]): [string, number] => [
    id,
    counts[tally.counts] ?? 0,
  ]);
  return { ...stakes, ...Object.fromEntries(tallies) };
}

/** One of these. */
export function valueOf({ tallies }: Definition, { stakes, counts }: Standing, id: string): number {
  const tally = tallies?.[id];
  return (tally === undefined ? stakes[id] : counts[tally.counts]) ?? 0;
}

/** What texts may quote of it: {coins} is a number, {coinsTold} says it with its word: "1 coin". */
export function quotable(definition: Definition, standing: Standing): Record<string, number | string> {
  const values = valuesOf(definition, standing);
  const told = Object.entries(values).flatMap(([id, at]) => {
    const unit = unitOf(definition, id);
    return unit === undefined ? [] : [[`${id}Told`, amountOf(at, unit)] as const];
  });
  return { ...values, ...Object.fromEntries(told) };
}

/** The word that a stake, a device or a tally is counted in. */
export function unitOf(definition: Definition, id: string): Stake["unit"] {
  return stakesIn(definition)[id]?.unit ?? definition.tallies?.[id]?.unit;
}
