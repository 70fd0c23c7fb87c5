/** Each of these fails when the defence that it names is taken out. */
import { afterEach, describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "../../../server/now.ts";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

const place = usePostgres();

let server: TestServer;
afterEach(() => server.close());

describe.each(STORAGES)("on %s", (storage) => {
  test("many uses of one reset link at the same moment succeed exactly once", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    await server.signUp();
    const token = await server.resetToken();
    const passwords = Array.from({ length: 8 }, (_, number) => `Zr8?harbor${number}`);
    const answers = await Promise.all(
      passwords.map((newPassword) =>
        server.call("POST", "/api/reset-password", { body: { token, newPassword } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(7).fill(401),
    ]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect(await server.logIn({ password: winner })).toMatchObject({ status: 200 });
  });

  test("log-ins with the old password while it is reset leave no session behind", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    await server.signUp();
    let password = ada.password;
    for (let round = 0; round < 20; round += 1) {
      // The limit of mails has nothing to do with it.
      server.clock.time += HOUR;
      const token = await server.resetToken();
      const newPassword = `Zr8?harbor${round}`;
      const attack = Array.from({ length: 8 }, (_, number) =>
        server.logIn({ password }, { from: `198.51.100.${number}` }),
      );
      const reset = server.call("POST", "/api/reset-password", {
        body: { token, newPassword },
      });
      expect((await reset).status).toBe(200);
      await Promise.all(attack);
      expect(await server.storage.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
      password = newPassword;
    }
  });

  test("a log-in while the account is deleted is refused, and fails not", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    for (let round = 0; round < 10; round += 1) {
      const session = await server.enter();
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () => server.logIn()),
        server.call("DELETE", "/api/auth/me", { session, body: { password: ada.password } }),
      ]);
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401),
      ).toEqual([]);
      server.clock.time += HOUR;
    }
  });

  test("a reset and a deletion: only one of them is told that it was done", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    for (let round = 0; round < 6; round += 1) {
      const session = await server.enter();
      const token = await server.resetToken();
      const answers = await Promise.all([
        server.call("POST", "/api/reset-password", { body: { token, newPassword: "Zr8?harbor" } }),
        server.call("DELETE", "/api/auth/me", { session, body: { password: ada.password } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await server.storage.db.deleteFrom("users").execute();
      server.clock.time += HOUR;
    }
  });

  test("many sign-ups with one address at the same moment make one account", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.signUp()));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ]);
  });

  test("right log-ins of one account at the same moment all succeed", async () => {
    server = await createTestServer({ databaseUrl: await place(storage) });
    await server.signUp();
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => server.logIn()));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(7).fill(200));
      server.clock.time += 10 * MINUTE;
    }
  });
});
