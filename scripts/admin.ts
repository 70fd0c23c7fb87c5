/** npm run admin -- grant|revoke EMAIL, or list: who may see the dashboard. */
import { listAdmins, setRole } from "../server/accounts/roles.ts";
import { parseConfig } from "../server/config.ts";
import { openStorage } from "../server/storage/open-storage.ts";

const USAGE = "Use: npm run admin -- grant someone@example.org (or: revoke someone@example.org, or: list)";

/** Returns what went wrong. */
async function administer(
  command: string | undefined,
  email: string | undefined,
): Promise<string | undefined> {
  const isChange = command === "grant" || command === "revoke";
  if (isChange ? email === undefined : command !== "list") return USAGE;
  const config = parseConfig(process.env);
  if (!config.ok) return config.problem;
  const { db, close } = await openStorage(config.value);
  try {
    if (isChange && email !== undefined) {
      const isFound = await setRole(db, email, command === "grant" ? "admin" : "user");
      if (!isFound) return `Nobody has an account with the address ${email}. Sign up first.`;
      console.log(command === "grant" ? `${email} is an admin.` : `${email} is no admin.`);
    } else {
      const admins = await listAdmins(db);
      console.log(admins.length === 0 ? "There are no admins." : admins.join("\n"));
    }
    return undefined;
  } finally {
    await close();
  }
}

const problem = await administer(process.argv[2], process.argv[3]);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
