import { DAY, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import { hashToken, randomToken } from "./hash-token.ts";
import { forgetUnprovenHolder, searchTextOf } from "./users.ts";

export const PROOF_HOURS = 24;

export type Proven =
  /** `before` is the address that the account had until now, where it had another. */
  | { readonly type: "proven"; readonly email: string; readonly before: string | undefined }
  | { readonly type: "unknown" }
  /** Meanwhile somebody else has the address. */
  | { readonly type: "taken" };

/** Links that show that mails to an address reach a person: the one an account has, or the one that it is to have. */
export interface EmailLinks {
  /** Resolves to the token for the link; only its hash is kept. */
  readonly make: (userId: string, email: string) => Promise<string>;
  /** Proves the address, once, and gives it to the account. Then no older link opens the account any more. */
  readonly use: (token: string) => Promise<Proven>;
  readonly sweep: () => Promise<void>;
}

export function createEmailLinks(storage: Storage, now: Now): EmailLinks {
  const { db } = storage;
  return {
    make: async (userId, email) => {
      const token = randomToken();
      await db
        .insertInto("email_links")
        .values({ token_hash: hashToken(token), user_id: userId, email, expires_at: now() + DAY })
        .execute();
      return token;
    },
    use: (token) =>
      db.transaction().execute(async (transaction): Promise<Proven> => {
        // Whoever deletes the row has the right to it.
        const link = await transaction
          .deleteFrom("email_links")
          .where("token_hash", "=", hashToken(token))
          .where("expires_at", ">", now())
          .returning(["user_id", "email"])
          .executeTakeFirst();
        if (!link) return { type: "unknown" };
        const user = await transaction
          .selectFrom("users")
          .selectAll()
          .where("id", "=", link.user_id)
          .executeTakeFirst();
        if (!user) return { type: "unknown" };
        const { email } = link;
        if (email !== user.email) {
          await forgetUnprovenHolder(transaction, email, now());
          const holder = await transaction
            .selectFrom("users")
            .select("id")
            .where("email", "=", email)
            .executeTakeFirst();
          if (holder) return { type: "taken" };
        }
        await transaction
          .updateTable("users")
          .set({ email, email_is_proven: 1, search_text: searchTextOf({ ...user, email }) })
          .where("id", "=", user.id)
          .execute();
        for (const table of ["email_links", "reset_links"] as const) {
          await transaction.deleteFrom(table).where("user_id", "=", user.id).execute();
        }
        return { type: "proven", email, before: email === user.email ? undefined : user.email };
      }),
    sweep: () => sweepTable(storage, "email_links", now()),
  };
}
