import type { Kysely } from "kysely";
import type { OwnData } from "../api-shapes.ts";
import { listClasses } from "../classes/classes.ts";
import { readAllPlays } from "../progress/plays.ts";
import { readWholeLog } from "../progress/verdict-logs.ts";
import type { Tables, User } from "../storage/tables.ts";
import { toPublicUser } from "./users.ts";

const inIso = (time: number) => new Date(time).toISOString();
const endOf = ({ expires_at }: { readonly expires_at: number }) => ({ expires_at: inIso(expires_at) });

/** Everything that is kept of a person, as it is handed to that person. */
export async function readOwnData(db: Kysely<Tables>, user: User): Promise<OwnData> {
  const ends = (table: "sessions" | "reset_links") =>
    db.selectFrom(table).select("expires_at").where("user_id", "=", user.id).orderBy("expires_at").execute();
  const emailLinks = await db
    .selectFrom("email_links")
    .select(["email", "expires_at"])
    .where("user_id", "=", user.id)
    .orderBy("expires_at")
    .execute();
  const deeds = await db
    .selectFrom("audit")
    .select(["done_at", "action"])
    .where((where) => where.or([where("actor", "=", user.id), where("subject", "=", user.id)]))
    .orderBy("done_at")
    .execute();
  const verdicts: OwnData["verdicts"] = [];
  for await (const verdict of readWholeLog(db, user.id)) verdicts.push(verdict);
  return {
    account: {
      ...toPublicUser(user),
      created_at: inIso(user.created_at),
      email_is_proven: user.email_is_proven === 1,
      has_password: user.password_hash !== null,
      has_google: user.google_subject !== null,
      google_subject: user.google_subject,
      last_seen_on: inIso(user.seen_at).slice(0, "2026-11-22".length),
    },
    sessions: (await ends("sessions")).map(endOf),
    reset_links: (await ends("reset_links")).map(endOf),
    email_links: emailLinks.map((link) => ({ email: link.email, ...endOf(link) })),
    admin_deeds: deeds.map(({ done_at, action }) => ({ done_at: inIso(done_at), action })),
    verdicts,
    plays: await readAllPlays(db, user.id),
    classes: (await listClasses(db, user.id)).map(({ name, code, pupils }) => ({ name, code, pupils })),
  };
}
