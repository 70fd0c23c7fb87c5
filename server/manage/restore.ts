import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { recordAudit } from "../accounts/audit.ts";
import type { Config } from "../config.ts";
import { sqliteFile } from "../storage/open-storage.ts";
import { type Command, withStorage } from "./command.ts";
import { postgresProgram, withoutPassword } from "./postgres-programs.ts";
import { problemOfSqlite } from "./verify.ts";

/**
 * Puts a backup in the place of the accounts, which are kept beside it. Everybody is logged out and links in mails end:
 * the backup knows nothing of what was ended since.
 */
export const restore: Command = {
  usage: "restore accounts-backup.sqlite (while the server is stopped)",
  run: async ([source], config) => {
    if (source === undefined) return "Say what: restore accounts-backup.sqlite";
    if (!existsSync(source)) return `There is no ${source}.`;
    const problem =
      config.databaseUrl === undefined ? replaceSqlite(source, config) : load(source, config.databaseUrl);
    if (problem !== undefined) return problem;
    return withStorage(config, async ({ db }) => {
      for (const table of ["sessions", "reset_links", "email_links"] as const) {
        await db.deleteFrom(table).execute();
      }
      await recordAudit(db, Date.now(), { actor: "command", action: "restore", subject: "" });
      console.log(`Restored from ${source}. Everybody has to log in again.`);
      return undefined;
    });
  },
};

function replaceSqlite(source: string, { dataFolder }: Config): string | undefined {
  const problem = problemOfSqlite(source);
  if (problem !== undefined) return `${source} is not restored: ${problem}`;
  const file = sqliteFile(dataFolder);
  if (existsSync(file)) {
    if (!isAlone(file)) return "The server is running. Stop it first.";
    const kept = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    renameSync(file, kept);
    console.log(`What was there is kept as ${kept}.`);
  }
  for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  // Beside it first: it is there whole or not at all.
  copyFileSync(source, `${file}.new`);
  renameSync(`${file}.new`, file);
  return undefined;
}

/** Whether no other program has it open: SQLite gives up its write-ahead log only then. */
function isAlone(file: string): boolean {
  const database = new Database(file, { timeout: 0 });
  try {
    return database.pragma("journal_mode = delete", { simple: true }) === "delete";
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) return false;
    // What is broken is replaced all the same.
    return true;
  } finally {
    database.close();
  }
}

function load(source: string, databaseUrl: string): string | undefined {
  const { address, password } = withoutPassword(databaseUrl);
  const args = [
    "--clean",
    "--if-exists",
    "--no-owner",
    "--single-transaction",
    `--dbname=${address}`,
    source,
  ];
  return postgresProgram("pg_restore", args, password);
}
