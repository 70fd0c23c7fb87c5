/** Each of these fails when the defence that it names is taken out. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MINUTE, SECOND } from "../../../server/now.ts";
import { ada, createTestServer, type TestServer } from "./support/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

describe("finding out who has an account", () => {
  test("is not possible by the work of a log-in", async () => {
    await server.signUp();
    const workOf = async (user: { email?: string }) => {
      server.argon2Calls.length = 0;
      await server.logIn({ ...user, password: "wrong-one!" });
      return [...server.argon2Calls];
    };
    expect(await workOf({})).toEqual(["verify"]);
    expect(await workOf({ email: "nobody@example.org" })).toEqual(["verify"]);
  });

  test("is not possible by the work of a log-in without a password to compare with", async () => {
    const headers = { authorization: `Bearer ${await server.credential()}` };
    const body = { email: "grace@example.org", name: "Grace", school: "School" };
    await server.call("POST", "/api/db/update_user_school", { headers, body });
    server.argon2Calls.length = 0;
    expect(await server.logIn({ email: "grace@example.org" })).toMatchObject({ status: 401 });
    expect(server.argon2Calls).toEqual(["verify"]);
  });

  test("is not possible by the work of a sign-up", async () => {
    server.argon2Calls.length = 0;
    await server.signUp();
    await server.signUp();
    expect(server.argon2Calls).toEqual(["hash", "hash"]);
  });

  test("is not possible by the limit: an unknown account is limited like a known one", async () => {
    const statuses = [];
    for (let tries = 0; tries < 9; tries += 1) {
      statuses.push((await server.logIn({ email: "nobody@example.org" })).status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429]);
  });

  test("is limited hard where the answer tells it", async () => {
    const statuses = [];
    for (let tries = 0; tries < 22; tries += 1) {
      const body = { email: `nobody-${tries}@example.org` };
      statuses.push((await server.call("POST", "/api/send-email", { body })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429, 429]);
  });
});

test("making accounts without end is stopped at one address", async () => {
  const statuses = [];
  for (let number = 0; number < 62; number += 1) {
    statuses.push((await server.signUp({ email: `child-${number}@example.org` })).status);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(201), 429, 429]);
});

test("mails to many people are stopped at one address", async () => {
  const statuses = [];
  for (let number = 0; number < 42; number += 1) {
    const email = `child-${number}@example.org`;
    await server.signUp({ email });
    statuses.push((await server.call("POST", "/api/send-email", { body: { email } })).status);
  }
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429, 429]);
});

describe("guessing passwords", () => {
  const guess = (number: number, from: string, email = ada.email) =>
    server.logIn({ email, password: `wrong-${number}!` }, { from });
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((one) => one === status).length;

  test("of one account is stopped at one address", async () => {
    await server.signUp();
    const answers = [];
    for (let tries = 0; tries < 20; tries += 1) answers.push((await guess(tries, "192.0.2.9")).status);
    expect(count(answers, 401)).toBe(8);
    expect(await server.logIn({}, { from: "192.0.2.10" })).toMatchObject({ status: 200 });
  });

  test("of one account is stopped at many addresses", async () => {
    await server.signUp();
    const answers = [];
    for (let tries = 0; tries < 60; tries += 1)
      answers.push((await guess(tries, `198.51.100.${tries}`)).status);
    expect(count(answers, 401)).toBe(50);
  });

  test("of Google's credentials is stopped at one address", async () => {
    const headers = { authorization: "Bearer not.a.credential" };
    const path = "/api/db/get_user?email=grace@example.org";
    const answers = [];
    for (let tries = 0; tries < 125; tries += 1) {
      answers.push((await server.call("GET", path, { headers })).status);
    }
    expect(answers).toEqual([...Array<number>(120).fill(401), ...Array<number>(5).fill(429)]);
  });

  test("of reset links is stopped at one address, by whichever call they are tried", async () => {
    const ask = async () => {
      const headers = { authorization: "Bearer guessed" };
      return (await server.call("GET", "/api/reset_password_get_user_basics", { headers })).status;
    };
    const reset = async () => {
      const body = { token: "guessed", newPassword: "Zr8?harbor" };
      return (await server.call("POST", "/api/reset-password", { body })).status;
    };
    const answers = [];
    for (let tries = 0; tries < 30; tries += 1) answers.push(await ask(), await reset());
    expect(count(answers, 401)).toBe(60);
    expect([await ask(), await reset()]).toEqual([429, 429]);
  });

  test("all at once is stopped as well", async () => {
    await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, tries) => (await guess(tries, "192.0.2.9")).status),
    );
    expect(count(answers, 401)).toBe(8);
  });

  test("is not helped by a made-up forwarded header, nor by the addresses of one network", async () => {
    await server.signUp();
    const answers = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${tries}` };
      const from = `2001:db8:0:1::${tries + 1}`;
      answers.push((await server.logIn({ password: "wrong-one!" }, { headers, from })).status);
    }
    expect(count(answers, 401)).toBe(8);
  });

  test("behind a trusted proxy counts by what the proxy has written", async () => {
    const behind = await createTestServer({ trustedProxies: 1 });
    await behind.signUp();
    const tryFrom = async (forwarded: string) =>
      (await behind.logIn({ password: "wrong-one!" }, { headers: { "x-forwarded-for": forwarded } })).status;
    const answers = [];
    for (let tries = 0; tries < 20; tries += 1) {
      answers.push(await tryFrom(`203.0.113.${tries}, 192.0.2.50:${40_000 + tries}`));
    }
    expect(count(answers, 401)).toBe(8);
    expect(await tryFrom("192.0.2.51")).toBe(401);
    await behind.close();
  });

  test("by one pupil, two hundred at once and without a pause, lets the class beside in", async () => {
    const children = Array.from({ length: 28 }, (_, number) => ({ email: `child-${number}@example.org` }));
    for (const child of children) await server.signUp(child);
    const over = new AbortController();
    let wrong = 0;
    const pupil = async () => {
      while (!over.signal.aborted) {
        wrong += 1;
        expect(await server.logIn({ email: `guessed-${wrong}@example.org` })).toMatchObject({ status: 401 });
      }
    };
    const guessing = Array.from({ length: 200 }, pupil);
    await expect.poll(() => wrong).toBeGreaterThan(400);
    const begun = wrong;
    const answers = await Promise.all(children.map((child) => server.logIn(child)));
    const waitedFor = wrong - begun;
    over.abort();
    await Promise.all(guessing);
    expect(answers.map(({ status }) => status)).toEqual(children.map(() => 200));
    // What stood before them, and what came while their own were looked at: no more than two rounds.
    expect(waitedFor).toBeLessThan(500);
    const text = await (await server.metrics.app.request("/metrics")).text();
    expect(text).toMatch(new RegExp(`^logins_failed_total ${wrong}$`, "m"));
  });

  test("by mistake at the reset of a password costs a neighbour a minute, and none of the own mails", async () => {
    await server.signUp();
    const send = async (email: string) =>
      (await server.call("POST", "/api/send-email", { body: { email } })).status;
    for (let tries = 0; tries < 20; tries += 1) await send(`mistyped-${tries}@example.org`);
    for (let tries = 0; tries < 5; tries += 1) expect(await send(ada.email)).toBe(429);
    server.clock.time += MINUTE;
    expect([await send(ada.email), await send(ada.email), await send(ada.email)]).toEqual([200, 200, 200]);
  });

  test("is not what a class does that shares one account, all at the same moment", async () => {
    await server.signUp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.logIn()));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
  });

  test("lets a class in while two of it mistype all day", async () => {
    const children = Array.from({ length: 30 }, (_, number) => ({ email: `child-${number}@example.org` }));
    for (const child of children) await server.signUp(child);
    const [one, other, ...rest] = children;
    for (let minutes = 0; minutes < 240; minutes += 2) {
      for (const child of [one, other, one, other]) await server.logIn({ ...child, password: "Qx7!velvte" });
      server.clock.time += 2 * MINUTE;
    }
    const answers = await Promise.all(rest.map((child) => server.logIn(child)));
    expect(answers.map(({ status }) => status)).toEqual(rest.map(() => 200));
  });

  test("with the right one over and over ends, too: each log-in costs work", async () => {
    await server.signUp();
    const statuses = [];
    for (let tries = 0; tries < 62; tries += 1) statuses.push((await server.logIn()).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
    server.clock.time += 10 * SECOND;
    expect(await server.logIn()).toMatchObject({ status: 200 });
  });

  test("does not shut out a class of 30 behind one address, each with a slip of the finger", async () => {
    const children = Array.from({ length: 30 }, (_, number) => ({ email: `child-${number}@example.org` }));
    for (const child of children) expect(await server.signUp(child)).toMatchObject({ status: 201 });
    const lesson = async () =>
      Promise.all(
        children.map(async (child) => {
          const slip = await server.logIn({ ...child, password: "Qx7!velvte" });
          const devices = [await server.logIn(child), await server.logIn(child), await server.logIn(child)];
          return [slip.status, ...devices.map(({ status }) => status)];
        }),
      );
    for (let lessons = 0; lessons < 3; lessons += 1) {
      expect(await lesson()).toEqual(children.map(() => [401, 200, 200, 200]));
      // Not all mistakes of the lessons before still count.
      server.clock.time += 15 * 60_000;
    }
  });
});
