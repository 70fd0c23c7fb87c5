/**
 * What opens an account, and what becomes of it: the events that `credentials-machine.ts` draws, as the database carries
 * them out. Whoever owns the address owns the account. So what shows that somebody owns it (a link in a mail, or Google
 * where it runs the mailbox) ends whatever it does not vouch for; and a new address or way in needs a fresh old one.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import { DAY } from "../now.ts";
import type { Tables, User } from "../storage/tables.ts";
import { searchTextOf } from "./search-text.ts";

type Database = Kysely<Tables>;

/**
 * What a person has just shown, and what the account must still have when it counts: a password that was changed
 * meanwhile opens nothing, however long ago it was looked at.
 */
export interface Proof {
  readonly column: "password_hash" | "google_subject";
  readonly value: string;
}

/**
 * Locks the account's row until the end of the transaction: of a reset and whatever else there is at the same moment one
 * waits for the other, and finds what it did. Always before rows that refer to the account: two that lock the same in
 * different orders would wait for each other.
 * @param proof what the account must have
 * @param seenAt the day of a log-in
 * @returns false where it is gone, or does not have that any more
 */
export async function lockAccount(
  transaction: Transaction<Tables>,
  userId: string,
  proof?: Proof,
  seenAt?: number,
): Promise<boolean> {
  let query = transaction
    .updateTable("users")
    .set(({ ref }) => ({ seen_at: seenAt ?? ref("seen_at") }))
    .where("id", "=", userId);
  if (proof !== undefined) query = query.where(proof.column, "=", proof.value);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The mail has reached the person, so the address is theirs, and so is this password. Whoever else was in is out: their
 * sessions, their Google account, the links that they asked for.
 */
export async function resetByMail(
  transaction: Transaction<Tables>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable("users")
    .set({ password_hash: passwordHash, password_by_mail: 1, google_subject: null, email_is_proven: 1 })
    .where("id", "=", userId)
    .execute();
  await endEverything(transaction, userId);
}

/**
 * Google vouches for who owns the address now. Somebody may have signed up with it before and wait for its owner, who may
 * even have confirmed it: so a password that no mail has vouched for goes. The owner makes one by mail if one is wanted.
 */
export async function linkGoogle(db: Database, userId: string, subject: string): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    const linked = await transaction
      .updateTable("users")
      .set({
        google_subject: subject,
        email_is_proven: 1,
        password_hash: sql<string | null>`case when password_by_mail = 1 then password_hash end`,
      })
      .where("id", "=", userId)
      .where("google_subject", "is", null)
      .returningAll()
      .executeTakeFirst();
    // After the row is changed: a log-in with the password that is under way finds it gone.
    if (linked !== undefined) await endEverything(transaction, userId);
    return linked;
  });
}

/**
 * Mails to the address reach whoever has pressed. That says nothing about who knows the password: of another address it
 * is not yet known to be its owner's.
 */
export async function confirmAddress(
  transaction: Transaction<Tables>,
  user: User,
  email: string,
): Promise<void> {
  const isAnother = email !== user.email;
  await transaction
    .updateTable("users")
    .set({
      email,
      email_is_proven: 1,
      search_text: searchTextOf({ ...user, email }),
      ...(isAnother && { password_by_mail: 0 }),
    })
    .where("id", "=", user.id)
    .execute();
  await endLinks(transaction, user.id);
}

/**
 * Whoever has not shown within a day that an address is theirs must leave it to the next one who asks for it: else a
 * stranger could keep its owner out.
 */
export async function forgetUnprovenHolder(db: Database, email: string, time: number): Promise<void> {
  await db
    .deleteFrom("users")
    .where("email", "=", email)
    .where("email_is_proven", "=", 0)
    .where("role", "=", "user")
    .where("created_at", "<=", time - DAY)
    .execute();
}

async function endEverything(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await endLinks(transaction, userId);
}

/** Also those to the account's old address, and those that somebody else has asked for. */
async function endLinks(transaction: Transaction<Tables>, userId: string): Promise<void> {
  for (const table of ["reset_links", "email_links"] as const) {
    await transaction.deleteFrom(table).where("user_id", "=", userId).execute();
  }
}
