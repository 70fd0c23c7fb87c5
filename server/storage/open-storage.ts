import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import pg from "pg";
import { SECOND } from "../now.ts";
import { migrate } from "./migrate.ts";
import type { StorageKind } from "./migrations.ts";
import type { Tables } from "./tables.ts";

export interface Storage {
  readonly kind: StorageKind;
  readonly db: Kysely<Tables>;
  readonly close: () => Promise<void>;
}

export interface StoragePlace {
  readonly dataFolder: string;
  /** A PostgreSQL address; undefined stands for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** How long SQLite waits for another process to finish writing. Nothing else is served meanwhile. */
  readonly busyMilliseconds?: number;
}

const BUSY_MILLISECONDS = 2 * SECOND;
const MOST_STATEMENTS = 200;
const POSTGRES_CONNECTIONS = 10;
const BIGINT = 20;

export function sqliteFile(dataFolder: string): string {
  return join(dataFolder, "accounts.sqlite");
}

/** Opens the database, makes it where it is not there, and brings it up to date. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  const kind = place.databaseUrl === undefined ? "sqlite" : "postgres";
  const dialect = place.databaseUrl === undefined ? sqlite(place) : postgres(place.databaseUrl);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { kind, db, close: () => db.destroy() };
}

function sqlite({ dataFolder, busyMilliseconds = BUSY_MILLISECONDS }: StoragePlace): SqliteDialect {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataFolder);
  const database = new Database(file, { timeout: busyMilliseconds });
  chmodSync(file, 0o600);
  database.pragma("journal_mode = WAL");
  // What was acknowledged survives a power cut, not only a crash.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What is deleted is overwritten, and not only let go: it cannot be found in the file afterwards.
  database.pragma("secure_delete = ON");
  return new SqliteDialect({ database: keepStatements(database) });
}

/**
 * Kysely has SQLite compile every query each time, which takes longer than most of ours do. Queries differ by their
 * parameters alone, so there are few texts; should one be made of many, they do not fill the memory.
 */
function keepStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text);
      if (kept.size < MOST_STATEMENTS) kept.set(text, statement);
      return statement;
    },
  };
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 10 * SECOND,
    // Our bigints are times and counts, far below 2^53.
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format ?? "text"),
    },
  });
  // A connection that breaks fails its query, if it has one, and is replaced by the next. Without listeners it would
  // end the program: the pool's own for idle connections, the client's for busy ones.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}
