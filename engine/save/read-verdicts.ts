/** Verdicts that come from outside, out of a save or from another device: their schemas, and what of them is kept. */
import * as z from "../zod.ts";
import { KEPT_PER_SKILL, NO_VERDICTS, PURPOSES, type KeptVerdict, type VerdictLog } from "./progress.ts";

/** In one request to a server. */
export const MOST_PER_REQUEST = 500;

/** Ids of items that a mechanic made say what is asked, and can be long. */
const id = z.string().min(1).max(200);
/** 24:00 on the last day that JavaScript has. */
const LAST_MOMENT = 8.64e15;
/** So that the next one is still a whole number, whoever has posted this one. */
const MOST_ORDERS = 1e12;

export const keptVerdictSchema: z.ZodType<KeptVerdict> = z.object({
  id: z.string().regex(/^[0-9a-z]{1,11}-[0-9a-z]{1,7}-[0-9a-z]{1,11}$/),
  order: z.int().min(1).max(MOST_ORDERS),
  at: z.int().min(0).max(LAST_MOMENT),
  game: z.string().regex(/^[A-Za-z]{1,60}$/),
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

const forgotten = z.int().min(0).max(1e6);

/** What a device sends, and is sent: refused as a whole if anything in it is wrong. */
export const sentVerdictsSchema: z.ZodType<VerdictLog> = z.strictObject({
  forgotten,
  verdicts: z.array(keptVerdictSchema).max(MOST_PER_REQUEST),
});

const savedSchema = z.object({ forgotten, verdicts: z.array(z.unknown()) });

/** The log of a save: what cannot be understood is left out, one by one. */
export function parseVerdictLog(value: unknown): VerdictLog {
  const saved = savedSchema.safeParse(value);
  if (!saved.success) return NO_VERDICTS;
  const verdicts = saved.data.verdicts.flatMap((one) => {
    const parsed = keptVerdictSchema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  return { forgotten: saved.data.forgotten, verdicts: lastOfEachSkill(inOrder(verdicts)) };
}

/**
 * One log of two, from whatever devices: whichever was forgotten more often, or else all that is in either, once. It does not
 * matter which comes first, or how often a log is merged, and what two logs leave out before they are merged is what the
 * merged one would leave out: so everybody comes to the same.
 */
export function mergeVerdicts(one: VerdictLog, other: VerdictLog): VerdictLog {
  const most = Math.max(one.forgotten, other.forgotten);
  const kept = [one, other].filter((log) => log.forgotten === most).flatMap(({ verdicts }) => verdicts);
  return { forgotten: most, verdicts: lastOfEachSkill(inOrder(kept)) };
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

function textOf(verdict: KeptVerdict): string {
  return JSON.stringify(Object.entries(verdict).toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
