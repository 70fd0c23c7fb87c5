import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { CLOCK_TOLERANCE } from "../now.ts";
import type { Storage } from "./open-storage.ts";
import type { Tables } from "./tables.ts";

/** So few that nobody notices the pause, also where rows are overwritten when they are deleted. */
const AT_ONCE = 50;

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
 * @param longest how long such a row lasts, in milliseconds: one that ends later was made by a clock that was ahead
 */
export async function sweepTable(
  { light }: Storage,
  table: keyof typeof sweepable,
  time: number,
  longest: number,
): Promise<void> {
  const [key, end] = sweepable[table].map((column) => sql.ref(column));
  const name = sql.table(table);
  const never = time + longest + CLOCK_TOLERANCE;
  for (;;) {
    const { numAffectedRows = 0n } = await light((transaction) =>
      sql`delete from ${name} where ${key} in
        (select ${key} from ${name} where ${end} <= ${time} or ${end} > ${never} limit ${AT_ONCE})`.execute(
        transaction,
      ),
    );
    if (numAffectedRows < AT_ONCE) return;
    await setImmediate();
  }
}
