import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { type Dialect, Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { SECOND } from "../now.ts";
import { guardSqlite } from "./guard-sqlite.ts";
import { migrate } from "./migrate.ts";
import type { StorageKind } from "./migrations.ts";
import { PatientSqliteDialect } from "./patient-dialect.ts";
import { createReaderThread } from "./reader-thread.ts";
import type { Tables } from "./tables.ts";

export interface Storage {
  readonly kind: StorageKind;
  readonly db: Kysely<Tables>;
  /**
   * A transaction that does not wait for the disk. A power cut may take it back, whole; the end of the program does not.
   * For what costs nobody anything: counts of tries, and log-ins, after which one logs in again.
   */
  readonly light: LightTransaction;
  /** For questions that may take long: nobody else waits for them. */
  readonly reading: Kysely<Tables>;
  /**
   * Differs from what it was as soon as anything was written, by whichever program. Undefined where only a question to the
   * database would tell.
   */
  readonly lastChange: (() => string) | undefined;
  readonly close: () => Promise<void>;
}

type LightTransaction = <Outcome>(
  work: (transaction: Transaction<Tables>) => Promise<Outcome>,
) => Promise<Outcome>;

export interface StoragePlace {
  readonly dataFolder: string;
  /** A PostgreSQL address; undefined stands for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** How long it is waited for another process to finish writing to SQLite. */
  readonly busyMilliseconds?: number;
  /** Fails where there is no database yet, instead of making an empty one in the wrong place. */
  readonly mustExist?: boolean;
}

const BUSY_MILLISECONDS = 2 * SECOND;
const POSTGRES_CONNECTIONS = 10;
/** How long a query of PostgreSQL may take. */
const PATIENCE = 10 * SECOND;
const BIGINT = 20;

export function sqliteFile(dataFolder: string): string {
  return join(dataFolder, "accounts.sqlite");
}

/** Opens the database, makes it where it is not there, and brings it up to date. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  const kind = place.databaseUrl === undefined ? "sqlite" : "postgres";
  const { db, light, reading, lastChange } =
    place.databaseUrl === undefined ? sqlite(place) : postgres(place.databaseUrl);
  try {
    if (place.mustExist === true && kind === "postgres") await requireTables(db);
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const close = async () => {
    await reading.destroy();
    await db.destroy();
  };
  return { kind, db, light, reading, lastChange, close };
}

async function requireTables(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "users")) throw new Error("This database has no accounts yet.");
}

type Opened = Pick<Storage, "db" | "light" | "reading" | "lastChange">;

function sqlite({
  dataFolder,
  busyMilliseconds = BUSY_MILLISECONDS,
  mustExist = false,
}: StoragePlace): Opened {
  const file = sqliteFile(dataFolder);
  if (mustExist && !existsSync(file)) throw new Error(`There is no ${file}.`);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const database = new Database(file, { timeout: busyMilliseconds });
  chmodSync(file, 0o600);
  database.pragma("journal_mode = WAL");
  // What was acknowledged survives a power cut, not only a crash.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // What is deleted is overwritten, and not only let go: it cannot be found in the file afterwards.
  database.pragma("secure_delete = ON");
  // From here on it is waited for others without holding anybody up.
  database.pragma("busy_timeout = 0");
  const guarded = guardSqlite(database, file);
  const db = open(new PatientSqliteDialect({ database: guarded.database }, busyMilliseconds));
  return {
    db,
    lastChange: guarded.lastChange,
    reading: createReaderThread(file),
    light: (work) =>
      // There is one connection, and it is held from before the transaction until after it.
      db.connection().execute(async (connection) => {
        database.pragma("synchronous = NORMAL");
        try {
          return await connection.transaction().execute(work);
        } finally {
          database.pragma("synchronous = FULL");
        }
      }),
  };
}

function postgres(connectionString: string): Opened {
  const pool = new pg.Pool({
    connectionString,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: 5 * SECOND,
    keepAlive: true,
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: PATIENCE,
    // Of a server that is frozen: it will not stop a query by itself.
    query_timeout: PATIENCE + SECOND,
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
  const db = open(new PostgresDialect({ pool }));
  return {
    db,
    // It asks over connections, and the database works elsewhere.
    reading: db,
    lastChange: undefined,
    light: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local synchronous_commit = off`.execute(transaction);
        return work(transaction);
      }),
  };
}

function open(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect });
}
