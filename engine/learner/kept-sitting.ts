/** A sitting that was broken off, as it lies in a save, and how it becomes one that can be gone on with. */
import * as z from "../zod.ts";
import type { LoadedGame } from "../definition/index.ts";
import { allSets } from "../definition/item-sets.ts";
import type { AnyItem } from "../mechanics/contract.ts";
import type { LogEntry, PastTurn, SittingData } from "../sitting/log.ts";
import { turnsOf } from "../sitting/next-act.ts";
import { beginStanding, countsOf, withCounts } from "../sitting/standing.ts";

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

const currentSchema: z.ZodType<KeptSitting> = z.object({
  level: z.string(),
  seed: z.int().min(0),
  length: z.enum(["full", "short"]),
  log: z.array(logEntrySchema),
  standing: z.object({
    stakes: counts,
    counts,
    worlds: z.record(z.string(), z.unknown()),
    // Saves from before prices have told none.
    told: z.array(z.string()).default([]),
  }),
});
export type KeptSitting = Pick<SittingData, "seed" | "length" | "log" | "standing"> & {
  readonly level: string;
};

/** As the first released version kept it: turns only, in the order of warm-up, rounds and boss. */
const firstReleaseSchema = z.object({
  level: z.string(),
  seed: z.int().min(0),
  past: z.array(z.object({ item: itemSchema, level: z.string(), credit: creditSchema })),
});
type FirstRelease = z.infer<typeof firstReleaseSchema>;

export const keptSittingSchema = z.union([currentSchema, firstReleaseSchema]);

type Resumable = Omit<SittingData, "keepsakes" | "wasFinished">;

/** Null where the game has changed too much to go on. */
export function keptSitting(kept: KeptSitting | FirstRelease, game: LoadedGame): Resumable | null {
  const level = game.definition.levels.findIndex(({ id }) => id === kept.level);
  if (level < 0) return null;
  return "past" in kept ? fromFirstRelease(kept, level, game) : fromCurrent(kept, level, game);
}

function fromCurrent(kept: KeptSitting, level: number, game: LoadedGame): Resumable | null {
  const acts = game.definition.levels[level]?.chapter.map(({ id }) => id) ?? [];
  const log = kept.log.map((entry) => (entry.type === "turn" ? turnNow(entry, game) : entry));
  if (!log.every((entry): entry is LogEntry => entry !== null && acts.includes(entry.act))) return null;
  const { seed, length, standing } = kept;
  const worlds = Object.entries(standing.worlds).map(([name, world]) => {
    const parsed = game.mechanic.worldSchema?.safeParse(world);
    return parsed?.success === true ? ([name, parsed.data] as const) : null;
  });
  if (!worlds.every((world) => world !== null)) return null;
  return { level, seed, length, log, standing: { ...standing, worlds: Object.fromEntries(worlds) } };
}

/** Its turns fill the acts of today's chapter one after another, and what lies between them counts as told. */
function fromFirstRelease(kept: FirstRelease, level: number, game: LoadedGame): Resumable | null {
  const { definition } = game;
  const chosen = definition.levels[level];
  if (chosen === undefined) return null;
  const turns = [...kept.past];
  const log: LogEntry[] = [];
  let standing = beginStanding(definition, chosen);
  for (const here of chosen.chapter) {
    if (turns.length === 0) break;
    if (here.type === "tell") log.push({ type: "told", act: here.id });
    if (here.type === "choose" || here.type === "give" || here.if !== undefined) return null;
    if (here.type !== "play") continue;
    log.push({ type: "opened", act: here.id });
    for (const { item, level: set, credit } of turns.splice(0, turnsOf(here, "full"))) {
      const turn = turnNow({ type: "turn", act: here.id, item, set, credit }, game);
      if (turn === null) return null;
      log.push(turn);
      const verdict = { item: item.id, level: set, skill: "", credit, tries: 1, hints: 0, seconds: 0 };
      standing = withCounts(standing, countsOf(verdict), definition);
    }
  }
  return turns.length > 0 ? null : { level, seed: kept.seed, length: "full", log, standing };
}

/** A turn of a save with its item as the game has it now: authored items by their ids, made ones if they still fit. */
function turnNow(turn: PastTurn, { definition, mechanic }: LoadedGame): PastTurn | null {
  const set = allSets(definition).find(({ id }) => id === turn.set);
  if (set === undefined) return null;
  if (set.items !== undefined) {
    const item = set.items.find(({ id }) => id === turn.item.id);
    return item === undefined ? null : { ...turn, item };
  }
  const item = mechanic.item.safeParse(turn.item);
  return item.success ? { ...turn, item: item.data } : null;
}
