import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { PublicUser } from "../api-shapes.ts";
import type { Tables, User } from "../storage/tables.ts";
import { forgetUnprovenHolder, linkGoogle, type Proof } from "./credentials.ts";
import type { GooglePerson } from "./google.ts";
import { searchTextOf } from "./search-text.ts";

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

/**
 * Undefined where the e-mail address has an account already.
 * @param also what belongs to it: there are both or neither
 */
export async function addUser(
  db: Database,
  user: NewUser,
  also: (added: User, transaction: Database) => Promise<void> = async () => {},
): Promise<User | undefined> {
  return db.transaction().execute(async (transaction) => {
    await forgetUnprovenHolder(transaction, user.email, user.createdAt);
    const added = await transaction
      .insertInto("users")
      .values(toRow(user))
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added !== undefined) await also(added, transaction);
    return added;
  });
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
    password_by_mail: 0,
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
  return linkGoogle(db, sameEmail.id, person.subject);
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

/**
 * False where there is no such account. Its sessions go with it.
 * @param proof what the account must still have, where its owner is the one who asks
 */
export async function deleteUser(db: Database, id: string, proof?: Proof): Promise<boolean> {
  let query = db.deleteFrom("users").where("id", "=", id);
  if (proof !== undefined) query = query.where(proof.column, "=", proof.value);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows === 1n;
}

export function fullName(user: User): string {
  return `${user.first_name} ${user.last_name}`.trim();
}

const LONGEST_SHOWN = 40;

/**
 * The name as somebody is greeted with it who may be a stranger to the account: no sign of it can make an address, a number
 * or a sentence.
 */
export function shownName(user: User): string {
  const letters = fullName(user).replaceAll(/[^\p{L}\p{M} '’-]/gu, "");
  return [...letters].slice(0, LONGEST_SHOWN).join("").trim();
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
