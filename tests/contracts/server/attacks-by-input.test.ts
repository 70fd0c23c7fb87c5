/** Each of these fails when the defence that it names is taken out. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../../server/listen.ts";
import { ada, createTestServer, ORIGIN, type TestServer } from "./support/test-server.ts";

const NEW = "Zr8?harbor";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

describe("texts that mean something elsewhere", () => {
  const texts = [
    "'; drop table users; --",
    '" or 1=1 --',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %s %n",
    "../../etc/passwd",
    "=1+1",
    "\u202Eolleh",
    "Zoë 👩🏽‍🏫",
  ];

  test.each(texts)("are kept as they are: %s", async (text) => {
    const names = { first_name: text, last_name: text, school_name: text };
    const session = await server.enter(names);
    const answer = await server.call("GET", "/api/auth/me", { session });
    expect(answer).toMatchObject({ status: 200, body: { user: names } });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    await server.makeAdmin(ada.email);
    const found = await server.call("GET", `/api/dashboard/users?search=${encodeURIComponent(text)}`, {
      session,
    });
    expect(found).toMatchObject({ status: 200, body: { users: [names] } });
  });

  test.each(texts)("find nobody in a log-in, a reset or a sort key: %s", async (text) => {
    const session = await server.enter();
    await server.makeAdmin(ada.email);
    expect(await server.logIn({ email: `a${text}@example.org` })).toMatchObject({ status: 400 });
    expect(await server.logIn({ password: text })).toMatchObject({ status: 401 });
    const body = { token: text, newPassword: NEW };
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 401 });
    const path = `/api/dashboard/users?sort=${encodeURIComponent(text)}`;
    expect(await server.call("GET", path, { session })).toMatchObject({ status: 400 });
    const deletion = `/api/dashboard/users/${encodeURIComponent(text)}`;
    expect(await server.call("DELETE", deletion, { session })).toMatchObject({ status: 404 });
    expect(await server.logIn()).toMatchObject({ status: 200 });
  });

  test.each(["\u200B", "\u200D\uFE0F", "\u00AD\u2060", "\u3164", "\u2800 \u2800"])(
    "are refused where nothing of them is seen: %j",
    async (name) => {
      expect(await server.signUp({ first_name: name })).toMatchObject({ status: 400 });
      expect(await server.signUp({ school_name: name })).toMatchObject({ status: 400 });
    },
  );

  test.each(["Ada\r\nBcc: all@example.org", "Ada\u0000", "Ada\nByron", "\uD800"])(
    "are refused where they hold control characters: %j",
    async (first_name) => {
      expect(await server.signUp({ first_name })).toMatchObject({ status: 400 });
    },
  );
});

describe("mails", () => {
  test.each(["a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org", "<a@example.org>"])(
    "go to nobody for the address %j",
    async (email) => {
      expect(await server.signUp({ email })).toMatchObject({ status: 400 });
      expect(await server.call("POST", "/api/send-email", { body: { email } })).toMatchObject({
        status: 400,
      });
      expect(server.mails).toEqual([]);
    },
  );

  test("repeat no name outside the link, so that nobody writes to strangers through us", async () => {
    await server.signUp({ first_name: "Win a prize at evil.example" });
    await server.resetToken();
    const outside = server.mails.map(({ text }) => text.replaceAll(/https:\S+/g, "")).join();
    expect(outside).not.toMatch(/prize|evil/);
  });

  test("lead to the configured site, whatever host a request names", async () => {
    await server.signUp();
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await server.call("POST", "/api/send-email", { body: { email: ada.email }, headers });
    expect(server.mails.at(-1)?.text).toContain(`${ORIGIN}/reset-landing-page?`);
    expect(server.mails.map(({ text }) => text).join()).not.toContain("evil");
  });
});

test.each([
  "//evil.example",
  "//evil.example/",
  "/%2F%2Fevil.example",
  "/\\evil.example",
  "/home//evil.example",
])("no path leads away: %s", async (path) => {
  const answer = await server.call("GET", path);
  expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
});

describe("bodies", () => {
  const POSTS = [
    "/api/auth/login",
    "/api/auth/signup",
    "/api/send-email",
    "/api/reset-password",
    "/api/db/update_user_school",
  ];
  const bodies = [
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1e999",
    '{"user":null}',
    '{"user":[]}',
    '{"user":{"email":{},"password":[]}}',
    '{"email":["a@example.org"]}',
    `${"[".repeat(5000)}${"]".repeat(5000)}`,
    '{"user":{"email":"a@example.org","email":1}}',
    "\u0000",
  ];

  test.each(POSTS)("that make no sense are refused by %s", async (path) => {
    const answers = await Promise.all(bodies.map((body) => server.call("POST", path, { body })));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
  });

  test.each(POSTS)("that are too large are not read by %s", async (path) => {
    const body = JSON.stringify({ user: ada, padding: "x".repeat(16 * 1024) });
    expect(await server.call("POST", path, { body })).toMatchObject({
      status: 413,
      body: { error: "Bad request: Please check your input" },
    });
  });

  test("give no right that they were not asked for", async () => {
    const body =
      '{"user":{"first_name":"Eve","last_name":"Drop","school_name":"School","email":"eve@example.org",' +
      '"password":"Qx7!velvet","confirm_password":"Qx7!velvet","role":"admin","id":"1","email_is_proven":1,' +
      '"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}},' +
      '"__proto__":{"role":"admin","isAdmin":true}}';
    expect(await server.call("POST", "/api/auth/signup", { body })).toMatchObject({ status: 201 });
    const rows = await server.storage.db.selectFrom("users").select(["role", "email_is_proven"]).execute();
    expect(rows).toEqual([{ role: "user", email_is_proven: 0 }]);
    expect(Reflect.get({}, "role")).toBeUndefined();
  });

  test("without their fields are not filled from a prototype", async () => {
    const body = `{"user":{"__proto__":${JSON.stringify(ada)}}}`;
    expect(await server.call("POST", "/api/auth/login", { body })).toMatchObject({
      status: 400,
      body: { error: "Email and password are required" },
    });
  });
});

test("what is no HTTP, or breaks off in the middle, is nobody's failure", async () => {
  const listening = await listen(server.app, 0, "127.0.0.1");
  if (!listening.ok) throw new Error(listening.problem);
  const { port } = new URL(listening.value.address);
  const head = ["POST /api/auth/login HTTP/1.1", `host: 127.0.0.1:${port}`, "content-type: application/json"];
  const bodies = [
    [...head, "transfer-encoding: chunked", "", "5", '{"use', "zz", "nonsense", "", ""],
    [...head, "content-length: 100", "", '{"user":'],
  ];
  for (const lines of bodies) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.resume();
    const closed = once(socket, "close");
    socket.end(lines.join("\r\n"));
    await closed;
  }
  expect((await fetch(`${listening.value.address}/healthz`)).status).toBe(200);
  await listening.value.close();
  expect(server.logged.filter((line) => line.includes("request.failed"))).toEqual([]);
});
