import { randomUUID } from "node:crypto";
import { type Insertable, type Kysely, sql } from "kysely";
import { DAY } from "../now.ts";
import type { PublicUser } from "../api-shapes.ts";
import type { Tables, User } from "../storage/tables.ts";
import type { GooglePerson } from "./google.ts";

export interface NewUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolName: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly googleSubject: string | null;
  readonly createdAt: number;
}

type Database = Kysely<Tables>;

/** Undefined where the e-mail address has an account already. */
export async function addUser(db: Database, user: NewUser): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    await forgetUnprovenHolder(transaction, user.email, user.createdAt);
    return transaction
      .insertInto("users")
      .values(toRow(user))
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst();
  });
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

/** What a search looks through. */
export function searchTextOf(user: Pick<User, "first_name" | "last_name" | "email" | "school_name">): string {
  const { first_name, last_name, email, school_name } = user;
  return `${first_name} ${last_name}\n${email}\n${school_name}`.toLowerCase();
}

function toRow(user: NewUser): Insertable<Tables["users"]> {
  const { firstName, lastName, schoolName, email } = user;
  const names = { first_name: firstName, last_name: lastName, school_name: schoolName };
  return {
    id: randomUUID(),
    email,
    ...names,
    ...keysOf(names),
    search_text: searchTextOf({ ...names, email }),
    password_hash: user.passwordHash,
    google_subject: user.googleSubject,
    email_is_proven: user.googleSubject === null ? 0 : 1,
    role: "user",
    created_at: user.createdAt,
    seen_at: user.createdAt,
  };
}

export async function findByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function findById(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account of somebody who signs in with Google: by Google's name for the person, else by an e-mail address that is theirs for sure. */
export async function findByGoogle(db: Database, person: GooglePerson): Promise<User | undefined> {
  const known = await db
    .selectFrom("users")
    .selectAll()
    .where("google_subject", "=", person.subject)
    .executeTakeFirst();
  if (known) return known;
  const sameEmail = await findByEmail(db, person.email);
  if (!sameEmail) return undefined;
  // Another Google account had this address before: its account is not this person's.
  if (sameEmail.google_subject !== null) return undefined;
  // Who had the address years ago must not get the account of who has it now.
  if (!person.ownsEmail) return undefined;
  return linkGoogle(db, sameEmail, person.subject);
}

/**
 * Somebody may have signed up with an address that is not theirs and wait for its owner. So a password from before
 * the address was proven goes, with all its sessions; the owner makes a new one by mail if one is wanted.
 */
async function linkGoogle(db: Database, user: User, googleSubject: string): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    const linked = await transaction
      .updateTable("users")
      .set({
        google_subject: googleSubject,
        email_is_proven: 1,
        password_hash: sql<string | null>`case when email_is_proven = 1 then password_hash end`,
      })
      .where("id", "=", user.id)
      .where("google_subject", "is", null)
      .returningAll()
      .executeTakeFirst();
    // After the row is changed: a log-in with the password that is under way finds it gone.
    if (linked?.password_hash === null) {
      await transaction.deleteFrom("sessions").where("user_id", "=", user.id).execute();
    }
    return linked;
  });
}

type Names = Pick<User, "first_name" | "last_name" | "school_name">;

/** What lists are sorted by. */
function keysOf({ first_name, last_name, school_name }: Names) {
  return {
    name_key: `${last_name} ${first_name}`.toLowerCase(),
    school_key: school_name.toLowerCase(),
  };
}

/** Undefined where the account was deleted meanwhile. */
export async function setNames(db: Database, user: User, changed: Partial<Names>): Promise<User | undefined> {
  const { first_name, last_name, school_name } = { ...user, ...changed };
  const names = { first_name, last_name, school_name };
  return (
    db
      .updateTable("users")
      .set({ ...names, ...keysOf(names), search_text: searchTextOf({ ...user, ...names }) })
      .where("id", "=", user.id)
      // What is searched for holds the address: it must be the one that the account has now.
      .where("email", "=", user.email)
      .returningAll()
      .executeTakeFirst()
  );
}

/** False where there is no such account. Its sessions go with it. */
export async function deleteUser(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("users").where("id", "=", id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export function fullName(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim();
}

export function toPublicUser(user: User): PublicUser {
  return {
    user_id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    name: fullName(user),
    email: user.email,
    school_name: user.school_name,
    role: user.role,
  };
}
