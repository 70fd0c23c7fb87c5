/** Each of these fails when the defence that it names is taken out. */
import { afterEach, describe, expect, test } from "vitest";
import { STORAGES, usePostgres } from "./support/storages.ts";
import { createTestServer, type TestServer } from "./support/test-server.ts";

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
    }
  });
});
