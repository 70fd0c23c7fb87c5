import { CLOCK_TOLERANCE, MINUTE, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import { lockAccount, resetByMail } from "./credentials.ts";
import { hashToken, randomToken } from "./hash-token.ts";

export const LINK_MINUTES = 30;

export interface ResetLinks {
  /** Resolves to the token for the link; only its hash is kept. */
  readonly make: (userId: string) => Promise<string>;
  readonly forget: (token: string) => Promise<void>;
  /** Whose link it is, as long as it is good. */
  readonly ownerOf: (token: string) => Promise<string | undefined>;
  /**
   * Sets the password, once: of several calls with one token, however close, one is told true. Whatever else opened the
   * account ends. False, too, where the account is gone.
   */
  readonly use: (token: string, passwordHash: string) => Promise<boolean>;
  readonly sweep: () => Promise<void>;
}

export function createResetLinks(storage: Storage, now: Now): ResetLinks {
  const { db } = storage;
  const ownerOf = async (on: typeof db, token: string) => {
    const time = now();
    const row = await on
      .selectFrom("reset_links")
      .select("user_id")
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", time)
      .where("issued_at", "<=", time + CLOCK_TOLERANCE)
      .executeTakeFirst();
    return row?.user_id;
  };
  return {
    make: async (userId) => {
      const token = randomToken();
      const time = now();
      await db
        .insertInto("reset_links")
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          issued_at: time,
          expires_at: time + LINK_MINUTES * MINUTE,
        })
        .execute();
      return token;
    },
    forget: async (token) => {
      await db.deleteFrom("reset_links").where("token_hash", "=", hashToken(token)).execute();
    },
    ownerOf: (token) => ownerOf(db, token),
    use: (token, passwordHash) =>
      db.transaction().execute(async (transaction) => {
        const userId = await ownerOf(transaction, token);
        if (userId === undefined || !(await lockAccount(transaction, userId))) return false;
        // Whoever deletes the row has the right to it.
        const link = await transaction
          .deleteFrom("reset_links")
          .where("token_hash", "=", hashToken(token))
          .returning("user_id")
          .executeTakeFirst();
        if (!link) return false;
        await resetByMail(transaction, userId, passwordHash);
        return true;
      }),
    sweep: async () => {
      await sweepTable(storage, "reset_links", now(), LINK_MINUTES * MINUTE);
    },
  };
}
