import { type Kysely, sql, type Transaction } from "kysely";
import { migrations, type StorageKind } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** Any number, as long as nothing else in this database locks by it. */
const ADVISORY_LOCK = 5_217_603;

/**
 * Brings a database up to date. Servers that start at the same time wait for each other. Throws where the database
 * was made by a newer version.
 * @param upTo an older version, for who wants to know what that looked like
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: StorageKind,
  upTo = migrations.length,
): Promise<void> {
  // Alone, so that it waits for others. PostgreSQL must do it under the lock: there two at once collide.
  if (kind === "sqlite") await createVersionTable(db);
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, kind);
    const row = await transaction.selectFrom("schema_version").select("version").executeTakeFirst();
    const version = row?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(`The database has version ${version}, this program knows ${migrations.length}.`);
    }
    for (const migration of migrations.slice(version, upTo)) {
      // Each builds on the one before.
      await migration(transaction, kind);
    }
    await transaction.deleteFrom("schema_version").execute();
    await transaction.insertInto("schema_version").values({ version: upTo }).execute();
  });
}

async function createVersionTable(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("schema_version")
    .ifNotExists()
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
}

async function lock(transaction: Transaction<Tables>, kind: StorageKind): Promise<void> {
  if (kind === "postgres") {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    await createVersionTable(transaction);
  } else {
    // Beginning with a write makes SQLite wait for its turn; reading first and writing then may not be waited for.
    await sql`update schema_version set version = version`.execute(transaction);
  }
}
