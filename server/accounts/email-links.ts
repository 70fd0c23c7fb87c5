import type { Kysely } from "kysely";
import { CLOCK_TOLERANCE, HOUR, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import type { Tables, User } from "../storage/tables.ts";
import { confirmAddress, forgetUnprovenHolder, lockAccount, type Proof } from "./credentials.ts";
import { hashToken, randomToken } from "./hash-token.ts";
import { findByEmail, findById } from "./users.ts";

export const PROOF_HOURS = 24;

export type Proven =
  /** `before` is the address that the account had until now, where it had another. */
  | { readonly type: "proven"; readonly email: string; readonly before: string | undefined }
  | { readonly type: "unknown" }
  /** Meanwhile somebody else has the address. */
  | { readonly type: "taken" };

/** Links that show that mails to an address reach a person: the one an account has, or the one that it is to have. */
export interface EmailLinks {
  /** Of the address that the account has. Resolves to the token for the link; only its hash is kept. */
  readonly make: (userId: string, email: string, on?: Kysely<Tables>) => Promise<string>;
  /** Of another one. Undefined where the account is gone or does not have any more what was proven. */
  readonly makeForOther: (userId: string, email: string, proof: Proof) => Promise<string | undefined>;
  /** Whose link it is, as long as it is good, and the address that it is about. */
  readonly lookAt: (token: string) => Promise<{ readonly user: User; readonly email: string } | undefined>;
  /** Proves the address, once, and gives it to the account. Then no older link opens the account any more. */
  readonly use: (token: string) => Promise<Proven>;
  readonly sweep: () => Promise<void>;
}

export function createEmailLinks(storage: Storage, now: Now): EmailLinks {
  const { db } = storage;
  const add = async (on: typeof db, userId: string, email: string) => {
    const token = randomToken();
    const time = now();
    await on
      .insertInto("email_links")
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        email,
        issued_at: time,
        expires_at: time + PROOF_HOURS * HOUR,
      })
      .execute();
    return token;
  };
  const lookAt = async (on: typeof db, token: string) => {
    const time = now();
    const link = await on
      .selectFrom("email_links")
      .select(["user_id", "email"])
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", time)
      .where("issued_at", "<=", time + CLOCK_TOLERANCE)
      .executeTakeFirst();
    const user = link && (await findById(on, link.user_id));
    return user && { user, email: link.email };
  };
  return {
    make: (userId, email, on = db) => add(on, userId, email),
    makeForOther: (userId, email, proof) =>
      db
        .transaction()
        .execute(async (transaction) =>
          (await lockAccount(transaction, userId, proof)) ? add(transaction, userId, email) : undefined,
        ),
    lookAt: (token) => lookAt(db, token),
    use: (token) =>
      db.transaction().execute(async (transaction): Promise<Proven> => {
        const found = await lookAt(transaction, token);
        if (!found || !(await lockAccount(transaction, found.user.id))) return { type: "unknown" };
        // Whoever deletes the row has the right to it.
        const link = await transaction
          .deleteFrom("email_links")
          .where("token_hash", "=", hashToken(token))
          .returning("user_id")
          .executeTakeFirst();
        const user = link && (await findById(transaction, link.user_id));
        if (!user) return { type: "unknown" };
        const { email } = found;
        if (email !== user.email) {
          await forgetUnprovenHolder(transaction, email, now());
          if (await findByEmail(transaction, email)) return { type: "taken" };
        }
        await confirmAddress(transaction, user, email);
        return { type: "proven", email, before: email === user.email ? undefined : user.email };
      }),
    sweep: () => sweepTable(storage, "email_links", now(), PROOF_HOURS * HOUR),
  };
}
