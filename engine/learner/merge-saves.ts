/** One save for all windows: whoever keeps something keeps what another one has kept meanwhile. Pure. */
import type { Definition } from "../definition/index.ts";
import type { LoadedProgress } from "../ports/progress-store.ts";
import type { GameProgress, KeptPlay, Progress } from "../save/progress.ts";
import { gameProgress } from "./progress.ts";
import { isObject, mergeUnread } from "./verdicts.ts";

type Tally = NonNullable<Definition["tallies"]>[string];
/** What is merged of a definition's game. */
interface Tallies extends Pick<Definition, "slug"> {
  readonly tallies?: Readonly<Record<string, Pick<Tally, "best">>> | undefined;
}

/**
 * What to keep where another window may have kept something since: all that is there, this game's place and lines as they
 * are here, and the settings as they are here if they were changed here. What is there is taken as it is, unread. No
 * verdict is lost, and nothing that a player was given or has reached, though two windows play the same game.
 */
export function mergeSaves(
  stored: LoadedProgress,
  ours: Progress,
  definition: Tallies,
  isSettingsOurs: boolean,
): unknown {
  if (stored.type !== "found" || !isObject(stored.progress)) return ours;
  const { settings, games, log } = stored.progress;
  const { slug } = definition;
  const there = isObject(games) ? games : ours.games;
  return {
    ...ours,
    ...(isSettingsOurs || settings === undefined ? {} : { settings }),
    games: { ...there, [slug]: mergeGame(there[slug], gameProgress(ours, slug), definition) },
    log: mergeUnread(log, ours.log),
  };
}

/**
 * Levels that were played to their end on another device are finished on this one, too, as well as there. What is there of
 * games is taken as it is, unread.
 * @param games of a save
 */
export function withFinishedElsewhere(games: unknown, plays: readonly KeptPlay[]): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...(isObject(games) ? games : {}) };
  for (const { game, level, turns, credit, finished } of plays) {
    // Nothing is called what every object has: a save with such a game could not be read any more.
    if (!finished || game in {}) continue;
    const there = merged[game];
    const known = isObject(there) ? there : {};
    const mean = Math.min(1, credit / turns);
    merged[game] = { ...known, finished: mergeNumbers(known["finished"], { [level]: mean }, () => Math.max) };
  }
  return merged;
}

function mergeGame(stored: unknown, ours: GameProgress, { tallies = {} }: Tallies): GameProgress {
  if (!isObject(stored)) return ours;
  const bests = isObject(stored["bests"]) ? stored["bests"] : {};
  const given = Array.isArray(stored["keepsakes"]) ? stored["keepsakes"] : [];
  const better = (tally: string) => (tallies[tally]?.best === "fewest" ? Math.min : Math.max);
  return {
    ...ours,
    finished: mergeNumbers(stored["finished"], ours.finished, () => Math.max),
    bests: {
      ...ours.bests,
      ...Object.fromEntries(
        Object.entries(bests).flatMap(([level, known]) =>
          isObject(known) ? [[level, mergeNumbers(known, ours.bests[level] ?? {}, better)]] : [],
        ),
      ),
    },
    keepsakes: [
      ...ours.keepsakes,
      ...given.filter((id) => typeof id === "string" && !ours.keepsakes.includes(id)),
    ],
  };
}

/** What only one of them has, and of both the better one. */
function mergeNumbers(
  stored: unknown,
  ours: Readonly<Record<string, number>>,
  better: (name: string) => (one: number, other: number) => number,
): Record<string, number> {
  const merged: Record<string, number> = { ...ours };
  for (const [name, count] of Object.entries(isObject(stored) ? stored : {}))
    if (typeof count === "number") merged[name] = better(name)(count, ours[name] ?? count);
  return merged;
}
