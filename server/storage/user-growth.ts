import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Growth } from "../api-shapes.ts";
import { DAY } from "../now.ts";
import type { Tables } from "./tables.ts";

const MONTHS = 12;

export async function countUsers(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** How the number of accounts grew until `time`, counted in one question from the index of times. */
export async function measureGrowth(db: Kysely<Tables>, time: number): Promise<Growth> {
  const months = Array.from({ length: MONTHS }, (_, index) => monthBegin(time, index - MONTHS + 1));
  const spans = [
    ...months.map((begin) => [begin, monthBegin(begin, 1)] as const),
    [time - 30 * DAY, time + 1] as const,
    [time - 60 * DAY, time - 30 * DAY] as const,
  ];
  const counts: RawBuilder<unknown>[] = spans.map(
    ([begin, end], index) =>
      sql`(select count(*) from users where created_at >= ${begin} and created_at < ${end}) as ${sql.ref(`span_${index}`)}`,
  );
  const { rows } = await sql<
    Record<string, number>
  >`select (select count(*) from users) as total, ${sql.join(counts)}`.execute(db);
  const row = rows[0] ?? {};
  const [last30Days = 0, previous30Days = 0] = [row[`span_${MONTHS}`], row[`span_${MONTHS + 1}`]];
  return {
    totalUsers: row["total"] ?? 0,
    months: months.map((begin, index) => ({
      month: new Date(begin).toISOString().slice(0, 7),
      accounts: row[`span_${index}`] ?? 0,
    })),
    last30Days,
    previous30Days,
    changePercent: previous30Days === 0 ? null : Math.round((last30Days / previous30Days - 1) * 1000) / 10,
  };
}

/** The first moment of the month that lies so many months after the one of `time`, in UTC. */
function monthBegin(time: number, monthsLater: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1);
}
