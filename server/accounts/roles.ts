import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";

export type RoleChange =
  | { readonly type: "changed"; readonly id: string }
  /** Nobody has this address. */
  | { readonly type: "nobody" }
  /** Whoever has it has not shown that mails to it reach them: it may be anybody. */
  | { readonly type: "unproven" };

export async function grantAdmin(db: Kysely<Tables>, email: string): Promise<RoleChange> {
  return setRole(db, email, "admin");
}

export async function revokeAdmin(db: Kysely<Tables>, email: string): Promise<RoleChange> {
  return setRole(db, email, "user");
}

async function setRole(db: Kysely<Tables>, email: string, role: "user" | "admin"): Promise<RoleChange> {
  const address = email.trim().toLowerCase();
  const changed = await db
    .updateTable("users")
    .set({ role })
    .where("email", "=", address)
    // One that was never proven may always lose the role.
    .where("email_is_proven", ">=", role === "admin" ? 1 : 0)
    .returning("id")
    .executeTakeFirst();
  if (changed) return { type: "changed", id: changed.id };
  const known = await db.selectFrom("users").select("id").where("email", "=", address).executeTakeFirst();
  return { type: known ? "unproven" : "nobody" };
}

/** The e-mail addresses of those who may see the dashboard. */
export async function listAdmins(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("email")
    .where("role", "=", "admin")
    .orderBy("email")
    .execute();
  return rows.map(({ email }) => email);
}
