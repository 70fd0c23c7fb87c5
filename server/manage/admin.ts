import { recordAudit } from "../accounts/audit.ts";
import { grantAdmin, listAdmins, revokeAdmin } from "../accounts/roles.ts";
import { type Command, withStorage } from "./command.ts";

const USAGE = "admin grant someone@example.org (or: admin revoke someone@example.org, or: admin list)";

/** Who may see the dashboard. */
export const admin: Command = {
  usage: USAGE,
  run: async ([what, email], config) => {
    if (what === "list") {
      return withStorage(config, async ({ db }) => {
        const admins = await listAdmins(db);
        console.log(admins.length === 0 ? "There are no admins." : admins.join("\n"));
        return undefined;
      });
    }
    if ((what !== "grant" && what !== "revoke") || email === undefined) return USAGE;
    return withStorage(config, async ({ db }) => {
      const found = what === "grant" ? await grantAdmin(db, email) : await revokeAdmin(db, email);
      if (found.type === "nobody") return `Nobody has an account with the address ${email}. Sign up first.`;
      if (found.type === "unproven") {
        return (
          `Nobody has shown yet that ${email} is theirs. Its owner opens the link in the mail that came after the ` +
          "sign-up, or asks for another on the page My data."
        );
      }
      await recordAudit(db, Date.now(), { actor: "command", action: `admin.${what}`, subject: found.id });
      console.log(what === "grant" ? `${email} is an admin.` : `${email} is no admin.`);
      return undefined;
    });
  },
};
