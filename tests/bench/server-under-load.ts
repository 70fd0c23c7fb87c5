/**
 * The real server as a program of its own while others press: how long the check of a session takes beside twelve accounts
 * that log in without a pause, and how soon a class is in beside 200 wrong log-ins at once.
 */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type ServerProcess, startServer } from "../server-process.ts";
import type { Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

const PASSWORD = "Qx7!velvet";
const ATTACKERS = 12;
const CHECKS = 300;
const PAUSE_MILLISECONDS = 10;
const CLASS = 28;
const GUESSES_AT_ONCE = 200;
/** From the audit of the server. */
const TIMES_IDLE = 5;
const CLASS_SECONDS = 30;

async function post(server: ServerProcess, path: string, from: string, body: object): Promise<Response> {
  // Kept open, it may come to its end at the moment in which it is used again.
  const headers = { "content-type": "application/json", "x-forwarded-for": from, connection: "close" };
  const response = await fetch(`${server.address}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}

async function signUp(server: ServerProcess, email: string, from: string): Promise<void> {
  const names = { first_name: "Ada", last_name: "Byron", school_name: "School", email };
  const { status } = await post(server, "/api/auth/signup", from, {
    user: { ...names, password: PASSWORD, confirm_password: PASSWORD },
  });
  if (status !== 201) throw new Error(`A sign-up answered ${status}.`);
}

function logIn(server: ServerProcess, email: string, from: string): Promise<Response> {
  return post(server, "/api/auth/login", from, { user: { email, password: PASSWORD } });
}

async function withServer<Outcome>(
  siteFolder: string,
  measure: (server: ServerProcess) => Promise<Outcome>,
): Promise<Outcome> {
  const server = await startServer({ SITE_FOLDER: siteFolder, TRUST_PROXY: "1" });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

export async function measureUnderLoad(siteFolder: string): Promise<Row[]> {
  return [
    ...(await withServer(siteFolder, measureChecks)),
    await withServer(siteFolder, (server) => measureClass(server)),
  ];
}

async function measureChecks(server: ServerProcess): Promise<Row[]> {
  const accounts = Array.from({ length: ATTACKERS + 1 }, (_, number) => ({
    email: `child-${number}@example.org`,
    from: `192.0.2.${number + 1}`,
  }));
  for (const { email, from } of accounts) await signUp(server, email, from);
  const { headers: given } = await logIn(server, "child-0@example.org", "192.0.2.1");
  const headers = {
    authorization: given.get("authorization") ?? "",
    cookie: given.get("set-cookie")?.split(";")[0] ?? "",
  };
  const checks = async () => {
    const times: number[] = [];
    for (let count = 0; count < CHECKS; count += 1) {
      const begun = performance.now();
      const response = await fetch(`${server.address}/api/auth/me`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A check answered ${response.status}.`);
      times.push(performance.now() - begun);
      await setTimeout(PAUSE_MILLISECONDS);
    }
    return times;
  };

  await checks();
  const idle = await checks();
  const over = new AbortController();
  let logIns = 0;
  const attack = accounts.slice(1).map(async ({ email, from }) => {
    while (!over.signal.aborted) {
      if ((await logIn(server, email, from)).status !== 200) return;
      logIns += 1;
    }
  });
  const loaded = await checks();
  over.abort();
  await Promise.all(attack);
  const figures = (times: readonly number[]) =>
    `${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 95).toFixed(1)}`;
  return [
    {
      what: "a session checked while twelve accounts log in, beside idle",
      figure: median(loaded) / median(idle),
      unit: "times",
      bound: TIMES_IDLE,
      note: `${figures(loaded)}, beside ${figures(idle)}; ${logIns} log-ins meanwhile`,
    },
  ];
}

async function measureClass(server: ServerProcess): Promise<Row> {
  const school = "192.0.2.1";
  for (let number = 0; number < CLASS; number += 1)
    await signUp(server, `child-${number}@example.org`, school);
  const over = new AbortController();
  const mistyped: Response[] = [];
  const mistype = async () => {
    while (!over.signal.aborted) {
      mistyped.push(await logIn(server, `mistyped-${randomUUID()}@example.org`, school));
    }
  };
  const guessing = Array.from({ length: GUESSES_AT_ONCE }, mistype);
  // By then the line is as long as it gets.
  while (mistyped.length < GUESSES_AT_ONCE) await setTimeout(PAUSE_MILLISECONDS);
  const begun = performance.now();
  const pupils = Array.from({ length: CLASS }, async (_, number) => {
    for (;;) {
      const { status, headers } = await logIn(server, `child-${number}@example.org`, school);
      if (status === 200) return;
      await setTimeout(1000 * Number(headers.get("retry-after") ?? 1));
    }
  });
  await Promise.all(pupils);
  const seconds = (performance.now() - begun) / 1000;
  over.abort();
  await Promise.all(guessing);
  return {
    what: "a class of 28 behind one address logs in, beside 200 wrong log-ins at once without a pause",
    figure: seconds,
    unit: "s",
    bound: CLASS_SECONDS,
  };
}
