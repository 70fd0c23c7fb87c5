import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { createEmailLinks } from "../../../server/accounts/email-links.ts";
import { createSessions } from "../../../server/accounts/lucia-sessions.ts";
import { createResetLinks } from "../../../server/accounts/reset-links.ts";
import { createSmtpMailer } from "../../../server/mail/smtp-mailer.ts";
import { DAY, MINUTE, SECOND } from "../../../server/now.ts";
import { usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

const place = usePostgres();
const INTERNAL = "Internal server error. Please try again later.";
const failed = (status: number) => ({ status, body: { error: INTERNAL, message: INTERNAL } });

let server: TestServer;
afterEach(() => server.close());

describe("a full disk", () => {
  test("refuses sign-ups, keeps every account that was acknowledged, and goes on when there is room", async () => {
    server = await createTestServer();
    const { db } = server.storage;
    const used = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const limit = (pages: number) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
    await limit((used.rows[0]?.page_count ?? 0) + 4);

    const kept = [];
    let last = 201;
    for (let number = 0; last === 201; number += 1) {
      const email = `child-${number}@example.org`;
      const answer = await server.signUp(
        { email, school_name: "A long name of a school, by the sea" },
        { from: `192.0.2.${number}` },
      );
      last = answer.status;
      if (last === 201) kept.push(email);
      else expect(answer).toMatchObject(failed(500));
    }
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 503 });
    expect(kept.length).toBeGreaterThan(0);
    expect(server.logged.filter((line) => line.includes('"code":"SQLITE_FULL"'))).toHaveLength(1);

    await limit(100_000);
    const rows = await db.selectFrom("users").select("email").execute();
    expect(rows.map(({ email }) => email).toSorted()).toEqual(kept.toSorted());
    for (const email of kept) expect(await server.logIn({ email })).toMatchObject({ status: 200 });
    expect(await server.signUp()).toMatchObject({ status: 201 });
    server.clock.time += 10 * SECOND;
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 200 });
  });
});

describe("a database that is moved away", () => {
  test("acknowledges nothing more that would be lost with it, and goes on when it is back", async () => {
    server = await createTestServer();
    await server.signUp();
    const file = join(server.folder, "accounts.sqlite");
    renameSync(file, `${file}.moved`);
    expect(await server.signUp({ email: "b@example.org" })).toMatchObject(failed(500));
    expect(await server.logIn()).toMatchObject(failed(500));
    expect(server.logged.join()).toContain('"code":"DATABASE_MOVED"');
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 503 });
    writeFileSync(file, "");
    expect(await server.signUp({ email: "b@example.org" })).toMatchObject(failed(500));
    renameSync(`${file}.moved`, file);
    expect(await server.signUp({ email: "b@example.org" })).toMatchObject({ status: 201 });
    server.clock.time += SECOND;
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 200 });
  });
});

describe("a database that another program keeps locked", () => {
  test("holds up nobody but who writes, and them only until it is free", async () => {
    server = await createTestServer();
    await server.signUp();
    const other = new Database(join(server.folder, "accounts.sqlite"));
    other.exec("begin immediate");
    let isIn = false;
    const waiting = server.logIn().then((answer) => {
      isIn = true;
      return answer;
    });
    for (let asked = 0; asked < 20; asked += 1) {
      for (const path of ["/api/auth/options", "/login"])
        expect((await server.app.request(path)).status).toBe(200);
    }
    expect(isIn).toBe(false);
    other.exec("rollback");
    other.close();
    expect(await waiting).toMatchObject({ status: 200 });
  });

  test("is waited for in vain, and makes no half accounts", async () => {
    server = await createTestServer({ busyMilliseconds: 20 });
    await server.signUp();
    const other = new Database(join(server.folder, "accounts.sqlite"));
    other.exec("begin immediate");
    expect(await server.signUp({ email: "b@example.org" })).toMatchObject(failed(500));
    expect(await server.logIn()).toMatchObject(failed(500));
    // Reading needs no lock, but nobody could sign up.
    expect(await server.call("GET", "/api/auth/options")).toMatchObject({ status: 200 });
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 503 });
    other.exec("rollback");
    other.close();
    expect(await server.storage.db.selectFrom("users").select("email").execute()).toEqual([
      { email: ada.email },
    ]);
    expect(await server.logIn()).toMatchObject({ status: 200 });
  });
});

describe("a PostgreSQL that answers no more", () => {
  test("is told by the health check without waiting for it", async () => {
    server = await createTestServer({ databaseUrl: await place("PostgreSQL") });
    const { db } = server.storage;
    await db.transaction().execute(async (transaction) => {
      await sql`lock table users in access exclusive mode`.execute(transaction);
      expect(await server.call("GET", "/healthz")).toMatchObject({ status: 503 });
      expect(server.logged.join()).toContain('"cause":"TooSlow"');
    });
    server.clock.time += SECOND;
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 200 });
  });
});

