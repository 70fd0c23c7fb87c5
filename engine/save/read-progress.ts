/** The progress of a save, which comes from outside: its schema. */
import * as z from "../zod.ts";
import { NOTHING_HEARD, type Heard } from "../lines/family.ts";
import { MOST_EASE } from "../devices/eases.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import {
  NO_PROGRESS,
  type FirstRelease,
  type GameProgress,
  type KeptSitting,
  type Progress,
} from "./progress.ts";
import { parseSettings } from "./read-settings.ts";
import { parseVerdictLog } from "./read-verdicts.ts";

const count = z.int().min(0);

/** The whole item: a generated one is nowhere else. */
const itemSchema: z.ZodType<AnyItem> = z.looseObject({ id: z.string() });
const creditSchema = z.number().min(0).max(1);

const act = z.string();
const logEntrySchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["told", "skipped", "opened", "ended", "gave"]), act }),
  z.object({ type: z.literal("turn"), act, item: itemSchema, set: z.string(), credit: creditSchema }),
  z.object({ type: z.literal("chose"), act, option: z.string() }),
  z.object({ type: z.literal("asked"), act, turn: z.int().min(0), option: z.string() }),
]);

const counts = z.record(z.string(), z.number());

const ease = z.int().min(-MOST_EASE).max(MOST_EASE).optional();

const currentSchema: z.ZodType<KeptSitting> = z.object({
  level: z.string(),
  seed: z.int().min(0),
  length: z.enum(["full", "short"]),
  log: z.array(logEntrySchema),
  // Saves from before devices could be eased have none.
  ease,
  standing: z.object({
    stakes: counts,
    counts,
    worlds: z.record(z.string(), z.unknown()),
    // Saves from before prices have told none.
    told: z.array(z.string()).default([]),
  }),
});

const firstReleaseSchema: z.ZodType<FirstRelease> = z.object({
  level: z.string(),
  seed: z.int().min(0),
  past: z.array(z.object({ item: itemSchema, level: z.string(), credit: creditSchema })),
});

const heardSchema: z.ZodType<Heard> = z.object({
  count,
  wordings: z.record(z.string(), z.tuple([count, count])),
});

export const gameProgressSchema: z.ZodType<GameProgress> = z.object({
  finished: z.record(z.string(), z.number().min(0).max(1)).catch({}),
  bests: z.record(z.string(), z.record(z.string(), z.number())).catch({}),
  keepsakes: z.array(z.string()).catch([]),
  ease: ease.catch(undefined),
  heard: heardSchema.catch(NOTHING_HEARD),
  sitting: z.union([currentSchema, firstReleaseSchema]).nullable().catch(null),
});

/**
 * Reads a save. What cannot be understood is left out, game by game: half a save is better than none, and a save is
 * never a reason not to play.
 */
export function parseProgress(value: unknown): Progress {
  const whole = z
    .object({
      settings: z.unknown(),
      games: z.record(z.string(), z.unknown()).catch({}),
      log: z.unknown().optional(),
    })
    .safeParse(value);
  if (!whole.success) return NO_PROGRESS;
  const games: Record<string, GameProgress> = {};
  for (const [slug, game] of Object.entries(whole.data.games)) {
    const parsed = gameProgressSchema.safeParse(game);
    if (parsed.success) games[slug] = parsed.data;
  }
  const { settings, log } = whole.data;
  return { schema: 2, settings: parseSettings(settings), games, log: parseVerdictLog(log) };
}
