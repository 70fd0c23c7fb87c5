import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { grantAdmin } from "../../../server/accounts/roles.ts";
import { confirmBasicsAnswer, confirmEmailAnswer } from "../../../server/api-shapes.ts";
import { DAY, HOUR } from "../../../server/now.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer, type TestSession } from "./support/test-server.ts";

const place = usePostgres();
const NEW = "countess@example.org";
const OVER = "This link is invalid or has expired. Log in and ask for a new one.";

const refused = (status: number, message: string) => ({ status, body: { error: message, message } });

describe.each(STORAGES)("an address on %s", (storage) => {
  let server: TestServer;
  let session: TestSession;
  beforeEach(async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    session = await server.enter();
  });
  afterEach(() => server.close());

  const linkTo = (email: string) => {
    const mail = server.mails.findLast(({ to, text }) => to === email && text.includes("/confirm-email?"));
    return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const confirm = (token: string) => server.call("POST", "/api/confirm-email", { body: { token } });
  const change = (body: object, as = session) =>
    server.call("POST", "/api/auth/me/email", { session: as, body });
  const isProven = async (email = ada.email) => {
    const row = await server.storage.db
      .selectFrom("users")
      .select("email_is_proven")
      .where("email", "=", email)
      .executeTakeFirst();
    return row?.email_is_proven === 1;
  };

  test("is proven by the link that a sign-up mails, once, and makes a role possible", async () => {
    expect(await grantAdmin(server.storage.db, ada.email)).toEqual({ type: "unproven" });
    const token = linkTo(ada.email);
    const answer = await confirm(token);
    expect(confirmEmailAnswer.parse(answer.body)).toEqual({
      success: true,
      message: "Email confirmed",
      email: ada.email,
    });
    expect(await isProven()).toBe(true);
    expect(await confirm(token)).toMatchObject(refused(401, OVER));
    expect(await grantAdmin(server.storage.db, ada.email)).toMatchObject({ type: "changed" });
  });

  test("has a day for it, and gets another link for who is logged in", async () => {
    const late = linkTo(ada.email);
    server.clock.time += DAY;
    expect(await confirm(late)).toMatchObject(refused(401, OVER));
    const again = () => server.call("POST", "/api/auth/me/prove-email", { session });
    expect(await again()).toMatchObject({ status: 200, body: { success: true, message: "Email sent" } });
    expect(await confirm(linkTo(ada.email))).toMatchObject({ status: 200 });
    expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([200, 200, 429]);
    expect(await server.call("POST", "/api/auth/me/prove-email")).toMatchObject({ status: 401 });
  });

  test("that is not proven is nobody's after a day, and before it whose it is", async () => {
    server.clock.time += DAY - 1;
    expect(await server.signUp({ first_name: "Eve" })).toMatchObject({ status: 409 });
    server.clock.time += 1;
    expect(await server.signUp({ first_name: "Owner" })).toMatchObject({ status: 201 });
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 401 });
    expect(await server.logIn()).toMatchObject({ status: 200, body: { user: { first_name: "Owner" } } });
  });

  test("that is proven stays whose it is", async () => {
    await confirm(linkTo(ada.email));
    server.clock.time += 6 * DAY;
    expect(await server.signUp()).toMatchObject({ status: 409 });
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({ status: 200 });
  });

  test("is changed by the password, once the new one is proven, and the old one is told", async () => {
    expect(await change({ email: NEW, password: "wrong-one!" })).toMatchObject(
      refused(403, "The password is not right."),
    );
    expect(await change({ email: NEW })).toMatchObject({ status: 403 });
    expect(await change({ email: NEW, password: ada.password })).toMatchObject({
      status: 200,
      body: { success: true, message: "Email sent" },
    });
    expect(await server.logIn({ email: NEW })).toMatchObject({ status: 401 });
    const reset = await server.resetToken();
    expect(await confirm(linkTo(NEW))).toMatchObject({ status: 200, body: { email: NEW } });
    expect(await server.call("GET", "/api/auth/me", { session })).toMatchObject({
      body: { user: { email: NEW } },
    });
    expect(await server.logIn({ email: NEW })).toMatchObject({ status: 200 });
    expect(await server.logIn()).toMatchObject({ status: 401 });
    expect(await isProven(NEW)).toBe(true);
    expect(server.mails.filter(({ to }) => to === ada.email).map(({ subject }) => subject)).toEqual([
      "Is this your address for Wigglewave?",
      "Your Wigglewave account is to have another address",
      "Reset your Wigglewave password",
      "Your Wigglewave account has another address now",
    ]);
    // A link that went to the old address opens the account no more.
    const body = { token: reset, newPassword: "Zr8?harbor" };
    expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 401 });
    await server.makeAdmin(NEW);
    const found = await server.call("GET", "/api/dashboard/users?search=countess", { session });
    expect(found).toMatchObject({ body: { users: [{ email: NEW }] } });
  });

  test("says whose account it is to be before anything is confirmed, in letters alone", async () => {
    const look = (token: string) =>
      server.call("GET", "/api/confirm_email_get_basics", { headers: { authorization: `Bearer ${token}` } });
    const made = await look(linkTo(ada.email));
    expect(confirmBasicsAnswer.parse(made.body)).toEqual({
      full_name: "Ada Byron",
      email_address: ada.email,
      email_now: null,
    });
    const names = { first_name: "Call 555-1234 now!", last_name: "at evil.example ".repeat(5).trim() };
    await server.call("PATCH", "/api/auth/me", { session, body: { ...names, school_name: "School" } });
    await change({ email: NEW, password: ada.password });
    const changed = await look(linkTo(NEW));
    expect(changed.body).toEqual({
      full_name: "Call - now at evilexample at evilexample",
      email_address: NEW,
      email_now: "a…@example.org",
    });
    await server.resetToken();
    expect(server.mails.at(-1)?.text).toContain("user=Call+-+now+at+evilexample+at+evilexample&token=");
    expect(await look("guessed")).toMatchObject(refused(401, OVER));
  });

  test("of a stranger is not filled with mails, from however many accounts and places", async () => {
    const statuses = [];
    for (let number = 0; number < 6; number += 1) {
      const email = `child-${number}@example.org`;
      const other = await server.enter({ email });
      const answer = await server.call("POST", "/api/auth/me/email", {
        session: other,
        body: { email: NEW, password: ada.password },
        from: `192.0.2.${number}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(server.mails.filter(({ to }) => to === NEW)).toHaveLength(4);
  });

  test("of a stranger is not filled by accounts with all that a plus sign makes of it either", async () => {
    const variant = (number: number) => `grace+${number}@example.org`;
    for (let number = 0; number < 45; number += 1)
      expect(await server.signUp({ email: variant(number) })).toMatchObject({ status: 201 });
    const arrived = () => server.mails.filter(({ to }) => /^grace[@+]/.test(to));
    expect(arrived()).toHaveLength(40);
    const reset = (email: string) => server.call("POST", "/api/send-email", { body: { email } });
    expect(await reset(variant(1))).toMatchObject({ status: 429 });
    // Who has shown that the mailbox is theirs is not kept from it.
    await confirm(linkTo(variant(2)));
    expect(await reset(variant(2))).toMatchObject({ status: 200 });
    expect(arrived()).toHaveLength(41);
    // Nor is anybody else, and an address that is taken counts for nothing.
    expect(await server.signUp({ email: "child@example.org" })).toMatchObject({ status: 201 });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await server.signUp({ email: "child@example.org" })).toMatchObject({ status: 409 });
    expect(linkTo("child@example.org")).not.toBe("");
  });

  test("stays where its owner chooses a new password meanwhile", async () => {
    await change({ email: NEW, password: ada.password });
    const body = { token: await server.resetToken(), newPassword: "Zr8?harbor" };
    await server.call("POST", "/api/reset-password", { body });
    expect(await confirm(linkTo(NEW))).toMatchObject(refused(401, OVER));
    expect(await server.logIn({ password: "Zr8?harbor" })).toMatchObject({ status: 200 });
  });

  test("that somebody else has is not taken from them", async () => {
    await server.signUp({ email: NEW, first_name: "Other" });
    await change({ email: NEW, password: ada.password });
    expect(await confirm(linkTo(NEW))).toMatchObject(
      refused(409, "There is already an account with this email address. Please log in."),
    );
    expect(await server.logIn()).toMatchObject({ status: 200 });
    expect(await server.logIn({ email: NEW })).toMatchObject({ body: { user: { first_name: "Other" } } });
  });

  test("is kept only as long as there is the account, and its link only as a hash", async () => {
    const rows = JSON.stringify(await server.storage.db.selectFrom("email_links").selectAll().execute());
    expect(rows).not.toContain(linkTo(ada.email));
    await server.call("DELETE", "/api/auth/me", { session, body: { password: ada.password } });
    expect(await server.storage.db.selectFrom("email_links").selectAll().execute()).toEqual([]);
    expect(await confirm(linkTo(ada.email))).toMatchObject(refused(401, OVER));
    server.clock.time += HOUR;
  });
});
