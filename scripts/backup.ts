/** npm run backup -- FILE: a consistent copy of the accounts, while the server runs. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { parseConfig } from "../server/config.ts";
import { sqliteFile } from "../server/storage/open-storage.ts";

/** PostgreSQL's own program: nothing else knows its databases as well. */
const DUMP = "pg_dump";

// A backup holds everybody's names and addresses: it is for its owner only, like what it was taken of.
process.umask(0o077);

/** Returns what went wrong. */
async function backUp(): Promise<string | undefined> {
  const target = process.argv[2];
  if (target === undefined) return "Say where to: npm run backup -- accounts-backup.sqlite";
  if (existsSync(target)) return `${target} is there already, and is not overwritten.`;
  const config = parseConfig(process.env);
  if (!config.ok) return config.problem;
  const { databaseUrl, dataFolder } = config.value;

  if (databaseUrl !== undefined) {
    const { address, password } = withoutPassword(databaseUrl);
    const run = spawnSync(DUMP, ["--format=custom", `--file=${target}`, address], {
      stdio: "inherit",
      env: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
    });
    if (run.error)
      return "pg_dump could not be started. It comes with PostgreSQL: apt-get install postgresql-client";
    return run.status === 0 ? undefined : "pg_dump failed; it says why above.";
  }
  const file = sqliteFile(dataFolder);
  if (!existsSync(file)) return `There are no accounts in ${dataFolder} yet.`;
  const database = new Database(file, { readonly: true });
  try {
    await database.backup(target);
  } catch (error) {
    return `${target} cannot be written: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    database.close();
  }
  return undefined;
}

/** Everybody on the computer can read the arguments of a program. */
function withoutPassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  url.password = "";
  if (url.searchParams.has("password")) url.searchParams.delete("password");
  return { address: url.href, password };
}

const problem = await backUp();
if (problem === undefined) {
  console.log(`Backed up to ${process.argv[2]}.`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
