/** What each strategy earns at a level, beside what the solver and somebody who thinks earn. */
import type { LoadedGame } from "../../../engine/definition/index.ts";
import {
  simulateSitting,
  solver,
  thinker,
  type Chooser,
  type Simulation,
  type Temper,
} from "../../../engine/sitting/index.ts";
import { mean, minutesOf, stakeIdsOf, tallyOf } from "../figures.ts";
import { strategies } from "./strategies.ts";

export interface Earned {
  readonly name: string;
  readonly about: string;
  readonly tally: number;
  /** Of the solver's tally; null where the solver has none. */
  readonly share: number | null;
  /** Where the level's stakes and devices ended, on the mean, by their ids. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Which acts that depend on how it went were heard, and what was given: "won 80 %". */
  readonly endings: readonly string[];
  readonly minutes: number;
}

export interface LevelLoopholes {
  readonly level: string;
  /** The solver first, then who thinks, then the strategies, the one that earns most first. */
  readonly earned: readonly Earned[];
  /** Strategies that earn more than half. */
  readonly findings: readonly string[];
}

/** A player who does not think earns at most so much of the solver's tally. */
export const MOST_SHARE = 0.5;

export function loopholesOf(game: LoadedGame, level: number, sittings: number): LevelLoopholes {
  const chosen = game.definition.levels[level];
  if (chosen === undefined) throw new RangeError(`no level ${level + 1}`);
  const play = (player: () => Temper, chooser?: Chooser): Simulation[] =>
    Array.from({ length: sittings }, (_, seed) =>
      simulateSitting({ game, level, seed, length: "full", temper: player(), chooser }),
    );
  const tallyOfAll = (all: readonly Simulation[]) => mean(all.map((one) => tallyOf(game, level, one)));
  const ids = stakeIdsOf(game, level);
  const solved = play(() => solver);
  const best = tallyOfAll(solved);
  const fewest = game.definition.tallies?.[chosen.tallies?.[0] ?? ""]?.best === "fewest";
  const earnedBy = (name: string, about: string, all: readonly Simulation[]): Earned => {
    const tally = tallyOfAll(all);
    return {
      name,
      about,
      tally,
      share: shareOf(tally, best, fewest),
      stakes: Object.fromEntries(
        ids.map((id) => [id, mean(all.map(({ sitting }) => sitting.standing.stakes[id] ?? 0))]),
      ),
      endings: endingsOf(game, level, all),
      minutes: mean(all.map(minutesOf)),
    };
  };
  const cheap = strategies
    .map(({ name, about, player, chooser }) => earnedBy(name, about, play(player, chooser)))
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const all = [
    earnedBy("solver", "makes the best move, always", solved),
    earnedBy(
      "thinker",
      "errs at one answer in five",
      play(() => thinker),
    ),
    ...cheap,
  ];
  return {
    level: chosen.id,
    earned: withoutWhatAllHear(all),
    findings: cheap.filter(({ share }) => share !== null && share > MOST_SHARE).map(({ name }) => name),
  };
}

/** Where the fewest are best, twice as many are half as good; one more spares a division by nothing. */
function shareOf(tally: number, best: number, fewest: boolean): number | null {
  if (fewest) return (best + 1) / (tally + 1);
  return best <= 0 ? null : tally / best;
}

/** What everybody hears tells nobody apart. */
function withoutWhatAllHear(all: readonly Earned[]): Earned[] {
  const common = (all[0]?.endings ?? []).filter((ending) =>
    all.every(({ endings }) => endings.includes(ending)),
  );
  return all.map((one) => ({ ...one, endings: one.endings.filter((ending) => !common.includes(ending)) }));
}

/** Acts that come or do not, as it went, and in how many of the sittings. */
function endingsOf({ definition }: LoadedGame, level: number, all: readonly Simulation[]): string[] {
  const chapter = definition.levels[level]?.chapter ?? [];
  const depends = new Set(
    chapter.filter((act) => act.if !== undefined && act.type !== "play").map(({ id }) => id),
  );
  const times = new Map<string, number>();
  for (const { sitting } of all)
    for (const entry of sitting.log)
      if (depends.has(entry.act) && (entry.type === "told" || entry.type === "gave"))
        times.set(entry.act, (times.get(entry.act) ?? 0) + 1);
  return [...times]
    .toSorted(([, a], [, b]) => b - a)
    .map(([act, count]) => `${act} ${Math.round((100 * count) / all.length)} %`);
}
