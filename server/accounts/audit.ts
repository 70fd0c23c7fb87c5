import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { HOUR } from "../now.ts";
import type { Tables } from "../storage/tables.ts";

export interface Deed {
  /** An admin's id, or "command" for whoever may run commands on the server. */
  readonly actor: string;
  readonly action: string;
  /** The id of the account that it concerned; empty where it concerned no single one. */
  readonly subject: string;
}

export interface AuditEntry extends Deed {
  readonly id: string;
  readonly doneAt: number;
  /** The address of the admin who did it, as long as there is that account. */
  readonly actorEmail: string | null;
  readonly subjectEmail: string | null;
}

/** How many of the newest are shown. */
const SHOWN_DEEDS = 1000;
const PAGE = 1000;
/** Looking leaves a line an hour at most; taking a copy one each time. Neither may crowd out what was changed. */
const LOOKING = ["accounts.read", "accounts.export", "audit.export"];

/** Kept by ids alone: of an account that is deleted nothing personal remains here. */
export async function recordAudit(db: Kysely<Tables>, doneAt: number, deed: Deed): Promise<void> {
  await db
    .insertInto("audit")
    .values({ id: randomUUID(), done_at: doneAt, ...deed })
    .execute();
}

/** Of somebody who looks at the accounts page by page: once an hour is enough. */
export async function recordLooking(db: Kysely<Tables>, doneAt: number, actor: string): Promise<void> {
  const deed = { actor, action: "accounts.read", subject: "" };
  const lately = await db
    .selectFrom("audit")
    .select("id")
    .where("done_at", ">", doneAt - HOUR)
    .where("done_at", "<=", doneAt)
    .where("actor", "=", actor)
    .where("action", "=", deed.action)
    .limit(1)
    .executeTakeFirst();
  if (lately === undefined) await recordAudit(db, doneAt, deed);
}

/** The newest first: so many of what was changed, and as many of what was looked at. */
export async function listAudit(db: Kysely<Tables>): Promise<AuditEntry[]> {
  const newest = (operator: "in" | "not in") =>
    entries(db).where("audit.action", operator, LOOKING).limit(SHOWN_DEEDS).execute();
  const found = [...(await newest("not in")), ...(await newest("in"))];
  return found.toSorted((one, other) => other.doneAt - one.doneAt || (one.id < other.id ? 1 : -1));
}

/** All there are, the newest first, some at a time. */
export async function* readAudit(db: Kysely<Tables>): AsyncGenerator<AuditEntry[], void> {
  let page = await entries(db).limit(PAGE).execute();
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page;
    const { doneAt, id } = last;
    page = await entries(db)
      .where(sql<boolean>`(audit.done_at, audit.id) < (${doneAt}, ${id})`)
      .limit(PAGE)
      .execute();
  }
}

function entries(db: Kysely<Tables>) {
  return db
    .selectFrom("audit")
    .leftJoin("users as admins", "admins.id", "audit.actor")
    .leftJoin("users as people", "people.id", "audit.subject")
    .select([
      "audit.id",
      "audit.done_at as doneAt",
      "audit.actor",
      "audit.action",
      "audit.subject",
      "admins.email as actorEmail",
      "people.email as subjectEmail",
    ])
    .orderBy("audit.done_at", "desc")
    .orderBy("audit.id", "desc");
}
