import { recordAudit } from "../accounts/audit.ts";
import { countInactive, deleteInactive } from "../accounts/inactive.ts";
import { DAY } from "../now.ts";
import { type Command, withStorage } from "./command.ts";

const USAGE = "accounts prune --inactive 730 [--delete]";

/** Deletes accounts with which nobody has logged in for so many days; without --delete it only counts them. */
export const accounts: Command = {
  usage: USAGE,
  run: async ([what, option, days = "", last, ...rest], config) => {
    const isDeletion = last === "--delete";
    const isUnderstood = (last === undefined || isDeletion) && rest.length === 0;
    if (what !== "prune" || option !== "--inactive" || !/^\d{2,5}$/.test(days) || !isUnderstood) return USAGE;
    return withStorage(config, async ({ db }) => {
      const before = Date.now() - Number(days) * DAY;
      if (!isDeletion) {
        const count = await countInactive(db, before);
        console.log(`${count} accounts were not used for ${days} days. With --delete they go for good.`);
        return undefined;
      }
      const count = await deleteInactive(db, before);
      await recordAudit(db, Date.now(), { actor: "command", action: `accounts.prune ${count}`, subject: "" });
      console.log(`${count} accounts that were not used for ${days} days are deleted.`);
      return undefined;
    });
  },
};
