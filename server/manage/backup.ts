import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { sqliteFile } from "../storage/open-storage.ts";
import type { Command } from "./command.ts";
import { postgresProgram, withoutPassword } from "./postgres-programs.ts";

/** A consistent copy of the accounts, while the server runs. */
export const backup: Command = {
  usage: "backup accounts-backup.sqlite",
  run: async ([target], { databaseUrl, dataFolder }) => {
    if (target === undefined) return "Say where to: backup accounts-backup.sqlite";
    if (existsSync(target)) return `${target} is there already, and is not overwritten.`;
    const problem =
      databaseUrl === undefined
        ? await copySqlite(sqliteFile(dataFolder), target)
        : dump(databaseUrl, target);
    if (problem === undefined) console.log(`Backed up to ${target}.`);
    return problem;
  },
};

async function copySqlite(file: string, target: string): Promise<string | undefined> {
  if (!existsSync(file)) return `There is no ${file}. Run the command with the settings of the server.`;
  const database = new Database(file, { readonly: true });
  try {
    await database.backup(target);
    return undefined;
  } catch (error) {
    return `${target} cannot be written: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    database.close();
  }
}

function dump(databaseUrl: string, target: string): string | undefined {
  const { address, password } = withoutPassword(databaseUrl);
  return postgresProgram("pg_dump", ["--format=custom", `--file=${target}`, address], password);
}
