/** Sittings that were played, as accounts and pupils have them: each is known once, however often it is sent. */
import { type Kysely, type Selectable, sql } from "kysely";
import { KEPT_PLAYS, latestPlays, type KeptPlay } from "../../engine/save/index.ts";
import type { PlaysTable, PupilPlaysTable, Tables } from "../storage/tables.ts";

/** So many of an account, or of a pupil: years of them. Whoever makes up more loses the oldest. */
const MOST_PLAYS = 2000;

/** @param number that of the first of these */
export async function keepPlays(
  db: Kysely<Tables>,
  userId: string,
  plays: readonly KeptPlay[],
  number: number,
  now: number,
): Promise<void> {
  if (plays.length === 0) return;
  const rows = rowsOf(plays, now).map((row, place) => ({ ...row, user_id: userId, number: number + place }));
  await db
    .insertInto("plays")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "game", "level", "id"])
        .doUpdateSet({ ...asSent, number: sql<number>`excluded.number` })
        .where(isLater("plays")),
    )
    .execute();
  await leaveOldest(db, "plays", "user_id", userId);
}

/** The same for a pupil of a class. When it was is when it came: what a class is asked for goes by no device's clock. */
export async function keepPupilPlays(
  db: Kysely<Tables>,
  pupilId: string,
  plays: readonly KeptPlay[],
  now: number,
): Promise<void> {
  if (plays.length === 0) return;
  await db
    .insertInto("pupil_plays")
    .values(rowsOf(plays, now).map((row) => ({ ...row, last_at: now, pupil_id: pupilId })))
    .onConflict((conflict) =>
      conflict.columns(["pupil_id", "game", "level", "id"]).doUpdateSet(asSent).where(isLater("pupil_plays")),
    )
    .execute();
  await leaveOldest(db, "pupil_plays", "pupil_id", pupilId);
}

/** Those with numbers after one, and up to another. */
export async function readPlays(
  db: Kysely<Tables>,
  userId: string,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<{ readonly plays: KeptPlay[]; readonly last: number }> {
  const rows = await db
    .selectFrom("plays")
    .selectAll()
    .where("user_id", "=", userId)
    .where("number", ">", after)
    .where("number", "<=", upTo)
    .orderBy("number", "desc")
    .limit(KEPT_PLAYS)
    .execute();
  return { plays: rows.toReversed().map(toPlay), last: rows[0]?.number ?? after };
}

export async function readAllPlays(db: Kysely<Tables>, userId: string): Promise<KeptPlay[]> {
  const rows = await db
    .selectFrom("plays")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("number")
    .execute();
  return rows.map(toPlay);
}

const asSent = {
  last_at: sql<number>`excluded.last_at`,
  turns: sql<number>`excluded.turns`,
  seconds: sql<number>`excluded.seconds`,
  credit: sql<number>`excluded.credit`,
  finished: sql<number>`excluded.finished`,
};

/** A sitting is known by its last turn: what was sent before, or arrives late, changes nothing. */
function isLater(table: "plays" | "pupil_plays") {
  const [turns, finished] = [sql.ref(`${table}.turns`), sql.ref(`${table}.finished`)];
  return sql<boolean>`(excluded.turns, excluded.finished) > (${turns}, ${finished})`;
}

async function leaveOldest(
  db: Kysely<Tables>,
  table: "plays" | "pupil_plays",
  owner: "user_id" | "pupil_id",
  id: string,
): Promise<void> {
  const own = sql`from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`;
  await sql`delete ${own} and last_at <=
    (select last_at ${own} order by last_at desc limit 1 offset ${MOST_PLAYS})`.execute(db);
}

/** Clocks of devices lie; ours says at least that nothing was played after it came. */
function rowsOf(plays: readonly KeptPlay[], now: number) {
  return latestPlays(plays).map(({ at, finished, ...play }) => ({
    ...play,
    last_at: Math.min(at, now),
    finished: finished ? 1 : 0,
  }));
}

function toPlay({ id, game, level, last_at, turns, seconds, credit, finished }: Row): KeptPlay {
  return { id, game, level, at: last_at, turns, seconds, credit, finished: finished === 1 };
}
type Row = Selectable<Omit<PlaysTable, "user_id" | "number"> | Omit<PupilPlaysTable, "pupil_id">>;
