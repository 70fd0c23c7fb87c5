import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";

/** False where nobody has this address. */
export async function setRole(db: Kysely<Tables>, email: string, role: "user" | "admin"): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ role })
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
