/** What a verdict or a finished sitting adds to what is kept of a player, and what is asked of that. */
import type { Definition, LoadedGame } from "../definition/index.ts";
import { NOTHING_HEARD, type Heard } from "../lines/family.ts";
import type { GameProgress, KeptSitting, Progress } from "../save/progress.ts";
import type { Guide } from "../sitting/guide.ts";
import { turnsIn, type SittingData } from "../sitting/log.ts";
import { levelAt } from "../sitting/next-act.ts";
import { keptSitting } from "./kept-sitting.ts";

const NO_GAME_PROGRESS: GameProgress = {
  finished: {},
  bests: {},
  keepsakes: [],
  heard: NOTHING_HEARD,
  sitting: null,
};

export function gameProgress(progress: Progress, slug: string): GameProgress {
  return progress.games[slug] ?? NO_GAME_PROGRESS;
}

/** The sitting that can be gone on with, or null: its level, its acts or its items may have gone or changed since. */
export function sittingToResume(progress: Progress, game: LoadedGame): SittingData | null {
  const { sitting, finished, keepsakes } = gameProgress(progress, game.definition.slug);
  const kept = sitting === null ? null : keptSitting(sitting, game);
  if (kept === null || turnsIn(kept.log).length === 0) return null;
  const { id } = levelAt(game.definition, kept.level);
  return { ...kept, keepsakes, wasFinished: finished[id] !== undefined };
}

/** The first level that was not finished well, or the last. */
export function suggestedLevel(progress: Progress, definition: Definition): number {
  const { finished } = gameProgress(progress, definition.slug);
  const open = definition.levels.findIndex(({ id }) => (finished[id] ?? 0) < 0.75);
  return open < 0 ? definition.levels.length - 1 : open;
}

/** Index of the level that a guide suggests, if there is one. @param now milliseconds since 1970 */
export function guidedLevel(
  guide: Guide | undefined,
  progress: Progress,
  definition: Definition,
  now: number,
): number {
  const usual = suggestedLevel(progress, definition);
  const { levels, slug } = definition;
  return guide?.suggestLevel(progress.log, { game: slug, levels, usual, now }) ?? usual;
}

/** How devices begin for this player at a level; undefined as usual. @param now milliseconds since 1970 */
export function guidedEase(
  guide: Guide | undefined,
  progress: Progress,
  { slug, levels, devices }: Definition,
  level: number,
  now: number,
): number | undefined {
  const asked = levels[level];
  if (asked === undefined || devices === undefined) return undefined;
  const ease = guide?.ease(progress.log, { game: slug, level: asked, now }) ?? 0;
  return ease === 0 ? undefined : ease;
}

/** Index of the level that will most likely be played: the one that was broken off, or else the suggested one. */
export function likelyLevel(progress: Progress, definition: Definition, guide?: Guide, now = 0): number {
  const kept = gameProgress(progress, definition.slug).sitting?.level;
  const broken = definition.levels.findIndex(({ id }) => id === kept);
  return broken >= 0 ? broken : guidedLevel(guide, progress, definition, now);
}

/** The sitting as it is now, to be gone on with. */
export function withSitting(progress: Progress, definition: Definition, sitting: SittingData): Progress {
  const { level, seed, length, log, standing, keepsakes, ease } = sitting;
  const kept: KeptSitting = {
    level: levelAt(definition, level).id,
    seed,
    length,
    log: [...log],
    standing,
    ...(ease !== undefined && { ease }),
  };
  const { ease: _, ...game } = gameProgress(progress, definition.slug);
  return withGame(progress, definition.slug, {
    ...game,
    ...(ease !== undefined && { ease }),
    keepsakes: [...keepsakes],
    sitting: kept,
  });
}

export function withHeard(progress: Progress, { slug }: Definition, heard: Heard): Progress {
  return withGame(progress, slug, { ...gameProgress(progress, slug), heard });
}

/** A level of any game. */
export function hasFinished({ games }: Progress): boolean {
  return Object.values(games).some(({ finished }) => Object.keys(finished).length > 0);
}

/** The sitting is over: its mean credit counts for the level if it is the best so far, and so does each tally. */
export function withFinished(progress: Progress, definition: Definition, sitting: SittingData): Progress {
  const { slug } = definition;
  const { id, tallies = [] } = levelAt(definition, sitting.level);
  const game = gameProgress(progress, slug);
  const past = turnsIn(sitting.log);
  const mean = past.length === 0 ? 0 : past.reduce((sum, turn) => sum + turn.credit, 0) / past.length;
  const bests = { ...game.bests[id] };
  for (const name of tallies) {
    const tally = definition.tallies?.[name];
    if (tally === undefined) continue;
    const here = sitting.standing.counts[tally.counts] ?? 0;
    const before = bests[name] ?? here;
    bests[name] = tally.best === "most" ? Math.max(before, here) : Math.min(before, here);
  }
  return withGame(progress, slug, {
    ...game,
    finished: { ...game.finished, [id]: Math.max(game.finished[id] ?? 0, mean) },
    bests: { ...game.bests, [id]: bests },
    keepsakes: [...sitting.keepsakes],
    sitting: null,
  });
}

/** The player's own bests at a level, by tally. */
export function bestsAt(progress: Progress, definition: Definition, level: number): Record<string, number> {
  return gameProgress(progress, definition.slug).bests[levelAt(definition, level).id] ?? {};
}

export function withoutSitting(progress: Progress, { slug }: Definition): Progress {
  return withGame(progress, slug, { ...gameProgress(progress, slug), sitting: null });
}

function withGame(progress: Progress, slug: string, game: GameProgress): Progress {
  return { ...progress, games: { ...progress.games, [slug]: game } };
}
