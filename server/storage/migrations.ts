import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

export type StorageKind = "sqlite" | "postgres";
type Migration = (db: Kysely<Tables>, kind: StorageKind) => Promise<void>;

/** Only ever add at the end: a database remembers how many of them it has seen. */
export const migrations: readonly Migration[] = [
  async ({ schema }, kind) => {
    // PostgreSQL then sorts as SQLite does, byte by byte, whatever language its server was set up in.
    const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
    await schema
      .createTable("users")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("email", text, (column) => column.notNull().unique())
      .addColumn("first_name", text, (column) => column.notNull())
      .addColumn("last_name", text, (column) => column.notNull())
      .addColumn("school_name", text, (column) => column.notNull())
      .addColumn("name_key", text, (column) => column.notNull())
      .addColumn("school_key", text, (column) => column.notNull())
      .addColumn("search_text", text, (column) => column.notNull())
      .addColumn("password_hash", text)
      .addColumn("google_subject", text, (column) => column.unique())
      .addColumn("email_is_proven", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("role", text, (column) => column.notNull().defaultTo("user"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["created_at", "name_key", "school_key"]) {
      // One after the other: a migration is one transaction, and that is one connection.
      await schema.createIndex(`users_by_${column}`).on("users").columns([column, "id"]).execute();
    }
    await schema
      .createTable("sessions")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("sessions_by_user").on("sessions").column("user_id").execute();
    await schema
      .createTable("reset_links")
      .addColumn("token_hash", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("reset_links_by_user").on("reset_links").column("user_id").execute();
    await schema
      .createTable("rate_limits")
      .addColumn("key", text, (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
];
