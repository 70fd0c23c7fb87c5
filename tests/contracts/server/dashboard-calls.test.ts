import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser, type NewUser } from "../../../server/accounts/users.ts";
import { growthAnswer, userCountAnswer, userListAnswer } from "../../../server/api-shapes.ts";
import { listen } from "../../../server/listen.ts";
import { DAY } from "../../../server/now.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { createTestServer, type TestServer, type TestSession } from "./support/test-server.ts";

const place = usePostgres();
const refused = (status: number, message: string) => ({ status, body: { error: message, message } });
const FORBIDDEN = "Forbidden: You don't have permission to access this resource";

describe.each(STORAGES)("the dashboard on %s", (storage) => {
  let server: TestServer;
  let admin: TestSession;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    admin = await server.enter({ email: "root@example.org", first_name: "Zoe", last_name: "Zulu" });
    await server.makeAdmin("root@example.org");
  });
  afterEach(() => server.close());

  const get = (path: string, session: TestSession | undefined = admin) =>
    server.call("GET", path, { session });
  const add = async (user: Partial<NewUser> & { email: string }) => {
    const made = await addUser(server.storage.db, {
      firstName: "Ann",
      lastName: "Lee",
      schoolName: "School",
      passwordHash: null,
      googleSubject: null,
      createdAt: server.clock.time,
      ...user,
    });
    return made?.id ?? "";
  };
  /** In one question: each by itself would wait for one of ten connections, and on a busy machine for longer than it may. */
  const addMany = async (count: number) => {
    const { db } = server.storage;
    const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, index) => {
      const email = `u${index}@example.org`;
      return { ...user, id: randomUUID(), email, search_text: email, role: "user" as const };
    });
    await db.insertInto("users").values(rows).execute();
  };
  const emails = async (query: string) => {
    const answer = await get(`/api/dashboard/users?${query}`);
    return userListAnswer.parse(answer.body).users.map(({ email }) => email);
  };

  const calls = [
    ["GET", "/api/db/get_user_count"],
    ["GET", "/api/dashboard/growth"],
    ["GET", "/api/dashboard/users"],
    ["GET", "/api/dashboard/users.csv"],
    ["DELETE", "/api/dashboard/users/someone"],
  ] as const;

  test.each(calls)("%s %s is for admins only", async (method, path) => {
    expect(await server.call(method, path)).toMatchObject(refused(401, "Unauthorized: Invalid credentials"));
    const session = await server.enter({ email: "other@example.org" });
    expect(await server.call(method, path, { session })).toMatchObject(refused(403, FORBIDDEN));
  });

  test("stops being theirs at once when the role is taken away", async () => {
    await server.storage.db.updateTable("users").set({ role: "user" }).execute();
    expect(await get("/api/db/get_user_count")).toMatchObject(refused(403, FORBIDDEN));
  });

  test("counts the users", async () => {
    await add({ email: "b@example.org" });
    const answer = await get("/api/db/get_user_count");
    expect(answer).toMatchObject({ status: 200, body: { totalUsers: 2 } });
    userCountAnswer.parse(answer.body);
  });

  test("says so in its own words when it cannot count", async () => {
    await server.storage.db.schema.alterTable("users").renameTo("lost").execute();
    // The sessions refer to the users, so who asks is not known either; both fail inside.
    expect(await get("/api/db/get_user_count")).toMatchObject(refused(500, "Failed to fetch user count"));
  });

  test("shows how the number of accounts grew", async () => {
    const now = server.clock.time;
    const times = [
      Date.UTC(2025, 10, 30, 23, 59),
      Date.UTC(2025, 11, 1),
      Date.UTC(2026, 9, 31, 23, 59),
      now - 29 * DAY,
      now - 31 * DAY,
      now - 60 * DAY,
    ];
    await Promise.all(times.map((createdAt, index) => add({ email: `${index}@example.org`, createdAt })));
    const answer = await get("/api/dashboard/growth");
    expect(growthAnswer.parse(answer.body)).toEqual({
      totalUsers: 7,
      months: [
        { month: "2025-12", accounts: 1 },
        ...["01", "02", "03", "04", "05", "06", "07", "08"].map((month) => ({
          month: `2026-${month}`,
          accounts: 0,
        })),
        { month: "2026-09", accounts: 1 },
        { month: "2026-10", accounts: 3 },
        { month: "2026-11", accounts: 1 },
      ],
      last30Days: 3,
      previous30Days: 2,
      changePercent: 50,
    });
  });

  test("has no change to show where there was nobody before", async () => {
    expect(await get("/api/dashboard/growth")).toMatchObject({
      body: { last30Days: 1, previous30Days: 0, changePercent: null },
    });
  });

  test.each(["%00", "%ED%A0%80", "..", "a".repeat(5000)])("finds nobody to delete as %s", async (id) => {
    const answer = await server.call("DELETE", `/api/dashboard/users/${id}`, { session: admin });
    expect(answer.status).toBe(404);
  });

  test("lists users by every key, both ways", async () => {
    const before = server.clock.time;
    await add({ email: "a@example.org", lastName: "Young", schoolName: "b school", createdAt: before - 2 });
    await add({ email: "b@example.org", lastName: "adams", schoolName: "A School", createdAt: before - 1 });
    const [a, b, root] = ["a@example.org", "b@example.org", "root@example.org"];
    expect(await emails("")).toEqual([root, b, a]);
    expect(await emails("sort=created&direction=asc")).toEqual([a, b, root]);
    expect(await emails("sort=email&direction=asc")).toEqual([a, b, root]);
    expect(await emails("sort=name&direction=asc")).toEqual([b, a, root]);
    expect(await emails("sort=school&direction=desc")).toEqual([root, a, b]);
  });

  test("finds users by part of the name, the address or the school, and takes signs as signs", async () => {
    await add({ email: "a@example.org", firstName: "Élodie", schoolName: "100% School" });
    await add({ email: "b_c@example.org", lastName: "O\\Hara" });
    await add({ email: "bxc@example.org" });
    expect(await emails("search=%C3%89LODIE%20le")).toEqual(["a@example.org"]);
    expect(await emails("search=0%25%20s")).toEqual(["a@example.org"]);
    expect(await emails("search=b_c")).toEqual(["b_c@example.org"]);
    expect(await emails("search=o%5Chara")).toEqual(["b_c@example.org"]);
    expect(await emails("search=%25%25")).toEqual([]);
  });

  test("shows each user once over all pages, though others sign up and go meanwhile", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 9; index += 1) ids.push(await add({ email: `u${index}@example.org` }));
    const seen: string[] = [];
    let after = "";
    for (let page = 0; page < 4; page += 1) {
      const answer = await get(`/api/dashboard/users?sort=school&direction=asc&limit=3&search=u${after}`);
      const { users, next } = userListAnswer.parse(answer.body);
      seen.push(...users.map(({ user_id }) => user_id));
      if (next === null) break;
      after = `&after=${next}`;
      await server.storage.db
        .deleteFrom("users")
        .where("id", "=", users[0]?.user_id ?? "")
        .execute();
      await add({ email: `v${page}@example.org`, schoolName: "Aardvark" });
    }
    expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  });

  test.each([
    "sort=password_hash",
    "direction=up",
    "limit=0",
    "limit=201",
    "after=rubbish",
    "search=%00",
    // ["x\u0000","y"], ["x","y"] and [1.5,"y"] as positions in the list by time
    "after=WyJ4XHUwMDAwIiwieSJd",
    "after=WyJ4IiwieSJd",
    "after=WzEuNSwieSJd",
  ])("refuses the question %s", async (query) => {
    expect(await get(`/api/dashboard/users?${query}`)).toMatchObject(
      refused(400, "Bad request: Please check your input"),
    );
  });

  test("exports what it lists as a table in which nothing is a formula", async () => {
    const id = await add({ email: "a@example.org", firstName: '=HYPERLINK("https://evil.example")' });
    const answer = await get("/api/dashboard/users.csv?search=a@");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="users.csv"');
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toBe(
      '\uFEFF"user_id","first_name","last_name","email","school_name","role","created_at","minutes","last_play"\r\n' +
        `"${id}","'=HYPERLINK(""https://evil.example"")","Lee","a@example.org","School","user","2026-11-15T12:00:00.000Z","0",""\r\n`,
    );
  });

  test("breaks off an export that fails half-way, so that nobody takes a part for the whole", async () => {
    await addMany(600);
    // Beyond what a date can be, and so on the second page.
    await add({ email: "late@example.org", createdAt: 8.65e15 });
    const listening = await listen(server.app, 0, "127.0.0.1");
    if (!listening.ok) throw new Error(listening.problem);
    const path = "/api/dashboard/users.csv?sort=created&direction=asc";
    const headers = { authorization: `Bearer ${admin.token}`, cookie: admin.cookie };
    const download = fetch(`${listening.value.address}${path}`, { headers }).then((one) => one.text());
    await expect(download).rejects.toThrow(/^(terminated|fetch failed)$/);
    await listening.value.close();
    const failures = server.logged.filter((line) => line.includes("request.failed"));
    expect(failures.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.any(String),
        level: "error",
        event: "request.failed",
        method: "GET",
        route: "/api/dashboard/users.csv",
        cause: "RangeError",
        stack: expect.any(String),
      },
    ]);
  });

  test("exports more than one page", async () => {
    await addMany(1200);
    const answer = await get("/api/dashboard/users.csv");
    const lines = String(answer.body).split("\r\n");
    // The head, the admin, all of them, and the end.
    expect(new Set(lines).size).toBe(1 + 1 + 1200 + 1);
  });

  test("deletes a user with all sessions, but not the admin who asks", async () => {
    const session = await server.enter();
    const me = await server.call("GET", "/api/auth/me", { session });
    const path = `/api/dashboard/users/${String(Reflect.get(Object(Reflect.get(Object(me.body), "user")), "user_id"))}`;
    expect(await server.call("DELETE", path, { session: admin })).toMatchObject({
      status: 200,
      body: { success: true, message: "Account deleted" },
    });
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    expect(await server.call("DELETE", path, { session: admin })).toMatchObject(
      refused(404, "User not found"),
    );
    expect(JSON.parse(server.logged.at(-1) ?? "")).toMatchObject({
      event: "request",
      method: "DELETE",
      route: "/api/dashboard/users/:id",
      status: 404,
    });
    const row = await server.storage.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    expect(await server.call("DELETE", `/api/dashboard/users/${row.id}`, { session: admin })).toMatchObject(
      refused(400, "Your own account is deleted on your account page."),
    );
  });
});
