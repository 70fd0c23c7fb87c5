/** The commands of whoever runs a server, such as `npm run admin -- list`, or `node manage.js admin list` where it was built. */
import { parseConfig } from "./config.ts";
import { accounts } from "./manage/accounts.ts";
import { admin } from "./manage/admin.ts";
import { backup } from "./manage/backup.ts";
import type { Command } from "./manage/command.ts";
import { restore } from "./manage/restore.ts";
import { secret } from "./manage/secret.ts";
import { verify } from "./manage/verify.ts";

const commands = new Map<string, Command>(
  Object.entries({ accounts, admin, backup, restore, secret, verify }),
);

async function manage([name = "", ...words]: readonly string[]): Promise<string | undefined> {
  const command = commands.get(name);
  if (command === undefined) return [...commands.values()].map(({ usage }) => usage).join("\n");
  const config = parseConfig(process.env);
  return config.ok ? command.run(words, config.value) : config.problem;
}

// What they write holds everybody's names and addresses: it is for its owner only.
process.umask(0o077);
const problem = await manage(process.argv.slice(2));
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
