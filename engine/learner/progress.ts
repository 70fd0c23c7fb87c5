/** What is kept of a player between sittings. Refers to ids, never to positions, so that games may grow and be reordered. */
import * as z from "../zod.ts";
import type { Definition, LoadedGame } from "../definition/index.ts";
import type { AnyItem, AnyMechanic } from "../mechanics/contract.ts";
import { parseSettings, usualSettings, type Settings } from "../settings/index.ts";
import type { LoadedProgress } from "../ports/progress-store.ts";
import type { Verdict } from "../verdict.ts";
import { allLevels, turnCount, type PastTurn } from "./sitting.ts";

const pastTurnSchema = z.object({
  /** The whole item: a generated one is nowhere else. */
  item: z.looseObject({ id: z.string() }),
  level: z.string(),
  credit: z.number().min(0).max(1),
});

export const gameProgressSchema = z.object({
  /** Levels whose sittings were finished, with the best mean credit. */
  finished: z.record(z.string(), z.number().min(0).max(1)).catch({}),
  /** A sitting that was broken off. */
  sitting: z
    .object({ level: z.string(), seed: z.int().min(0), past: z.array(pastTurnSchema) })
    .nullable()
    .catch(null),
});
export type GameProgress = z.infer<typeof gameProgressSchema>;

export interface Progress {
  readonly schema: 1;
  readonly settings: Settings;
  readonly games: Readonly<Record<string, GameProgress>>;
}

export const NO_PROGRESS: Progress = { schema: 1, settings: usualSettings, games: {} };
const NO_GAME_PROGRESS: GameProgress = { finished: {}, sitting: null };

/**
 * Reads a save. What cannot be understood is left out, game by game: half a save is better than none, and a save is
 * never a reason not to play.
 */
export function parseProgress(value: unknown): Progress {
  const whole = z
    .object({ settings: z.unknown(), games: z.record(z.string(), z.unknown()).catch({}) })
    .safeParse(value);
  if (!whole.success) return NO_PROGRESS;
  const games: Record<string, GameProgress> = {};
  for (const [slug, game] of Object.entries(whole.data.games)) {
    const parsed = gameProgressSchema.safeParse(game);
    if (parsed.success) games[slug] = parsed.data;
  }
  return { schema: 1, settings: parseSettings(whole.data.settings), games };
}

/**
 * What to keep where another window may have kept something since: all that is there, this game as it is here, and the
 * settings as they are here if they were changed here. What is there is taken as it is, unread.
 */
export function mergeSaves(
  stored: LoadedProgress,
  ours: Progress,
  slug: string,
  isSettingsOurs: boolean,
): unknown {
  if (stored.type !== "found" || !isObject(stored.progress)) return ours;
  const { settings, games } = stored.progress;
  return {
    ...ours,
    ...(isSettingsOurs || settings === undefined ? {} : { settings }),
    games: { ...(isObject(games) ? games : ours.games), [slug]: gameProgress(ours, slug) },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function gameProgress(progress: Progress, slug: string): GameProgress {
  return progress.games[slug] ?? NO_GAME_PROGRESS;
}

/** The sitting that can be gone on with, or null: its level or its items may have gone or changed since. */
export function sittingToResume(
  progress: Progress,
  { definition, mechanic }: LoadedGame,
): { readonly level: number; readonly seed: number; readonly past: readonly PastTurn[] } | null {
  const { sitting } = gameProgress(progress, definition.slug);
  if (sitting === null || sitting.past.length === 0) return null;
  const level = definition.levels.findIndex(({ id }) => id === sitting.level);
  const past = sitting.past
    .map((turn) => pastTurnNow(turn, definition, mechanic))
    .filter((turn) => turn !== null);
  if (level < 0 || past.length < sitting.past.length || past.length > turnCount(definition)) return null;
  return { level, seed: sitting.seed, past };
}

/** A turn of a save with its item as the game has it now: authored items by their ids, made ones if they still fit. */
function pastTurnNow(turn: PastTurn, definition: Definition, mechanic: AnyMechanic): PastTurn | null {
  const level = allLevels(definition).find(({ id }) => id === turn.level);
  if (level === undefined) return null;
  if (level.items !== undefined) {
    const item = level.items.find(({ id }) => id === turn.item.id);
    return item === undefined ? null : { ...turn, item };
  }
  const item = mechanic.item.safeParse(turn.item);
  return item.success ? { ...turn, item: item.data } : null;
}

/** The first level that was not finished well, or the last. */
export function suggestedLevel(progress: Progress, definition: Definition): number {
  const { finished } = gameProgress(progress, definition.slug);
  const open = definition.levels.findIndex(({ id }) => (finished[id] ?? 0) < 0.75);
  return open < 0 ? definition.levels.length - 1 : open;
}

export function withVerdict(
  progress: Progress,
  { slug }: Definition,
  sitting: { readonly level: string; readonly seed: number },
  item: AnyItem,
  { level, credit }: Verdict,
): Progress {
  const game = gameProgress(progress, slug);
  const isSame =
    game.sitting !== null && game.sitting.seed === sitting.seed && game.sitting.level === sitting.level;
  const past = [
    ...(isSame && game.sitting !== null ? game.sitting.past : []),
    { item: { ...item }, level, credit },
  ];
  return withGame(progress, slug, { ...game, sitting: { ...sitting, past } });
}

/** The sitting is over: its mean credit counts for the level if it is the best so far. */
export function withFinished(progress: Progress, { slug }: Definition, level: string): Progress {
  const game = gameProgress(progress, slug);
  const past = game.sitting?.past ?? [];
  const mean = past.length === 0 ? 0 : past.reduce((sum, turn) => sum + turn.credit, 0) / past.length;
  const best = Math.max(game.finished[level] ?? 0, mean);
  return withGame(progress, slug, { finished: { ...game.finished, [level]: best }, sitting: null });
}

export function withoutSitting(progress: Progress, { slug }: Definition): Progress {
  return withGame(progress, slug, { ...gameProgress(progress, slug), sitting: null });
}

function withGame(progress: Progress, slug: string, game: GameProgress): Progress {
  return { ...progress, games: { ...progress.games, [slug]: game } };
}
