import { type Kysely, sql } from "kysely";
import { DAY, MINUTE } from "../now.ts";
import type { Tables } from "./tables.ts";

export type StorageKind = "sqlite" | "postgres";
type Migration = (db: Kysely<Tables>, kind: StorageKind) => Promise<void>;

/** PostgreSQL then sorts as SQLite does, byte by byte, whatever language its server was set up in. */
function textOf(kind: StorageKind) {
  return kind === "postgres" ? sql`text collate "C"` : sql`text`;
}

/** Only ever add at the end: a database remembers how many of them it has seen. */
export const migrations: readonly Migration[] = [
  async ({ schema }, kind) => {
    const text = textOf(kind);
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
  async (db, kind) => {
    const { schema } = db;
    const text = textOf(kind);
    await schema
      .alterTable("users")
      .addColumn("seen_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable("users")
      .set(({ ref }) => ({ seen_at: ref("created_at") }))
      .execute();
    await schema.createIndex("users_by_seen_at").on("users").column("seen_at").execute();
    await schema
      .createTable("email_links")
      .addColumn("token_hash", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("email_links_by_user").on("email_links").column("user_id").execute();
    // What it held counted in another way. Nobody minds to begin at nought.
    await schema.dropTable("rate_limits").execute();
    await schema
      .createTable("rate_limits")
      .addColumn("key", text, (column) => column.primaryKey())
      .addColumn("group_key", text, (column) => column.notNull())
      .addColumn("full_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("rate_limits_by_group").on("rate_limits").column("group_key").execute();
    await schema.createIndex("rate_limits_by_end").on("rate_limits").column("full_at").execute();
    for (const table of ["sessions", "reset_links", "email_links"]) {
      await schema.createIndex(`${table}_by_end`).on(table).column("expires_at").execute();
    }
    await schema
      .createTable("audit")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("done_at", "bigint", (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("action", text, (column) => column.notNull())
      .addColumn("subject", text, (column) => column.notNull())
      .execute();
    await schema.createIndex("audit_by_time").on("audit").columns(["done_at", "id"]).execute();
    await schema
      .createTable("health")
      .addColumn("checked_at", "bigint", (column) => column.notNull())
      .execute();
    await db.insertInto("health").values({ checked_at: 0 }).execute();
  },
  async (db, kind) => {
    const { schema } = db;
    const text = textOf(kind);
    await schema
      .alterTable("users")
      .addColumn("password_by_mail", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [table, lifetime] of [
      ["sessions", 7 * DAY],
      ["reset_links", 30 * MINUTE],
      ["email_links", DAY],
    ] as const) {
      await schema
        .alterTable(table)
        .addColumn("issued_at", "bigint", (column) => column.notNull().defaultTo(0))
        .execute();
      await db
        .updateTable(table)
        .set({ issued_at: sql<number>`expires_at - ${lifetime}` })
        .execute();
    }
    await schema
      .createTable("mails")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("sealed", text, (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("mails_by_due_at").on("mails").column("due_at").execute();
  },
  async ({ schema }, kind) => {
    const text = textOf(kind);
    await schema
      .createTable("verdict_logs")
      .addColumn("user_id", text, (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("forgotten", "integer", (column) => column.notNull())
      .addColumn("last_number", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("verdicts")
      .addColumn("user_id", text, (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("number", "bigint", (column) => column.notNull())
      .addColumn("place", "bigint", (column) => column.notNull())
      .addColumn("done_at", "bigint", (column) => column.notNull())
      .addColumn("game", text, (column) => column.notNull())
      .addColumn("level", text, (column) => column.notNull())
      .addColumn("item", text, (column) => column.notNull())
      .addColumn("skill", text, (column) => column.notNull())
      .addColumn("purpose", text, (column) => column.notNull())
      .addColumn("difficulty", "double precision", (column) => column.notNull())
      .addColumn("chance", "double precision", (column) => column.notNull())
      .addColumn("credit", "double precision", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("help", "integer", (column) => column.notNull())
      .addColumn("seconds", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("verdicts_by_user", ["user_id", "id"])
      .execute();
    await schema.createIndex("verdicts_by_number").on("verdicts").columns(["user_id", "number"]).execute();
    await schema
      .createIndex("verdicts_by_skill")
      .on("verdicts")
      .columns(["user_id", "game", "skill", "place"])
      .execute();
  },
  async ({ schema }) => {
    // What was noted of a person is looked for whenever that person's data are handed out.
    for (const column of ["actor", "subject"]) {
      await schema.createIndex(`audit_by_${column}`).on("audit").columns([column, "done_at"]).execute();
    }
  },
  async ({ schema }, kind) => {
    const text = textOf(kind);
    const playsOf = (table: string, owner: string, owners: string) =>
      schema
        .createTable(table)
        .addColumn(owner, text, (column) => column.notNull().references(`${owners}.id`).onDelete("cascade"))
        .addColumn("id", text, (column) => column.notNull())
        .addColumn("game", text, (column) => column.notNull())
        .addColumn("level", text, (column) => column.notNull())
        .addColumn("last_at", "bigint", (column) => column.notNull())
        .addColumn("turns", "integer", (column) => column.notNull())
        .addColumn("seconds", "double precision", (column) => column.notNull())
        .addColumn("credit", "double precision", (column) => column.notNull())
        .addColumn("finished", "integer", (column) => column.notNull());
    await playsOf("plays", "user_id", "users")
      .addColumn("number", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("plays_by_user", ["user_id", "game", "level", "id"])
      .execute();
    await schema.createIndex("plays_by_number").on("plays").columns(["user_id", "number"]).execute();
    await schema
      .createTable("classes")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("teacher_id", text, (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("code", text, (column) => column.notNull().unique())
      .addColumn("code_until", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("classes_by_teacher").on("classes").column("teacher_id").execute();
    await schema
      .createTable("pupils")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("class_id", text, (column) => column.notNull().references("classes.id").onDelete("cascade"))
      .addColumn("label", text, (column) => column.notNull())
      .addColumn("key_hash", text, (column) => column.notNull().unique())
      .addColumn("joined_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("pupils_by_label", ["class_id", "label"])
      .execute();
    await playsOf("pupil_plays", "pupil_id", "pupils")
      .addPrimaryKeyConstraint("pupil_plays_by_pupil", ["pupil_id", "game", "level", "id"])
      .execute();
    await schema
      .createTable("assignments")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("class_id", text, (column) => column.notNull().references("classes.id").onDelete("cascade"))
      .addColumn("game", text, (column) => column.notNull())
      .addColumn("level", text, (column) => column.notNull())
      .addColumn("minutes", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("assignments_by_class").on("assignments").column("class_id").execute();
  },
];
