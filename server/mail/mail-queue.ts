import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import * as z from "zod";
import type { Log } from "../log.ts";
import { DAY, HOUR, MINUTE, type Now, SECOND } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import type { Tables } from "../storage/tables.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { seal, unseal } from "./seal.ts";

/** Mails that nobody waits for. They lie in the database until the mail server takes them, for a day at most. */
export interface MailQueue {
  /** @param on the transaction of what the mail tells about: then there are both or neither */
  readonly put: (mail: Mail, on?: Kysely<Tables>) => Promise<void>;
  /** Sends the first of those whose time has come. What is refused is tried again later; this never rejects. */
  readonly deliver: () => Promise<void>;
  /** Resolves when none is on its way. */
  readonly settle: () => Promise<void>;
}

/** How long it waits after the first refusal, the second, and so on; the last of them counts for all others. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
/** What a server has taken to send is nobody else's for so long; then it has ended in the middle. */
const LEASE = 2 * MINUTE;
const AT_ONCE = 10;

const mailShape = z.strictObject({ to: z.string(), subject: z.string(), text: z.string() });

/** @param secrets the first seals what waits; all of them open it */
export function createMailQueue(
  { db, light }: Storage,
  mailer: Mailer,
  secrets: readonly string[],
  log: Log,
  now: Now,
): MailQueue {
  const oneIsDue = (isDue: RawBuilder<boolean>) =>
    db.selectFrom("mails").select("id").where(isDue).limit(1).executeTakeFirst();

  /** Whoever moves a row's time on has the right to it. */
  const claim = async () => {
    const time = now();
    // A time far ahead comes from a clock that was ahead.
    const isDue = sql<boolean>`(due_at <= ${time} or due_at > ${time + DAY})`;
    // Mostly there is none, and then nothing is written.
    if ((await oneIsDue(isDue)) === undefined) return [];
    return light((transaction) =>
      transaction
        .updateTable("mails")
        .set({ due_at: time + LEASE })
        .where("id", "in", (query) =>
          query.selectFrom("mails").select("id").where(isDue).orderBy("due_at").limit(AT_ONCE),
        )
        .where(isDue)
        .returningAll()
        .execute(),
    );
  };

  const forget = (id: string) => light((on) => on.deleteFrom("mails").where("id", "=", id).execute());

  const send = async ({ id, sealed, tries, expires_at }: Awaited<ReturnType<typeof claim>>[number]) => {
    try {
      const mail = unseal(secrets, sealed);
      if (mail === undefined) throw new Error("mail-queue: its secret is not ours any more");
      await mailer.send(mailShape.parse(JSON.parse(mail)));
      await forget(id);
    } catch (error) {
      const dueAt = now() + (PAUSES[tries] ?? HOUR);
      const isLast = dueAt >= expires_at;
      log.error(isLast ? "mail.given-up" : "mail.failed", error, { tries: tries + 1 });
      if (isLast) await forget(id);
      else
        await light((on) =>
          on
            .updateTable("mails")
            .set({ tries: tries + 1, due_at: dueAt })
            .where("id", "=", id)
            .execute(),
        );
    }
  };

  const deliverSome = async () => {
    try {
      await Promise.all((await claim()).map(send));
    } catch (error) {
      log.error("mail.queue-failed", error);
    }
  };

  let delivering: Promise<void> | undefined;
  return {
    put: async ({ to, subject, text }, on = db) => {
      const sealed = seal(secrets[0] ?? "", JSON.stringify({ to, subject, text }));
      const time = now();
      await on
        .insertInto("mails")
        .values({ id: randomUUID(), sealed, tries: 0, due_at: time, expires_at: time + DAY })
        .execute();
    },
    deliver: () => {
      delivering ??= deliverSome().finally(() => {
        delivering = undefined;
      });
      return delivering;
    },
    settle: async () => delivering,
  };
}
