import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { DAY } from "../now.ts";
import { sqliteFile } from "../storage/open-storage.ts";
import { counted } from "./backup-found.ts";
import type { Command } from "./command.ts";
import { dump } from "./postgres-backup.ts";
import { copySqlite } from "./sqlite-backup.ts";

const USAGE = "backup accounts-backup.sqlite (or: backup --into FOLDER --keep 14)";

/** A consistent copy of the accounts, while the server runs, looked at before it counts. */
export const backup: Command = {
  usage: USAGE,
  run: async ([target, ...words], config) => {
    if (target === "--into") return backupInto(words, config);
    return target === undefined || words.length > 0 ? USAGE : backupTo(target, config);
  },
};

async function backupTo(target: string, { databaseUrl, dataFolder }: Config): Promise<string | undefined> {
  if (existsSync(target)) return `${target} is there already, and is not overwritten.`;
  const file = sqliteFile(dataFolder);
  if (databaseUrl === undefined && !existsSync(file)) {
    return `There is no ${file}. Run the command with the settings of the server.`;
  }
  const found = await (databaseUrl === undefined ? copySqlite(file, target) : dump(databaseUrl, target));
  if ("problem" in found) return `${target} is not made: ${found.problem}`;
  console.log(`Backed up ${counted(found)} to ${target}.`);
  return undefined;
}

const OURS = /^accounts-[\dTZ-]+\.(sqlite|dump)$/;
/** What is left where a backup was killed, or the power went. */
const UNFINISHED = /^accounts-[\dTZ-]+\.(sqlite|dump)\.part(-journal)?$/;

/** One more in a folder, named for its time, and the oldest go. None goes where none could be made. */
async function backupInto(
  [folder = "", option, count = "", ...rest]: readonly string[],
  config: Config,
): Promise<string | undefined> {
  const isUnderstood = option === "--keep" && /^[1-9]\d{0,3}$/.test(count) && rest.length === 0;
  if (folder === "" || !isUnderstood) return USAGE;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One that is a day old is not somebody's who is still at it.
  for (const name of readdirSync(folder).filter((one) => UNFINISHED.test(one)))
    if (statSync(join(folder, name)).mtimeMs < Date.now() - DAY) rmSync(join(folder, name));
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const ending = config.databaseUrl === undefined ? "sqlite" : "dump";
  const problem = await backupTo(join(folder, `accounts-${time}.${ending}`), config);
  if (problem !== undefined) return problem;
  const ours = readdirSync(folder).filter((name) => OURS.test(name));
  for (const name of ours.toSorted().slice(0, -Number(count))) rmSync(join(folder, name));
  return undefined;
}
