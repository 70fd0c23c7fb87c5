/** What those who run a server see of it: log lines, figures, and what admins have done. */
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditAnswer } from "../../../server/api-shapes.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

const place = usePostgres();

let server: TestServer;
afterEach(() => server.close());

describe("a request", () => {
  beforeEach(async () => {
    server = await createTestServer({ trustedProxies: 1 });
  });

  test("has an id, in its answer and in its lines of the log", async () => {
    await server.storage.db.schema.dropTable("rate_limits").execute();
    const answer = await server.logIn();
    const id = answer.headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[\w-]{36}$/);
    const lines = server.logged.filter((line) => line.includes(id)).map((line) => JSON.parse(line).event);
    expect(lines).toEqual(["request.failed", "request"]);
  });

  test("keeps the id that a proxy of ours gave it, and no other text", async () => {
    const idOf = async (given: string) =>
      (await server.call("GET", "/api/auth/options", { headers: { "x-request-id": given } })).headers.get(
        "x-request-id",
      );
    expect(await idOf("from-the-proxy-1")).toBe("from-the-proxy-1");
    expect(await idOf("ada@example.org")).toMatch(/^[\w-]{36}$/);
    const open = await createTestServer();
    const own = await open.call("GET", "/api/auth/options", { headers: { "x-request-id": "anybody-else" } });
    expect(own.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    await open.close();
  });

  test("is counted by its pattern, and nobody is told apart", async () => {
    await server.signUp();
    await server.logIn({ password: "wrong-one!" });
    await server.call("DELETE", "/api/dashboard/users/someone");
    const text = await (await server.metrics.app.request("/metrics")).text();
    expect(text).toContain('api_request_seconds_count{method="POST",route="/api/auth/login",status="401"} 1');
    expect(text).toContain('route="/api/dashboard/users/:id",status="401"} 1');
    expect(text).toMatch(/^password_work_waiting 0$/m);
    expect(text).not.toMatch(/ada|example|someone|192\.0/);
    expect(await server.call("GET", "/metrics")).toMatchObject({ status: 404 });
  });
});

describe.each(STORAGES)("what admins do on %s", (storage) => {
  test("is noted, shown to admins, and handed out, by ids that outlive nobody's name", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    const admin = await server.enter({ email: "root@example.org", first_name: "Zoe" });
    await server.makeAdmin("root@example.org");
    await server.signUp();
    const list = await server.call("GET", "/api/dashboard/users?search=ada", { session: admin });
    const [{ user_id: id = "" } = {}] = (list.body as { users: { user_id?: string }[] }).users;
    await server.call("DELETE", `/api/dashboard/users/${id}`, { session: admin });
    server.clock.time += 1000;
    await server.call("GET", "/api/dashboard/users.csv", { session: admin });

    const answer = await server.call("GET", "/api/dashboard/audit", { session: admin });
    const { entries } = auditAnswer.parse(answer.body);
    const root = entries[0]?.actor ?? "";
    const by = { actor: root, actor_email: "root@example.org", subject_email: null };
    expect(entries[0]).toEqual({
      ...by,
      done_at: "2026-11-15T12:00:01.000Z",
      action: "accounts.export",
      subject: "",
    });
    const before = entries.slice(1).toSorted((one, other) => one.action.localeCompare(other.action));
    expect(before).toEqual([
      { ...by, done_at: "2026-11-15T12:00:00.000Z", action: "account.delete", subject: id },
      { ...by, done_at: "2026-11-15T12:00:00.000Z", action: "accounts.read", subject: "" },
    ]);
    expect(JSON.stringify(entries)).not.toContain(ada.email);
    server.clock.time += 1000;
    const csv = await server.call("GET", "/api/dashboard/audit.csv", { session: admin });
    expect(String(csv.body).split("\r\n").slice(0, 2)).toEqual([
      '\uFEFF"done_at","actor","actor_email","action","subject","subject_email"',
      `"2026-11-15T12:00:02.000Z","${root}","root@example.org","audit.export","",""`,
    ]);
  });

  test("is not hidden behind a thousand exports, nor behind a list that is looked at all day", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    const admin = await server.enter({ email: "root@example.org" });
    await server.makeAdmin("root@example.org");
    await server.signUp();
    const path = "/api/dashboard/users?limit=200";
    for (let looks = 0; looks < 5; looks += 1) await server.call("GET", path, { session: admin });
    const { rows } = await sql<{ id: string }>`select id from users where email = ${ada.email}`.execute(
      server.storage.db,
    );
    await server.call("DELETE", `/api/dashboard/users/${rows[0]?.id}`, { session: admin });
    server.clock.time += 1000;
    const looked = Array.from({ length: 1005 }, (_, number) => ({
      id: `export-${number}`,
      done_at: server.clock.time,
      actor: "somebody",
      action: "audit.export",
      subject: "",
    }));
    for (let begin = 0; begin < looked.length; begin += 201)
      await server.storage.db
        .insertInto("audit")
        .values(looked.slice(begin, begin + 201))
        .execute();
    const { entries } = auditAnswer.parse(
      (await server.call("GET", "/api/dashboard/audit", { session: admin })).body,
    );
    const counted = (action: string) => entries.filter((entry) => entry.action === action).length;
    expect([counted("account.delete"), counted("audit.export")]).toEqual([1, 1000]);
    const csv = String((await server.call("GET", "/api/dashboard/audit.csv", { session: admin })).body);
    // The head, the exports with this one, the deletion, one look, and the end.
    expect(csv.split("\r\n")).toHaveLength(1 + 1006 + 1 + 1 + 1);
  });

  test("is done and noted, or neither", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    const admin = await server.enter({ email: "root@example.org" });
    await server.makeAdmin("root@example.org");
    await server.signUp();
    const user = await server.storage.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", ada.email)
      .executeTakeFirstOrThrow();
    await server.storage.db.schema.alterTable("audit").renameTo("lost").execute();
    const path = `/api/dashboard/users/${user.id}`;
    expect(await server.call("DELETE", path, { session: admin })).toMatchObject({ status: 500 });
    expect(await server.logIn()).toMatchObject({ status: 200 });
  });

  test("is for admins only", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    const session = await server.enter();
    for (const path of ["/api/dashboard/audit", "/api/dashboard/audit.csv"]) {
      expect(await server.call("GET", path)).toMatchObject({ status: 401 });
      expect(await server.call("GET", path, { session })).toMatchObject({ status: 403 });
    }
  });
});
