/** How a file of accounts is made, looked at and put in place: the same way for a backup, its check and its return. */
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { sqliteFile } from "../storage/open-storage.ts";
import { strangeness } from "../storage/sqlite-schema.ts";
import type { Found } from "./backup-found.ts";

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Nothing that a foreign file brings along runs while it is read. */
function openForReading(file: string): Database.Database {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  database.pragma("trusted_schema = off");
  return database;
}

/** Reads all of a file of accounts, with what lies in the write-ahead log beside it. */
export async function lookAtSqlite(file: string): Promise<Found> {
  let database: Database.Database | undefined;
  try {
    database = openForReading(file);
    const found = database.pragma("integrity_check(1)", { simple: true });
    if (found !== "ok") return { problem: String(found) };
    const strange = await strangeness(database);
    if (strange !== undefined) return { problem: strange };
    const astray = database.pragma("foreign_key_check");
    if (Array.isArray(astray) && astray.length > 0)
      return { problem: "rows refer to accounts that are not there" };
    return { accounts: countUsers(database) };
  } catch (error) {
    return { problem: reasonOf(error) };
  } finally {
    database?.close();
  }
}

function countUsers(database: Database.Database): number {
  return Number(database.prepare("select count(*) from users").pluck().get());
}

/**
 * Makes one whole file of another, in use or not: what is written meanwhile is not in it, and holds it up no more than it
 * holds the others up. There is a good file afterwards or none.
 */
export async function copySqlite(source: string, target: string): Promise<Found> {
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    const database = openForReading(source);
    try {
      database.prepare("vacuum into ?").run(part);
    } finally {
      database.close();
    }
    const found = await lookAtSqlite(part);
    if ("problem" in found) return found;
    syncToDisk(part);
    renameSync(part, target);
    syncToDisk(dirname(target));
    return found;
  } catch (error) {
    return { problem: reasonOf(error) };
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Puts a backup in the place of the accounts: first a copy is made beside them, looked at and prepared; only then, in one
 * step, it takes their name. Whatever fails before leaves them as they were.
 * @param prepare brings the copy up to date; it lies in a data folder of its own
 * @returns how many there are now, and where the old ones are kept if there were any; or what went wrong
 */
export async function replaceSqlite(
  source: string,
  dataFolder: string,
  prepare: (folder: string) => Promise<string | undefined>,
): Promise<{ readonly accounts: number; readonly kept: string | undefined } | { readonly problem: string }> {
  const file = sqliteFile(dataFolder);
  const isThere = existsSync(file);
  if (isThere && isSame(source, file)) return { problem: "these are the accounts themselves." };
  if (isThere && !isAlone(file)) return { problem: "the server is running. Stop it first." };
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(dataFolder, "restore-"));
  try {
    const copy = sqliteFile(folder);
    const copied = await copySqlite(source, copy);
    if ("problem" in copied) return copied;
    const problem = await prepare(folder);
    if (problem !== undefined) return { problem };
    const ready = await lookAtSqlite(copy);
    if ("problem" in ready) return ready;
    if (ready.accounts !== copied.accounts) return { problem: "not all accounts have arrived." };
    handOver(copy, isThere ? file : dataFolder);
    syncToDisk(copy);
    const kept = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    if (isThere) {
      linkSync(file, kept);
      // Of accounts that were broken; the new ones must not meet them.
      for (const end of ["-wal", "-shm"]) if (existsSync(file + end)) renameSync(file + end, kept + end);
    }
    renameSync(copy, file);
    syncToDisk(dataFolder);
    return { accounts: ready.accounts, kept: isThere ? kept : undefined };
  } catch (error) {
    return { problem: reasonOf(error) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Root restores for a server that is somebody else, and must be able to open it. */
function handOver(copy: string, ownedAlike: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(ownedAlike);
  chownSync(copy, uid, gid);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [statSync(one), statSync(other)];
  return left.ino === right.ino && left.dev === right.dev;
}

/** Whether no other program has it open: SQLite gives up its write-ahead log only then. */
function isAlone(file: string): boolean {
  const database = new Database(file, { timeout: 0 });
  try {
    return database.pragma("journal_mode = delete", { simple: true }) === "delete";
  } catch (error) {
    // What is broken is replaced all the same.
    return !(error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY"));
  } finally {
    database.close();
  }
}

function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
