import { existsSync } from "node:fs";
import { recordAudit } from "../accounts/audit.ts";
import type { Config } from "../config.ts";
import type { Storage } from "../storage/open-storage.ts";
import { counted, type Found } from "./backup-found.ts";
import { type Command, withStorage } from "./command.ts";
import { load } from "./postgres-backup.ts";
import { replaceSqlite } from "./sqlite-backup.ts";

/**
 * Puts a backup in the place of the accounts, which are kept beside it. Everybody is logged out and links in mails end:
 * the backup knows nothing of what was ended since.
 */
export const restore: Command = {
  usage: "restore accounts-backup.sqlite (while the server is stopped)",
  run: async ([source], config) => {
    if (source === undefined) return "Say what: restore accounts-backup.sqlite";
    if (!existsSync(source)) return `There is no ${source}.`;
    const outcome = await (config.databaseUrl === undefined
      ? restoreSqlite(source, config)
      : restorePostgres(source, config.databaseUrl, config));
    if ("problem" in outcome) return `${source} is not restored: ${outcome.problem}`;
    console.log(`Restored ${counted(outcome)} from ${source}. Everybody has to log in again.`);
    return undefined;
  },
};

async function restoreSqlite(source: string, config: Config): Promise<Found> {
  const outcome = await replaceSqlite(source, config.dataFolder, (dataFolder) =>
    withStorage({ ...config, dataFolder }, beginAnew),
  );
  if ("problem" in outcome) return outcome;
  const { kept } = outcome;
  if (kept !== undefined) console.log(`What was there is kept as ${kept}. Delete it once the site works.`);
  return outcome;
}

async function restorePostgres(source: string, databaseUrl: string, config: Config): Promise<Found> {
  const loaded = await load(source, databaseUrl);
  if ("problem" in loaded) return loaded;
  const problem = await withStorage(config, beginAnew);
  return problem === undefined ? loaded : { problem };
}

async function beginAnew({ db }: Storage): Promise<undefined> {
  for (const table of ["sessions", "reset_links", "email_links", "mails"] as const) {
    await db.deleteFrom(table).execute();
  }
  await recordAudit(db, Date.now(), { actor: "command", action: "restore", subject: "" });
}