describe("a PostgreSQL that drops its connections", () => {
  test("is found again by the next request", async () => {
    server = await createTestServer({ databaseUrl: await place("PostgreSQL") });
    await server.signUp();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
      .execute(server.storage.db)
      .catch(() => undefined);
    await expect.poll(async () => (await server.logIn()).status).toBe(200);
  });
});

describe("a mail server that is down", () => {
  test("is told to the person, and leaves no link behind", async () => {
    // Port 1 of this computer: nothing listens there.
    const mailer = createSmtpMailer("smtp://127.0.0.1:1", "games@example.org");
    server = await createTestServer({ mailer });
    await server.signUp();
    const answer = await server.call("POST", "/api/send-email", { body: { email: ada.email } });
    expect(answer).toMatchObject(failed(502));
    expect(await server.storage.db.selectFrom("reset_links").selectAll().execute()).toEqual([]);
    // The one that proves the address, for which nobody waits, and this one.
    await expect.poll(() => server.logged.filter((line) => line.includes("mail.failed"))).toHaveLength(2);
    expect(await server.logIn()).toMatchObject({ status: 200 });
  });

  test("uses up none of the mails that a person may ask for", async () => {
    let isDown = true;
    const mailer = {
      send: async () => {
        if (isDown) throw new Error("The mail server is down.");
      },
      close: () => undefined,
    };
    server = await createTestServer({ mailer });
    await server.signUp();
    const send = async () =>
      (await server.call("POST", "/api/send-email", { body: { email: ada.email } })).status;
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push(await send());
    isDown = false;
    for (let tries = 0; tries < 4; tries += 1) statuses.push(await send());
    expect(statuses).toEqual([502, 502, 502, 502, 502, 200, 200, 200, 429]);
  });

  test("does not undo a password that was changed", async () => {
    const sent: string[] = [];
    const mailer = {
      send: async ({ subject, text }: { subject: string; text: string }) => {
        if (subject.includes("changed")) throw new Error("The mail server is down.");
        if (subject.includes("Reset")) sent.push(text);
      },
      close: () => undefined,
    };
    server = await createTestServer({ mailer });
    await server.signUp();
    await server.call("POST", "/api/send-email", { body: { email: ada.email } });
    const token = /token=([\w-]+)/.exec(sent[0] ?? "")?.[1];
    const body = { token, newPassword: "Zr8?harbor" };
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 200 });
    expect(await server.logIn({ password: "Zr8?harbor" })).toMatchObject({ status: 200 });
  });
});

describe("a clock that was a month ahead", () => {
  test("leaves nothing behind that is good for longer than it should, once it is right", async () => {
    server = await createTestServer();
    const right = server.clock.time;
    server.clock.time = right + 30 * DAY;
    const session = await server.enter();
    const reset = await server.resetToken();
    const proof = /confirm-email\?token=([\w-]+)/.exec(server.mails[0]?.text ?? "")?.[1];
    server.clock.time = right + 20 * DAY;
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    const body = { token: reset, newPassword: "Zr8?harbor" };
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 401 });
    expect(await server.call("POST", "/api/confirm-email", { body: { token: proof } })).toMatchObject({
      status: 401,
    });
    const now = () => server.clock.time;
    await createSessions(server.storage, now).sweep();
    await createResetLinks(server.storage, now).sweep();
    await createEmailLinks(server.storage, now).sweep();
    for (const table of ["sessions", "reset_links", "email_links"] as const) {
      expect(await server.storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe("a clock that goes back", () => {
  test("ends no session, keeps links usable once, and lets people sign up and log in", async () => {
    server = await createTestServer();
    const session = await server.enter();
    const token = await server.resetToken();
    server.clock.time -= 5 * MINUTE;
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 200 });
    expect(await server.signUp({ email: "b@example.org" })).toMatchObject({ status: 201 });
    const body = { token, newPassword: "Zr8?harbor" };
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 200 });
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 401 });
    expect(await server.logIn({ password: "Zr8?harbor" })).toMatchObject({ status: 200 });
  });

  test("locks nobody out for longer than a limit lasts", async () => {
    server = await createTestServer();
    await server.signUp();
    for (let tries = 0; tries < 8; tries += 1) await server.logIn({ password: "wrong-one!" });
    expect(await server.logIn()).toMatchObject({ status: 429 });
    server.clock.time -= 365 * DAY;
    expect(await server.logIn()).toMatchObject({ status: 200 });
    for (let tries = 0; tries < 9; tries += 1) await server.logIn({ password: "wrong-one!" });
    expect(await server.logIn()).toMatchObject({ status: 429 });
    server.clock.time += 15 * MINUTE;
    expect(await server.logIn()).toMatchObject({ status: 200 });
  });
});
