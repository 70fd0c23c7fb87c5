import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { Tables } from "../storage/tables.ts";

const AT_ONCE = 200;

/** Admins stay: a site must not lose its last one in its sleep. */
function isInactive(before: number) {
  return ({ eb, and }: ExpressionBuilder<Tables, "users">): Expression<SqlBool> =>
    and([eb("seen_at", "<", before), eb("role", "!=", "admin")]);
}

/** Accounts with which nobody has logged in since that time. */
export async function countInactive(db: Kysely<Tables>, before: number): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(isInactive(before))
    .executeTakeFirstOrThrow();
  return count;
}

/** Resolves to how many there were. A few at a time, so that a server beside it goes on answering. */
export async function deleteInactive(db: Kysely<Tables>, before: number): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db.selectFrom("users").select("id").where(isInactive(before)).limit(AT_ONCE).execute();
    if (rows.length === 0) return count;
    const ids = rows.map(({ id }) => id);
    const { numDeletedRows } = await db
      .deleteFrom("users")
      .where("id", "in", ids)
      .where(isInactive(before))
      .executeTakeFirst();
    count += Number(numDeletedRows);
  }
}
