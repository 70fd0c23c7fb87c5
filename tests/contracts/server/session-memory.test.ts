/** A session that was verified is remembered. Whatever is written, and by whom, is known at the next call all the same. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { deleteUser } from "../../../server/accounts/users.ts";
import { openStorage } from "../../../server/storage/open-storage.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { createTestServer, type TestServer, type TestSession } from "./support/test-server.ts";

const place = usePostgres();

let server: TestServer;
afterEach(() => server.close());

const me = (session: TestSession) => server.call("GET", "/api/auth/me", { session });

type Change = (db: Kysely<Tables>, email: string, number: number) => Promise<unknown>;

const idOf = async (db: Kysely<Tables>, email: string) => {
  const row = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return row?.id ?? "";
};

const endSessions = async (db: Kysely<Tables>, email: string) =>
  db
    .deleteFrom("sessions")
    .where("user_id", "=", await idOf(db, email))
    .execute();

const setUser = (values: Partial<Tables["users"]>): Change => {
  return (db, email) => db.updateTable("users").set(values).where("email", "=", email).execute();
};

const changes: Readonly<Record<string, Change>> = {
  nothing: async () => undefined,
  "becomes an admin": setUser({ role: "admin" }),
  "is no admin": setUser({ role: "user" }),
  "has another name": (db, email, number) => setUser({ first_name: `Name ${number}` })(db, email, number),
  "is over": (db) => db.updateTable("sessions").set({ expires_at: 1 }).execute(),
  "goes on": (db) => db.updateTable("sessions").set({ expires_at: 1e14 }).execute(),
  ends: endSessions,
  "is deleted": async (db, email) => deleteUser(db, await idOf(db, email)),
  "nearly ends": (db, email) =>
    db
      .transaction()
      .execute(async (transaction) => {
        await endSessions(transaction, email);
        throw new Error("It does not.");
      })
      .catch(() => undefined),
};

describe.each(STORAGES)("on %s", (storage) => {
  test("whatever is written by this program or another is known at the next call", async () => {
    const databaseUrl = await place(storage);
    server = await createTestServer({ databaseUrl });
    const other = await openStorage({ dataFolder: server.folder, databaseUrl });
    let people = 0;
    const step = fc.record({
      isOurs: fc.boolean(),
      what: fc.constantFrom(...Object.keys(changes)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        people += 1;
        const email = `child-${people}@example.org`;
        await server.signUp({ email }, { from: `198.51.100.${people % 200}` });
        const session = server.sessionOf(await server.logIn({ email }));
        await me(session);
        for (const [number, { isOurs, what }] of steps.entries()) {
          await changes[what]?.(isOurs ? server.storage.db : other.db, email, number);
          const { status, body } = await me(session);
          const truth = await other.db
            .selectFrom("sessions")
            .innerJoin("users", "users.id", "sessions.user_id")
            .select(["first_name", "role"])
            .where("email", "=", email)
            .where("expires_at", ">", server.clock.time)
            .executeTakeFirst();
          if (truth === undefined) expect(status).toBe(401);
          else expect({ status, body }).toMatchObject({ status: 200, body: { user: truth } });
        }
      }),
      { numRuns: 40 },
    );
    await other.close();
  });
});

test("a session that another process ends is over at the next call", async () => {
  server = await createTestServer();
  const session = await server.enter();
  expect([(await me(session)).status, (await me(session)).status]).toEqual([200, 200]);
  const program = `new (require("better-sqlite3"))(process.argv[1]).exec("delete from sessions")`;
  execFileSync(process.execPath, ["-e", program, join(server.folder, "accounts.sqlite")]);
  expect((await me(session)).status).toBe(401);
});

test("who asks while a transaction ends the session is told what becomes of it", async () => {
  server = await createTestServer();
  const session = await server.enter();
  expect((await me(session)).status).toBe(200);
  const asked = await server.storage.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("sessions").execute();
    const answer = me(session);
    await setImmediate();
    return { answer };
  });
  expect([(await asked.answer).status, (await me(session)).status]).toEqual([401, 401]);
});
