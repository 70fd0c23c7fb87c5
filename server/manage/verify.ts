import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { sqliteFile } from "../storage/open-storage.ts";
import { type Command, withStorage } from "./command.ts";
import { postgresProgram } from "./postgres-programs.ts";

const TABLES = ["users", "sessions", "reset_links", "email_links", "rate_limits", "audit"] as const;

/** Whether the accounts, or a backup of them, are whole. Reads everything, and may run beside the server. */
export const verify: Command = {
  usage: "verify (or: verify accounts-backup.sqlite)",
  run: async ([backup], config) => {
    const { databaseUrl, dataFolder } = config;
    if (databaseUrl !== undefined && backup !== undefined) {
      if (!existsSync(backup)) return `There is no ${backup}.`;
      // It reads all of the backup, and writes what it would do to nowhere.
      const problem = postgresProgram("pg_restore", ["--file=/dev/null", backup], "");
      if (problem === undefined) console.log(`${backup} is whole.`);
      return problem;
    }
    if (databaseUrl !== undefined) {
      return withStorage(config, async ({ db }) => {
        // Every row is read: a page that is damaged fails here, and not when somebody logs in.
        for (const table of TABLES) await sql`select count(t.*) from ${sql.table(table)} as t`.execute(db);
        console.log("All tables can be read.");
        return undefined;
      });
    }
    const file = backup ?? sqliteFile(dataFolder);
    if (!existsSync(file)) return `There is no ${file}. Run the command with the settings of the server.`;
    const problem = problemOfSqlite(file);
    if (problem === undefined) console.log(`${file} is whole.`);
    return problem === undefined ? undefined : `${file} is not whole: ${problem}`;
  },
};

/** What is wrong with a file of accounts. */
export function problemOfSqlite(file: string): string | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const found = database.pragma("integrity_check(1)", { simple: true });
    if (found !== "ok") return String(found);
    const astray = database.pragma("foreign_key_check");
    if (Array.isArray(astray) && astray.length > 0) return "rows refer to accounts that are not there";
    database.prepare("select count(*) from users").get();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}
