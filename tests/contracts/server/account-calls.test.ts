import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordAudit } from "../../../server/accounts/audit.ts";
import { DAY, HOUR, SECOND } from "../../../server/now.ts";
import {
  errorAnswer,
  loginAnswer,
  meAnswer,
  optionsAnswer,
  ownDataAnswer,
  signupAnswer,
} from "../../../server/api-shapes.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

const place = usePostgres();

const refused = (status: number, message: string) => ({ status, body: { error: message, message } });
const BAD = "Bad request: Please check your input";
const WEAK =
  "Weak password! Please use letters, numbers, and symbols (at least 8 characters and no name or email)";

describe.each(STORAGES)("accounts on %s", (storage) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
  });
  afterEach(() => server.close());

  const idOf = async (email: string) => {
    const row = await server.storage.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  describe("sign-up", () => {
    test("makes an account", async () => {
      const answer = await server.signUp();
      const id = await idOf(ada.email);
      expect(answer).toMatchObject({
        status: 201,
        body: { success: true, message: "Account created", user: { user_id: id } },
      });
      signupAnswer.parse(answer.body);
    });

    test.each([
      ["first_name", "  "],
      ["last_name", ""],
      ["email", " "],
      ["password", ""],
      ["confirm_password", undefined],
    ])("refuses an empty %s", async (field, value) => {
      const user = { ...ada, confirm_password: ada.password, [field]: value };
      const answer = await server.call("POST", "/api/auth/signup", { body: { user } });
      expect(answer).toMatchObject(refused(400, "Please fill in required fields"));
    });

    test("refuses an empty school by its own name", async () => {
      expect(await server.signUp({ school_name: "" })).toMatchObject(refused(400, "School name is required"));
    });

    test("refuses passwords that differ", async () => {
      const user = { ...ada, confirm_password: "Qx7!velveT" };
      expect(await server.call("POST", "/api/auth/signup", { body: { user } })).toMatchObject(
        refused(400, "Passwords do not match. Please try again."),
      );
    });

    test.each(["Qx7!vel", "Qx7!velvetvelvet", "velvetvelvet", "ADA!velvet77", "1byron!!2", "xada@7!xx"])(
      "refuses the weak password %s",
      async (password) => {
        expect(await server.signUp({ password })).toMatchObject(refused(400, WEAK));
      },
    );

    test("refuses a common password", async () => {
      expect(await server.signUp({ password: "P4ssword1!" })).toMatchObject(
        refused(400, "This password is one of the first that others would try. Please choose another."),
      );
    });

    test("refuses an e-mail address that has an account, in any case", async () => {
      await server.signUp();
      expect(await server.signUp({ email: "ADA@Example.org" })).toMatchObject(
        refused(409, "There is already an account with this email address. Please log in."),
      );
    });

    test.each(["ada", "ada@", "@example.org", "a da@example.org"])(
      "refuses the address %s",
      async (email) => {
        expect(await server.signUp({ email })).toMatchObject(refused(400, BAD));
      },
    );
  });

  describe("log-in", () => {
    test("gives the token in header and body, the user, and the companion cookie for a week", async () => {
      await server.signUp();
      const answer = await server.logIn({ email: " ADA@example.org" });
      const { token } = loginAnswer.parse(answer.body);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          user: {
            user_id: await idOf(ada.email),
            first_name: "Ada",
            last_name: "Byron",
            name: "Ada Byron",
            email: "ada@example.org",
            school_name: "School by the Sea",
            role: "user",
          },
        },
      });
      expect(answer.headers.get("authorization")).toBe(`Bearer ${token}`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("set-cookie")).toMatch(
        /^__Host-wigglewave_companion=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      const expiry = Math.floor((server.clock.time + 7 * DAY) / 1000);
      // Lucia reads the system's clock a moment apart from ours.
      expect(claims).toMatchObject({ exp: expect.closeTo(expiry, -0.5) });
    });

    test.each([{ email: "" }, { password: "" }])("refuses %o", async (part) => {
      expect(await server.logIn(part)).toMatchObject(refused(400, "Email and password are required"));
    });

    test.each([{ password: "Qx7!velveT" }, { email: "nobody@example.org" }])(
      "refuses %o, and does not tell which of the two is wrong",
      async (part) => {
        await server.signUp();
        expect(await server.logIn(part)).toMatchObject(refused(401, "Unauthorized: Invalid credentials"));
      },
    );

    test("counts as too many after eight mistakes, and says when to come back", async () => {
      await server.signUp();
      for (let tries = 0; tries < 8; tries += 1) await server.logIn({ password: `wrong-${tries}!` });
      const answer = await server.logIn();
      expect(answer).toMatchObject(refused(429, "Too many requests: Please try again later"));
      // An eighth of a quarter of an hour.
      expect(answer.headers.get("retry-after")).toBe("113");
      server.clock.time += 113 * SECOND;
      expect(await server.logIn()).toMatchObject({ status: 200 });
    });
  });

  describe("a session", () => {
    test("tells who is logged in", async () => {
      const session = await server.enter();
      const answer = await server.call("GET", "/api/auth/me", { session });
      expect(answer).toMatchObject({ status: 200, body: { user: { email: ada.email, role: "user" } } });
      meAnswer.parse(answer.body);
    });

    test("is needed to be told", async () => {
      const answer = await server.call("GET", "/api/auth/me");
      expect(answer).toMatchObject(refused(401, "Unauthorized: Invalid credentials"));
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    });

    test("is one of fifty at most: the oldest ends, and the data to take along stays small", async () => {
      const first = await server.enter();
      for (let number = 0; number < 50; number += 1) {
        server.clock.time += 10 * SECOND;
        await server.logIn();
      }
      expect(await server.call("GET", "/api/auth/me", { session: first })).toMatchObject({ status: 401 });
      const rows = await server.storage.db.selectFrom("sessions").select("id").execute();
      expect(rows).toHaveLength(50);
    });

    test("ends after seven days, also when it was used", async () => {
      const session = await server.enter();
      server.clock.time += 6 * DAY;
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 200 });
      server.clock.time += DAY;
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    });

    test("ends with the log-out, and takes its companion along", async () => {
      const session = await server.enter();
      const answer = await server.call("POST", "/api/auth/logout", { session });
      expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Log out successful!" } });
      expect(answer.headers.get("set-cookie")).toBe(
        "__Host-wigglewave_companion=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict",
      );
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    });

    test("on a shared computer is over when the browser closes, and after twelve hours where it never does", async () => {
      await server.signUp();
      const answer = await server.logIn({ shared: true });
      expect(answer.headers.get("set-cookie")).toMatch(
        /^__Host-wigglewave_companion=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const session = server.sessionOf(answer);
      server.clock.time += 12 * HOUR - SECOND;
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 200 });
      server.clock.time += 2 * SECOND;
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    });

    test("that is over can be logged out of all the same", async () => {
      expect(await server.call("POST", "/api/auth/logout")).toMatchObject({ status: 200 });
    });
  });

  describe("one's own account", () => {
    test("can be taken along, without the hash of the password", async () => {
      const session = await server.enter();
      const answer = await server.call("GET", "/api/auth/me/download", { session });
      const data = ownDataAnswer.parse(answer.body);
      expect(data.account).toEqual({
        user_id: await idOf(ada.email),
        first_name: "Ada",
        last_name: "Byron",
        name: "Ada Byron",
        email: ada.email,
        school_name: ada.school_name,
        role: "user",
        created_at: "2026-11-15T12:00:00.000Z",
        email_is_proven: false,
        has_password: true,
        has_google: false,
        google_subject: null,
        last_seen_on: "2026-11-15",
      });
      expect(data.sessions).toHaveLength(1);
      expect(data.email_links).toEqual([{ email: ada.email, expires_at: "2026-11-16T12:00:00.000Z" }]);
      expect([data.reset_links, data.admin_deeds]).toEqual([[], []]);
      expect(answer.headers.get("content-disposition")).toBe(
        'attachment; filename="wigglewave-my-data.json"',
      );
    });

    test("tells what was noted of it by whoever runs the site, and nothing of others", async () => {
      const session = await server.enter();
      const id = await idOf(ada.email);
      const { db } = server.storage;
      await recordAudit(db, server.clock.time, { actor: "command", action: "admin.grant", subject: id });
      await recordAudit(db, server.clock.time, { actor: "command", action: "restore", subject: "" });
      const answer = await server.call("GET", "/api/auth/me/download", { session });
      expect(ownDataAnswer.parse(answer.body).admin_deeds).toEqual([
        { done_at: "2026-11-15T12:00:00.000Z", action: "admin.grant" },
      ]);
    });

    test("gets another name and school, which are found at once", async () => {
      const session = await server.enter();
      const names = { first_name: "Augusta", last_name: "King", school_name: "School on the Hill" };
      const changed = await server.call("PATCH", "/api/auth/me", { session, body: names });
      expect(changed).toMatchObject({ status: 200, body: { user: { ...names, name: "Augusta King" } } });
      meAnswer.parse(changed.body);
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ body: changed.body });
      await server.makeAdmin(ada.email);
      const found = await server.call("GET", "/api/dashboard/users?search=augusta&sort=school", { session });
      expect(found).toMatchObject({ body: { users: [names] } });
    });

    test.each([
      [{ first_name: "Ada", last_name: " ", school_name: "School" }, "Please fill in required fields"],
      [{ first_name: "Ada", last_name: "Byron", school_name: "" }, "School name is required"],
      [{ first_name: "A\nB", last_name: "Byron", school_name: "School" }, BAD],
    ])("is not changed to %o", async (body, message) => {
      const session = await server.enter();
      expect(await server.call("PATCH", "/api/auth/me", { session, body })).toMatchObject(
        refused(400, message),
      );
      expect(await server.call("PATCH", "/api/auth/me", { body: ada })).toMatchObject({ status: 401 });
    });

    test.each([
      ["PATCH", "/api/auth/me", { first_name: "Ada", last_name: "King", school_name: "School" }],
      ["GET", "/api/auth/me/download", undefined],
    ])("is not worked on without end: %s %s", async (method, path, body) => {
      const session = await server.enter();
      const statuses = [];
      for (let tries = 0; tries < 62; tries += 1)
        statuses.push((await server.call(method, path, { session, body })).status);
      expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
    });

    test("is deleted with its sessions, by the password", async () => {
      const session = await server.enter();
      const wrong = await server.call("DELETE", "/api/auth/me", { session, body: { password: "wrong" } });
      expect(wrong).toMatchObject(refused(403, "The password is not right."));
      const missing = await server.call("DELETE", "/api/auth/me", { session, body: {} });
      expect(missing).toMatchObject(refused(403, "The password is not right."));
      const right = await server.call("DELETE", "/api/auth/me", {
        session,
        body: { password: ada.password },
      });
      expect(right).toMatchObject({ status: 200, body: { success: true, message: "Account deleted" } });
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
      expect(await server.storage.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
      expect(await server.logIn()).toMatchObject({ status: 401 });
    });
  });

  describe("a call", () => {
    test.each([
      ["GET", "/api/auth/login", "POST"],
      ["PUT", "/api/auth/me", "GET, HEAD, PATCH, DELETE"],
      ["POST", "/api/db/get_user_count", "GET, HEAD"],
      ["GET", "/api/reset-password", "POST"],
    ])("%s %s is not allowed, only %s", async (method, path, allowed) => {
      const answer = await server.call(method, path);
      expect(answer).toMatchObject(refused(405, "Method not allowed"));
      errorAnswer.parse(answer.body);
      expect(answer.headers.get("allow")).toBe(allowed);
    });

    test.each(["/api", "/api/nothing", "/api/auth", "/api/auth/login/more"])(
      "%s is not found",
      async (path) => {
        expect(await server.call("GET", path)).toMatchObject(refused(404, "Resource not found"));
      },
    );

    test("that fails inside says nothing about it, and is logged without what was sent", async () => {
      await server.storage.db.schema.dropTable("rate_limits").execute();
      expect(await server.logIn()).toMatchObject(
        refused(500, "Internal server error. Please try again later."),
      );
      const lines = server.logged.filter((line) => line.includes('"error"'));
      expect(lines).toHaveLength(1);
      expect(server.logged.join()).not.toMatch(/ada|example|velvet/i);
    });
  });

  test.each([true, false])("the options tell whether Google is on: %s", async (googleIsOn) => {
    const other = await createTestServer({ googleIsOn });
    const google = googleIsOn ? { enabled: true, client_id: "test-client" } : { enabled: false };
    const answer = await other.call("GET", "/api/auth/options");
    expect([answer.status, optionsAnswer.parse(answer.body)]).toEqual([
      200,
      { google, shared_computers: false },
    ]);
    await other.close();
  });

  test("the options tell that people share computers here", async () => {
    const other = await createTestServer({ sharedComputers: true });
    expect(await other.call("GET", "/api/auth/options")).toMatchObject({ body: { shared_computers: true } });
    await other.close();
  });

  test("the health check asks the database", async () => {
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 200, body: "ok" });
    await server.storage.db.schema.dropTable("health").execute();
    // What was found is told for a second.
    expect(await server.call("GET", "/healthz")).toMatchObject({ status: 200 });
    server.clock.time += SECOND;
    expect(await server.call("GET", "/healthz")).toMatchObject({
      status: 503,
      body: "The database does not answer.",
    });
  });
});
