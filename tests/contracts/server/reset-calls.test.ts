import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createResetLinks } from "../../../server/accounts/reset-links.ts";
import { doneAnswer, resetBasicsAnswer } from "../../../server/api-shapes.ts";
import { MINUTE } from "../../../server/now.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

const place = usePostgres();
const NEW = "Zr8?harbor";
const OVER = "Password reset link is invalid or has expired";

const refused = (status: number, message: string) => ({ status, body: { error: message, message } });

describe.each(STORAGES)("a forgotten password on %s", (storage) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    await server.signUp();
  });
  afterEach(() => server.close());

  const send = (email: string, from?: string) =>
    server.call("POST", "/api/send-email", { body: { email }, ...(from !== undefined && { from }) });
  const basics = (token: string) =>
    server.call("GET", "/api/reset_password_get_user_basics", {
      headers: { authorization: `Bearer ${token}` },
    });
  const reset = (token: string, newPassword = NEW) =>
    server.call("POST", "/api/reset-password", { body: { token, newPassword } });

  test("is mailed a link with the name and a token", async () => {
    const answer = await send("ADA@example.org");
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Email sent" } });
    doneAnswer.parse(answer.body);
    expect(server.mails.at(-1)).toMatchObject({ to: ada.email, subject: "Reset your Wigglewave password" });
    expect(server.mails.at(-1)?.text).toMatch(
      /^https:\/\/games\.example\.org\/reset-landing-page\?user=Ada\+Byron&token=[\w-]{43}$/m,
    );
  });

  test("is replaced: by the token once, with all sessions ended and a notice mailed", async () => {
    const session = server.sessionOf(await server.logIn());
    const token = await server.resetToken();
    const known = await basics(token);
    expect(known).toMatchObject({ status: 200, body: { full_name: "Ada Byron", email_address: ada.email } });
    resetBasicsAnswer.parse(known.body);
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { success: true, message: "Password updated" },
    });
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    expect(await server.logIn()).toMatchObject({ status: 401 });
    expect(await server.logIn({ password: NEW })).toMatchObject({ status: 200 });
    expect(server.mails.at(-1)).toMatchObject({
      to: ada.email,
      subject: "Your Wigglewave password was changed",
    });
    expect(await reset(token)).toMatchObject(refused(401, OVER));
    expect(await basics(token)).toMatchObject(refused(401, OVER));
  });

  test("makes every other link worthless", async () => {
    const older = await server.resetToken();
    expect(await reset(await server.resetToken())).toMatchObject({ status: 200 });
    expect(await reset(older)).toMatchObject(refused(401, OVER));
  });

  test("has half an hour", async () => {
    const token = await server.resetToken();
    server.clock.time += 30 * MINUTE - 1;
    expect(await basics(token)).toMatchObject({ status: 200 });
    server.clock.time += 1;
    expect(await basics(token)).toMatchObject(refused(401, OVER));
    expect(await reset(token)).toMatchObject(refused(401, OVER));
    // Also where its end comes between the look at it and its use.
    const links = createResetLinks(server.storage, () => server.clock.time);
    expect(await links.use(token, "hash")).toBe(false);
  });

  test("is kept only as a hash of its token", async () => {
    const token = await server.resetToken();
    const rows = await server.storage.db.selectFrom("reset_links").select("token_hash").execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([{}, { email: "" }, { email: " " }, { email: null }])("needs an address: %o", async (body) => {
    expect(await server.call("POST", "/api/send-email", { body })).toMatchObject(
      refused(400, "Email is required to send reset link."),
    );
  });

  test("is not found for an unknown address", async () => {
    expect(await send("nobody@example.org")).toMatchObject(
      refused(404, "No account found with that email address."),
    );
  });

  test("cannot be used to find out addresses: twenty unknown ones, and known ones are no different", async () => {
    for (let tries = 0; tries < 20; tries += 1) await send(`nobody-${tries}@example.org`);
    expect(await send("nobody@example.org")).toMatchObject({ status: 429 });
    expect(await send(ada.email)).toMatchObject(refused(429, "Too many requests: Please try again later"));
    server.clock.time += MINUTE;
    expect(await send(ada.email)).toMatchObject({ status: 200 });
  });

  test("fills nobody's mailbox: three mails an hour, from wherever they are asked for", async () => {
    const statuses = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      statuses.push((await send(ada.email, `192.0.2.${tries}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test.each([{}, { token: "" }, { newPassword: NEW }])("needs its token: %o", async (body) => {
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject(
      refused(400, "Invalid password reset link. Please request a new one."),
    );
  });

  test("needs a new password that is strong for this person, and keeps the link until then", async () => {
    const token = await server.resetToken();
    expect(await reset(token, "")).toMatchObject(refused(400, "Please enter a password."));
    expect(await reset(token, "Byron!77x")).toMatchObject(
      refused(
        400,
        "Weak password! Please use letters, numbers, and symbols (at least 8 characters and no name or email)",
      ),
    );
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  test("of a deleted account is told so", async () => {
    const token = await server.resetToken();
    await server.storage.db.deleteFrom("users").execute();
    expect(await basics(token)).toMatchObject(refused(404, "User not found"));
    expect(await reset(token)).toMatchObject(refused(404, "User not found"));
  });

  test("that another site sends is forbidden", async () => {
    const answer = await server.call("POST", "/api/reset-password", {
      body: { token: "x", newPassword: NEW },
      headers: { origin: "https://elsewhere.example" },
    });
    expect(answer).toMatchObject(refused(403, "Forbidden: You don't have permission to reset this password"));
  });

  test("that fails inside says what may be the matter", async () => {
    const token = await server.resetToken();
    await server.storage.db.schema.dropTable("reset_links").execute();
    const message = "Internal server error: Password reset link may have expired";
    expect(await basics(token)).toMatchObject(refused(500, message));
    expect(await reset(token)).toMatchObject(refused(500, message));
  });

  test("lets in again who has slipped too often", async () => {
    for (let tries = 0; tries < 9; tries += 1) await server.logIn({ password: "wrong-one!" });
    expect(await server.logIn()).toMatchObject({ status: 429 });
    await reset(await server.resetToken());
    expect(await server.logIn({ password: NEW })).toMatchObject({ status: 200 });
  });

  test("lets in again whom a stranger's tries have locked out", async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      await server.logIn({ password: "wrong-one!" }, { from: `198.51.100.${tries}` });
    }
    expect(await server.logIn()).toMatchObject({ status: 429 });
    await reset(await server.resetToken());
    expect(await server.logIn({ password: NEW })).toMatchObject({ status: 200 });
  });
});
