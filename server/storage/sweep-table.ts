import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Storage } from "./open-storage.ts";
import type { Tables } from "./tables.ts";

/** So few that nobody notices the pause, also where rows are overwritten when they are deleted. */
const AT_ONCE = 250;

/** What is removed when its time has come: its key, and the column with that time, which has an index. */
const sweepable = {
  sessions: ["id", "expires_at"],
  reset_links: ["token_hash", "expires_at"],
  email_links: ["token_hash", "expires_at"],
  rate_limits: ["key", "full_at"],
} as const satisfies Partial<Record<keyof Tables, readonly [string, string]>>;

/**
 * Removes the rows whose time has come, a few at a time: SQLite answers nobody while it deletes. What a power cut brings
 * back is over all the same, and goes with the next sweep.
 */
export async function sweepTable(
  { light }: Storage,
  table: keyof typeof sweepable,
  time: number,
): Promise<void> {
  const [key, end] = sweepable[table].map((column) => sql.ref(column));
  const name = sql.table(table);
  for (;;) {
    const { numAffectedRows = 0n } = await light((transaction) =>
      sql`delete from ${name} where ${key} in (select ${key} from ${name} where ${end} <= ${time} limit ${AT_ONCE})`.execute(
        transaction,
      ),
    );
    if (numAffectedRows < AT_ONCE) return;
    await setImmediate();
  }
}
