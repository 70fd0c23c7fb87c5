import { MINUTE, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import { hashToken, randomToken } from "./hash-token.ts";

export const LINK_MINUTES = 30;

export interface ResetLinks {
  /** Resolves to the token for the link; only its hash is kept. */
  readonly make: (userId: string) => Promise<string>;
  readonly forget: (token: string) => Promise<void>;
  /** Whose link it is, as long as it is good. */
  readonly ownerOf: (token: string) => Promise<string | undefined>;
  /**
   * Sets the password, once: of several calls with one token, however close, one is told true. All sessions and all
   * other links of the person end.
   */
  readonly use: (token: string, passwordHash: string) => Promise<boolean>;
  readonly sweep: () => Promise<void>;
}

export function createResetLinks(storage: Storage, now: Now): ResetLinks {
  const { db } = storage;
  return {
    make: async (userId) => {
      const token = randomToken();
      await db
        .insertInto("reset_links")
        .values({ token_hash: hashToken(token), user_id: userId, expires_at: now() + LINK_MINUTES * MINUTE })
        .execute();
      return token;
    },
    forget: async (token) => {
      await db.deleteFrom("reset_links").where("token_hash", "=", hashToken(token)).execute();
    },
    ownerOf: async (token) => {
      const row = await db
        .selectFrom("reset_links")
        .select("user_id")
        .where("token_hash", "=", hashToken(token))
        .where("expires_at", ">", now())
        .executeTakeFirst();
      return row?.user_id;
    },
    use: (token, passwordHash) =>
      db.transaction().execute(async (transaction) => {
        // Whoever deletes the row has the right to it.
        const link = await transaction
          .deleteFrom("reset_links")
          .where("token_hash", "=", hashToken(token))
          .where("expires_at", ">", now())
          .returning("user_id")
          .executeTakeFirst();
        if (!link) return false;
        await transaction
          .updateTable("users")
          // The mail has reached the person, so the address is theirs.
          .set({ password_hash: passwordHash, email_is_proven: 1 })
          .where("id", "=", link.user_id)
          .execute();
        await transaction.deleteFrom("sessions").where("user_id", "=", link.user_id).execute();
        // Who was to get another address by somebody else's hand keeps the own one.
        for (const table of ["reset_links", "email_links"] as const) {
          await transaction.deleteFrom(table).where("user_id", "=", link.user_id).execute();
        }
        return true;
      }),
    sweep: async () => {
      await sweepTable(storage, "reset_links", now());
    },
  };
}
