/** What those who run a server see of it: log lines, figures, and what admins have done. */
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
    expect(entries).toEqual([
      { ...by, done_at: "2026-11-15T12:00:01.000Z", action: "accounts.export", subject: "" },
      { ...by, done_at: "2026-11-15T12:00:00.000Z", action: "account.delete", subject: id },
    ]);
    expect(JSON.stringify(entries)).not.toContain(ada.email);
    server.clock.time += 1000;
    const csv = await server.call("GET", "/api/dashboard/audit.csv", { session: admin });
    expect(String(csv.body).split("\r\n").slice(0, 2)).toEqual([
      '\uFEFF"done_at","actor","actor_email","action","subject","subject_email"',
      `"2026-11-15T12:00:02.000Z","${root}","root@example.org","audit.export","",""`,
    ]);
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
