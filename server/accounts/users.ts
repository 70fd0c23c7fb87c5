import { randomUUID } from "node:crypto";
import { type Insertable, type Kysely, sql } from "kysely";
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
  return db
    .insertInto("users")
    .values(toRow(user))
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

function toRow(user: NewUser): Insertable<Tables["users"]> {
  const { firstName, lastName, schoolName, email } = user;
  return {
    id: randomUUID(),
    email,
    first_name: firstName,
    last_name: lastName,
    school_name: schoolName,
    name_key: `${lastName} ${firstName}`.toLowerCase(),
    school_key: schoolName.toLowerCase(),
    search_text: `${firstName} ${lastName}\n${email}\n${schoolName}`.toLowerCase(),
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

/** Undefined where the account was deleted meanwhile. */
export async function setSchool(db: Database, user: User, schoolName: string): Promise<User | undefined> {
  return db
    .updateTable("users")
    .set({
      school_name: schoolName,
      school_key: schoolName.toLowerCase(),
      search_text: `${user.first_name} ${user.last_name}\n${user.email}\n${schoolName}`.toLowerCase(),
    })
    .where("id", "=", user.id)
    .returningAll()
    .executeTakeFirst();
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
