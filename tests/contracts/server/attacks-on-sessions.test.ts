/**
 * Each of these fails when the defence that it names is taken out. Other algorithms are the exception: the list of them
 * and the form of the key refuse them both.
 */
import { generateKeyPairSync } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { decodeJwt, type JWTPayload, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY, MINUTE } from "../../../server/now.ts";
import {
  createTestServer,
  ORIGIN,
  SECRET,
  type TestServer,
  type TestSession,
} from "./support/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const me = async (session: TestSession) => (await server.call("GET", "/api/auth/me", { session })).status;

describe("a stolen token", () => {
  test("opens nothing without its companion, or with another's", async () => {
    const session = await server.enter();
    const other = await server.enter({ email: "other@example.org" });
    expect(await me(session)).toBe(200);
    expect(await me({ ...session, cookie: "" })).toBe(401);
    expect(await me({ ...session, cookie: "__Host-wigglewave_companion=" })).toBe(401);
    expect(await me({ ...session, cookie: other.cookie })).toBe(401);
    expect(await me({ ...session, token: "" })).toBe(401);
  });

  test("cannot be read from the database", async () => {
    const session = await server.enter();
    const rows = JSON.stringify(await server.storage.db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain(String(decodeJwt(session.token).jti));
  });

  test("ends after seven days, even where somebody has prolonged the session in the database", async () => {
    const session = await server.enter();
    await server.storage.db
      .updateTable("sessions")
      .set({ expires_at: server.clock.time + 365 * DAY })
      .execute();
    server.clock.time += 7 * DAY - MINUTE;
    expect(await me(session)).toBe(200);
    server.clock.time += 2 * MINUTE;
    expect(await me(session)).toBe(401);
  });

  test("is not kept in any log", async () => {
    const { token } = await server.enter();
    expect(server.logged.join()).not.toContain(token);
  });
});

test("the file of the accounts is for its owner only", () => {
  expect(statSync(join(server.folder, "accounts.sqlite")).mode & 0o777).toBe(0o600);
});

describe("a forged token", () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  test("is refused, whatever it is signed with", async () => {
    const { token, cookie } = await server.enter();
    const claims: JWTPayload = decodeJwt(token);
    const sign = (alg: string, key: Parameters<SignJWT["sign"]>[0], payload = claims) =>
      new SignJWT(payload).setProtectedHeader({ alg }).sign(key);
    const key = Buffer.from(SECRET);
    expect(await me({ cookie, token: await sign("HS256", key) })).toBe(200);

    const { exp, ...endless } = claims;
    const [header = "", payload = "", signature = ""] = token.split(".");
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const forged = {
      "another secret": await sign("HS256", Buffer.from("another secret of some thirty-two characters")),
      "another algorithm of the same family": await sign("HS512", key),
      "a public key's algorithm": await sign("RS256", privateKey),
      "no end": await sign("HS256", key, endless),
      "no algorithm": `${encode({ alg: "none" })}.${payload}.`,
      "no signature": `${header}.${payload}.`,
      "a later end": `${header}.${encode({ ...claims, exp: Number(exp) + 1000 })}.${signature}`,
      "another issuer": await sign("HS256", key, { ...claims, iss: "elsewhere" }),
      "another audience": await sign("HS256", key, { ...claims, aud: "elsewhere" }),
      "another session": await sign("HS256", key, { ...claims, jti: "x".repeat(43) }),
    };
    const statuses = await Promise.all(
      Object.entries(forged).map(async ([what, one]) => [what, await me({ cookie, token: one })]),
    );
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(Object.keys(forged).map((what) => [what, 401])),
    );
  });
});

test("a companion that was planted before the log-in is replaced by it", async () => {
  await server.signUp();
  const planted = `__Host-wigglewave_companion=${"A".repeat(43)}`;
  const session = server.sessionOf(await server.logIn({}, { headers: { cookie: planted } }));
  expect(session.cookie).not.toBe(planted);
  expect(await me({ ...session, cookie: planted })).toBe(401);
  expect(await me(session)).toBe(200);
});

test("two log-ins are two sessions, and ending one leaves the other", async () => {
  const first = await server.enter();
  const second = server.sessionOf(await server.logIn());
  expect(second.token).not.toBe(first.token);
  await server.call("POST", "/api/auth/logout", { session: first });
  expect([await me(first), await me(second)]).toEqual([401, 200]);
});

describe("what another site sends", () => {
  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${ORIGIN}.evil.example` },
    { origin: ORIGIN.replace("https", "http") },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ])("is refused by its origin: %o", async (headers) => {
    const session = await server.enter();
    expect(await server.call("POST", "/api/auth/logout", { session, headers })).toMatchObject({
      status: 403,
    });
    expect(await server.call("DELETE", "/api/auth/me", { session, headers })).toMatchObject({
      status: 403,
    });
    expect(await me(session)).toBe(200);
  });

  test("is refused without an origin where the browser says that it comes from elsewhere", async () => {
    expect(await post({ "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 });
    expect(await post({ "sec-fetch-site": "same-site" })).toMatchObject({ status: 403 });
  });

  // A form can send these types without the browser asking first.
  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "is refused as %s",
    async (type) => {
      await server.signUp();
      const headers = { "content-type": type };
      expect(await server.logIn({}, { headers })).toMatchObject({ status: 400 });
    },
  );

  test("may not read any answer", async () => {
    const answer = await server.call("GET", "/api/auth/options", {
      headers: { origin: "https://evil.example" },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  async function post(headers: Record<string, string>) {
    const { app } = server;
    return app.request(
      `${ORIGIN}/api/auth/logout`,
      { method: "POST", headers },
      {
        incoming: { socket: { remoteAddress: "192.0.2.1" } },
      },
    );
  }
});
