/** What accounts have played: logs of verdicts that devices add to, and read what they have not seen. */
import type { Kysely, Selectable, Transaction } from "kysely";
import {
  KEPT_PER_SKILL,
  MOST_PER_REQUEST,
  type KeptPlay,
  type KeptVerdict,
  type VerdictLog,
} from "../../engine/save/index.ts";
import type { Tables, VerdictsTable } from "../storage/tables.ts";
import { keepPlays, readPlays } from "./plays.ts";

/** A part of a log, in the order in which its verdicts have arrived. */
export interface LogPart {
  readonly forgotten: number;
  readonly verdicts: KeptVerdict[];
  readonly plays: KeptPlay[];
  /** To be asked after next time; what was asked after where nothing is new. */
  readonly next: number;
}

/**
 * Adds what is not there yet, once, and forgets what is to be forgotten: all of it or, if it fails, nothing. What was played
 * before everything was forgotten elsewhere is not taken.
 * @returns how often everything was forgotten by now, here or elsewhere
 */
export async function appendVerdicts(
  db: Kysely<Tables>,
  userId: string,
  { forgotten, verdicts, plays }: VerdictLog,
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const log = await lockLog(transaction, userId);
    if (forgotten < log.forgotten) return log.forgotten;
    if (forgotten > log.forgotten)
      for (const table of ["verdicts", "plays"] as const)
        await transaction.deleteFrom(table).where("user_id", "=", userId).execute();
    if (verdicts.length > 0) {
      await transaction
        .insertInto("verdicts")
        .values(verdicts.map((verdict, place) => toRow(userId, log.last_number + 1 + place, verdict)))
        .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
        .execute();
      await keepLast(transaction, userId, verdicts);
    }
    const last = log.last_number + verdicts.length;
    await keepPlays(transaction, userId, plays, last + 1, now);
    await transaction
      .updateTable("verdict_logs")
      .set({ forgotten, last_number: last + plays.length })
      .where("user_id", "=", userId)
      .execute();
    return forgotten;
  });
}

/**
 * All of it as it was at one moment: what another device sends meanwhile comes whole with the next part, or not at all.
 * @param after the number of the last one that is known already; 0 reads from the beginning
 */
export async function readVerdicts(db: Kysely<Tables>, userId: string, after: number): Promise<LogPart> {
  // SQLite reads so in any transaction; PostgreSQL has to be asked for it.
  const reading = db.transaction().setIsolationLevel("repeatable read");
  return reading.execute(async (transaction) => {
    const log = await transaction
      .selectFrom("verdict_logs")
      .select("forgotten")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const rows = await readPart(transaction, userId, after);
    const last = rows.at(-1)?.number ?? after;
    const isMore = rows.length === MOST_PER_REQUEST;
    const played = await readPlays(transaction, userId, after, isMore ? last : undefined);
    return {
      forgotten: log?.forgotten ?? 0,
      verdicts: rows.map(toVerdict),
      plays: played.plays,
      next: isMore ? last : Math.max(last, played.last),
    };
  });
}

/** All of it, a part at a time. */
export async function* readWholeLog(db: Kysely<Tables>, userId: string): AsyncGenerator<KeptVerdict, void> {
  let after = 0;
  for (;;) {
    const rows = await readPart(db, userId, after);
    yield* rows.map(toVerdict);
    after = rows.at(-1)?.number ?? after;
    if (rows.length < MOST_PER_REQUEST) return;
  }
}

function readPart(db: Kysely<Tables>, userId: string, after: number) {
  return db
    .selectFrom("verdicts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("number", ">", after)
    .orderBy("number")
    .limit(MOST_PER_REQUEST)
    .execute();
}

/** Two devices that send at once wait for each other here. */
async function lockLog(transaction: Transaction<Tables>, userId: string) {
  return transaction
    .insertInto("verdict_logs")
    .values({ user_id: userId, forgotten: 0, last_number: 0 })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: userId }))
    .returning(["forgotten", "last_number"])
    .executeTakeFirstOrThrow();
}

/** Devices keep no more of a skill either, and ratings need no more: so a log can never grow without end. */
async function keepLast(
  transaction: Transaction<Tables>,
  userId: string,
  verdicts: readonly KeptVerdict[],
): Promise<void> {
  const skills = new Map(verdicts.map(({ game, skill }) => [`${game}/${skill}`, { game, skill }]));
  for (const { game, skill } of skills.values()) {
    const latest = transaction
      .selectFrom("verdicts")
      .select("id")
      .where("user_id", "=", userId)
      .where("game", "=", game)
      .where("skill", "=", skill)
      .orderBy("place", "desc")
      .orderBy("id", "desc")
      .limit(KEPT_PER_SKILL);
    await transaction
      .deleteFrom("verdicts")
      .where("user_id", "=", userId)
      .where("game", "=", game)
      .where("skill", "=", skill)
      .where("id", "not in", latest)
      .execute();
  }
}

function toRow(userId: string, number: number, verdict: KeptVerdict): VerdictsTable {
  const { order, at, ...rest } = verdict;
  return { user_id: userId, number, place: order, done_at: at, ...rest };
}

function toVerdict(row: Selectable<VerdictsTable>): KeptVerdict {
  const { user_id: _user, number: _number, place, done_at, ...rest } = row;
  return { ...rest, order: place, at: done_at };
}
