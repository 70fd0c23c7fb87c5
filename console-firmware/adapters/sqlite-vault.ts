/** All that Buzzle keeps, in one SQLite file: the children, what each has played, and what was set on the console. */
import Database from "better-sqlite3";
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { LoadedProgress, ProgressStore, SavedProgress } from "../../engine/index.ts";
import type { Player, Vault } from "../vault.ts";

const TABLES = `
  CREATE TABLE IF NOT EXISTS player (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS progress (player INTEGER PRIMARY KEY REFERENCES player, save TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

export function openSqliteVault(file: string): Vault {
  let database: Database.Database | null = null;
  /** What was lost is told by the next reading, once. */
  let setAsideAs: string | null = null;
  /** Whoever plays when the file breaks goes on playing. */
  let known: readonly Player[] = [];

  const opened = (): Database.Database => {
    // SQLite takes a file of no length for one that is new. Ours never is: a card has lost what was in it.
    if (database === null && isEmpty(file)) setAsideAs = setAside(file);
    return (database ??= open(file));
  };

  /** What is broken is set aside for whoever can mend it, and begun anew: a child is never locked out. */
  const withDatabase = <T>(work: (database: Database.Database) => T): T => {
    try {
      return work(opened());
    } catch (error) {
      if (!isBroken(error)) throw error;
      database?.close();
      database = null;
      setAsideAs = setAside(file);
      const add = opened().prepare("INSERT INTO player (id, name) VALUES (?, ?)");
      for (const { id, name } of known) add.run(id, name);
      return work(opened());
    }
  };

  const read = (sql: string, ...parameters: readonly unknown[]): readonly Record<string, unknown>[] =>
    withDatabase((base) => base.prepare<unknown[], Record<string, unknown>>(sql).all(...parameters));
  const write = (sql: string, ...parameters: readonly unknown[]): SavedProgress => {
    try {
      withDatabase((base) => base.prepare(sql).run(...parameters));
      return { type: "saved" };
    } catch (error) {
      return { type: "failed", reason: `${file}: ${reasonOf(error)}` };
    }
  };
  const readOr = <T>(instead: T, work: () => T): T => {
    try {
      return work();
    } catch {
      return instead;
    }
  };

  const vault: Vault = {
    check() {
      try {
        const [found] = read("PRAGMA quick_check");
        if (found?.["quick_check"] !== "ok") withDatabase(failAsBroken);
      } catch (error) {
        return { type: "failed", reason: `${file}: ${reasonOf(error)}` };
      }
      return setAsideAs === null ? { type: "fine" } : { type: "set-aside", file: setAsideAs };
    },
    players() {
      known = readOr(known, () =>
        read("SELECT id, name FROM player ORDER BY id").map((row) => ({
          id: Number(row["id"]),
          name: String(row["name"]),
        })),
      );
      return known;
    },
    addPlayer(name): Player | null {
      if (write("INSERT INTO player (name) VALUES (?)", name).type === "failed") return null;
      return vault.players().find((player) => player.name === name) ?? null;
    },
    removePlayer(id) {
      const removed = write("DELETE FROM progress WHERE player = ?", id);
      return removed.type === "failed" ? removed : write("DELETE FROM player WHERE id = ?", id);
    },
    copyTo(copy) {
      try {
        rmSync(copy, { force: true });
      } catch (error) {
        return { type: "failed", reason: `${copy}: ${reasonOf(error)}` };
      }
      return write("VACUUM INTO ?", copy);
    },
    setting: (name) =>
      readOr(null, () => {
        const [row] = read("SELECT value FROM setting WHERE name = ?", name);
        return row === undefined ? null : String(row["value"]);
      }),
    set: (name, value) =>
      write(
        "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        name,
        value,
      ),
    storeOf: (player): ProgressStore => ({
      load(): LoadedProgress {
        try {
          const [row] = read("SELECT save FROM progress WHERE player = ?", player);
          const lost = setAsideAs;
          setAsideAs = null;
          if (row !== undefined) return { type: "found", progress: JSON.parse(String(row["save"])) };
          if (lost === null) return { type: "none" };
          return { type: "failed", reason: `It was broken, and is kept as ${lost}.` };
        } catch (error) {
          return { type: "failed", reason: `${file}: ${reasonOf(error)}` };
        }
      },
      save(progress) {
        try {
          return write(
            "INSERT INTO progress VALUES (?, ?) ON CONFLICT DO UPDATE SET save = excluded.save",
            player,
            JSON.stringify(progress),
          );
        } catch (error) {
          // Nested deeper than it can be written: it was found so.
          return { type: "failed", reason: reasonOf(error) };
        }
      },
    }),
    close() {
      database?.close();
      database = null;
    },
  };
  return vault;
}

/** Whether all of a file can be read, and it is one of Buzzle's. */
export function isWholeVault(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const check = database.pragma("quick_check", { simple: true });
      database.prepare("SELECT id, name FROM player").all();
      database.prepare("SELECT player, save FROM progress").all();
      return check === "ok";
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

function open(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: 200 });
  try {
    // A commit is on the card before a verdict is heard, by one write instead of three.
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.exec(TABLES);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/** The file and what belongs to it, under the first free name. */
function setAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.broken-${number}`)) number++;
  const kept = `${file}.broken-${number}`;
  for (const part of ["", "-wal", "-shm"]) {
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${kept}${part}`);
  }
  return kept;
}

const BROKEN = ["SQLITE_CORRUPT", "SQLITE_NOTADB"];

function failAsBroken(): never {
  throw new Database.SqliteError("the check found faults", "SQLITE_CORRUPT");
}

function isBroken(error: unknown): boolean {
  return error instanceof Database.SqliteError && BROKEN.some((code) => error.code.startsWith(code));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
