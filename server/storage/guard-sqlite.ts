import { statSync } from "node:fs";
import type Database from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const MOST_STATEMENTS = 200;

/** The file was moved or deleted under the running server: what is written now would be lost with it. */
class DatabaseMoved extends Error {
  override readonly name = "DatabaseMoved";
  readonly code = "DATABASE_MOVED";
  constructor() {
    super("guard-sqlite: the database is not where it was opened");
  }
}

interface GuardedSqlite {
  /** What Kysely sees of it. */
  readonly database: SqliteDatabase;
  /** Differs from what it was as soon as anything was written, by this program or another. Asks no disk. */
  readonly lastChange: () => string;
}

/**
 * What Kysely sees of an SQLite database. It keeps statements: Kysely has each query compiled anew, which takes longer
 * than most of ours do. It writes only where the file still is. And it lets the first failure be told: SQLite ends some
 * transactions by itself, as on a full disk, and Kysely's `rollback` would then fail in its own way.
 */
export function guardSqlite(database: Database.Database, file: string): GuardedSqlite {
  const { ino, dev } = statSync(file);
  const requireInPlace = () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino !== ino || found.dev !== dev) throw new DatabaseMoved();
  };

  let writes = 0;
  // Tells of the writes of all connections but this one.
  const others = database.prepare("pragma data_version").pluck();

  const prepare = (text: string): SqliteStatement => {
    // With the lock from the beginning: only that is waited for, and nothing in the middle of a transaction.
    const statement = database.prepare<readonly unknown[]>(text === "begin" ? "begin immediate" : text);
    const isRollback = text === "rollback";
    // SQLite itself says which statements write nothing. Ends of transactions are among them.
    if (statement.readonly && text !== "commit" && !isRollback) return statement;
    return {
      reader: statement.reader,
      all: (parameters) => {
        requireInPlace();
        writes += 1;
        return statement.all(parameters);
      },
      run: (parameters) => {
        if (isRollback && !database.inTransaction) return { changes: 0, lastInsertRowid: 0 };
        if (!isRollback) requireInPlace();
        writes += 1;
        return statement.run(parameters);
      },
      iterate: (parameters) => statement.iterate(parameters),
    };
  };

  // Queries differ by their parameters alone, so there are few texts; should one be made of many, they do not fill the
  // memory.
  const kept = new Map<string, SqliteStatement>();
  return {
    lastChange: () => {
      try {
        return `${String(others.get())} ${writes}`;
      } catch {
        // Held by another program: it may be changing anything.
        writes += 1;
        return `? ${writes}`;
      }
    },
    database: {
      close: () => database.close(),
      prepare: (text) => {
        const known = kept.get(text);
        if (known !== undefined) return known;
        const statement = prepare(text);
        if (kept.size < MOST_STATEMENTS) kept.set(text, statement);
        return statement;
      },
    },
  };
}
