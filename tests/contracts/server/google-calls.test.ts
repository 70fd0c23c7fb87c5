import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRemoteJWKSet } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createGoogle } from "../../../server/accounts/google.ts";
import { googleUserAnswer, updateSchoolAnswer } from "../../../server/api-shapes.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

const place = usePostgres();
const GRACE = "grace@example.org";

const refused = (status: number, message: string) => ({ status, body: { error: message, message } });

describe.each(STORAGES)("sign-in with Google on %s", (storage) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
  });
  afterEach(() => server.close());

  const getUser = (credential: string, email = GRACE) =>
    server.call("GET", `/api/db/get_user?email=${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${credential}` },
    });
  const setSchool = (credential: string, body: object = {}) =>
    server.call("POST", "/api/db/update_user_school", {
      body: { email: GRACE, name: "Grace Hopper", school: "Navy School", ...body },
      headers: { authorization: `Bearer ${credential}` },
    });

  test("knows nobody new, asks for the school, and knows them then", async () => {
    const credential = await server.credential();
    expect(await getUser(credential)).toMatchObject({ status: 200, body: { email: "" } });

    const made = await setSchool(credential);
    const { user } = updateSchoolAnswer.parse(made.body);
    expect(made.status).toBe(200);
    expect(user).toEqual({
      user_id: user.user_id,
      first_name: "Grace",
      last_name: "Hopper",
      name: "Grace Hopper",
      email: GRACE,
      school_name: "Navy School",
      role: "user",
    });
    const known = await getUser(credential);
    expect(googleUserAnswer.parse(known.body)).toMatchObject({ email: GRACE, user });
    for (const answer of [made, known]) {
      const session = server.sessionOf(answer);
      expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ body: { user } });
    }
  });

  test("changes the school of somebody known, and makes nobody twice", async () => {
    const credential = await server.credential();
    await setSchool(credential);
    expect(await setSchool(credential, { school: "Other School" })).toMatchObject({
      status: 200,
      body: { user: { school_name: "Other School" } },
    });
    expect(await server.storage.db.selectFrom("users").select("email").execute()).toEqual([{ email: GRACE }]);
  });

  test("finds a person again whose address at Google has changed", async () => {
    await setSchool(await server.credential());
    const moved = await getUser(await server.credential({ email: "new@example.org" }), "new@example.org");
    expect(moved).toMatchObject({ status: 200, body: { email: "new@example.org", user: { email: GRACE } } });
  });

  test("does not hand an account to the next owner of its address", async () => {
    await setSchool(await server.credential());
    const next = await server.credential({ sub: "google-2" });
    expect(await getUser(next)).toMatchObject({ status: 200, body: { email: "" } });
    expect(await setSchool(next)).toMatchObject(refused(409, "Failed to update school information"));
  });

  test("does not hand a password's account to who once had the address, as far as Google knows", async () => {
    await server.signUp({ email: GRACE });
    const former = await server.credential();
    expect(await getUser(former)).toMatchObject({ status: 200, body: { email: "" } });
    expect(await setSchool(former)).toMatchObject(refused(409, "Failed to update school information"));
    expect(await server.logIn({ email: GRACE })).toMatchObject({ status: 200 });
  });

  test("ends what a stranger prepared with an address that was never proven", async () => {
    const stranger = await server.enter({ email: GRACE, first_name: "Eve", last_name: "Drop" });
    const owner = await server.credential({ hd: "example.org" });
    expect(await getUser(owner)).toMatchObject({ status: 200, body: { email: GRACE } });
    expect(await server.call("GET", "/api/auth/me", { session: stranger })).toMatchObject({ status: 401 });
    expect(await server.logIn({ email: GRACE })).toMatchObject({ status: 401 });
  });

  test("keeps the password of a person who has proven the address", async () => {
    const email = "ada@gmail.com";
    await server.signUp({ email });
    const password = "Zr8?harbor";
    await server.call("POST", "/api/reset-password", {
      body: { token: await server.resetToken(email), newPassword: password },
    });
    const credential = await server.credential({ email });
    expect(await getUser(credential, email)).toMatchObject({ status: 200, body: { email } });
    expect(await server.logIn({ email, password })).toMatchObject({ status: 200 });
  });

  test("asks who has no password for Google's word, given a moment ago, before what cannot be undone", async () => {
    const session = server.sessionOf(await setSchool(await server.credential()));
    const ASK = "Please sign in with Google once more, so that we know that it is you.";
    const iat = server.clock.time / 1000;
    const credentials = {
      nothing: undefined,
      "somebody else's": await server.credential({ sub: "google-2" }),
      "an old one": await server.credential({ iat: iat - 300 }),
    };
    for (const google_credential of Object.values(credentials)) {
      const body = { google_credential };
      expect(await server.call("DELETE", "/api/auth/me", { session, body })).toMatchObject(refused(403, ASK));
      const change = { ...body, email: "eve@example.org" };
      expect(await server.call("POST", "/api/auth/me/email", { session, body: change })).toMatchObject(
        refused(403, ASK),
      );
    }
    const body = { google_credential: await server.credential() };
    expect(await server.call("DELETE", "/api/auth/me", { session, body })).toMatchObject({ status: 200 });
    expect(await server.storage.db.selectFrom("users").select("email").execute()).toEqual([]);
  });

  test.each([
    ["another site's", { aud: "other-client" }],
    ["another issuer's", { iss: "https://accounts.example.org" }],
    ["an expired", { exp: 1 }],
    ["an unverified", { email_verified: false }],
    ["another program's", { azp: "other-client" }],
    ["nobody's", { sub: "" }],
    ["somebody else's", { email: ada.email }],
  ])("refuses %s credential", async (_, claims) => {
    const credential = await server.credential(claims);
    expect(await getUser(credential)).toMatchObject(refused(401, "Failed to retrieve user data"));
    expect(await setSchool(credential)).toMatchObject(refused(401, "Failed to update school information"));
  });

  test("tells that Google's keys cannot be had, and does not blame the credential", async () => {
    const keys = createServer((_, answer) => answer.writeHead(503).end()).listen(0, "127.0.0.1");
    await once(keys, "listening");
    const { port } = keys.address() as AddressInfo;
    const google = createGoogle(
      "test-client",
      () => server.clock.time,
      createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/`)),
    );
    await expect(google.verify(await server.credential())).rejects.toThrow("200 OK");
    keys.close();
    await expect(google.verify("no credential")).resolves.toBeUndefined();
  });

  test("refuses a missing credential", async () => {
    const path = `/api/db/get_user?email=${GRACE}`;
    expect(await server.call("GET", path)).toMatchObject(refused(401, "Failed to retrieve user data"));
  });

  test("refuses a missing school, and an address that is none", async () => {
    const credential = await server.credential();
    expect(await setSchool(credential, { school: "" })).toMatchObject(
      refused(400, "School name is required"),
    );
    expect(await getUser(credential, "grace")).toMatchObject(
      refused(400, "Bad request: Please check your input"),
    );
  });

  test("that fails inside says so in its own words", async () => {
    const credential = await server.credential();
    await server.storage.db.schema.dropTable("rate_limits").execute();
    expect(await getUser(credential)).toMatchObject(refused(500, "Failed to retrieve user data"));
    expect(await setSchool(credential)).toMatchObject(refused(500, "Failed to update school information"));
  });

  test("is refused where it is not configured", async () => {
    const other = await createTestServer({ googleIsOn: false });
    const answer = await other.call("GET", `/api/db/get_user?email=${GRACE}`);
    expect(answer).toMatchObject(refused(503, "Failed to process Google login"));
    await other.close();
  });
});
