import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";

export interface Deed {
  /** An admin's id, or "command" for whoever may run commands on the server. */
  readonly actor: string;
  readonly action: string;
  /** The id of the account that it concerned; empty where it concerned no single one. */
  readonly subject: string;
}

export interface AuditEntry extends Deed {
  readonly doneAt: number;
  /** The address of the admin who did it, as long as there is that account. */
  readonly actorEmail: string | null;
  readonly subjectEmail: string | null;
}

/** How many of the newest are shown. */
const SHOWN_DEEDS = 1000;

/** Kept by ids alone: of an account that is deleted nothing personal remains here. */
export async function recordAudit(db: Kysely<Tables>, doneAt: number, deed: Deed): Promise<void> {
  await db
    .insertInto("audit")
    .values({ id: randomUUID(), done_at: doneAt, ...deed })
    .execute();
}

/** The newest first. */
export async function listAudit(db: Kysely<Tables>): Promise<AuditEntry[]> {
  return db
    .selectFrom("audit")
    .leftJoin("users as admins", "admins.id", "audit.actor")
    .leftJoin("users as people", "people.id", "audit.subject")
    .select([
      "audit.done_at as doneAt",
      "audit.actor",
      "audit.action",
      "audit.subject",
      "admins.email as actorEmail",
      "people.email as subjectEmail",
    ])
    .orderBy("audit.done_at", "desc")
    .orderBy("audit.id", "desc")
    .limit(SHOWN_DEEDS)
    .execute();
}
