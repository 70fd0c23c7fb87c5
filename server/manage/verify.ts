import { existsSync } from "node:fs";
import { sql } from "kysely";
import { sqliteFile } from "../storage/open-storage.ts";
import { tableNames } from "../storage/tables.ts";
import { type Command, withStorage } from "./command.ts";
import { counted, type Found } from "./backup-found.ts";
import { lookAtDump } from "./postgres-backup.ts";
import { lookAtSqlite } from "./sqlite-backup.ts";

/** Whether the accounts, or a backup of them, are whole. Reads everything, and may run beside the server. */
export const verify: Command = {
  usage: "verify (or: verify accounts-backup.sqlite)",
  run: async ([backup], config) => {
    const { databaseUrl, dataFolder } = config;
    if (databaseUrl !== undefined && backup !== undefined) {
      if (!existsSync(backup)) return `There is no ${backup}.`;
      return tell(backup, await lookAtDump(backup));
    }
    if (databaseUrl !== undefined) {
      return withStorage(config, async ({ db }) => {
        // Every row is read: a page that is damaged fails here, and not when somebody logs in.
        for (const table of tableNames)
          await sql`select count(t.*) from ${sql.table(table)} as t`.execute(db);
        console.log("All tables can be read.");
        return undefined;
      });
    }
    const file = backup ?? sqliteFile(dataFolder);
    if (!existsSync(file)) return `There is no ${file}. Run the command with the settings of the server.`;
    return tell(file, await lookAtSqlite(file));
  },
};

function tell(file: string, found: Found): string | undefined {
  if ("problem" in found) return `${file} is not whole: ${found.problem}`;
  console.log(`${file} is whole: ${counted(found)}.`);
  return undefined;
}
