/** Verdicts that come from outside, out of a save or from another device: their schemas, and what of them is kept. */
import * as z from "../zod.ts";
import {
  KEPT_PER_SKILL,
  KEPT_PLAYS,
  NO_VERDICTS,
  PURPOSES,
  type KeptPlay,
  type KeptVerdict,
  type VerdictLog,
} from "./progress.ts";

/** In one request to a server. */
export const MOST_PER_REQUEST = 500;

/** Ids of items that a mechanic made say what is asked, and can be long. */
const id = z.string().min(1).max(200);
const slug = z.string().regex(/^[A-Za-z]{1,60}$/);
/** 24:00 on the last day that JavaScript has. */
const LAST_MOMENT = 8.64e15;
/** So that the next one is still a whole number, whoever has posted this one. */
const MOST_ORDERS = 1e12;

export const keptVerdictSchema: z.ZodType<KeptVerdict> = z.object({
  id: z.string().regex(/^[0-9a-z]{1,11}-[0-9a-z]{1,7}-[0-9a-z]{1,11}$/),
  order: z.int().min(1).max(MOST_ORDERS),
  at: z.int().min(0).max(LAST_MOMENT),
  game: slug,
  level: id,
  item: id,
  skill: id,
  purpose: z.enum(PURPOSES),
  difficulty: z.number().min(-10).max(10),
  chance: z.number().min(0).max(1),
  credit: z.number().min(0).max(1),
  tries: z.int().min(0).max(10_000),
  help: z.int().min(0).max(10_000),
  seconds: z.number().min(0).max(1e7),
});

export const keptPlaySchema: z.ZodType<KeptPlay> = z
  .strictObject({
    id: z.string().regex(/^[0-9a-z]{1,11}$/),
    game: slug,
    level: id,
    at: z.int().min(0).max(LAST_MOMENT),
    turns: z.int().min(1).max(10_000),
    seconds: z.number().min(0).max(1e7),
    credit: z.number().min(0).max(10_000),
    finished: z.boolean(),
  })
  .refine(({ credit, turns }) => credit <= turns + 1e-6);

const forgotten = z.int().min(0).max(1e6);

/** What a device sends, and is sent: refused as a whole if anything in it is wrong. */
export const sentVerdictsSchema: z.ZodType<VerdictLog> = z.strictObject({
  forgotten,
  verdicts: z.array(keptVerdictSchema).max(MOST_PER_REQUEST),
  // Devices that have not been updated yet send none.
  plays: z.array(keptPlaySchema).max(KEPT_PLAYS).default([]),
});

const savedSchema = z.object({
  forgotten,
  verdicts: z.array(z.unknown()),
  plays: z.array(z.unknown()).catch([]),
});

/** Twice as many as every skill of 52 games can have. A log with more was not kept by us, and nobody is to wait for it. */
const MOST_READ = 50_000;

/** The log of a save: what cannot be understood is left out, one by one. */
export function parseVerdictLog(value: unknown): VerdictLog {
  const saved = savedSchema.safeParse(value);
  if (!saved.success) return NO_VERDICTS;
  const { verdicts, plays } = saved.data;
  return {
    forgotten: saved.data.forgotten,
    verdicts: lastOfEachSkill(inOrder(understood(keptVerdictSchema, verdicts.slice(-MOST_READ)))),
    plays: latestPlays(understood(keptPlaySchema, plays.slice(-MOST_READ))),
  };
}

function understood<One>(schema: z.ZodType<One>, many: readonly unknown[]): readonly One[] {
  return many.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * One log of two, from whatever devices: whichever was forgotten more often, or else all that is in either, once. It does not
 * matter which comes first, or how often a log is merged, and what two logs leave out before they are merged is what the
 * merged one would leave out: so everybody comes to the same.
 */
export function mergeVerdicts(one: VerdictLog, other: VerdictLog): VerdictLog {
  const most = Math.max(one.forgotten, other.forgotten);
  const kept = [one, other].filter((log) => log.forgotten === most);
  return {
    forgotten: most,
    verdicts: lastOfEachSkill(inOrder(kept.flatMap(({ verdicts }) => verdicts))),
    plays: latestPlays(kept.flatMap(({ plays }) => plays)),
  };
}

/** Of each sitting what is known last: the one with most turns. @param plays of several devices, in any order */
export function latestPlays(plays: readonly KeptPlay[]): readonly KeptPlay[] {
  const byKey = new Map<string, KeptPlay>();
  for (const play of plays) {
    const key = `${play.game}/${play.level}/${play.id}`;
    const known = byKey.get(key);
    if (known === undefined || isLater(play, known)) byKey.set(key, play);
  }
  return [...byKey.values()]
    .toSorted((a, b) => a.at - b.at || (textOf(a) < textOf(b) ? -1 : 1))
    .slice(-KEPT_PLAYS);
}

function isLater(one: KeptPlay, other: KeptPlay): boolean {
  const by = one.turns - other.turns || Number(one.finished) - Number(other.finished);
  return by > 0 || (by === 0 && textOf(one) < textOf(other));
}

/** By their order; each once, though somebody may have made two of the same id. */
function inOrder(verdicts: readonly KeptVerdict[]): readonly KeptVerdict[] {
  const byId = new Map<string, KeptVerdict>();
  for (const verdict of verdicts) {
    const known = byId.get(verdict.id);
    if (known === undefined || textOf(verdict) < textOf(known)) byId.set(verdict.id, verdict);
  }
  return [...byId.values()].toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

function textOf(kept: KeptVerdict | KeptPlay): string {
  return JSON.stringify(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Ratings go by no more than these: what is left out changes none. @param verdicts in their order */
function lastOfEachSkill(verdicts: readonly KeptVerdict[]): readonly KeptVerdict[] {
  const counts = new Map<string, number>();
  return verdicts
    .toReversed()
    .filter(({ game, skill }) => {
      const count = counts.get(`${game}/${skill}`) ?? 0;
      counts.set(`${game}/${skill}`, count + 1);
      return count < KEPT_PER_SKILL;
    })
    .toReversed();
}
